despised-nines-taken = { $number ->
    [one] took a nine
   *[other] took { $number } nines
 }
despised-nines-none = Nobody took a nine: all four stayed in the stock

## The goal

despised-nines-goal = Take no nines: each one costs 4
despised-nines-tally = { $number ->
    [one] 1 nine
   *[other] { $number } nines
 }, { $points }

## The lesson

despised-nines-lesson-step-count = Four points for each nine you took. The lowest total wins.
