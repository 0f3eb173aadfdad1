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

## The goal

sham-battle-goal-bidding = Bid what your combinations and tricks will count
sham-battle-goal = Win cards, and keep { $seat } from counting { $number }
    .you = Count { $number } or more in combinations and cards won
sham-battle-goal-partner = Help { $seat } count { $number }: combinations and cards won
sham-battle-tally-of = { $number } of { $other }

## What one is asked to do, and what it means

sham-battle-ask-country = name the Country in Power, which beats the others
sham-battle-ask-lay = lay combinations for their points, then pass
sham-battle-ask-nothing = pass; you have nothing more to lay
sham-battle-means-pass = You lay no more combinations in this hand.

## The lesson

sham-battle-lesson-step-count = Combinations and cards taken add up. A Flag counts 15, most other cards 10 or 5.

## What is agreed before the deal

sham-battle-option-partners = Four play as partners

## The leaflet

sham-battle-does-name =
    { $seat } names { $word ->
        [A] American
        [B] British
        [F] French
       *[I] Italian
    } as the Country in Power
    .you =
    You name { $word ->
        [A] American
        [B] British
        [F] French
       *[I] Italian
    } as the Country in Power
