ups-and-downs-no-seven = { $seat } hat keine Sieben und wird übergangen
    .you = Du hast keine Sieben und wirst übergangen
ups-and-downs-seven-too-soon = Du kannst { $cards } anlegen; eine weitere Sieben darfst du nur spielen, wenn nichts anderes geht
ups-and-downs-not-opened = { $suit } sind noch nicht eröffnet: Erst muss dort die Sieben liegen
# Von einer Farbe liegt nur die Sieben; $number ist 7.
ups-and-downs-seven-alone = { $card } passt nicht: Die { $suit } stehen erst bei { $number }
ups-and-downs-no-build = { $card } passt nicht: Die { $suit } gehen erst von { $low } bis { $high }

## Das Ziel

ups-and-downs-goal = Sei zuerst alle deine Karten los

## Was zu tun ist und was es bedeutet

ups-and-downs-ask-start = fang mit einer Sieben an
ups-and-downs-ask = leg oben oder unten an eine Reihe an, oder beginn eine mit einer Sieben
ups-and-downs-ask-pass = passe; von deinen Karten passt keine

## Die Lektion

ups-and-downs-lesson-step-grow = Bau dorthin, wo deine äußersten Karten hinmüssen, und halt zurück, was nur anderen hilft.
ups-and-downs-lesson-step-count = Da wurde die letzte Karte gespielt, und damit ist die Partie gewonnen.

## Was vor dem Geben ausgemacht wird

ups-and-downs-option-sevens = Eine weitere Sieben darf spielen
    .last = wer nicht bauen kann
    .free = jeder, der dran ist
