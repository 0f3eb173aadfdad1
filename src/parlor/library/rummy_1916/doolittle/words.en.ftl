doolittle-trick = took trick { $number }

## The lesson

doolittle-lesson-aim = Take no tricks: each costs its taker, the last ones most of all.
doolittle-lesson-hand-1 = Follow suit if you can; if not, play anything. There are no trumps.
doolittle-lesson-hand-2 = The highest card of the suit led takes the trick.
doolittle-lesson-hand-3 = The six tricks cost 5, 5, 10, 10, 20 and 30. The lowest total wins.
doolittle-lesson-watch-1 = If you must take tricks, take the early ones: be rid of high cards while it is cheap.
doolittle-lesson-watch-2 = Keep low cards for the end.
