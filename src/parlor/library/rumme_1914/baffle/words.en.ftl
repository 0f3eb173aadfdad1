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
baffle-tricks = took tricks that count one: { $number }
baffle-no-trick = is baffled: content, and no trick
baffle-cop-too-few = is baffled: the cop hand, and fewer than two tricks
baffle-missed-lead = is baffled: held a trump and led another card

## Refusals

baffle-declare-first = Declare first: content, cop or resign
baffle-cop-taken = The cop hand is already taken
baffle-dealer-must-play = Only one player is in: the dealer must play against him
baffle-exchange-or-pass = You have taken the cop hand: exchange a card for the turned one or pass
baffle-no-exchange = Only the player who has taken the cop hand may exchange a card
baffle-exchange-at-once = Only the player who has taken the cop hand may exchange a card, and only at once
baffle-all-declared = All have declared: play a card
baffle-lead-a-trump = The winner of a trick must lead a trump if he has one: you hold { $cards }

## The lesson

baffle-lesson-aim = Count down from twenty to nothing: every trick takes a point off, and the trick with the lowest trump takes off three.
baffle-lesson-hand-1 = Be content with your hand, take the cop hand unseen in its place, or resign.
baffle-lesson-hand-2 = Those who are in play six tricks, and follow suit if they can.
baffle-lesson-hand-3 = After the first trick the leader must lead a trump if he has one.
baffle-lesson-watch-1 = Content without a trick, or cop with fewer than two: you are baffled, and go back five.
baffle-lesson-watch-2 = To resign costs nothing. With a poor hand it is often the best.
