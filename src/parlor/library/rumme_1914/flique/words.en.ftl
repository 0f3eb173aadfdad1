flique-eleven = { $seat } has eleven cards in combinations
    .you = You have eleven cards in combinations
flique-stock-empty = The stock is empty and the discard is not used: the game is a draw

## The count

flique-out = eleven cards in combinations
flique-draw = A draw: nobody has eleven cards in combinations

## Refusals

flique-take-or-pass = The stock is empty: take the discard or pass
flique-pass-later = You may pass only when the stock is empty
flique-no-discard = The discard pile is empty
flique-use-discard = You can use the discard only to form a combination at once
flique-already-drawn = You have already drawn in this turn: use the card or throw it
flique-must-use = A card taken from the discard pile must be used in a combination
flique-use-or-throw = Use the drawn card in a combination or throw it
flique-without-drawn = A combination must hold the drawn card, { $card }
flique-add-drawn = Only the drawn card, { $card }, may be added to a combination
flique-no-combination = There is no combination { $number }
flique-add-to-own = You may add only to your own combinations
flique-full = A combination holds at most four cards: { LIST($cards, type: "space") }
flique-misfit = { $card } does not fit combination { $number } ({ LIST($cards, type: "space") })
flique-one-a-turn = One combination a turn: now discard a card of your hand
flique-sequences = A combination is two, three or four cards of one suit with consecutive numbers
flique-sequences-or-sets = A combination is two, three or four cards of one suit with consecutive numbers, or of one number in different suits
flique-too-few = A combination needs at least two cards
flique-too-many = A combination holds at most four cards

## The goal

flique-goal = Be first to lay eleven cards
flique-tally = { $number } of 11 laid

## What one is asked to do, and what it means

flique-ask-stock = draw from the stock
flique-ask-draw = draw from the stock, or take { $card } and use it
flique-ask-last = take { $card }, or pass and end the hand
flique-ask-use = lay the card you drew, or throw it away
flique-ask-discard = throw away a card
flique-means-pass = The hand ends in a draw: nobody scores.

## The lesson

flique-lesson-step-meld = It fits! Lay it with cards of its suit in a row: two, three or four, never more.
flique-lesson-step-add = This card also fits at the end of one of your runs. Four is the longest a run can be.
flique-lesson-step-count = Eleven cards down, and that's the game: fours and a three do it fastest.

## What is agreed before the deal

flique-option-sets = Cards of one number make a combination

## The leaflet

flique-place-drawn = Just drawn
