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

ups-and-downs-lesson-step-grow = Play toward your own far cards, and hold back what only helps the others.
ups-and-downs-lesson-step-count = Somebody played the last card, and that wins the game.

## What is agreed before the deal

ups-and-downs-option-sevens = Another seven may be played
    .last = only if you cannot build
    .free = on any turn
