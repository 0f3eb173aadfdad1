# Der Rückblick auf eine Partie

review-of = { $game } mit { $number } Spielern
review-of-few = { $game } mit { $number } Spielern (wer wenig hat, gewinnt; darum zählen die Punkte hier als Minus, und mehr ist besser)
review-alone = { $game }
review-seat = { $seat }: Ergebnis { $result } = Glück { $luck } und Können { $play }, bei { $number } Entscheidungen
review-seat-hurried =
    { $seat }: Ergebnis { $result } = Glück { $luck } und Können { $play }, bei { $number } Entscheidungen; für { $unjudged } weitere reichte die Zeit nicht
review-faultless = Keine Entscheidung hat erkennbar etwas gekostet.
review-decision = Runde { $hand }, Zug { $number }: { $move }, { $cost } Punkte
review-better = besser: { $move }
review-better-because = besser: { $move } ({ $why })
review-better-open = mit offenen Karten: { $move }

# Warum ein Computer einen Zug gut findet: eine kurze Zeile ohne Punkt am Ende.

## Was das Ausprobieren gezeigt hat

why-only-move = Etwas anderes gibt es nicht zu tun
why-plainly-best = Alles andere lohnt hier keinen Versuch
why-all-alike = Was du hier auch tust, es läuft etwa auf dasselbe hinaus
why-no-better = Beim Ausprobieren war nichts anderes besser
why-more-points = Beim Ausprobieren brachte das etwa { $points } Punkte mehr als das Nächstbeste
why-better-than-played = Beim Ausprobieren brachte das etwa { $points } Punkte mehr
why-did-best = Beim Ausprobieren lief das am besten

## Stiche. Die höchste ist die Karte, der der Stich bisher gehört, mit ihrem Namen.

why-takes-trick = Geht über { $best } und macht den Stich: Nach dir kommt niemand mehr
why-nothing-beats = Was noch draußen ist, kommt nicht darüber
why-goes-over = Geht über { $best }; { $number ->
        [one] eine Karte, die du nicht siehst, schlägt sie noch
       *[other] { $number } Karten, die du nicht siehst, schlagen sie noch
    }
why-leaves-to-partner = Lässt deinem Partner den Stich
why-gives-away = Schiebt { $number ->
        [one] { $number } Minuspunkt
       *[other] { $number } Minuspunkte
    } ab
why-takes-points = Macht den Stich mit { $number ->
        [one] { $number } Minuspunkt
       *[other] { $number } Minuspunkten
    }
why-takes-for-nothing = Macht den Stich mit einer hohen Karte, solange das nichts kostet
why-ducks = Bleibt unter { $best }
why-leaves-trick = Lässt { $best } den Stich
why-leads-low = Spielt niedrig aus: Fast alles, was noch draußen ist, geht darüber
why-leads-best = In dieser Farbe kommt nichts mehr darüber
why-strongest-suit = Deine stärkste Farbe: { $suit }
why-good-for = Dein Blatt ist gut für { $number ->
        [one] einen Stich
       *[other] etwa { $number } Stiche
    }
why-good-for-points = Dein Blatt ist gut für etwa { $number } Punkte
why-too-weak = Zum Bieten sieht dein Blatt zu schwach aus

## Auslegen

why-lays-meld = Legt etwas aus
why-knocks = Beendet die Runde, { $number } bleiben übrig
why-lays-off = Legt eine Karte an
why-rid-of-points = Du bist { $number } Punkte los, und die Karte passt sowieso zu nichts
why-rid-of-points-but = Du bist { $number } Punkte los, aber die Karte hätte noch zu anderen gepasst
why-throws = Weg damit: Die Karte passt zu nichts
why-throws-but = Weg damit, aber die Karte hätte noch zu anderen gepasst
why-wild-card = Diese Karte steht für jede andere
why-laid-off-at-once = Du kannst sie gleich anlegen
why-makes-meld = Damit kannst du auslegen
why-goes-with-yours = Passt zu deinen Karten

## Fragen

why-known-to-hold = { $seat } hat sie, das weiß man
why-has-asked = { $seat } hat selbst nach Karten aus diesem Satz gefragt
why-held-of-set = Du hast schon { $number } aus diesem Satz

## Anlegen, Weitergeben und Streiten

why-makes-count = Macht genau { $number }
why-leaves-count = Lässt die Summe bei { $number }
why-can-follow =
    { $number ->
        [one] Eine deiner Karten passt dann dahinter
       *[other] { $number } deiner Karten passen dann dahinter
    }
why-opens-own-way = Macht deinen eigenen Karten den Weg frei
why-opens-others-way = Macht den anderen den Weg frei
why-opens-nothing = Macht den anderen keinen Weg frei
why-book = Du hast ein Quartett
why-one-of-number =
    { $number ->
        [one] Von dieser Zahl hast du nur die eine
       *[other] Von dieser Zahl hast du { $number }
    }
why-bids-largest = Bietet mit dem größten Staat um { $number } Stimmen
why-opens-votes = Eröffnet mit einem Staat, der { $number } Stimmen hat
why-opens-no-votes = Eröffnet mit einer Karte ohne Stimmen

## Patience

why-shows-next = Zeigt die nächste Karte vom Stapel
why-builds-and-opens = Baut auf und legt eine verdeckte Karte frei
why-builds-up = Baut auf: Von dort kommt keine Karte zurück
why-fills-space = Füllt einen leeren Platz
why-from-waste = Bringt eine abgelegte Karte ins Spiel
why-opens-face-down = Legt eine verdeckte Karte frei
why-clears-space = Macht einen Platz frei
why-waits-for-state = Wartet auf einen besseren Staat
why-last-state = Der letzte Staat, den du von dort erreichst
why-roads-lead-on =
    { $number ->
        [one] Von { $state } führt { $number } Weg weiter
       *[other] Von { $state } führen { $number } Wege weiter
    }

## Wettläufe

why-keeps-kings = Beendet den Zug und behält die Könige
why-plays-payoff = Baut den Zahlstapel ab; wer seinen leert, gewinnt
why-towards-payoff = Bringt einen Stapel näher an deine Zahlkarte
why-helps-others = Hilft den anderen zu ihren Zahlkarten
why-mobilizes = Mobilisiert eine Karte
why-loads-other = Packt dem anderen etwas auf seine Stapel
why-clears-own = Räumt deine Reserve oder deine Ablage auf
