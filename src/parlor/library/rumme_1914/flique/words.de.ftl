flique-eleven = { $seat } hat elf Karten ausgelegt
    .you = Du hast elf Karten ausgelegt
flique-stock-empty = Der Stapel ist leer, und niemand nimmt die abgelegte Karte: Die Partie endet unentschieden

## Die Abrechnung

flique-out = elf Karten ausgelegt
flique-draw = Unentschieden: Niemand hat elf Karten ausgelegt

## Absagen

flique-take-or-pass = Der Stapel ist leer: Nimm die abgelegte Karte, oder passe
flique-pass-later = Passen darfst du erst, wenn der Stapel leer ist
flique-no-discard = Der Ablagestapel ist leer
flique-use-discard = Die abgelegte Karte darfst du nur nehmen, wenn du sie sofort auslegen kannst
flique-already-drawn = Du hast schon gezogen: Leg die Karte aus, oder wirf sie weg
flique-must-use = Eine Karte vom Ablagestapel musst du gleich auslegen
flique-use-or-throw = Leg die gezogene Karte aus, oder wirf sie weg
flique-without-drawn = Die gezogene Karte muss dabei sein: { $card }
flique-add-drawn = Anlegen darfst du nur die gezogene Karte: { $card }
flique-no-combination = Auslage { $number } gibt es nicht
flique-add-to-own = Anlegen darfst du nur an deine eigenen Auslagen
flique-full = Mehr als vier Karten hat keine Auslage: { LIST($cards, type: "space") }
flique-misfit = { $card } passt nicht an Auslage { $number } ({ LIST($cards, type: "space") })
flique-one-a-turn = Du darfst nur einmal pro Zug auslegen: Leg jetzt eine Karte aus der Hand ab
flique-sequences = Auslegen kannst du zwei, drei oder vier Karten einer Farbe, deren Zahlen aufeinanderfolgen
flique-sequences-or-sets = Auslegen kannst du zwei, drei oder vier Karten: eine Folge in einer Farbe oder gleiche Zahlen in verschiedenen Farben
flique-too-few = Zum Auslegen brauchst du mindestens zwei Karten
flique-too-many = Auslegen kannst du höchstens vier Karten auf einmal

## Das Ziel

flique-goal = Leg vor dem anderen elf Karten aus
flique-tally = { $number } von 11 liegen

## Was zu tun ist und was es bedeutet

flique-ask-stock = zieh vom Stapel
flique-ask-draw = zieh vom Stapel, oder nimm { $card } und leg damit aus
flique-ask-last = nimm { $card }, oder passe; dann ist die Runde zu Ende
flique-ask-use = leg die gezogene Karte aus, oder wirf sie weg
flique-ask-discard = leg eine Karte ab
flique-means-pass = Die Runde endet unentschieden: Niemand bekommt Punkte.

## Die Lektion

flique-lesson-step-meld = Sie passt! Leg sie mit Nachbarn ihrer Farbe aus: zwei, drei oder vier, nie mehr.
flique-lesson-step-add = Diese Karte passt auch an eine deiner Folgen. Bei vier Karten ist aber Schluss.
flique-lesson-step-count = Elf Karten liegen, die Partie ist aus: Zwei Vierer und ein Dreier sind der schnellste Weg.

## Was vor dem Geben ausgemacht wird

flique-option-sets = Auch Karten einer Zahl sind eine Kombination

## Die Spielanleitung

flique-place-drawn = Eben gezogen
