turnUntil = Turn until one fits
stopTurning = Stop turning

stuck = You’re stuck
nothing = Nothing leads on from here.
lost = This one can’t come out anymore
# (most: number)
most = You can still get to { $most }.
# (reached: number, goal: number)
reached = { $reached } of { $goal } cards home
takeBack = Take back
backAsPractice = Goes on as practice; this game keeps its result.
sameDeal = Same cards again
newDeal = New deal
look = Look at the table
playOn = Play on anyway

statistics = Your games so far
played = Played
won = Won
best = Best
average = On average
streak = Wins in a row
# (won: number, percent: number)
share = { $won } ({ $percent } %)
# (streak: number, longest: number)
streakOf = { $streak } (longest { $longest })
