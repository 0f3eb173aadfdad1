# Organization.

organization-discards = { $seat }: discard a card face down
    .you = You discard a card face down
    .named = { $seat } discards a card face down
organization-partner = { $seat } has played the called card, { $card }, and is the bidder's partner
    .you = You have played the called card, { $card }, and are the bidder's partner
organization-does-name = { $word ->
    [A] { $seat } names the American cards as trumps
    [B] { $seat } names the British cards as trumps
    [F] { $seat } names the French cards as trumps
   *[I] { $seat } names the Italian cards as trumps
 }
    .you = { $word ->
    [A] You name the American cards as trumps
    [B] You name the British cards as trumps
    [F] You name the French cards as trumps
   *[I] You name the Italian cards as trumps
 }

## The count

organization-made = { $by } has made the bid of { $number }
    .you = You have made the bid of { $number }
organization-missed = { $by } has missed the bid of { $number }
    .you = You have missed the bid of { $number }
organization-bid-and-took = bid { $number } and took { $other }
organization-partner-missed = partner in a bid that was missed
organization-units = units taken

## Refusals

organization-only-so-many = There are only { $number } units to take
organization-both-copies = You have both copies of { $card }: nobody else can hold it
organization-reserve-first = Take the reserve first, or pass to leave it
organization-discard-first = Discard first, { $number } to go, for the reserve that you took
organization-call-first = Call a card for your partner first
# The same, said to a player who bids.
organization-no-bid-reserve = The bidding is over: take the reserve first, or pass to leave it
organization-no-bid-discard = The bidding is over: discard first, { $number } to go, for the reserve that you took
organization-no-bid-call = The bidding is over: call a card for your partner first

## The goal

organization-goal-bidding = Bid how many of the { $tricks } tricks you can win
organization-goal = Win tricks, and keep { $seat } from winning { $number }
    .you = Win { $number } tricks: that is your bid
organization-goal-partner = Help { $seat } win { $number } tricks: you are partners

## What one is asked to do, and what it means

organization-ask-country = name the country that beats the others
organization-ask-call = call a card; whoever holds it is your partner
organization-ask-take = take the three reserve cards, or play without them
organization-ask-discard = { $number ->
    [one] put one more card away
   *[other] put { $number } cards away
 }

## The lesson

organization-lesson-aim = Bid how many units, that is tricks, you and your partner will organize, and take them.
organization-lesson-hand-1 = Bid a number of units, or pass; you may bid again later.
organization-lesson-hand-2 = The highest bidder names the ruling country and leads.
organization-lesson-hand-3 = Follow the country led if you can. The ruling country beats the others, and of two equal cards the first is higher.
organization-lesson-watch-1 = A missed bid costs what was bid, and the units taken count nothing.
organization-lesson-watch-2 = There are two of every card: your Flag can only be met by its twin, and the first one wins.
organization-lesson-step-aim = You and the player across are partners. Bid how many of the 12 tricks you'll take.
organization-lesson-step-bid = Bid a number, or pass. You can come back with a higher bid later.
organization-lesson-step-won = The highest bid stands. Its side has to take that many tricks.
organization-lesson-step-named = The bidder names the ruling country. Its cards beat all the others.
organization-lesson-step-follow = Follow the country led if you can. Of two equal cards, the first one played wins.
organization-lesson-step-took = A trick for your side. Your partner's count with yours.
organization-lesson-step-count = A bid that's kept scores every trick. Miss it, and you lose the whole bid.

## What is agreed before the deal

organization-option-target = Units that end the game
