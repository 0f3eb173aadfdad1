quenette-extra = { $seat } bekommt auch { $number ->
        [one] die übrige Karte
       *[other] die { $number } übrigen Karten
    }
    .you = Du bekommst auch { $number ->
        [one] die übrige Karte
       *[other] die { $number } übrigen Karten
    }
quenette-five = die Einhorn-Fünf bekommen
quenette-others = { $number ->
    [one] 1 Einhorn außer der Fünf bekommen
   *[other] { $number } Einhörner außer der Fünf bekommen
 }

## Das Ziel

quenette-goal = Nimm keine Einhörner: Jedes kostet eins, die Fünf kostet fünf
quenette-tally = { $number ->
    [one] 1 Einhorn
   *[other] { $number } Einhörner
 }, { $points }

## Die Lektion

quenette-lesson-step-five = Da ist die Einhorn-Fünf. Wer diesen Stich macht, zahlt fünf Punkte dafür.
quenette-lesson-step-count = Jedes Einhorn kostet dich einen Punkt. Wer am Schluss am wenigsten verloren hat, gewinnt.
