numero-turns = { $seat }: turns up { $card }
    .you = You turn up { $card }
    .named = { $seat } turns up { $card }
numero-out = { $seat } is out
    .you = You are out
numero-captures = { $seat } captures the { $number } cards of the pile
    .you = You capture the { $number } cards of the pile
numero-holds = { $number ->
    [one] holds one card
   *[other] holds { $number } cards
}
numero-only-move = The only move is turn: play your top card

## The goal

numero-goal = Capture piles by matching their first number: most cards win
numero-tally = { $number ->
    [one] 1 card
   *[other] { $number } cards
 }

## What one is asked to do, and what it means

numero-ask = turn up your top card

## The lesson

numero-lesson-step-count = The most cards win.

## What the leaflet calls the places on the table

numero-place-hand = { $mine ->
    [yes] Your stack
   *[no] Stack
 }
