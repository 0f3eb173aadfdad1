ups-and-downs-no-seven = { $seat } holds no seven and is passed over
    .you = You hold no seven and are passed over
ups-and-downs-seven-too-soon = You can build with { $cards }; another seven may be played only when you cannot
ups-and-downs-not-opened = { $suit } are not opened yet: the seven of { $suit } must be played first
# Of a suit only the seven lies; $number is 7.
ups-and-downs-seven-alone = { $card } does not build: the { $suit } stand at { $number }
ups-and-downs-no-build = { $card } does not build: the { $suit } stand at { $low } to { $high }
