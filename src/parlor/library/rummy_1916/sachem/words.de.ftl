sachem-first-trump = den ersten Trumpf geholt
sachem-last-trump = den letzten Trumpf geholt
sachem-nine = die Trumpf-Neun geholt
sachem-nobody = Kein Trumpf wurde gespielt, und niemand ist Sachem: Niemand bekommt Punkte
# Sachem ist, wer die meisten Siebenen und Achten geholt hat.
sachem-sachem = { $number ->
    [one] Sachem, mit 1 Sieben oder Acht
   *[other] Sachem, mit { $number } Siebenen und Achten
 }

## Das Ziel

sachem-goal = Hol die Trumpf-9, den ersten und letzten Trumpf, viele 7er und 8er
sachem-tally = 7er und 8er: { $number }

## Die Lektion

sachem-lesson-step-trumps = Die aufgedeckte Karte zeigt Trumpf.
sachem-lesson-step-took = Was in deinen Stichen liegt, gehört dir: vor allem Trümpfe, Siebenen und Achten.
sachem-lesson-step-void = Du kannst nicht bedienen: Spiel Trumpf, oder heb dir deine 7er und 8er für später auf.
sachem-lesson-step-count = Erster Trumpf 3, letzter Trumpf 3, Trumpf-9 neun, die meisten Siebenen und Achten 7.
