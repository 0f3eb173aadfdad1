# Mobilization No. 3. $zone is the name of a pile, such as reserve:0; $country is the name of a country as its people in the plural.

mobilization-3-first-turn = { $seat } fängt an
    .you = Du fängst an
mobilization-3-discards-over = { $seat } dreht den Ablagestapel um
    .you = Du drehst den Ablagestapel um
mobilization-3-reserve-over = { $seat } dreht die Reserve um
    .you = Du drehst die Reserve um
mobilization-3-turns = { $seat } deckt { $card } auf
    .you = Du deckst { $card } auf
mobilization-3-blocked = In { $number } Zügen hat niemand eine Karte mobilisiert: Das Spiel steckt fest

## The count

mobilization-3-no-card-left = alle Karten los
mobilization-3-blocked-even = Das Spiel steckt fest, und beide haben noch { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
 }
mobilization-3-fewer-left = das Spiel steckt fest: { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
 } übrig gegen { $other }

## Refusals

mobilization-3-not-your-space = Dieser leere Platz gehört dir nicht: Du darfst nur deine eigenen füllen
mobilization-3-filled-from = Einen leeren Platz füllst du nur aus deiner Reserve oder von deinem Ablagestapel
mobilization-3-downward = Auf den Spielstapeln geht es abwärts: { $card } ist nicht um eins niedriger als { $top }
mobilization-3-nothing-to-play-on = { $zone }: Dort liegt keine Karte, auf die du spielen könntest
mobilization-3-one-up-or-down = { $zone }: Dort passt nur, was um eins höher oder niedriger ist als { $top }, also nicht { $card }
mobilization-3-two-in-process = Zwei Sätze { $country } sind schon im Aufbau
mobilization-3-not-awaited = Kein Satz { $country } wartet auf { $card }: Sätze steigen vom Schlachtschiff bis zur Flagge
mobilization-3-turned-first = Es liegt noch eine aufgedeckte Karte da: Spiel sie oder leg sie ab
mobilization-3-nothing-to-turn = Du hast keine Karte mehr zum Aufdecken: Spiel, oder passe, wenn nichts geht
mobilization-3-turned-no-pass = Es liegt eine aufgedeckte Karte da: Spiel sie oder leg sie ab
mobilization-3-no-pass = Du kannst noch eine Karte aufdecken: Passen darf nur, wer das nicht mehr kann
mobilization-3-mobilize-first = Du darfst nicht passen: { $card } lässt sich mobilisieren
mobilization-3-lay-first = Du darfst nicht passen: { $card } kannst du noch loswerden ({ $zone })
mobilization-3-discard-the-turned = Ablegen kannst du nur die aufgedeckte Karte
mobilization-3-draw-first = Deck erst eine Karte auf: Nur eine aufgedeckte kannst du ablegen
mobilization-3-not-your-pile = Das ist nicht dein Stapel
mobilization-3-no-card = { $zone }: Dort liegt keine Karte
mobilization-3-not-on-top = { $zone }: Obenauf liegt nicht { $card }
mobilization-3-hundred-moves = Du hast in diesem Zug schon hundertmal gespielt: Deck eine Karte auf, leg sie ab oder passe
mobilization-3-lies-there = { $zone }: { $card } liegt schon dort

## The goal

mobilization-3-goal = Werde zuerst alle deine Karten los

## What one is asked to do, and what it means

mobilization-3-ask = spiel, was passt, und deck dann eine Karte von deinem Stapel auf
mobilization-3-ask-turned = spiel { $card }, wenn es passt, oder leg die Karte ab; dann ist dein Zug vorbei

## The lesson

mobilization-3-lesson-step-out = Die Sätze in der Mitte gehören euch beiden. Sie steigen vom Schlachtschiff bis zur Flagge.
mobilization-3-lesson-step-reserve = Mach weiter, solange etwas geht. Die Reserve ist der harte Brocken, also spiel zuerst aus ihr.
mobilization-3-lesson-step-load = Ihr könnt einander Karten auf Reserve und Ablage packen, um eins höher oder um eins niedriger.
mobilization-3-lesson-step-count = Keine Karte mehr übrig: Das Rennen ist gelaufen.

## Was vor dem Geben ausgemacht wird

mobilization-3-option-build = Auf einem Spielstapel
    .any = liegt jedes Land auf jedem
    .alternate = wechselt Blau mit Rot oder Grün
mobilization-3-option-pass = Ist nichts mehr aufzudecken, darfst du passen
    .stuck = nur wenn gar nichts geht
    .free = wann du willst

## Die Spielanleitung

mobilization-3-place-reserve = { $mine ->
    [yes] Deine Reserve
   *[no] Reserve
 }
mobilization-3-place-stock = { $mine ->
    [yes] Dein Stapel
   *[no] Stapel
 }
mobilization-3-place-discard = { $mine ->
    [yes] Dein Ablagestapel
   *[no] Ablagestapel
 }
mobilization-3-place-pile1 = { $mine ->
    [yes] Dein Spielstapel 1
   *[no] Spielstapel 1
 }
mobilization-3-place-pile2 = { $mine ->
    [yes] Dein Spielstapel 2
   *[no] Spielstapel 2
 }
mobilization-3-place-pile3 = { $mine ->
    [yes] Dein Spielstapel 3
   *[no] Spielstapel 3
 }
mobilization-3-place-pile4 = { $mine ->
    [yes] Dein Spielstapel 4
   *[no] Spielstapel 4
 }
mobilization-3-zone-reserve = Reserve
mobilization-3-does-move = { $place ->
    [mobilized] { $seat } spielt { LIST($cards, type: "and") } auf einen Satz in der Mitte
    [reserve] { $seat } legt { LIST($cards, type: "and") } auf eine Reserve
    [discard] { $seat } legt { LIST($cards, type: "and") } auf einen Ablagestapel
   *[other] { $seat } legt { LIST($cards, type: "and") } auf einen Spielstapel
 }
    .you = { $place ->
    [mobilized] Du spielst { LIST($cards, type: "and") } auf einen Satz in der Mitte
    [reserve] Du legst { LIST($cards, type: "and") } auf eine Reserve
    [discard] Du legst { LIST($cards, type: "and") } auf einen Ablagestapel
   *[other] Du legst { LIST($cards, type: "and") } auf einen Spielstapel
 }
