foozle-trumps = { $suit } are trumps
foozle-made = made a bid of { $number } against { $other ->
    [one] 1 player
   *[other] { $other } players
 }
foozle-failed = { $by } failed with a bid of { $number }
    .you = you failed with a bid of { $number }

## The goal

foozle-goal-bidding = Bid how many of the 5 tricks you can win
foozle-goal = Keep { $seat } from winning { $number } of the 5 tricks
    .you = Win { $number } of the 5 tricks: that is your bid

## What one is asked to do

foozle-ask-first = lead a card: its suit will be trumps

## The lesson

foozle-lesson-step-won = The highest bidder leads, alone against everyone else.
foozle-lesson-step-count = A bid that's made scores once for each opponent. A failed one goes to each of them instead.
