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

## The goal

mobilization-goal = Collect a country’s six cards: 25, or 100 for both its sets

## What one is asked to do, and what it means

mobilization-ask-any = ask somebody for a card you need
mobilization-ask-country = ask somebody for a card of a country you hold

## The lesson

mobilization-lesson-step-count = 25 for each set. Both sets of the same country are worth 100 together.

## What is agreed before the deal

mobilization-option-ask = You may call for
    .country = cards of a country you hold
    .any = any card
