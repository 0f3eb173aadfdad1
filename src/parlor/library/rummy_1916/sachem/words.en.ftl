sachem-first-trump = took the first trump
sachem-last-trump = took the last trump
sachem-nine = took the nine of trumps
sachem-nobody = No trump was played and nobody has Sachem: nobody scores
# A player has Sachem who took the most sevens and eights.
sachem-sachem = { $number ->
    [one] Sachem, with 1 seven or eight
   *[other] Sachem, with { $number } sevens and eights
 }

## The goal

sachem-goal = Win the 9 of trumps, first and last trump, most 7s and 8s
sachem-tally = 7s and 8s: { $number }

## The lesson

sachem-lesson-step-trumps = The turned-up card shows the trump suit.
sachem-lesson-step-took = Whatever lies in your tricks is yours: trumps, sevens and eights above all.
sachem-lesson-step-void = You can't follow: a good time to trump, or to save your 7s and 8s for later.
sachem-lesson-step-count = First trump 3, last trump 3, the 9 of trumps 9, most sevens and eights 7.
