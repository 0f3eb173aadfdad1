# SAM.

sam-pay-off-card = { $seat } has { $card } on top of the pay-off pile
    .you = You have { $card } on top of the pay-off pile
sam-cuts = { $seat } cuts { $card }
    .you = You cut { $card }
sam-begins = { $seat } begins
    .you = You begin
sam-draws =
    { $number ->
        [one] { $seat } draws a card
       *[other] { $seat } draws { $number } cards
    }
    .you = You draw { $number ->
        [one] a card
       *[other] { $number } cards
    }
sam-turns-up = { $seat } turns up { $card } on the pay-off pile
    .you = You turn up { $card } on the pay-off pile
sam-pay-off-empty = The pay-off pile of { $seat } is empty
    .you = Your pay-off pile is empty
sam-pile-complete = Center pile { $number } is complete and put aside
sam-pile-taken = Center pile { $number } is taken away
sam-new-stock =
    { $number ->
        [one] One card is the new stock
       *[other] { $number } cards are shuffled and are the new stock
    }
sam-turned-under =
    { $number ->
        [one] { $seat } turns a discard under the pay-off pile; { $card } is on top
       *[other] { $seat } turns { $number } discards under the pay-off pile; { $card } is on top
    }
    .you = You turn { $number ->
        [one] a discard
       *[other] { $number } discards
    } under the pay-off pile; { $card } is on top
sam-turn-limit = The limit of { $number } turns is reached
sam-nothing-to-draw = No card is left to draw: the game ends

## The count

sam-won = ended the turn with the pay-off pile empty
sam-fewest = the game ended, with the fewest cards in the pay-off pile: { $number }

## Refusals. $rank and $top are cards of a rank, such as a 7

sam-end-with-discard = A turn ends with a discard from the hand
sam-discard-not-held = You do not hold { $card }: a turn ends with a discard from the hand
sam-discard-too-high = You cannot discard { $card }: { $rank } may not lie on { $top }, and you hold { $cards }
sam-top-of-pay-off = Only the top card of your own pay-off pile can be played, and it is not { $card }
sam-top-of-discards = Only the top card of your own discard pile can be played, and it is not { $card }
sam-ace-or-king = Only an Ace or a King begins a center pile
# $zone is the name of a pile, such as centre2.
sam-no-pile = There is no pile { $zone }: an Ace or a King begins a new one
sam-due = { $card } does not fit: { $rank } or a King is due on { $zone }

## A card of a rank

sam-rank-1 = an Ace
sam-rank-2 = a 2
sam-rank-3 = a 3
sam-rank-4 = a 4
sam-rank-5 = a 5
sam-rank-6 = a 6
sam-rank-7 = a 7
sam-rank-8 = an 8
sam-rank-9 = a 9
sam-rank-10 = a 10
sam-rank-11 = a Jack
sam-rank-12 = a Queen
sam-rank-13 = a King

## The goal

sam-goal = Be first to play out your pay-off pile
sam-tally = { $number } in the pay-off

## What one is asked to do, and what it means

sam-ask = play to the middle; a discard ends your turn

## The lesson

sam-lesson-step-payoff = One off the pay-off pile, and the next card shows. Build the middle toward it.
sam-lesson-step-count = An empty pay-off pile at the end of your turn wins the game.

## What is agreed before the deal

sam-option-payoff = Cards in each pay-off pile
sam-option-packs = Packs shuffled together
    .auto = as many as it takes

## The leaflet

sam-place-payoff = Pay-off pile
sam-place-complete = Finished piles
sam-does-move = { $seat } plays { LIST($cards, type: "and") }{ $source ->
    [payoff] {" "}from the pay-off pile
    [discard] {" "}from the discard pile
   *[other] {""}
 }
    .you = You play { LIST($cards, type: "and") }{ $source ->
    [payoff] {" "}from your pay-off pile
    [discard] {" "}from your discard pile
   *[other] {""}
 }
