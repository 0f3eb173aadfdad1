crazy-eights-misfit = { $card } passt weder zur Farbe { $suit } noch zum Wert von { $top }
crazy-eights-owed = Spiel eine Zwei oder zieh { $number } Karten
crazy-eights-draw-first = Du darfst erst passen, wenn du nicht mehr ziehen kannst
crazy-eights-nothing-to-draw = Du kannst nicht mehr ziehen: Spiel eine Karte oder passe
crazy-eights-name-later = Eine Farbe wird genannt, wenn eine Acht gespielt ist
crazy-eights-name-first = Nenn die Farbe, die auf deine Acht folgt
crazy-eights-blocked = Alle haben gepasst: Es geht nicht weiter
crazy-eights-shuffled = Die Ablage wird gemischt und ist der neue Stapel
crazy-eights-limit = Nach { $number } Runden ist ohne Gewinner Schluss
crazy-eights-left = { $number } auf der Hand von { $by }
    .you = { $number } auf deiner Hand

## Das Ziel

crazy-eights-goal = Werde als Erster deine Karten los: gleiche Farbe, gleicher Wert oder eine Acht

## Was zu tun ist

crazy-eights-ask = spiel { $suit } oder den gleichen Wert, oder zieh
crazy-eights-ask-two = spiel eine Zwei, oder zieh { $number } Karten
crazy-eights-ask-naming = nenn die Farbe, die folgen soll

## Die Lektion

crazy-eights-lesson-aim = Werde als Erster deine Karten los: Dann bekommst du, was die anderen noch haben. Hundert Punkte gewinnen.
crazy-eights-lesson-hand-1 = Spiel eine Karte der gleichen Farbe oder des gleichen Werts wie die oberste.
crazy-eights-lesson-hand-2 = Eine Acht passt auf alles, und du nennst die Farbe, die folgt.
crazy-eights-lesson-hand-3 = Kannst oder willst du nicht, dann zieh vom Stapel. Ist nichts mehr zu ziehen, darfst du passen.
crazy-eights-lesson-watch-1 = Heb dir die Achten für die Not auf, aber nicht zu lange: Eine Acht auf der Hand kostet fünfzig.
crazy-eights-lesson-watch-2 = Spiel zuerst hohe Karten: Ein Bild auf der Hand kostet zehn.
crazy-eights-lesson-watch-3 = Nenn die Farbe, von der du am meisten hast.

## Das Regal

crazy-eights-summary = Gleiche Farbe oder gleicher Wert, eine Acht ändert die Farbe, und wer zuerst keine Karten mehr hat, gewinnt.
crazy-eights-short = bis 50 Punkte
crazy-eights-option-target = Punkte, mit denen das Spiel endet
crazy-eights-option-draws = wie viele Karten man höchstens zieht; 0: so viele man will
crazy-eights-option-stock = ist der Stapel leer: ohne ihn weiter, oder die Ablage neu mischen
crazy-eights-option-special = ob Damen aussetzen lassen, Asse die Richtung wechseln und Zweien zwei Karten kosten
