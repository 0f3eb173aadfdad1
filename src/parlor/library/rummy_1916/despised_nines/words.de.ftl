despised-nines-taken = Neunen bekommen: { $number }
despised-nines-none = Niemand hat eine Neun bekommen: Alle vier blieben im Stapel

## Das Ziel

despised-nines-goal = Nimm keine Neunen: Jede kostet 4
despised-nines-tally = { $number ->
    [one] 1 Neun
   *[other] { $number } Neunen
 }, { $points }

## Die Lektion

despised-nines-lesson-aim = Nimm, was du willst, nur keine Neunen: Jede kostet vier.
despised-nines-lesson-hand-1 = Gespielt wird nur mit den Karten ab der Sechs. Bediene, wenn du kannst.
despised-nines-lesson-hand-2 = Die höchste Karte der ausgespielten Farbe macht den Stich. Trumpf gibt es nicht.
despised-nines-lesson-hand-3 = Die Neunen in deinen Stichen zählen gegen dich, und wer am wenigsten hat, gewinnt.
despised-nines-lesson-watch-1 = Hast du die Farbe nicht, wirf zuallererst eine Neun ab.
despised-nines-lesson-watch-2 = Unter der Neun gibt es nur Sechs, Sieben und Acht. Mit ihnen kommst du gefahrlos heraus.
despised-nines-lesson-step-aim = Nimm, was du willst, nur keine Neunen: Jede kostet vier.
despised-nines-lesson-step-follow = Bediene, wenn du kannst. Die Karten gehen von 6 bis 13; die höchste der Farbe macht den Stich.
despised-nines-lesson-step-taken = Wer den Stich macht, spielt wieder aus. Sechs, Sieben und Acht sind dafür ungefährlich.
despised-nines-lesson-step-void = Du kannst nicht bedienen. Wenn du eine Neun hast, wirst du sie jetzt los!
despised-nines-lesson-step-count = Vier Punkte für jede Neun in deinen Stichen. Wer die wenigsten hat, gewinnt.
