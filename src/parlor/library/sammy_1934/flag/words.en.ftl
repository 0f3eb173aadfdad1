flag-turned-over = The waste is turned over
flag-drawn = { $card } is drawn

## The count

flag-rank =
    { $number ->
        [0] no flag is complete: no rank
        [1] one flag complete: Private
        [2] two flags complete: Corporal
        [3] three flags complete: Sergeant
        [4] four flags complete: Second Lieutenant
        [5] five flags complete: First Lieutenant
        [6] six flags complete: Captain
        [7] seven flags complete: Major
        [8] eight flags complete: Lieutenant Colonel
        [9] nine flags complete: Colonel
        [10] ten flags complete: Brigadier General
        [11] eleven flags complete: Major General
        [12] twelve flags complete: Lieutenant General
        [13] thirteen flags complete: General
       *[14] fourteen flags complete: Retired General
    }

## How far it has come, and what its points are

flag-reached = { $number } of { $other } cards in flags
flag-scored =
    { $number ->
        [one] 1 flag
       *[other] { $number } flags
    }

## Refusals

# The four cards of a value, by its number: 1s, Marines.
flag-cards =
    { $number ->
        [11] Marines
        [12] Nurses
        [13] Presidents
        [14] Uncle Sams
       *[other] { $number }s
    }
flag-not-complete = The flag of { $wanted } is not complete: only { $wanted } may be placed now
flag-descending = Cards go down by one, on another suit: Uncle Sam, President, Nurse, Marine, 10, 9 and so on
flag-empty-space = Only an Uncle Sam may fill an empty space
flag-space-of-its-own = That Uncle Sam already fills a space of its own
flag-none-to-draw = There is no card left to draw
flag-ten-times-through = Ten times through the stock without a play: you must move a card
flag-never-back = Cards never come back from the flags
flag-top-of-stack = Only the top card of a stack may be placed in a flag
flag-move-together = All the face-up cards of a stack move together, from the bottom one
flag-top-of-waste = Only the top card of the waste can be played

## The goal

flag-goal = Build flags of four: 1 to 10, Marine, Nurse, President, Uncle Sam
flag-tally = { $number } of 14 flags, { $other } of 56 cards

## What one is asked to do, and what it means

flag-ask = build the flags, move a stack, or draw two cards

## The lesson

flag-lesson-step-stacks = On the stacks, cards go down by one, each on a card of another suit.
flag-lesson-step-turned = A hidden card comes up. Free those early; they're what holds you back.
flag-lesson-step-flag = This one belongs to the flag. Up it goes!
flag-lesson-step-over = The stock is used up, so the waste is turned over. Keep going as long as cards move.
flag-lesson-step-count = Every complete flag is a promotion. How high did you rise?

## The leaflet

flag-place-waste = Waste
flag-place-flags = Flags
flag-place-stack1 = Stack 1
flag-place-stack2 = Stack 2
flag-place-stack3 = Stack 3
flag-place-stack4 = Stack 4
flag-place-down2 = Under stack 2
flag-place-down3 = Under stack 3
flag-place-down4 = Under stack 4
flag-does-move = { $seat } puts { LIST($cards, type: "and") } { $place ->
    [flags] into the flag
    [stack1] on stack 1
    [stack2] on stack 2
    [stack3] on stack 3
   *[other] on stack 4
 }
    .you = You put { LIST($cards, type: "and") } { $place ->
    [flags] into the flag
    [stack1] on stack 1
    [stack2] on stack 2
    [stack3] on stack 3
   *[other] on stack 4
 }
# A card by its state, its value and its suit.
flag-leaflet-card = { $name } ({ $number ->
    [11] Marine
    [12] Nurse
    [13] President
    [14] Uncle Sam
   *[other] { $number }
 }, { $suit })
