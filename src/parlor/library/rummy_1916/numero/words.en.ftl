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

numero-lesson-aim = Capture piles and hold the most cards at the end. A game of pure chance, for children.
numero-lesson-hand-1 = Turn up your top card in turn.
numero-lesson-hand-2 = The first card of a pile is the one to match: whoever turns the same number captures the pile.
numero-lesson-hand-3 = Without cards you are out. When two are left, five more piles are played.
numero-lesson-watch-1 = There is nothing to decide. Watch the number that began the pile.
numero-lesson-step-aim = End up with the most cards. There's nothing to decide here: it's all in the turn of a card.
numero-lesson-step-turn = Turn up your top card. Match the number that began the pile, and the pile is yours.
numero-lesson-step-capture = A match! The whole pile goes to whoever turned that card.
numero-lesson-step-again = Yours this time. The player to your left starts the next pile.
numero-lesson-step-count = The most cards win.

## What the leaflet calls the places on the table

numero-place-hand = { $mine ->
    [yes] Your stack
   *[no] Stack
 }
