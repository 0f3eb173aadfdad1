ups-and-downs-no-seven = { $seat } holds no seven and is passed over
    .you = You hold no seven and are passed over
ups-and-downs-seven-too-soon = You can build with { $cards }; another seven may be played only when you cannot
ups-and-downs-not-opened = { $suit } are not opened yet: the seven of { $suit } must be played first
# Of a suit only the seven lies; $number is 7.
ups-and-downs-seven-alone = { $card } does not build: the { $suit } stand at { $number }
ups-and-downs-no-build = { $card } does not build: the { $suit } stand at { $low } to { $high }

## The goal

ups-and-downs-goal = Be first to get rid of all your cards

## What one is asked to do, and what it means

ups-and-downs-ask-start = start with a seven
ups-and-downs-ask = build on a row, up or down, or start one with a seven
ups-and-downs-ask-pass = pass; none of your cards fits

## The lesson

ups-and-downs-lesson-aim = Be the first without cards: build up and down from the sevens, suit by suit.
ups-and-downs-lesson-hand-1 = A seven opens its suit. From it the row grows upward to 13 and downward to 1.
ups-and-downs-lesson-hand-2 = In your turn you play one card that fits at an end of a row.
ups-and-downs-lesson-hand-3 = If none fits you may open another suit with a seven, or else you must pass.
ups-and-downs-lesson-watch-1 = Play toward your own far cards: your eight and nine, if you hold the thirteen.
ups-and-downs-lesson-watch-2 = You must play if you can. With a choice, keep the card that only helps the others.
ups-and-downs-lesson-step-aim = First one out of cards wins. Every suit grows up and down from its 7.
ups-and-downs-lesson-step-play = Play one card that fits: next to an end of a row, or a 7 when nothing else will go.
ups-and-downs-lesson-step-grow = Play toward your own far cards, and hold back what only helps the others.
ups-and-downs-lesson-step-pass = Nothing fits, so you have to pass. It happens to everyone.
ups-and-downs-lesson-step-count = Somebody played the last card, and that wins the game.

## What is agreed before the deal

ups-and-downs-option-sevens = Another seven may be played
    .last = only if you cannot build
    .free = on any turn
