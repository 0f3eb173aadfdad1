reno-draws = { $seat } draws { $card }
    .you = You draw { $card }
reno-last-card = { $seat } takes { $card }, the last card of the stock
    .you = You take { $card }, the last card of the stock

## The count

reno-high = High, the 13 of trumps
reno-low = Low, the 1 of trumps
reno-reno = Reno, the 5 of trumps
reno-game = Game, with a count of { $number }
reno-game-shared = Nobody scores Game: the highest count, { $number }, is shared

## Refusals

reno-no-draw = Drawing happens by itself after each trick: play a card

## The goal

reno-goal = Win the 13, 1 and 5 of trumps, and the most card points
reno-tally = { $number ->
    [one] 1 honor
   *[other] { $number } honors
 }, { $other } for Game

## The lesson

reno-lesson-aim = Win the 13, the 1 and the 5 of trumps in your tricks, and most of the cards that count.
reno-lesson-hand-1 = Six cards each. The top card of the stock lies open: its suit is trumps.
reno-lesson-hand-2 = Follow suit if you can. After every trick all draw a card that lies open, the taker first.
reno-lesson-hand-3 = When the stock is gone the last cards are played out and counted.
reno-lesson-watch-1 = You can see the card that you will draw. Sometimes the trick is worth taking for that alone.
reno-lesson-watch-2 = A ten counts ten for the fourth point, so do not throw it away lightly.
reno-lesson-step-aim = Four points a hand: for the 13, the 1 and the 5 of trumps, and for the best count.
reno-lesson-step-trumps = The open card on the stock shows trumps. It's also the next card to be drawn.
reno-lesson-step-follow = Follow suit if you can. Otherwise trump, or throw something away.
reno-lesson-step-draw = You both draw after each trick, winner first. You can see what the winner will get!
reno-lesson-step-void = You can't follow. A trump takes it; a small card of no use lets it go.
reno-lesson-step-count = High, Low and Reno are a point each. Game goes to the best count: a 10 counts ten.
