# Mobilization No. 2.

mobilization-2-turned = { $card } kommt offen auf den Ablagestapel

## The count

mobilization-2-mobilized = { $number ->
    [one] 1 Karte mobilisiert
   *[other] { $number } Karten mobilisiert
 }

## How far it has come, and what its points are

mobilization-2-reached = { $number } von { $other } Karten mobilisiert
mobilization-2-scored =
    { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    }

## Refusals

mobilization-2-flag-starts = Nur mit einer Flagge fängst du einen neuen Stapel an
mobilization-2-flag-stays = Unter dieser Flagge liegt nichts: Sie hat schon ihren eigenen Stapel
mobilization-2-next-lower = { $card } ist nicht um eins niedriger: { $zone } endet mit { $top }
# $country is the name of a country as its people in the plural, such as Briten.
mobilization-2-next-of-set = { $card } ist noch nicht dran: Ein Satz { $country } steigt vom Schlachtschiff bis zur Flagge
mobilization-2-one-set-first = Erst muss der eine Satz voll sein, dann fängst du den nächsten an
mobilization-2-stock-empty = Der verdeckte Stapel ist leer, und einen zweiten Durchgang gibt es nicht
mobilization-2-top-of-discard = Vom Ablagestapel darf nur die oberste Karte weg, und das ist nicht { $card }
mobilization-2-not-there = { $zone }: { $card } liegt dort nicht offen
mobilization-2-top-of-pile = Mobilisieren kannst du nur die oberste Karte eines Stapels, und das ist nicht { $card }
mobilization-2-all-together = Die offenen Karten eines Stapels wandern alle zusammen, von der untersten an
mobilization-2-onto-itself = Ein Stapel kann nicht auf sich selbst wandern

## The goal

mobilization-2-goal = Mobilisiere alle 48 Karten, vom Schlachtschiff bis zur Flagge
mobilization-2-tally = { $number } von 48 mobilisiert

## What one is asked to do, and what it means

mobilization-2-ask = bau an einem Satz weiter, verschieb einen Stapel oder deck eine Karte auf

## The lesson

mobilization-2-lesson-step-turned = Die verdeckte Karte darunter kommt ans Licht. Genau das willst du!
mobilization-2-lesson-step-count = Jede Karte, die draußen ist, ist ein Punkt. Alle 48, und die Patience ist aufgegangen.

## Was vor dem Geben ausgemacht wird

mobilization-2-option-sets = Die beiden Sätze eines Landes
    .one = einer nach dem anderen
    .both = beide zugleich

## Die Spielanleitung

mobilization-2-zone-pile1 = Stapel 1
mobilization-2-zone-pile2 = Stapel 2
mobilization-2-zone-pile3 = Stapel 3
mobilization-2-zone-pile4 = Stapel 4
mobilization-2-zone-pile5 = Stapel 5
mobilization-2-does-move = { $place ->
    [mobilized] { $seat } mobilisiert { LIST($cards, type: "series") }
   *[other] { $seat } legt { LIST($cards, type: "series") } um
 }
    .you = { $place ->
    [mobilized] Du mobilisierst { LIST($cards, type: "series") }
   *[other] Du legst { LIST($cards, type: "series") } um
 }
