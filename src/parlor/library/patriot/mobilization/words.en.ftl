# Mobilization. $country is the name of a country as an adjective, such as British.

# What is laid down.
mobilization-set = the { $country } set

## The count

mobilization-sets-laid = { $number } of the 8 sets were laid down
mobilization-one-set = one { $country } set
mobilization-both-sets = both { $country } sets

## Refusals

mobilization-nobody-holds = You cannot call for { $card }: no other player can hold it
mobilization-country-not-held = You hold no { $country } card

## The lesson

mobilization-lesson-aim = Complete sets of the six cards of a country. Both sets of one country are worth a hundred.
mobilization-lesson-hand-1 = Call on any player for a card of a country of which you hold one.
mobilization-lesson-hand-2 = If he has it he gives it to you, and you call again. If not, the turn goes to your left.
mobilization-lesson-hand-3 = A complete set lies down by itself.
mobilization-lesson-watch-1 = Every call tells what you collect. Remember what the others have called for.
mobilization-lesson-watch-2 = Every card is there twice, so a player may still hold the second one.
