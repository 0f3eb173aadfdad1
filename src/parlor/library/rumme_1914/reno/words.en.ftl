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
