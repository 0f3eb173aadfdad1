# Sham Battle.

## The count

sham-battle-kept = { $by } hat das Gebot von { $number } gehalten
    .you = Du hast dein Gebot von { $number } gehalten
sham-battle-failed = { $number } geboten und nur { $other } erreicht

## Refusals

sham-battle-bids = Geboten wird in Zehnern, mindestens 50 und höchstens 1.000
sham-battle-declare = Jetzt wird ausgelegt: Leg eine Kombination aus oder passe
# The same, said to a player who bids.
sham-battle-no-bid-declare = Das Bieten ist vorbei, jetzt wird ausgelegt: Leg eine Kombination aus oder passe

## The goal

sham-battle-goal-bidding = Biete, was deine Kombinationen und Stiche zählen werden
sham-battle-goal = Hol dir Karten, damit { $seat } nicht auf { $number } kommt
    .you = Komm mit Kombinationen und gewonnenen Karten auf mindestens { $number }
sham-battle-goal-partner = Komm zusammen mit { $seat } auf { $number }: Kombinationen und gewonnene Karten
sham-battle-tally-of = { $number } von { $other }

## What one is asked to do, and what it means

sham-battle-ask-country = bestimme das Land an der Macht, das alle anderen sticht
sham-battle-ask-lay = leg Kombinationen aus, die Punkte bringen, und passe dann
sham-battle-ask-nothing = passe; du hast nichts mehr auszulegen
sham-battle-means-pass = Du legst in dieser Runde keine Kombination mehr aus.

## The lesson

sham-battle-lesson-step-count = Kombinationen und Karten zählen zusammen. Eine Flagge bringt 15, der Rest 10 oder 5.

## Was vor dem Geben ausgemacht wird

sham-battle-option-partners = Vier spielen als Partner

## The leaflet

sham-battle-does-name =
    { $seat } bringt { $word ->
        [A] die Amerikaner
        [B] die Briten
        [F] die Franzosen
       *[I] die Italiener
    } an die Macht
    .you =
    Du bringst { $word ->
        [A] die Amerikaner
        [B] die Briten
        [F] die Franzosen
       *[I] die Italiener
    } an die Macht
