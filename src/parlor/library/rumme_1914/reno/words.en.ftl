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

reno-lesson-step-trumps = The open card on the stock shows trumps. It's also the next card to be drawn.
reno-lesson-step-void = You can't follow. A trump takes it; a small card of no use lets it go.
reno-lesson-step-count = High, Low and Reno are a point each. Game goes to the best count: a 10 counts ten.
