oh-hell-hook = Mit { $number } ginge die Summe aller Gebote auf, und das darf der Geber nicht
oh-hell-exact = { $number ->
    [one] genau 1 Stich, wie angesagt
   *[other] genau { $number } Stiche, wie angesagt
 }
oh-hell-missed = { $other } angesagt und { $number } gemacht

## Das Ziel

oh-hell-goal-bidding = Sag an, wie viele Stiche du machst, und mach genau so viele
oh-hell-goal = Mach genau { $number ->
    [one] 1 Stich
   *[other] { $number } Stiche
 }

## Die Lektion

oh-hell-lesson-aim = Sag an, wie viele Stiche du machst, und mach genau so viele: zehn Punkte und einen für jeden Stich. Zu viele sind so schlecht wie zu wenige.
oh-hell-lesson-hand-1 = Sieh dir die Trumpfkarte auf dem Tisch an und sag deine Zahl. Der Geber spricht zuletzt und darf die Summe nicht aufgehen lassen.
oh-hell-lesson-hand-2 = Bediene, wenn du kannst; wenn nicht, spiel, was du willst. Der höchste Trumpf macht den Stich.
oh-hell-lesson-hand-3 = Jede Runde hat eine Karte weniger als die vorige, bis hinunter zu einer einzigen, und dann wieder eine mehr.
oh-hell-lesson-watch-1 = Hast du deine Stiche, dann wirf deine hohen Karten unter noch höhere.
oh-hell-lesson-watch-2 = Mit niedrigen Karten in allen Farben ist Null eine gute Ansage.
oh-hell-lesson-watch-3 = Hör den anderen zu: Sind alle Ansagen zusammen mehr als es Stiche gibt, kämpfen alle darum.

## Das Regal

oh-hell-summary = Sag an, wie viele Stiche du machst, und mach genau so viele.
oh-hell-short = fünf Runden
oh-hell-option-cards = die meisten Karten einer Runde; 0: so viele wie üblich
oh-hell-option-course = wie sich die Zahl der Karten von Runde zu Runde ändert
oh-hell-option-hook = ob der Geber die Summe der Gebote nicht aufgehen lassen darf
oh-hell-option-score = wer sein Gebot verfehlt, bekommt nichts, seine Stiche, oder Abzug für den Unterschied
