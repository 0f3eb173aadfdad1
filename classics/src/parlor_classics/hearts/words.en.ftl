hearts-low-leads = { $card } leads to the first trick
hearts-unbroken = Hearts may not be led until one has been played, and you hold { $cards }
hearts-first-trick = No points may be played to the first trick, and you hold { $cards }
hearts-taken = { $number ->
    [one] took a heart
   *[other] took { $number } hearts
}
hearts-queen = took the queen of spades
hearts-jack = took the jack of diamonds
hearts-moon = { $by } has taken all hearts and the queen: the moon is shot
    .you = You have taken all hearts and the queen: the moon is shot
hearts-shot = shot the moon
hearts-pays = pays for the moon

## The goal

hearts-goal = Take no hearts, one point each, and no queen of spades: 13

## The lesson

hearts-lesson-aim = Take as few points as you can: each heart costs one, the queen of spades thirteen. Or take them all.
hearts-lesson-hand-1 = In most hands you first pass three cards to another player, and get three.
hearts-lesson-hand-2 = The lowest club leads. Follow the suit led if you can; the highest card of that suit takes the trick.
hearts-lesson-hand-3 = If you cannot follow, play what you like: a good moment to be rid of a heart or of the queen.
hearts-lesson-watch-1 = Hearts may not be led until one has been played.
hearts-lesson-watch-2 = High spades are dangerous while the queen is about: pass them on, unless you hold many low ones beside them.
hearts-lesson-watch-3 = When one player seems to take every point, take a heart from him: shooting the moon costs all others 26.
