# Mobilization No. 3. $zone is the name of a pile, such as reserve:0; $country is the name of a country as an adjective.

mobilization-3-first-turn = { $seat } has the first turn
    .you = You have the first turn
mobilization-3-discards-over = { $seat } turns the discard pile over
    .you = You turn the discard pile over
mobilization-3-reserve-over = { $seat } turns the reserve over
    .you = You turn the reserve over
mobilization-3-turns = { $seat } turns { $card }
    .you = You turn { $card }
mobilization-3-blocked = { $number } turns have passed without mobilizing: the game is blocked

## The count

mobilization-3-no-card-left = no card left
mobilization-3-blocked-even = The game is blocked, and both players have { $number ->
    [one] 1 card
   *[other] { $number } cards
 } left
mobilization-3-fewer-left = the game is blocked: { $number ->
    [one] 1 card
   *[other] { $number } cards
 } left against { $other }

## Refusals

mobilization-3-not-your-space = That is not your space: only its owner may fill it
mobilization-3-filled-from = An empty space is filled only from the Reserve or Discard Pile
mobilization-3-downward = Playing Piles are built downward: { $card } is not one lower than { $top }
mobilization-3-nothing-to-play-on = There is no card on { $zone } to play upon
mobilization-3-one-up-or-down = Only a card one higher or one lower may be played on { $zone }: { $card } is neither on { $top }
mobilization-3-two-in-process = Two { $country } sets are already in process
mobilization-3-not-awaited = No { $country } set awaits { $card }: sets rise from Battleship to Flag
mobilization-3-turned-first = A card lies turned: move it or discard it first
mobilization-3-nothing-to-turn = You have no card left to turn: play, or pass if you cannot
mobilization-3-turned-no-pass = A card lies turned: move it or discard it
mobilization-3-no-pass = You can still turn a card: only a player who cannot may pass
mobilization-3-mobilize-first = { $card } can be mobilized: you cannot pass
mobilization-3-lay-first = { $card } can go on { $zone }: you cannot pass
mobilization-3-discard-the-turned = Only the turned card can be discarded
mobilization-3-draw-first = Draw first: only a turned card can be discarded
mobilization-3-not-your-pile = That is not your pile
mobilization-3-no-card = There is no card on { $zone }
mobilization-3-not-on-top = The top card of { $zone } is not { $card }
mobilization-3-hundred-moves = You have made a hundred moves in this turn: turn a card, discard it or pass
mobilization-3-lies-there = { $card } lies on { $zone } already

## The goal

mobilization-3-goal = Be first to get rid of all your cards

## What one is asked to do, and what it means

mobilization-3-ask = play what fits, then turn a card from your stock
mobilization-3-ask-turned = play { $card } if it fits, or discard it to end your turn

## The lesson

mobilization-3-lesson-step-out = The sets in the middle belong to both of you. They climb from Battleship to Flag.
mobilization-3-lesson-step-reserve = Keep going as long as you can. Your reserve is the hard part, so play from it first.
mobilization-3-lesson-step-load = You can load cards on each other's reserve and discards, one higher or one lower.
mobilization-3-lesson-step-count = No cards left, and the race is over.

## What is agreed before the deal

mobilization-3-option-build = On a Playing Pile
    .any = any country goes on any
    .alternate = blue takes turns with red or green
mobilization-3-option-pass = With nothing left to turn, you may pass
    .stuck = only when stuck
    .free = whenever you like

## The leaflet

mobilization-3-place-reserve = { $mine ->
    [yes] Your reserve
   *[no] Reserve
 }
mobilization-3-place-stock = { $mine ->
    [yes] Your stock
   *[no] Stock
 }
mobilization-3-place-discard = { $mine ->
    [yes] Your discard pile
   *[no] Discard pile
 }
mobilization-3-place-pile1 = { $mine ->
    [yes] Your playing pile 1
   *[no] Playing pile 1
 }
mobilization-3-place-pile2 = { $mine ->
    [yes] Your playing pile 2
   *[no] Playing pile 2
 }
mobilization-3-place-pile3 = { $mine ->
    [yes] Your playing pile 3
   *[no] Playing pile 3
 }
mobilization-3-place-pile4 = { $mine ->
    [yes] Your playing pile 4
   *[no] Playing pile 4
 }
mobilization-3-zone-reserve = the reserve
mobilization-3-does-move = { $place ->
    [mobilized] { $seat } plays { LIST($cards, type: "and") } to a set in the middle
    [reserve] { $seat } puts { LIST($cards, type: "and") } on a reserve
    [discard] { $seat } puts { LIST($cards, type: "and") } on a discard pile
   *[other] { $seat } puts { LIST($cards, type: "and") } on a playing pile
 }
    .you = { $place ->
    [mobilized] You play { LIST($cards, type: "and") } to a set in the middle
    [reserve] You put { LIST($cards, type: "and") } on a reserve
    [discard] You put { LIST($cards, type: "and") } on a discard pile
   *[other] You put { LIST($cards, type: "and") } on a playing pile
 }
