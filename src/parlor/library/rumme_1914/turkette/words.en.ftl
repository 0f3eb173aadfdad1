turkette-suit = { $seat } is dealt { $card } face up: { $suit } are the Turkette suit
    .you = You are dealt { $card } face up: { $suit } are the Turkette suit
turkette-trick = took trick { $number }
turkette-card = took the Turkette card, { $card }

## The lesson

turkette-lesson-aim = Take as little as you can: points are bad, and the fewest win.
turkette-lesson-hand-1 = The first card dealt is shown. Its suit is the Turkette suit.
turkette-lesson-hand-2 = Play one card to each of six tricks, and follow suit if you can. The highest of the suit led takes the trick.
turkette-lesson-hand-3 = Tricks two, four and six cost a point each. The highest Turkette card dealt costs five, and nobody knows for sure who holds it.
turkette-lesson-watch-1 = Tricks one, three and five cost nothing: a good time to be rid of high cards.
turkette-lesson-watch-2 = Take care in the Turkette suit until its top card has fallen.
