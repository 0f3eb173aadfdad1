# SAM.

sam-pay-off-card = { $seat } hat { $card } oben auf dem Zahlstapel
    .you = Du hast { $card } oben auf dem Zahlstapel
sam-cuts = { $seat } hebt ab: { $card }
    .you = Du hebst ab: { $card }
sam-begins = { $seat } fängt an
    .you = Du fängst an
sam-draws =
    { $number ->
        [one] { $seat } zieht eine Karte
       *[other] { $seat } zieht { $number } Karten
    }
    .you = Du ziehst { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    }
sam-turns-up = { $seat } deckt auf dem Zahlstapel { $card } auf
    .you = Du deckst auf dem Zahlstapel { $card } auf
sam-pay-off-empty = Der Zahlstapel von { $seat } ist leer
    .you = Dein Zahlstapel ist leer
sam-pile-complete = Mittelstapel { $number } ist fertig und kommt weg
sam-pile-taken = Mittelstapel { $number } wird weggenommen
sam-new-stock =
    { $number ->
        [one] Eine Karte wird der neue Stapel
       *[other] { $number } Karten werden gemischt und sind der neue Stapel
    }
sam-turned-under =
    { $number ->
        [one] { $seat } schiebt eine abgelegte Karte unter den Zahlstapel; oben liegt { $card }
       *[other] { $seat } schiebt { $number } abgelegte Karten unter den Zahlstapel; oben liegt { $card }
    }
    .you = Du schiebst { $number ->
        [one] eine abgelegte Karte
       *[other] { $number } abgelegte Karten
    } unter den Zahlstapel; oben liegt { $card }
sam-turn-limit = Nach { $number } Zügen ist Schluss
sam-nothing-to-draw = Es ist keine Karte mehr zum Ziehen da: Die Partie ist aus

## The count

sam-won = Zug mit leerem Zahlstapel beendet
sam-fewest = am Schluss die wenigsten Karten im Zahlstapel: { $number }

## Refusals. $rank and $top are cards of a rank, such as eine 7

sam-end-with-discard = Dein Zug endet erst, wenn du eine Karte von der Hand ablegst
sam-discard-not-held = Du hast { $card } nicht: Zum Schluss legst du eine Karte von der Hand ab
sam-discard-too-high = { $card } kannst du nicht ablegen: Obenauf liegt { $top }, da ist { $rank } zu hoch, und du hast noch { $cards }
sam-top-of-pay-off = Von deinem Zahlstapel darfst du nur die oberste Karte spielen, und das ist nicht { $card }
sam-top-of-discards = Von deinem Ablagestapel darfst du nur die oberste Karte spielen, und das ist nicht { $card }
sam-ace-or-king = Ein Mittelstapel fängt nur mit einem Ass oder einem König an
# $zone is the name of a pile, such as centre2.
sam-no-pile = Diesen Stapel gibt es nicht ({ $zone }): Ein neuer fängt mit einem Ass oder einem König an
sam-due = { $card } passt nicht: Als Nächstes kommt { $rank } oder ein König ({ $zone })

## A card of a rank

sam-rank-1 = ein Ass
sam-rank-2 = eine 2
sam-rank-3 = eine 3
sam-rank-4 = eine 4
sam-rank-5 = eine 5
sam-rank-6 = eine 6
sam-rank-7 = eine 7
sam-rank-8 = eine 8
sam-rank-9 = eine 9
sam-rank-10 = eine 10
sam-rank-11 = ein Bube
sam-rank-12 = eine Dame
sam-rank-13 = ein König

## The goal

sam-goal = Werde zuerst deinen Zahlstapel los
sam-tally = { $number } im Zahlstapel

## What one is asked to do, and what it means

sam-ask = spiel in die Mitte; mit dem Ablegen endet dein Zug

## The lesson

sam-lesson-step-payoff = Eine weniger im Zahlstapel, und die nächste liegt offen. Bau in der Mitte auf sie zu.
sam-lesson-step-count = Ist dein Zahlstapel am Ende deines Zuges leer, hast du gewonnen.

## Was vor dem Geben ausgemacht wird

sam-option-payoff = Karten in jedem Zahlstapel
sam-option-packs = Kartenspiele, zusammengemischt
    .auto = so viele wie nötig

## The leaflet

sam-place-payoff = Zahlstapel
sam-place-complete = Fertige Stapel
sam-does-move = { $seat } spielt { LIST($cards, type: "and") }{ $source ->
    [payoff] {" "}vom Zahlstapel
    [discard] {" "}vom Ablagestapel
   *[other] {""}
 }
    .you = Du spielst { LIST($cards, type: "and") }{ $source ->
    [payoff] {" "}von deinem Zahlstapel
    [discard] {" "}von deinem Ablagestapel
   *[other] {""}
 }
