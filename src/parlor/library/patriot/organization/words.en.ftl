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
    .you = { $number ->
        [one] Win 1 trick: that is your bid
       *[other] Win { $number } tricks: that is your bid
    }
organization-goal-partner = { $number ->
    [one] Help { $seat } win 1 trick: you are partners
   *[other] Help { $seat } win { $number } tricks: you are partners
 }

## What one is asked to do, and what it means

organization-ask-country = name the country that beats the others
organization-ask-call = call a card; whoever holds it is your partner
organization-ask-take = take the three reserve cards, or play without them
organization-ask-discard = { $number ->
    [one] put one more card away
   *[other] put { $number } cards away
 }

## The lesson

organization-lesson-step-took = A trick for your side. Your partner's count with yours.
organization-lesson-step-count = A bid that's kept scores every trick. Miss it, and you lose the whole bid.

## What is agreed before the deal

organization-option-target = Units that end the game
