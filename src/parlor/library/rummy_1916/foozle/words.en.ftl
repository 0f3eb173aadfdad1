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

foozle-lesson-aim = Bid for tricks, alone against everybody. The first card that you lead makes trumps.
foozle-lesson-hand-1 = Each player bids once, one to five tricks, higher than before, or passes. If all pass, the dealer must bid.
foozle-lesson-hand-2 = The highest bidder leads, and the suit of his card is trumps.
foozle-lesson-hand-3 = Follow suit if you can. Five tricks are played.
foozle-lesson-watch-1 = A made bid counts once for every opponent, a failed one goes to each of them.
foozle-lesson-watch-2 = Tricks over the bid count nothing.
foozle-lesson-step-aim = One player bids against everybody: so many tricks out of five.
foozle-lesson-step-bid = Count your sure tricks, then bid that many or pass. There's only one round.
foozle-lesson-step-won = The highest bidder leads, alone against everyone else.
foozle-lesson-step-trumps = The very first card led makes trumps. That's how the bidder picks the suit!
foozle-lesson-step-follow = Follow suit if you can; otherwise trump it or throw something away.
foozle-lesson-step-count = A bid that's made scores once for each opponent. A failed one goes to each of them instead.
