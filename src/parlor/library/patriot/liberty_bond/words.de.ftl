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

liberty-bond-lesson-aim = Werde vor den anderen fertig und sammle dabei Freiheitsanleihen vor dir: Jede bringt zehn Punkte.
liberty-bond-lesson-hand-1 = Zieh eine Karte, vom verdeckten Stapel oder vom Ablagestapel.
liberty-bond-lesson-hand-2 = Leg eine Folge aus einem Land oder einen Satz gleicher Bilder aus, und leg an, so viel du willst.
liberty-bond-lesson-hand-3 = Leg eine Karte ab. Nur so wirst du auch deine letzte los.
liberty-bond-lesson-watch-1 = In jedem Zug nur eine Auslage: Nimm zuerst die mit der Anleihe.
liberty-bond-lesson-watch-2 = Legst du eine Anleihe an eine fremde Auslage, zählt sie nicht für dich.
liberty-bond-lesson-step-aim = Werde vor den anderen fertig und sammle Freiheitsanleihen vor dir: Jede bringt zehn Punkte.
liberty-bond-lesson-step-draw = Zieh eine Karte: vom verdeckten Stapel oder die oberste vom Ablagestapel.
liberty-bond-lesson-step-discard = Mit dem Ablegen endet dein Zug. Auch deine allerletzte Karte wirst du nur so los.
liberty-bond-lesson-step-meld = Eine Folge aus einem Land oder drei gleiche Bilder: Leg sie aus. Aber nur einmal pro Zug!
liberty-bond-lesson-step-add = Anlegen darfst du, so viel du willst. Eine Anleihe zählt für den, dem die Auslage gehört.
liberty-bond-lesson-step-count = Wer fertig ist, bekommt gutgeschrieben, was die anderen noch auf der Hand haben. Und jede Anleihe vor dir bringt zehn.
