doolittle-trick = took trick { $number }

## The goal

doolittle-goal = Take no tricks: they cost 5 to 30, the late ones most

## The lesson

doolittle-lesson-step-first = That was the first trick: only 5. If you must take one, take it early.
doolittle-lesson-step-last = Only the last trick is left, and it costs 30.
doolittle-lesson-step-count = Every trick costs its taker. The lowest total wins.

## What is agreed before the deal

doolittle-option-cards = Cards for each player
