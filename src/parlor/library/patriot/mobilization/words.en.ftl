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

mobilization-lesson-aim = Complete sets of the six cards of a country. Both sets of one country are worth a hundred.
mobilization-lesson-hand-1 = Call on any player for a card of a country of which you hold one.
mobilization-lesson-hand-2 = If he has it he gives it to you, and you call again. If not, the turn goes to your left.
mobilization-lesson-hand-3 = A complete set lies down by itself.
mobilization-lesson-watch-1 = Every call tells what you collect. Remember what the others have called for.
mobilization-lesson-watch-2 = Every card is there twice, so a player may still hold the second one.
mobilization-lesson-step-aim = Complete sets of six, one country each. Both sets of one country are worth 100.
mobilization-lesson-step-ask = Ask anybody for a card of a country you hold. Pick the player, then the card.
mobilization-lesson-step-no = No luck. A wrong guess passes the turn to the left.
mobilization-lesson-step-got = They had it, so they hand it over, and the asker goes again.
mobilization-lesson-step-laid = A set of six is complete, so it goes down by itself.
mobilization-lesson-step-count = 25 for each set. Both sets of the same country are worth 100 together.

## What is agreed before the deal

mobilization-option-ask = You may call for
    .country = cards of a country you hold
    .any = any card
