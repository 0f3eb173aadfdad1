quenette-extra = { $seat } bekommt auch { $number ->
        [one] die übrige Karte
       *[other] die { $number } übrigen Karten
    }
    .you = Du bekommst auch { $number ->
        [one] die übrige Karte
       *[other] die { $number } übrigen Karten
    }
quenette-five = die Einhorn-Fünf bekommen
quenette-others = andere Einhörner bekommen: { $number }

## Das Ziel

quenette-goal = Nimm keine Einhörner: Jedes kostet eins, die Fünf kostet fünf
quenette-tally = { $number ->
    [one] 1 Einhorn
   *[other] { $number } Einhörner
 }, { $points }

## Die Lektion

quenette-lesson-aim = Lass die Finger von den Einhörnern: Jedes kostet einen Punkt, die Einhorn-Fünf kostet fünf.
quenette-lesson-hand-1 = Ausspielen darfst du alles; die anderen müssen bedienen, wenn sie können.
quenette-lesson-hand-2 = Die höchste Karte der ausgespielten Farbe macht den Stich, und wer ihn hat, spielt wieder aus. Trumpf gibt es nicht.
quenette-lesson-hand-3 = Sind alle Karten gespielt, werden die Einhörner in deinen Stichen gegen dich gezählt.
quenette-lesson-watch-1 = Hast du die Farbe nicht, darfst du alles abwerfen: ein Einhorn, am liebsten die Fünf.
quenette-lesson-watch-2 = Bleiben beim Geben Karten übrig, gehören sie zum ersten Stich, und niemand weiß, was darin steckt.
quenette-lesson-step-aim = Nur keine Einhörner! Jedes kostet einen Punkt, die Einhorn-Fünf kostet fünf.
quenette-lesson-step-follow = Bediene, wenn du kannst. Die höchste Karte der Farbe macht den Stich.
quenette-lesson-step-taken = Wer den Stich macht, behält die Karten und spielt wieder aus. Trumpf gibt es nicht.
quenette-lesson-step-void = Die Farbe hast du nicht, also spiel irgendetwas. Jetzt könnte ein Einhorn weg!
quenette-lesson-step-five = Da ist die Einhorn-Fünf. Wer diesen Stich macht, zahlt fünf Punkte dafür.
quenette-lesson-step-count = Jedes Einhorn kostet dich einen Punkt. Wer am Schluss am wenigsten verloren hat, gewinnt.
