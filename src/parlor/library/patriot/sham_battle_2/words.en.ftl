# Sham Battle No. 2. $suit is the name of a country as an adjective, such as British.

sham-battle-2-power = { $card } is turned up: { $suit } is the Country in Power
sham-battle-2-exchanges = { $seat } takes { $card } for a Battleship
    .you = You take { $card } for a Battleship
sham-battle-2-draws = { $seat } draws from the stock
    .you = You draw from the stock
sham-battle-2-draws-turned = { $seat } draws the turned card, { $card }
    .you = You draw the turned card, { $card }

## The count

sham-battle-2-exchanges-made = Battleships swapped

## Refusals

sham-battle-2-play-first = Play a card first: combinations and exchanges are for the taker of a trick
sham-battle-2-one-combination = You may lay only one combination for each trick taken
sham-battle-2-claim-first = Lay a combination, exchange or pass before the next trick
sham-battle-2-no-battleship = You need a Battleship of the Country in Power, { $suit }, in your hand to exchange
sham-battle-2-no-more-exchanges = No more exchanges are allowed in this hand

## The goal

sham-battle-2-goal = Score with combinations you lay and cards you win

## What one is asked to do, and what it means

sham-battle-2-ask-play = play any card; you need not follow yet
sham-battle-2-ask-nothing = pass, and draw a card
sham-battle-2-ask-lay = lay one combination if you can, then pass to draw

## The lesson

sham-battle-2-lesson-step-power = The turned-up card shows the Country in Power. Its cards beat all the others.
sham-battle-2-lesson-step-laid = Laid cards stay yours, and you can still play them to tricks.
sham-battle-2-lesson-step-count = Combinations plus the cards in your tricks: first to 1000 wins.

## The leaflet

sham-battle-2-does-exchange = { $seat } makes a swap
    .you = You make a swap
