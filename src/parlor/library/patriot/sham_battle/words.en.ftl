# Sham Battle.

## The count

sham-battle-kept = { $by } has kept the bid of { $number }
    .you = You have kept the bid of { $number }
sham-battle-failed = bid { $number } and reached only { $other }

## Refusals

sham-battle-bids = Bids are multiples of ten, at least 50 and at most 1000
sham-battle-declare = This is the declaration, so lay a combination or pass
# The same, said to a player who bids.
sham-battle-no-bid-declare = The bidding is over: this is the declaration, so lay a combination or pass

## The lesson

sham-battle-lesson-aim = Bid what your combinations and the cards you take will count together, and reach it.
sham-battle-lesson-hand-1 = Bid in tens from 50, or pass; you may bid again later.
sham-battle-lesson-hand-2 = The highest bidder names the Country in Power and lays his combinations, and so does his partner.
sham-battle-lesson-hand-3 = Then twelve tricks are played. Follow the country led if you can; the Country in Power beats the rest.
sham-battle-lesson-watch-1 = Below the bid you lose all of it, whatever you laid and took.
sham-battle-lesson-watch-2 = A Flag counts 15, Bond, Army and Aeroplane 10, the others 5. The whole pack is worth 440.
