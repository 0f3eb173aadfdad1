doolittle-trick = Stich { $number } gemacht

## Das Ziel

doolittle-goal = Mach keine Stiche: Sie kosten 5 bis 30, die späten am meisten

## Die Lektion

doolittle-lesson-aim = Mach keine Stiche: Jeder kostet Punkte, die letzten am allermeisten.
doolittle-lesson-hand-1 = Bediene, wenn du kannst; sonst spiel, was du willst. Trumpf gibt es nicht.
doolittle-lesson-hand-2 = Die höchste Karte der ausgespielten Farbe macht den Stich.
doolittle-lesson-hand-3 = Die sechs Stiche kosten 5, 5, 10, 10, 20 und 30. Wer am wenigsten hat, gewinnt.
doolittle-lesson-watch-1 = Wenn schon Stiche, dann die ersten: Werde hohe Karten los, solange es billig ist.
doolittle-lesson-watch-2 = Heb dir niedrige Karten für den Schluss auf.
doolittle-lesson-step-aim = Mach keine Stiche. Sie kosten 5, 5, 10, 10, 20 und 30: Es wird immer schlimmer.
doolittle-lesson-step-follow = Bediene, wenn du kannst, am besten niedrig. Die höchste Karte der Farbe macht den Stich.
doolittle-lesson-step-first = Das war der erste Stich: nur 5. Wenn schon einer sein muss, dann früh.
doolittle-lesson-step-void = Du kannst nicht bedienen, also bekommst du ihn nicht. Weg mit der gefährlichsten Karte!
doolittle-lesson-step-last = Jetzt kommt noch der letzte Stich, und der kostet 30.
doolittle-lesson-step-count = Jeder Stich kostet. Wer am wenigsten hat, gewinnt.

## Was vor dem Geben ausgemacht wird

doolittle-option-cards = Karten für jeden
