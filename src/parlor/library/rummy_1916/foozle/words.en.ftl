foozle-trumps = { $suit } are trumps
foozle-made = made a bid of { $number } against { $other }
foozle-failed = { $by } failed with a bid of { $number }
    .you = you failed with a bid of { $number }

## The lesson

foozle-lesson-aim = Bid for tricks, alone against everybody. The first card that you lead makes trumps.
foozle-lesson-hand-1 = Each player bids once, one to five tricks, higher than before, or passes. If all pass, the dealer must bid.
foozle-lesson-hand-2 = The highest bidder leads, and the suit of his card is trumps.
foozle-lesson-hand-3 = Follow suit if you can. Five tricks are played.
foozle-lesson-watch-1 = A made bid counts once for every opponent, a failed one goes to each of them.
foozle-lesson-watch-2 = Tricks over the bid count nothing.
