# What is said at every table.

hand-begins = Hand { $number }: { $seat } deals
    .you = Hand { $number }: you deal
said = { $seat }: { $move }
    .you = You: { $move }
points = { $seat }: { $what }: { $points }
    .you = You: { $what }: { $points }
points-of-partners = { $seat } and { LIST($partners, type: "and") }: { $what }: { $points }
    .you = You and { LIST($partners, type: "and") }: { $what }: { $points }

# A card inside a sentence; one with a proper name, such as a state, stands there by itself.
the-card = the { $name }

## How far everyone has come in the hand

tally-points = { $points } so far
tally-cards-left = { $number ->
    [one] 1 card left
   *[other] { $number } cards left
 }
tally-tricks = { $number ->
    [one] 1 trick
   *[other] { $number } tricks
 }
tally-tricks-of = { $number } of { $other ->
    [one] 1 trick
   *[other] { $other } tricks
 }

## What a move brings at once

worth-points = worth { $number }
worth-off-hand = { $number } off your hand

## Refusals that have nothing to do with a game

game-over = The game is over
not-text = A move is a line of text such as 'pass', not { $type }
which-seat = Several seats may act now ({ $seats }): say which one moves
not-your-turn = It is not your turn
not-your-turn-but = It is not your turn: { $seat } is to play
misread-form = { $said } is not a move: its form is { $form }, with single spaces, card codes and names as in this game
misread = { $said } is not a move of this game: its moves are { $forms }
guess-stands = This table is a guess made by resample: nothing on it can be taken back
nothing-to-take-back = There is nothing to take back
only-own-last-move = Only your own last move can be taken back
move-has-shown = The last move has shown a card that was hidden: it stands
not-held = You do not hold { $cards }
no-action = there is no action { $action }: actions are numbered from 0 to { $last }
too-few-moves = Fewer moves are legal than action { $action } stands for

## What is agreed before the deal

option-hands = Hands in a game
    .none = Hands in a game (0: everyone deals once)
option-target = Points to play to
option-yes = yes
option-no = no
