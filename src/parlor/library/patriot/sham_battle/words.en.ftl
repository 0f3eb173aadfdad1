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

sham-battle-lesson-aim = Bid what your combinations and the cards you take will count together, and reach it.
sham-battle-lesson-hand-1 = Bid in tens from 50, or pass; you may bid again later.
sham-battle-lesson-hand-2 = The highest bidder names the Country in Power and lays his combinations, and so does his partner.
sham-battle-lesson-hand-3 = Then twelve tricks are played. Follow the country led if you can; the Country in Power beats the rest.
sham-battle-lesson-watch-1 = Below the bid you lose all of it, whatever you laid and took.
sham-battle-lesson-watch-2 = A Flag counts 15, Bond, Army and Aeroplane 10, the others 5. The whole pack is worth 440.
sham-battle-lesson-step-aim = With your partner across, bid how many points you'll make, and reach it.
sham-battle-lesson-step-bid = Bid in tens, or pass. The cards alone are worth 440; combinations come on top.
sham-battle-lesson-step-won = The highest bid stands. That side must reach it, or lose the whole bid.
sham-battle-lesson-step-named = The bidder names the Country in Power. Its cards beat all the others.
sham-battle-lesson-step-laid = A combination! The bidding side shows these before play, and they count right away.
sham-battle-lesson-step-follow = Twelve tricks now. Follow the country led if you can.
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
