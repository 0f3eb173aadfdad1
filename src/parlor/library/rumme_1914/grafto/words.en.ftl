grafto-buried = { $card } is turned up and buried under the stock
grafto-must-graft = { $seat } must graft: { $card } is buried under the stock
    .you = You must graft: { $card } is buried under the stock
grafto-grafts = { $seat }: graft a card, face down
    .you = You graft a card, face down
    .named = { $seat } grafts a card, face down
grafto-highest-bid = { $seat } has the highest bid, { $number }
    .you = You have the highest bid, { $number }

## The count

grafto-thrown-in = All passed: the hand is thrown in
grafto-killed = Nobody took four tricks: the hand is killed
grafto-made = made a bid of { $number }
grafto-failed = bid { $number } and did not take four tricks
grafto-beat = beat another's bid of { $number }
grafto-over = { $number ->
    [one] took 1 trick over four
   *[other] took { $number } tricks over four
 }

## Refusals

grafto-no-graft = Only the dealer grafts, before the bidding, and only if a 5 is turned up
grafto-dealer-decides = The dealer decides on the turned 5 first: graft a card or pass
grafto-bid-higher = Your bid must be higher than { $number }
grafto-follow-or-trump = You must follow suit or trump: { $suit } were led and you hold { $cards }

## The goal

grafto-goal-bidding = Bid on winning { $number } of the 7 tricks: your bid is won or lost
grafto-goal-own = Win 4 tricks for your bid of { $number }; if another does, you lose it
grafto-goal = Win { $number } tricks, or the bidders collect

## What one is asked to do, and what it means

grafto-ask-graft = bury a card and take { $card } for it, or pass

## The lesson

grafto-lesson-step-trumps = The turned-up card makes trumps. The Rumme card is the best trump, then the 5.
grafto-lesson-step-took = Your trick! Four of these and the hand is yours.
grafto-lesson-step-count = Four tricks win your bid, and each one more adds a point. All the other bidders lose theirs.

## What is agreed before the deal

grafto-option-hands = Hands with a bid in a game
grafto-option-credit = Four tricks against a bid of 15 win it from
    .first = the first bidder only
    .any = any bidder
