turkette-suit = { $seat } is dealt { $card } face up: { $suit } are the Turkette suit
    .you = You are dealt { $card } face up: { $suit } are the Turkette suit
turkette-trick = took trick { $number }
turkette-card = took the Turkette card, { $card }

## The goal

turkette-goal = Stay out of tricks 2, 4 and 6; the top one of { $suit } costs 5

## The lesson

turkette-lesson-step-suit = The first card dealt shows the Turkette suit. Its highest card in play costs five.
turkette-lesson-step-free = Trick 1 costs nothing, like 3 and 5. That's the time to get rid of high cards.
turkette-lesson-step-costs = Trick 2: that one cost its taker a point.
turkette-lesson-step-count = Only now is the Turkette card named, and it costs five. The fewest points win.

## The leaflet

turkette-place-stock = The rest of the pack
