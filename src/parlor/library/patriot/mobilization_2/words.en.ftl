# Mobilization No. 2.

mobilization-2-turned = { $card } is turned onto the discard pile

## The count

mobilization-2-mobilized = { $number } cards mobilized

## Refusals

mobilization-2-flag-starts = Only a Flag may start a new pile
mobilization-2-flag-stays = That Flag has nothing under it: it starts a pile of its own already
mobilization-2-next-lower = { $card } is not the next lower: { $zone } ends with { $top }
# $country is the name of a country as an adjective, such as British.
mobilization-2-next-of-set = { $card } is not the next card of a set: { $country } sets rise from Battleship to Flag
mobilization-2-one-set-first = One set must be complete before the next is begun
mobilization-2-stock-empty = The stock is empty, and there is no second time through
mobilization-2-top-of-discard = Only the top card of the discard pile can be played, and it is not { $card }
mobilization-2-not-there = There is no face-up { $card } in { $zone }
mobilization-2-top-of-pile = Only the top card of a pile can be mobilized, and it is not { $card }
mobilization-2-all-together = All face-up cards of the pile move together, from the lowest one
mobilization-2-onto-itself = A pile cannot be moved onto itself

## The lesson

mobilization-2-lesson-aim = Bring all 48 cards out: eight sets that rise from Battleship to Flag.
mobilization-2-lesson-hand-1 = Turn the stock card by card; there is no second time through.
mobilization-2-lesson-hand-2 = On the five piles cards go downward by one, blue (American, French) on red or green and the other way round.
mobilization-2-lesson-hand-3 = All open cards of a pile move together, and what lies under them is turned up.
mobilization-2-lesson-watch-1 = The second set of a country begins only when the first has its Flag.
mobilization-2-lesson-watch-2 = Nothing has to be played at once. Keep a place for what is still to come.
