jaimy-all-five = all five tricks
jaimy-three = three tricks
jaimy-went-on = { $by } went on after three tricks and failed: nobody scores
    .you = You went on after three tricks and failed: nobody scores
jaimy-nobody = Nobody has three tricks
jaimy-claim-too-soon = You can claim only when you have just won the first three tricks

## The goal

jaimy-goal = Win 3 tricks for 3 points, or all 5 for 7

## What one is asked to do, and what it means

jaimy-ask-claim = take 3 points now, or lead on for all five tricks, 7 or nothing
jaimy-means-claim = The hand is over, and you score 3.

## The lesson

jaimy-lesson-step-trumps = This card shows the trump suit. Trumps beat everything.
jaimy-lesson-step-took = Your trick. Win the first three and you get to choose.
jaimy-lesson-step-claim = First three are yours: claim your three points, or play on for seven and risk them all.
jaimy-lesson-step-count = Three points for three tricks, seven for all five. Often, nobody scores at all.

## What is agreed before the deal

jaimy-option-partners = Partners
    .no = none
    .pairs = in pairs (four or six players)
    .threes = in threes (six players)
