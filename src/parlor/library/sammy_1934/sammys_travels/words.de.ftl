sammys-travels-turned-over = { $seat } dreht den Stapel um
    .you = Du drehst den Stapel um
sammys-travels-turns-up = { $seat } deckt { $card } auf
    .you = Du deckst { $card } auf
sammys-travels-over = Die Reise von { $seat } ist nach { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    } zu Ende
    .you = Deine Reise ist nach { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    } zu Ende

## The count

sammys-travels-journey = eine Reise mit { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
 }, { $other } aufgedeckt
sammys-travels-transferred = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
 } auf die Reise gebracht, { $other } aufgedeckt

## How far it has come, and what its points are

sammys-travels-reached = { $number } von { $other } Staaten besucht
sammys-travels-scored =
    { $number ->
        [one] 1 Staat
       *[other] { $number } Staaten
    }

## Refusals

sammys-travels-no-border = { $state } grenzt nicht an { $top }, wo du gerade bist
sammys-travels-no-border-of-road = { $zone } steht bei { $top }, und { $state } grenzt nicht daran
sammys-travels-top-of-pile = Nur die oberste Karte deines Stapels darf auf die Reise
sammys-travels-other-starts = Du bist nicht dran: { $seat } wählt die erste Karte
sammys-travels-journey-over = Du bist nicht dran: Deine Reise ist zu Ende
sammys-travels-start-chosen = Die erste Karte ist schon gewählt
sammys-travels-start-first = Wähle zuerst die Karte, mit der die Reise anfängt
sammys-travels-not-in-game = { $card } spielt hier nicht mit: Wähle einen Bundesstaat oder D. C.
sammys-travels-ten-times-through = Zehnmal durch den Stapel, ohne weiterzureisen: Jetzt musst du eine Karte anlegen
sammys-travels-transfer-first = { $state } grenzt an { $top }: Leg erst diese Karte an
sammys-travels-not-your-journey = Das ist nicht deine Reise
sammys-travels-turned-already = Du hast in diesem Zug schon eine Karte aufgedeckt: Leg sie an oder passe
sammys-travels-turn-first = Deck erst eine Karte auf

## The goal

sammys-travels-goal = Reise durch so viele Staaten, wie du kannst
sammys-travels-goal-shared = Bring mehr Karten auf die Reise als dein Gegner
sammys-travels-tally = { $number } von { $other } Staaten
sammys-travels-tally-shared = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
 } angelegt

## What one is asked to do, and what it means

sammys-travels-ask-start = wähle den Staat, in dem die Reise anfängt
sammys-travels-ask = reise weiter, wenn deine Karte an den letzten Staat grenzt, oder deck die nächste auf

## The lesson

sammys-travels-lesson-step-start = Fang an, wo du willst. Maine hat nur einen Nachbarn und taugt deshalb gut als Start.
sammys-travels-lesson-step-border = Dieser Staat liegt gleich nebenan. Reise hin, oder warte, wenn er in eine Sackgasse führt.

## The leaflet

sammys-travels-place-stock = Stapel
sammys-travels-place-pile = Aufgedeckt
sammys-travels-place-travel = Deine Reise
sammys-travels-does-play = { $seat } startet in { LIST($cards, type: "and") }
    .you = Du startest in { LIST($cards, type: "and") }
sammys-travels-does-move = { $seat } reist nach { LIST($cards, type: "and") }
    .you = Du reist nach { LIST($cards, type: "and") }

## Was vor dem Geben ausgemacht wird

sammys-travels-option-packs = Zu zweit
    .separate = hat jeder ein Kartenspiel und eine Reise
    .shared = teilt ihr ein Kartenspiel und zwei Reisen
sammys-travels-option-transfer = Eine Karte, die an das Ende einer Reise grenzt
    .may = darf warten
    .must = muss dorthin
