# Games of tricks.

trick-taken = { $seat } takes the trick with { $card }
    .you = You take the trick with { $card }
trump-turned = { $card } is turned up: { $suit } are trumps
all-pass = All pass: the hand is thrown in
bid-won = { $seat } has the bid at { $number }
    .you = You have the bid at { $number }
thrown-in = All passed: the hand was thrown in

## Refusals

follow-suit = You must follow suit: { $suit } were led and you hold { $cards }
follow-trumps = You must follow suit: trumps were led and you hold { $cards }
follow-or-trump = You hold { $cards }: follow suit with a { $one } or play a trump
bidding-over = The bidding is over: play a card
play-a-card = { $move } cannot be done now: play a card
bid-higher-or-pass = You must bid higher than { $number } or pass
bids-run = Bids run from { $low } to { $high }
bid-or-pass-first = The bidding is not over: bid or pass
bid-first = The bidding is not over: bid
dealer-must-bid = Everybody has passed: the dealer must bid

## Passing before play

passing-passes = { $seat } passes a card, face down
    .you = You pass a card, face down
passing-passed = { $number ->
    [1] The cards go to the left
    [-1] The cards go to the right
   *[other] The cards go across the table
 }
passing-has-passed = You have passed your cards: wait for the others
passing-first = Pass a card first, { $number } to go
passing-over = The passing is over: play a card
