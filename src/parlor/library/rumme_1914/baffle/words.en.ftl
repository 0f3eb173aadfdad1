baffle-exchanges = { $seat }: exchange a card, face down
    .you = You exchange a card, face down
    .named = { $seat } exchanges a card, face down
baffle-all-resigned = All others have resigned: { $seat } does not declare
    .you = All others have resigned: you do not declare

## The count

baffle-others-resigned = all others have resigned
baffle-resigned = { $by } has resigned: 0
    .you = You have resigned: 0
baffle-lowest-trump = took the trick with the lowest trump, the { $number } of { $suit }
baffle-tricks = { $number ->
    [one] took 1 trick that counts one
   *[other] took { $number } tricks that count one
 }
baffle-no-trick = baffled: content, and no trick
baffle-cop-too-few = baffled: the cop hand, and fewer than two tricks
baffle-missed-lead = baffled: held a trump and led another card

## Refusals

baffle-declare-first = Declare first: content, cop or resign
baffle-cop-taken = The cop hand is already taken
baffle-dealer-must-play = Only one other player is in: the dealer must play too
baffle-exchange-or-pass = You have taken the cop hand: exchange a card for the turned one or pass
baffle-no-exchange = Only the player who has taken the cop hand may exchange a card
baffle-exchange-at-once = Only the player who has taken the cop hand may exchange a card, and only at once
baffle-all-declared = All have declared: play a card
baffle-lead-a-trump = Whoever won the last trick must lead a trump, if possible: you hold { $cards }

## The goal

baffle-goal = Count down to 0: each trick takes a point off your score
baffle-goal-content = Win at least 1 trick, or your score goes up 5
baffle-goal-cop = Win at least 2 tricks, or your score goes up 5
baffle-goal-resigned = You are out of this hand: nothing won, nothing lost

## What one is asked to do, and what it means

baffle-ask = keep your hand, take the cop hand unseen, or resign
baffle-ask-cop-gone = keep your hand, or resign
baffle-ask-stay = keep your hand, or take the cop hand unseen
baffle-ask-must = keep your hand; as dealer you must play
baffle-ask-exchange = swap a card for { $card }, or pass
baffle-means-cop = You give up your hand for the cop hand. Win 2 tricks with it, or your score goes up 5.
baffle-means-resign = You sit this hand out: nothing won, nothing lost.

## The lesson

baffle-lesson-step-declare = Content: play these cards. Cop: swap them for a hidden hand. Resign: sit this one out, free.
baffle-lesson-step-took = Good, one trick is safe. Content with no trick at all, you'd be baffled: back five points.
baffle-lesson-step-count = The trick with the lowest trump took off three. Baffled players went back five.

## The leaflet

baffle-does-content = { $seat } is content
    .you = You are content
baffle-does-cop = { $seat } takes the cop hand
    .you = You take the cop hand
baffle-does-resign = { $seat } resigns
    .you = You resign
baffle-does-exchange = { $seat } swaps a card for the turned-up trump
    .you = You swap a card for the turned-up trump
baffle-place-cop = The cop hand
baffle-place-dead = Laid down
baffle-place-stock = The rest of the pack

## What is agreed before the deal

baffle-option-lead = Winning a trick with a trump in hand
    .must = you must lead one
    .penalty = not leading one costs points
