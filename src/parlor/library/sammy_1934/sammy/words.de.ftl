sammy-places-changed = Plätze tauschen: Im Uhrzeigersinn sitzen jetzt { $seats }
sammy-declarant = { $seat } ist Alleinspieler mit { $bid }
    .you = Du bist Alleinspieler mit { $bid }
sammy-dummy = { $seat } ist Strohmann und deckt das Blatt auf: { $cards }
    .you = Du bist Strohmann und deckst dein Blatt auf: { $cards }

## The count

sammy-kept = Gebot von { $number } gehalten, mit { $other ->
    [one] 1 Stich
   *[other] { $other } Stichen
 }
sammy-over = { $number ->
    [one] 1 Stich mehr als geboten
   *[other] { $number } Stiche mehr als geboten
 }
sammy-short = { $number ->
    [one] den Gegnern fehlt 1 Stich zum Gebot von { $other }
   *[other] den Gegnern fehlen { $number } Stiche zum Gebot von { $other }
 }
sammy-bonus = Bonus
sammy-doubled = Bonus verdoppelt
sammy-presidents = { $number ->
    [one] einen der vier Präsidenten geholt
   *[other] { $number } der vier Präsidenten geholt
 }
sammy-honours = { $number ->
    [one] eine der vier Spitzenkarten geholt
   *[other] { $number } der vier Spitzenkarten geholt
 }

## Refusals

sammy-raise = Wer erhöht, muss mehr Stiche bieten: Das letzte Gebot ist { $bid }
sammy-no-bid-for-bonus = Es gibt noch kein Gebot, auf das du einen Bonus setzen könntest
sammy-bonus-on-own-bid = Auf das Gebot der eigenen Seite kannst du keinen Bonus setzen
sammy-bonus-placed-already = Auf diesem Gebot steht schon ein Bonus
sammy-no-bonus-to-double = Auf dem Gebot deiner Seite steht kein Bonus, den du verdoppeln könntest
sammy-doubled-already = Der Bonus auf dem Gebot deiner Seite ist schon verdoppelt
sammy-bidding-not-over = Das Bieten ist noch nicht vorbei
sammy-silent-partner = Du bist der Strohmann: Der Alleinspieler spielt deine Karten
sammy-follow-suit = Du musst { $suit } bedienen: Du hast { $cards }
sammy-dummy-follows = Auch der Strohmann muss { $suit } bedienen: Er hat { $cards }
sammy-dummy-lacks = Der Strohmann ist dran, und er hat { $card } nicht
sammy-follow-border = Du musst mit einem Nachbarstaat von { $led } bedienen: Du hast { $cards }

## The goal

sammy-goal-bidding = Biete, wie viele der 14 Stiche deine Seite macht
sammy-goal = { $number ->
    [one] Sorg dafür, dass { $seat } keinen Stich macht
   *[other] Sorg dafür, dass { $seat } keine { $number } Stiche macht
 }
    .you = Mach mit deinem Partner mindestens { $number } der 14 Stiche
sammy-goal-partner = Mach zusammen mit { $seat } mindestens { $number } der 14 Stiche
sammy-tally = { $number ->
    [one] 1 Präsident
   *[other] { $number } Präsidenten
 }

## What one is asked to do, and what it means

sammy-means-bonus = 50 Punkte mehr für die Seite, die diese Runde gewinnt: für euch, wenn die anderen ihr Gebot verfehlen, für sie, wenn sie es schaffen.
sammy-means-double = Insgesamt 100 Punkte mehr für die Seite, die diese Runde gewinnt: für euch, wenn ihr euer Gebot schafft, für die anderen, wenn nicht.

## The lesson

sammy-lesson-step-trumps = Das Bieten ist vorbei, der Trumpf steht fest. Uncle Sam ist in jeder Farbe die höchste Karte.
sammy-lesson-step-count = Ein gehaltenes Gebot zählt, jeder Stich zu wenig kostet 25, jeder Präsident bringt 25.

## Was vor dem Geben ausgemacht wird

sammy-option-play = Gestochen wird
    .suits = nach Farben, mit Strohmann
    .borders = nach Nachbarstaaten
sammy-option-partners = Partner
    .fixed = vier Runden lang dieselben
    .changing = nach je vier Runden neue, zwölf Runden

## The leaflet

sammy-does-bid = { $seat } bietet { $word } Stiche { $place ->
    [nt] ohne Trumpf
    [red] mit Rot als Trumpf
    [blue] mit Blau als Trumpf
    [stars] mit Sternen als Trumpf
   *[other] mit Streifen als Trumpf
 }
    .you = Du bietest { $word } Stiche { $place ->
    [nt] ohne Trumpf
    [red] mit Rot als Trumpf
    [blue] mit Blau als Trumpf
    [stars] mit Sternen als Trumpf
   *[other] mit Streifen als Trumpf
 }
sammy-does-bonus = { $seat } setzt einen Bonus auf das Gebot
    .you = Du setzt einen Bonus auf das Gebot
sammy-does-double = { $seat } verdoppelt den Bonus
    .you = Du verdoppelst den Bonus
# Eine Karte mit Staat, Wert und Farbe.
sammy-leaflet-card = { $name } ({ $suit }, { $number ->
    [11] Marine
    [12] Krankenschwester
    [13] Präsident
    [14] Uncle Sam
   *[other] { $number }
 })

## Ein Gebot in einem Satz, nach seiner Zahl: 8 in Blau

bid-red = in Rot
bid-blue = in Blau
bid-stars = in Sternen
bid-stripes = in Streifen
bid-nt = ohne Trumpf
