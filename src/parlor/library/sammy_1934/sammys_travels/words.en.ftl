sammys-travels-turned-over = { $seat } turns the pile over
    .you = You turn the pile over
sammys-travels-turns-up = { $seat } turns up { $card }
    .you = You turn up { $card }
sammys-travels-over = The journey of { $seat } is over after { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
    .you = Your journey is over after { $number ->
        [one] 1 card
       *[other] { $number } cards
    }

## The count

sammys-travels-journey = { $number ->
    [one] a journey of 1 card
   *[other] a journey of { $number } cards
 }, { $other } turned up
sammys-travels-transferred = { $number ->
    [one] 1 card brought to the roads
   *[other] { $number } cards brought to the roads
 }, { $other } turned up

## How far it has come, and what its points are

sammys-travels-reached = { $number } of { $other } states visited
sammys-travels-scored =
    { $number ->
        [one] 1 state
       *[other] { $number } states
    }

## Refusals

sammys-travels-no-border = { $state } does not border { $top }, where your journey stands
sammys-travels-no-border-of-road = { $state } does not border { $top }, where { $zone } stands
sammys-travels-top-of-pile = Only the top card of your pile can be transferred
sammys-travels-other-starts = It is not your turn: { $seat } chooses the starting card
sammys-travels-journey-over = It is not your turn: your journey is over
sammys-travels-start-chosen = The starting card is chosen already
sammys-travels-start-first = Choose the starting card first
sammys-travels-not-in-game = { $card } is not in this game: choose a state or D. C.
sammys-travels-ten-times-through = Ten times through the pack without a transfer: you must transfer a card
sammys-travels-transfer-first = { $state } borders { $top }: transfer it first
sammys-travels-not-your-journey = That is the other player's journey
sammys-travels-turned-already = You have already turned a card this turn: transfer it or pass
sammys-travels-turn-first = Turn a card first

## The goal

sammys-travels-goal = Travel through as many states as you can
sammys-travels-goal-shared = Bring more of your cards to the roads than the other
sammys-travels-tally = { $number } of { $other } states
sammys-travels-tally-shared = { $number ->
    [one] 1 card
   *[other] { $number } cards
 } brought

## What one is asked to do, and what it means

sammys-travels-ask-start = choose the state where the journey begins
sammys-travels-ask = travel on if your card borders the last state, or turn up the next

## The lesson

sammys-travels-lesson-step-start = Pick any state to start from. Maine has just one neighbor, so it makes a good first stop.
sammys-travels-lesson-step-border = This state is next door. Go there now, or wait if it would lead to a dead end.

## The leaflet

sammys-travels-place-stock = Stock
sammys-travels-place-pile = Your pile, face up
sammys-travels-place-travel = Your journey
sammys-travels-does-play = { $seat } starts in { LIST($cards, type: "and") }
    .you = You start in { LIST($cards, type: "and") }
sammys-travels-does-move = { $seat } travels to { LIST($cards, type: "and") }
    .you = You travel to { LIST($cards, type: "and") }

## What is agreed before the deal

sammys-travels-option-packs = With two players
    .separate = each has a pack and a journey
    .shared = they share a pack and two journeys
sammys-travels-option-transfer = A card that borders the end of a journey
    .may = may wait
    .must = must go there
