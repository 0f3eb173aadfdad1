# Was jemand auslegt: die vier Karten einer Zahl.
quatro-four = das { $number }er-Quartett
quatro-all-laid = { $number } der 13 Quartette wurden ausgelegt
quatro-laid = Quartette ausgelegt: { $number }
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

quatro-lesson-aim = Leg die meisten Quartette aus: vier Karten mit derselben Zahl.
quatro-lesson-hand-1 = Frag jemanden nach einer Karte. Eine mit derselben Zahl musst du selbst haben.
quatro-lesson-hand-2 = Hat der andere sie, bekommst du sie und fragst weiter. Hat er sie nicht, fragt er.
quatro-lesson-hand-3 = Vier gleiche Zahlen legen sich von selbst aus.
quatro-lesson-watch-1 = Mit jeder Frage verrätst du allen, dass du diese Zahl hast.
quatro-lesson-watch-2 = Hör zu: Wer vergeblich nach einer Sieben gefragt hat, hat immer noch eine Sieben.
quatro-lesson-step-aim = Sammle alle vier Karten einer Zahl, und leg mehr Quartette aus als alle anderen.
quatro-lesson-step-ask = Frag nach einer Karte, deren Zahl du schon hast. Erst wählst du, wen, dann, welche.
quatro-lesson-step-got = Erwischt! Wer gefragt hat, bekommt die Karte und fragt weiter.
quatro-lesson-step-no = Leider nein. Jetzt fragt, wer eben gefragt wurde.
quatro-lesson-step-laid = Vier gleiche: Das Quartett kommt von selbst auf den Tisch.
quatro-lesson-step-count = Die meisten Quartette gewinnen. Hör nächstes Mal zu: Wer nach einer 7 fragt, hat eine.
