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

sham-battle-lesson-aim = Biete, was deine Kombinationen und deine Stiche zusammen zählen werden, und halte dein Wort.
sham-battle-lesson-hand-1 = Biete in Zehnern, ab 50, oder passe. Wer gepasst hat, darf später wieder einsteigen.
sham-battle-lesson-hand-2 = Wer am höchsten bietet, bestimmt das Land an der Macht und legt Kombinationen aus, danach auch der Partner.
sham-battle-lesson-hand-3 = Dann geht es um zwölf Stiche. Bediene das ausgespielte Land, wenn du kannst. Das Land an der Macht sticht alle anderen.
sham-battle-lesson-watch-1 = Wer unter dem Gebot bleibt, verliert es ganz, egal was auf dem Tisch und in den Stichen liegt.
sham-battle-lesson-watch-2 = Eine Flagge zählt 15, Anleihe, Armee und Flugzeug je 10, der Rest 5. Alle Karten zusammen bringen 440.
sham-battle-lesson-step-aim = Dein Partner sitzt dir gegenüber. Bietet, wie viele Punkte ihr macht, und macht sie dann auch.
sham-battle-lesson-step-bid = Biete in Zehnern oder passe. Schon die Karten zählen 440, die Kombinationen kommen obendrauf.
sham-battle-lesson-step-won = Das höchste Gebot gilt. Diese Seite muss es schaffen, sonst verliert sie das ganze Gebot.
sham-battle-lesson-step-named = Wer das Gebot hat, bestimmt das Land an der Macht. Seine Karten stechen alle anderen.
sham-battle-lesson-step-laid = Eine Kombination! Die Seite mit dem Gebot zeigt sie vor dem ersten Stich, und sie zählt sofort.
sham-battle-lesson-step-follow = Jetzt kommen zwölf Stiche. Bediene das ausgespielte Land, wenn du kannst.
sham-battle-lesson-step-count = Kombinationen und gewonnene Karten zählen zusammen. Eine Flagge bringt 15, die anderen Karten 10 oder 5.

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
