doolittle-trick = took trick { $number }

## The goal

doolittle-goal = Take no tricks: they cost 5 to 30, the late ones most

## The lesson

doolittle-lesson-aim = Take no tricks: each costs its taker, the last ones most of all.
doolittle-lesson-hand-1 = Follow suit if you can; if not, play anything. There are no trumps.
doolittle-lesson-hand-2 = The highest card of the suit led takes the trick.
doolittle-lesson-hand-3 = The six tricks cost 5, 5, 10, 10, 20 and 30. The lowest total wins.
doolittle-lesson-watch-1 = If you must take tricks, take the early ones: be rid of high cards while it is cheap.
doolittle-lesson-watch-2 = Keep low cards for the end.
doolittle-lesson-step-aim = Take no tricks. They cost 5, 5, 10, 10, 20 and 30: worse and worse.
doolittle-lesson-step-follow = Follow suit if you can, low if you can. The highest card of the suit takes the trick.
doolittle-lesson-step-first = That was the first trick: only 5. If you must take one, take it early.
doolittle-lesson-step-void = You can't follow, so you can't take it. Get rid of your most dangerous card.
doolittle-lesson-step-last = Only the last trick is left, and it costs 30.
doolittle-lesson-step-count = Every trick costs its taker. The lowest total wins.

## What is agreed before the deal

doolittle-option-cards = Cards for each player
