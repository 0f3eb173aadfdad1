# Liberty Bond Game.

## The count

liberty-bond-nobody-out = Niemand ist fertig: Die Karten auf der Hand zählen für keinen
liberty-bond-bonds = Anleihen auf dem Tisch ({ $number })

## Refusals

liberty-bond-draw-first = Zieh erst eine Karte
liberty-bond-already-drawn = Du hast in diesem Zug schon gezogen
liberty-bond-misfit = { $card } passt nicht an Auslage { $number } ({ LIST($cards, type: "space") })
liberty-bond-one-meld = In jedem Zug darfst du nur einmal auslegen
liberty-bond-keep-a-card = Eine Karte musst du zum Ablegen behalten
liberty-bond-no-meld = Das ist weder eine Folge aus einem Land noch ein Satz gleicher Bilder

## The goal

liberty-bond-goal = Werde zuerst fertig; jede Anleihe vor dir bringt 10
liberty-bond-tally = { $number ->
    [one] 1 Anleihe
   *[other] { $number } Anleihen
 }

## The lesson

liberty-bond-lesson-step-count = Wer fertig ist, bekommt, was die anderen noch halten. Jede Anleihe vor dir bringt zehn.
