crazy-eights-misfit = { $card } fits neither the suit, { $suit }, nor the rank of { $top }
crazy-eights-owed = Play a two, or draw { $number } cards
crazy-eights-draw-first = You may only pass when you cannot draw any more
crazy-eights-nothing-to-draw = You cannot draw any more: play a card, or pass
crazy-eights-name-later = A suit is named when an eight has been played
crazy-eights-name-first = Name the suit to follow your eight
crazy-eights-blocked = Everybody has passed: the hand is blocked
crazy-eights-shuffled = The discards are shuffled and become the stock
crazy-eights-limit = After { $number } rounds the hand ends without a winner
crazy-eights-left = { $number } in the hand of { $by }
    .you = { $number } in your hand

## The goal

crazy-eights-goal = Be the first without cards: match the suit or the rank, or play an eight

## What one is asked to do

crazy-eights-ask = play { $suit } or the same rank, or draw
crazy-eights-ask-two = play a two, or draw { $number } cards
crazy-eights-ask-naming = name the suit to follow

## The lesson

crazy-eights-lesson-aim = Be rid of your cards first: you then score what the others still hold. A hundred points win.
crazy-eights-lesson-hand-1 = Play a card of the same suit or of the same rank as the top discard.
crazy-eights-lesson-hand-2 = An eight may be played on anything, and you name the suit that follows.
crazy-eights-lesson-hand-3 = If you cannot play, or do not want to, draw from the stock. When nothing can be drawn any more, you may pass.
crazy-eights-lesson-watch-1 = Keep your eights for when you are stuck, but not too long: an eight in hand costs fifty.
crazy-eights-lesson-watch-2 = Play high cards first: a court card in hand costs ten.
crazy-eights-lesson-watch-3 = Name the suit that you hold most of.
