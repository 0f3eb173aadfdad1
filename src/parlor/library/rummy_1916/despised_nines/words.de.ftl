despised-nines-taken = { $number ->
    [one] eine Neun bekommen
   *[other] { $number } Neunen bekommen
 }
despised-nines-none = Niemand hat eine Neun bekommen: Alle vier blieben im Stapel

## Das Ziel

despised-nines-goal = Nimm keine Neunen: Jede kostet 4
despised-nines-tally = { $number ->
    [one] 1 Neun
   *[other] { $number } Neunen
 }, { $points }

## Die Lektion

despised-nines-lesson-step-count = Vier Punkte für jede Neun in deinen Stichen. Wer die wenigsten hat, gewinnt.
