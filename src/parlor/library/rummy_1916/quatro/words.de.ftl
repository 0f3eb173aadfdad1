# Was jemand auslegt: die vier Karten einer Zahl.
quatro-four = das { $number }er-Quartett
quatro-all-laid = { $number } der 13 Quartette wurden ausgelegt
quatro-laid = { $number ->
    [one] 1 Quartett ausgelegt
   *[other] { $number } Quartette ausgelegt
 }
quatro-held = Diese Karte hast du selbst
quatro-no-such-number = Du brauchst selbst eine Karte mit dieser Zahl: Du hast keine { $number }

## Das Ziel

quatro-goal = Sammle die meisten Quartette: alle vier Karten einer Zahl
quatro-tally = { $number ->
    [0] noch kein Quartett
    [one] 1 Quartett
   *[other] { $number } Quartette
 }

## Was zu tun ist und was es bedeutet

quatro-ask = frag jemanden nach einer Karte, deren Zahl du schon hast

## Die Lektion

quatro-lesson-step-count = Die meisten Quartette gewinnen. Hör nächstes Mal zu: Wer nach einer 7 fragt, hat eine.
