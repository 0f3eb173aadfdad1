sachem-first-trump = took the first trump
sachem-last-trump = took the last trump
sachem-nine = took the nine of trumps
sachem-nobody = No trump was played and nobody has Sachem: nobody scores
# A player has Sachem who took the most sevens and eights.
sachem-sachem = Sachem, with { $number } sevens and eights

## The goal

sachem-goal = Win the 9 of trumps, first and last trump, most 7s and 8s
sachem-tally = 7s and 8s: { $number }

## The lesson

sachem-lesson-aim = Catch the first and the last trump, the nine of trumps, and the most sevens and eights.
sachem-lesson-hand-1 = A card is turned for trumps.
sachem-lesson-hand-2 = With the suit led in hand you may follow or trump; without it you may play anything.
sachem-lesson-hand-3 = After six tricks each prize goes to the player in whose tricks it lies.
sachem-lesson-watch-1 = The nine of trumps alone counts nine. Do not let it fall into a higher trump.
sachem-lesson-watch-2 = Sevens and eights of all suits count together for the seven points of the Sachem.
sachem-lesson-step-aim = Four prizes in six tricks: the first and last trump, the 9 of trumps, most 7s and 8s.
sachem-lesson-step-trumps = The turned-up card shows the trump suit.
sachem-lesson-step-play = If you hold the suit led, follow or trump. If you don't, play anything.
sachem-lesson-step-took = Whatever lies in your tricks is yours: trumps, sevens and eights above all.
sachem-lesson-step-void = You can't follow: a good time to trump, or to save your 7s and 8s for later.
sachem-lesson-step-count = First trump 3, last trump 3, the 9 of trumps 9, most sevens and eights 7.
