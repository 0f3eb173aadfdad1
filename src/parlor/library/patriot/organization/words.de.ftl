# Organization.

organization-discards = { $seat }: legt eine Karte verdeckt weg
    .you = Du legst eine Karte verdeckt weg
    .named = { $seat } legt eine Karte verdeckt weg
organization-partner = { $seat } hat die gerufene Karte { $card } gespielt und ist der Partner
    .you = Du hast die gerufene Karte { $card } gespielt und bist der Partner
organization-does-name = { $word ->
    [A] { $seat } nennt als Trumpf die Amerikaner
    [B] { $seat } nennt als Trumpf die Briten
    [F] { $seat } nennt als Trumpf die Franzosen
   *[I] { $seat } nennt als Trumpf die Italiener
 }
    .you = { $word ->
    [A] Du nennst als Trumpf die Amerikaner
    [B] Du nennst als Trumpf die Briten
    [F] Du nennst als Trumpf die Franzosen
   *[I] Du nennst als Trumpf die Italiener
 }

## The count

organization-made = { $by } hat das Gebot von { $number } geschafft
    .you = Du hast dein Gebot von { $number } geschafft
organization-missed = { $by } hat das Gebot von { $number } verfehlt
    .you = Du hast dein Gebot von { $number } verfehlt
organization-bid-and-took = { $number } geboten, { $other } gemacht
organization-partner-missed = Partner bei einem verfehlten Gebot
organization-units = gemachte Einheiten

## Refusals

organization-only-so-many = Es gibt nur { $number } Einheiten zu holen
organization-both-copies = Du hast { $card } zweimal: Sonst kann niemand die Karte haben
organization-reserve-first = Nimm erst die Reserve, oder passe und lass sie liegen
organization-discard-first = Leg erst Karten weg für die Reserve, die du genommen hast: noch { $number }
organization-call-first = Ruf erst eine Karte für deinen Partner
# The same, said to a player who bids.
organization-no-bid-reserve = Das Bieten ist vorbei: Nimm erst die Reserve, oder passe und lass sie liegen
organization-no-bid-discard = Das Bieten ist vorbei: Leg erst Karten weg für die Reserve, die du genommen hast, noch { $number }
organization-no-bid-call = Das Bieten ist vorbei: Ruf erst eine Karte für deinen Partner

## The goal

organization-goal-bidding = Biete, wie viele der { $tricks } Stiche du machst
organization-goal = Mach Stiche, damit { $seat } nicht auf { $number } kommt
    .you = { $number ->
        [one] Mach 1 Stich: Das ist dein Gebot
       *[other] Mach { $number } Stiche: Das ist dein Gebot
    }
organization-goal-partner = { $number ->
    [one] Mach zusammen mit { $seat } 1 Stich: Ihr seid Partner
   *[other] Mach zusammen mit { $seat } { $number } Stiche: Ihr seid Partner
 }

## What one is asked to do, and what it means

organization-ask-country = bestimme das Land, das alle anderen sticht
organization-ask-call = ruf eine Karte; wer sie hat, ist dein Partner
organization-ask-take = nimm die drei Karten der Reserve oder spiel ohne sie
organization-ask-discard = { $number ->
    [one] leg noch eine Karte weg
   *[other] leg { $number } Karten weg
 }

## The lesson

organization-lesson-step-took = Ein Stich für eure Seite. Eure Stiche zählen zusammen.
organization-lesson-step-count = Wer das Gebot schafft, bekommt jeden Stich gutgeschrieben. Sonst ist das ganze Gebot verloren.

## Was vor dem Geben ausgemacht wird

organization-option-target = Einheiten, mit denen die Partie endet
