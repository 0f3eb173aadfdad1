despised-nines-taken = took { $number } of the nines
despised-nines-none = Nobody took a nine: all four stayed in the stock

## The lesson

despised-nines-lesson-aim = Take what you like, but not the nines: each costs four.
despised-nines-lesson-hand-1 = Only the cards from six up are in play. Follow suit if you can.
despised-nines-lesson-hand-2 = The highest card of the suit led takes the trick. There are no trumps.
despised-nines-lesson-hand-3 = The nines in your tricks count against you, and the lowest total wins.
despised-nines-lesson-watch-1 = Without the suit led, a nine is the first card to throw away.
despised-nines-lesson-watch-2 = Below a nine there are only six, seven and eight. They are safe leads.
