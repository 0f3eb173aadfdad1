spades-unbroken = Spades may not be led until one has been played, and you hold { $cards }
spades-too-many = You and your partner cannot take more than thirteen tricks: bid up to { $number }
spades-made = made a bid of { $number }
spades-set = failed with a bid of { $number }
spades-bags = { $number ->
    [one] a bag
   *[other] { $number } bags
 }
spades-bag-penalty = ten bags are full
spades-nil = { $by } kept a nil
    .you = you kept a nil
spades-nil-broken = { $by } broke a nil
    .you = you broke a nil

## The goal

spades-goal-bidding = Bid how many of the 13 tricks you will take
spades-goal = Take with your partner what you both bid, and few tricks more
spades-goal-nil = Take no trick at all: you bid nil

## The lesson

spades-lesson-aim = Say how many tricks you will take. Your bid and your partner's count together: ten points each if you make them.
spades-lesson-hand-1 = Everyone bids once, from the dealer's left on. A bid of 0 is a nil: a hundred points if you take no trick at all.
spades-lesson-hand-2 = Follow the suit led if you can. Spades are always trumps: the highest spade takes the trick.
spades-lesson-hand-3 = Spades may not be led until somebody has played one because he could not follow.
spades-lesson-watch-1 = Every trick over your bid is a bag. Ten bags cost a hundred points, so stop when you have enough.
spades-lesson-watch-2 = If your partner has bid nil, take the tricks that would fall to him.
spades-lesson-watch-3 = Count an ace as a trick, a king as nearly one, and each spade over three as one more.
