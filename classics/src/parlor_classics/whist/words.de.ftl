whist-odd-tricks = { $number ->
    [one] ein Stich über sechs
   *[other] { $number } Stiche über sechs
 }
whist-honors = { $number ->
    [3] drei Honneurs
   *[other] alle vier Honneurs
 }

## Das Ziel

whist-goal = Macht zu zweit mehr als sechs der dreizehn Stiche

## Die Lektion

whist-lesson-aim = Du spielst mit deinem Gegenüber. Jeder Stich über sechs zählt für euch beide einen Punkt; fünf Punkte gewinnen.
whist-lesson-hand-1 = Die letzte Karte des Gebers sehen alle: Ihre Farbe ist Trumpf.
whist-lesson-hand-2 = Links vom Geber wird ausgespielt. Bediene, wenn du kannst; wenn nicht, spiel, was du willst, auch Trumpf.
whist-lesson-hand-3 = Der höchste Trumpf macht den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe. Wer ihn hat, spielt aus.
whist-lesson-watch-1 = Der Stich deines Partners ist auch deiner: Übertrumpfe ihn nicht und spar deine hohen Karten.
whist-lesson-watch-2 = Als Zweiter spiel niedrig, als Dritter hoch: Nach dir als Zweitem kommt noch dein Partner, nach dir als Drittem keiner von euch.
whist-lesson-watch-3 = Zieh mit vielen eigenen Trümpfen die fremden, damit deine hohen Karten der anderen Farben halten.

## Das Regal

whist-summary = Zwei gegen zwei, dreizehn Stiche, und die letzte Karte des Gebers macht Trumpf.
whist-option-target = Punkte, mit denen das Spiel endet: 5 in England, 7 in Amerika
whist-option-honors = ob Ass, König, Dame und Bube der Trumpffarbe zählen
