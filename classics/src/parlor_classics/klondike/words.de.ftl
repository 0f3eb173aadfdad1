## Das Ziel

klondike-goal = Leg alle vier Farben vom Ass bis zum König ab

## Die Lektion

klondike-lesson-aim = Bau die vier Grundstapel auf, jeden in einer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, hast du gewonnen.
klondike-lesson-hand-1 = In den Spalten geht es um eins abwärts, abwechselnd rot und schwarz. Eine Karte wandert mit allen, die auf ihr liegen.
klondike-lesson-hand-2 = Verlässt die letzte offene Karte eine Spalte, wird die nächste aufgedeckt. Auf einen leeren Platz darf nur ein König.
klondike-lesson-hand-3 = Zieh drei Karten vom Stapel und spiel die oberste. Ist der Stapel leer, wird die Ablage umgedreht.
klondike-lesson-watch-1 = Deck zuerst verdeckte Karten auf, vor allem in den tiefsten Spalten.
klondike-lesson-watch-2 = Räum keine Spalte leer, bevor ein König da ist.
klondike-lesson-watch-3 = Leg niedrige Karten nicht zu eilig ab, wenn noch eine andere darauf passen könnte.

## Das Regal

klondike-summary = Die Patience, die jeder kennt: Spalten abwärts, ein Stapel zum Ziehen, vier Grundstapel vom Ass bis zum König.
klondike-option-draw = wie viele Karten auf einmal gezogen werden
klondike-option-redeals = wie oft die Ablage umgedreht werden darf; 10: beliebig oft
klondike-option-back = ob eine Karte vom Grundstapel zurückdarf
