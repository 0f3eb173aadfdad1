# Sham Battle No. 2. $suit is the name of a country as an adjective, such as British.

sham-battle-2-power = { $card } is turned up: { $suit } is the Country in Power
sham-battle-2-exchanges = { $seat } takes { $card } for a Battleship
    .you = You take { $card } for a Battleship
sham-battle-2-draws = { $seat } draws from the stock
    .you = You draw from the stock
sham-battle-2-draws-turned = { $seat } draws the turned card { $card }
    .you = You draw the turned card { $card }

## The count

sham-battle-2-exchanges-made = exchanges made

## Refusals

sham-battle-2-play-first = Play a card first: combinations and exchanges are for the taker of a trick
sham-battle-2-one-combination = You may lay only one combination for each trick taken
sham-battle-2-claim-first = Lay a combination, exchange or pass before the next trick
sham-battle-2-no-battleship = You need a Battleship of the Country in Power, { $suit }, in your hand to exchange
sham-battle-2-no-more-exchanges = No more exchanges are allowed in this hand
