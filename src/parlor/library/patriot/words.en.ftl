# What several games of the patriot book say.

patriot-combination-counts = { $seat }'s combination counts { $number }
    .you = Your combination counts { $number }

## The count

patriot-cards-taken = cards taken
patriot-combinations-laid = combinations laid

## Refusals

# $suit is the name of a country as an adjective, such as British.
patriot-follow-country = You must follow: { $suit } was led and you hold { $cards }
patriot-name-first = The bidding is over: name your country first
patriot-already-laid = { $card } is already laid: it is already used in a combination
patriot-only-one-held = You hold { $card } only once
patriot-sequence-in-power = The sequence counts only in the Country in Power, which is { $suit }
patriot-sequence-of-five = The sequence is exactly five cards, Flag down to Submarine
patriot-no-combination = { $cards }: these cards are no combination
patriot-colours-alternate = Blue must alternate with red or green: { $card } may not lie on { $top }
