doolittle-trick = Stich { $number } gemacht

## Das Ziel

doolittle-goal = Mach keine Stiche: Sie kosten 5 bis 30, die späten am meisten

## Die Lektion

doolittle-lesson-step-first = Das war der erste Stich: nur 5. Wenn schon einer sein muss, dann früh.
doolittle-lesson-step-last = Jetzt kommt noch der letzte Stich, und der kostet 30.
doolittle-lesson-step-count = Jeder Stich kostet. Wer am wenigsten hat, gewinnt.

## Was vor dem Geben ausgemacht wird

doolittle-option-cards = Karten für jeden
