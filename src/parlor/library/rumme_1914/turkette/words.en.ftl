turkette-suit = { $seat } is dealt { $card } face up: { $suit } are the Turkette suit
    .you = You are dealt { $card } face up: { $suit } are the Turkette suit
turkette-trick = took trick { $number }
turkette-card = took the Turkette card, { $card }
