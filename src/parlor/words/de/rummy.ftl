# Spiele, in denen man auslegt.

discard-taken = { $seat } nimmt { $card } vom Ablagestapel
    .you = Du nimmst { $card } vom Ablagestapel
discard-turned-over = Der Ablagestapel wird umgedreht: { $number ->
    [one] 1 Karte ist
   *[other] { $number } Karten sind
 } der neue Stapel
discard-begun = Der Ablagestapel beginnt mit { $card }
stock-used-up = Der Stapel ist aufgebraucht: Alle zeigen ihre Karten
hand-shown = { $seat } zeigt { $cards }
    .you = Du zeigst { $cards }
turn-limit = Alle waren { $number }-mal dran: Die Runde endet, und niemand ist fertig

## Die Abrechnung

is-out = { $by } ist fertig
    .you = Du bist fertig
lowest-hand = Der Stapel ist aufgebraucht: Das niedrigste Blatt zählt { $number }
hands-equal = Alle Blätter zählen gleich viel: Niemand bekommt Punkte
holds-worth = { $by } hat noch { $number } auf der Hand
    .you = du hast noch { $number } auf der Hand
nobody-out-all-count = Niemand ist fertig: Alle zählen ihre Karten
cards-left = Karten auf der Hand ({ $number })

## Absagen

not-so-many-held = So oft hast du { $cards } nicht auf der Hand
discard-taken-too-often = { $number }-mal hintereinander wurde vom Ablagestapel genommen: Jetzt musst du vom Stapel ziehen

name-the-wild-card = Sag dazu, für welche Karte die Rumme-Karte steht, z. B. RU=H6
draw-first = Zieh zuerst eine Karte
already-drawn = Du hast in diesem Zug schon gezogen
misfits-run = { $card } passt nicht an Auslage { $number } ({ LIST($cards, type: "space") }): Dort passt nur { LIST($takes, type: "or") }
misfits-triplet = { $card } passt nicht an Auslage { $number } ({ LIST($cards, type: "space") }): Dort fehlt nur noch die vierte Farbe ({ LIST($takes, type: "or") })
meld-is-full = { $card } passt nicht: Auslage { $number } ({ LIST($cards, type: "space") }) ist voll
no-such-meld = Auslage { $number } gibt es nicht: So viele liegen noch gar nicht
three-cards-at-least = Zum Auslegen brauchst du mindestens drei Karten
one-after-thirteen = Das ist keine Folge: Nach der 13 kommt keine 1
sequence-has-a-gap = Das ist keine Folge: Jede Zahl darf nur einmal dabei sein, und dazwischen darf keine fehlen
triplet-of-three-suits = Ein Satz braucht drei verschiedene Farben
triplet-is-three = Ein Satz hat drei Karten: Leg drei aus und die vierte an
sequence-or-triplet = Auslegen kannst du eine Folge in einer Farbe oder einen Satz gleicher Zahlen

draw-before-playing = Erst ziehen, dann auslegen oder ablegen
only-one-card-drawn = Du hast schon gezogen: Mehr als eine Karte darfst du nicht ziehen
does-not-extend = { $card } passt nicht an Auslage { $number } ({ LIST($cards, type: "space") })
no-meld = Auslage { $number } gibt es nicht

## Klopfen

knock-knocks = { $seat } klopft mit { $number }
    .you = Du klopfst mit { $number }
knock-gin = { $seat } hat Gin: Nichts bleibt übrig
    .you = Du hast Gin: Nichts bleibt übrig
knock-nobody = Im Stapel sind nur noch { $number } Karten: Die Runde endet, und niemand bekommt etwas
knock-offer-first = Nimm die erste Karte der Ablage, oder passe
knock-offer-passed = Alle haben die erste Karte liegen lassen: Zieh vom Stapel
knock-no-pass = Du musst eine Karte ziehen
knock-discard-first = Wirf eine Karte ab, oder klopf
knock-just-taken = { $card } hast du gerade genommen: Wirf eine andere ab
knock-too-much = Da bleiben { $number } übrig; klopfen darfst du mit höchstens { $limit }
knock-lay-off = Leg eine Karte an, oder passe
