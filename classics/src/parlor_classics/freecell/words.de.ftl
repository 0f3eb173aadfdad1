## Das Ziel

freecell-goal = Leg alle vier Farben vom Ass bis zum König ab

## Die Lektion

freecell-lesson-aim = Bau die vier Grundstapel auf, jeden in einer Farbe vom Ass bis zum König. Alle Karten liegen offen: Fast jedes Spiel geht auf.
freecell-lesson-hand-1 = In den Spalten geht es um eins abwärts, abwechselnd rot und schwarz. In eine leere Spalte darf jede Karte.
freecell-lesson-hand-2 = Eine freie Zelle nimmt eine beliebige Karte auf, und von dort darf sie wieder ins Spiel.
freecell-lesson-hand-3 = Eine Folge wandert als Ganzes, wenn die freien Zellen und leeren Spalten reichen, um sie Karte für Karte zu bewegen.
freecell-lesson-watch-1 = Such zuerst die Asse und Zweien, und was auf ihnen liegt.
freecell-lesson-watch-2 = Halt Zellen frei: Sind alle voll, wandern nur noch einzelne Karten.
freecell-lesson-watch-3 = Eine leere Spalte ist mehr wert als eine freie Zelle. Füll sie nicht ohne Plan.

## Das Regal

freecell-summary = Eine Patience mit offenen Karten: vier freie Zellen, und fast jedes Spiel geht auf.
freecell-option-cells = wie viele freie Zellen es gibt
freecell-option-deal = eines der Spiele, die Microsoft nummeriert hat; 0: irgendeines
