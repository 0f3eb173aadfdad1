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
