# What leaflets say around their figures.

leaflet-you = Du
leaflet-side = { LIST($names, type: "series") }
leaflet-hand = Runde
leaflet-total = Summe
leaflet-mistake = Der Tisch sagt: „{ $answer }.“
leaflet-face-down = { $number ->
    [one] 1 Karte verdeckt
   *[other] { $number } Karten verdeckt
 }
leaflet-last-hand = So wurde Runde { $number } abgerechnet
leaflet-span = { $least } bis { $most }
leaflet-or = { LIST($numbers, type: "or") }
leaflet-minutes = { $number ->
    [one] 1 Minute
   *[other] { $number } Minuten
 }

## Cards in a sentence

leaflet-the-rumme-card = { $name }
leaflet-the-rummy-card = { $name }
leaflet-the-patriot-card = { $name }
leaflet-the-standard-card = { $name }
leaflet-the-sammy-card = { $name }
leaflet-stands-for = { $name } (als { $other })

## What someone does

leaflet-does-play = { $seat } spielt { LIST($cards, type: "series") }
    .you = Du spielst { LIST($cards, type: "series") }
leaflet-does-discard = { $seat } legt { LIST($cards, type: "series") } ab
    .you = Du legst { LIST($cards, type: "series") } ab
leaflet-does-meld = { $seat } legt { LIST($cards, type: "series") } aus
    .you = Du legst { LIST($cards, type: "series") } aus
leaflet-does-add = { $seat } legt { LIST($cards, type: "series") } an
    .you = Du legst { LIST($cards, type: "series") } an
leaflet-does-move = { $seat } legt { LIST($cards, type: "series") } um
    .you = Du legst { LIST($cards, type: "series") } um
leaflet-does-draw = { $word ->
    [discard] { $seat } nimmt die oberste Karte vom Ablagestapel
   *[other] { $seat } zieht vom Stapel
 }
    .you = { $word ->
    [discard] Du nimmst die oberste Karte vom Ablagestapel
   *[other] Du ziehst vom Stapel
 }
leaflet-does-pass = { $seat } passt
    .you = Du passt
leaflet-does-ask = { $seat } fragt { $whom } nach { LIST($cards, type: "series") }
    .you = Du fragst { $whom } nach { LIST($cards, type: "series") }
leaflet-whom-you = dich
leaflet-does-bid = { $seat } bietet { $word }
    .you = Du bietest { $word }
leaflet-does-propose = { $seat } verlangt neue Karten
    .you = Du verlangst neue Karten
leaflet-does-agree = { $seat } stimmt zu
    .you = Du stimmst zu
leaflet-does-refuse = { $seat } lehnt ab
    .you = Du lehnst ab
leaflet-does-claim = { $seat } hört auf und nimmt die Punkte
    .you = Du hörst auf und nimmst die Punkte
leaflet-does-fold = { $seat } steigt aus
    .you = Du steigst aus
leaflet-does-give = { $seat } gibt { LIST($cards, type: "series") } weiter
    .you = Du gibst { LIST($cards, type: "series") } weiter
leaflet-does-turn = { $seat } deckt eine Karte auf
    .you = Du deckst eine Karte auf

## Places on the table

leaflet-place-of = { $name }: { $place }
leaflet-place-hand = Deine Karten
leaflet-place-trick = Auf dem Tisch
leaflet-place-played = Gespielt
leaflet-place-captured = Gewonnene Karten
leaflet-place-board = Auf dem Tisch
leaflet-place-stock = Stapel
leaflet-place-discard = Ablagestapel
leaflet-place-column = { $number ->
    [0] Häufchen
   *[other] Häufchen { $number }
 }
leaflet-place-under = Verdeckt
leaflet-place-centre = { $number ->
    [0] Mitte
   *[other] Mitte { $number }
 }
leaflet-place-pile = Stapel
leaflet-place-row = { $number ->
    [0] Reihe
   *[other] Reihe { $number }
 }
leaflet-place-meld = { $mine ->
    [yes] Von dir ausgelegt
   *[no] Ausgelegt
 }
leaflet-place-aside = Zur Seite gelegt
leaflet-place-turned = Aufgedeckt

## The table of states

leaflet-states-state = Staat
leaflet-states-suit = Farbe
leaflet-states-value = Wert
leaflet-states-rank = Rang nach Einwohnern
leaflet-states-votes = Wahlmänner
leaflet-states-borders = Grenzt an
