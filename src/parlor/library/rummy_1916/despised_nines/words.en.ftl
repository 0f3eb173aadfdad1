despised-nines-taken = took { $number } of the nines
despised-nines-none = Nobody took a nine: all four stayed in the stock

## The goal

despised-nines-goal = Take no nines: each one costs 4
despised-nines-tally = { $number ->
    [one] 1 nine
   *[other] { $number } nines
 }, { $points }

## The lesson

despised-nines-lesson-aim = Take what you like, but not the nines: each costs four.
despised-nines-lesson-hand-1 = Only the cards from six up are in play. Follow suit if you can.
despised-nines-lesson-hand-2 = The highest card of the suit led takes the trick. There are no trumps.
despised-nines-lesson-hand-3 = The nines in your tricks count against you, and the lowest total wins.
despised-nines-lesson-watch-1 = Without the suit led, a nine is the first card to throw away.
despised-nines-lesson-watch-2 = Below a nine there are only six, seven and eight. They are safe leads.
despised-nines-lesson-step-aim = Take anything you like, except the nines: each one costs four.
despised-nines-lesson-step-follow = Follow suit if you can. Cards run from 6 to 13, and the highest of the suit takes it.
despised-nines-lesson-step-taken = The taker keeps the cards and leads again. Sixes, sevens and eights are safe leads.
despised-nines-lesson-step-void = You can't follow. If you hold a nine, this is how to get rid of it!
despised-nines-lesson-step-count = Four points for each nine you took. The lowest total wins.
