jaimy-all-five = all five tricks
jaimy-three = three tricks
jaimy-went-on = { $by } went on after three tricks and failed: nobody scores
    .you = You went on after three tricks and failed: nobody scores
jaimy-nobody = Nobody has three tricks
jaimy-claim-too-soon = You can claim only when you have just won the first three tricks

## The lesson

jaimy-lesson-aim = Three tricks count three points, all five count seven.
jaimy-lesson-hand-1 = A card is turned for trumps.
jaimy-lesson-hand-2 = With the suit led in hand you may follow or trump; without it you may play anything.
jaimy-lesson-hand-3 = If you win the first three tricks you may claim your three points, or go on for all five.
jaimy-lesson-watch-1 = Go on and lose a trick, and nobody scores at all.
jaimy-lesson-watch-2 = With many players most hands bring nothing: the first trick decides much.
