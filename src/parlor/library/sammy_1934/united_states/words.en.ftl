united-states-cannot-place = { $seat } can place no card
    .you = You can place no card
united-states-last-card = { $seat } has placed their last card
    .you = You have placed your last card
united-states-blocked = Nobody can place a card: the hand is blocked

## The four corners of Kansas

united-states-zone-stack1 = North
united-states-zone-stack2 = East
united-states-zone-stack3 = South
united-states-zone-stack4 = West

## The count

united-states-out = out of cards: the borders left in all other hands
united-states-most-left = most borders left, { $number }
united-states-shared = The hand is blocked, and several share the fewest cards, { $number }: nobody scores
united-states-fewest = fewest cards, { $number }, in a blocked hand: the borders left to the others

## Refusals

united-states-none-fits = It is not your turn: none of your cards can be placed now
united-states-no-passing = There is no passing: you must play while you can; the turn passes by itself
united-states-own-corner = { $state } borders Kansas: it must be placed at its own corner of Kansas, { $zone }
united-states-not-begun = You cannot go there: { $zone } is not begun: only { $state } can begin it at the border of Kansas
united-states-no-border = { $state } does not border { $top }, the top card of { $zone }

## The goal

united-states-goal = Be first out of cards: score each border the others hold

## What one is asked to do, and what it means

united-states-none-now = Nothing you hold fits right now
united-states-anyone = Anyone with a state that fits may play it
united-states-ask = join a state to one that it borders

## The lesson

united-states-lesson-step-count = Going out scores all the borders the others still hold. The worst hand loses its own.

## The leaflet

united-states-place-center = In the middle
united-states-place-stack1 = North of Kansas
united-states-place-stack2 = East of Kansas
united-states-place-stack3 = South of Kansas
united-states-place-stack4 = West of Kansas
united-states-does-move = { $seat } places { LIST($cards, type: "and") } { $place ->
    [stack1] in the north
    [stack2] in the east
    [stack3] in the south
   *[other] in the west
 }
    .you = You place { LIST($cards, type: "and") } { $place ->
    [stack1] in the north
    [stack2] in the east
    [stack3] in the south
   *[other] in the west
 }

## What is agreed before the deal

united-states-option-pace = Who may play
    .turns = everyone in turn
    .snappy = anyone, at any time
