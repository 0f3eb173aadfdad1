turkette-suit = { $seat } is dealt { $card } face up: { $suit } are the Turkette suit
    .you = You are dealt { $card } face up: { $suit } are the Turkette suit
turkette-trick = took trick { $number }
turkette-card = took the Turkette card, { $card }

## The goal

turkette-goal = Stay out of tricks 2, 4 and 6; the top one of { $suit } costs 5

## The lesson

turkette-lesson-aim = Take as little as you can: points are bad, and the fewest win.
turkette-lesson-hand-1 = The first card dealt is shown. Its suit is the Turkette suit.
turkette-lesson-hand-2 = Play one card to each of six tricks, and follow suit if you can. The highest of the suit led takes the trick.
turkette-lesson-hand-3 = Tricks two, four and six cost a point each. The highest Turkette card dealt costs five, and nobody knows for sure who holds it.
turkette-lesson-watch-1 = Tricks one, three and five cost nothing: a good time to be rid of high cards.
turkette-lesson-watch-2 = Take care in the Turkette suit until its top card has fallen.
turkette-lesson-step-aim = Points are bad here. Tricks 2, 4 and 6 cost a point each; the others are free.
turkette-lesson-step-suit = The first card dealt shows the Turkette suit. Its highest card in play costs five.
turkette-lesson-step-follow = Follow the suit led if you can. The highest card of that suit takes the trick.
turkette-lesson-step-free = Trick 1 costs nothing, like 3 and 5. That's the time to get rid of high cards.
turkette-lesson-step-costs = Trick 2: that one cost its taker a point.
turkette-lesson-step-void = You can't follow, so you can't win it. Throw off a card that could hurt you later.
turkette-lesson-step-count = Only now is the Turkette card named, and it costs five. The fewest points win.

## The leaflet

turkette-place-stock = The rest of the pack
