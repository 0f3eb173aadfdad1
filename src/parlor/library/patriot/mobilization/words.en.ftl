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
