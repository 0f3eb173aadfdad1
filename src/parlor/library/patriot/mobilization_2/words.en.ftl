# Mobilization No. 2.

mobilization-2-turned = { $card } is turned onto the discard pile

## The count

mobilization-2-mobilized = { $number ->
    [one] 1 card mobilized
   *[other] { $number } cards mobilized
 }

## How far it has come, and what its points are

mobilization-2-reached = { $number } of { $other } cards mobilized
mobilization-2-scored =
    { $number ->
        [one] 1 card
       *[other] { $number } cards
    }

## Refusals

mobilization-2-flag-starts = Only a Flag may start a new pile
mobilization-2-flag-stays = That Flag has nothing under it: it starts a pile of its own already
mobilization-2-next-lower = { $card } is not the next lower: { $zone } ends with { $top }
# $country is the name of a country as an adjective, such as British.
mobilization-2-next-of-set = { $card } is not the next card of a set: { $country } sets rise from Battleship to Flag
mobilization-2-one-set-first = One set must be complete before the next is begun
mobilization-2-stock-empty = The stock is empty, and there is no second time through
mobilization-2-top-of-discard = Only the top card of the discard pile can be played, and it is not { $card }
mobilization-2-not-there = { $card } does not lie face up in { $zone }
mobilization-2-top-of-pile = Only the top card of a pile can be mobilized, and it is not { $card }
mobilization-2-all-together = All face-up cards of the pile move together, from the lowest one
mobilization-2-onto-itself = A pile cannot be moved onto itself

## The goal

mobilization-2-goal = Build all 48 cards up, from Battleship to Flag
mobilization-2-tally = { $number } of 48 mobilized

## What one is asked to do, and what it means

mobilization-2-ask = build a set up, move a pile, or turn a card

## The lesson

mobilization-2-lesson-step-turned = The hidden card below comes up. That's what you want!
mobilization-2-lesson-step-count = Each card you brought out is a point. All 48 is a perfect game.

## What is agreed before the deal

mobilization-2-option-sets = The two sets of a country
    .one = one after the other
    .both = both at once

## The leaflet

mobilization-2-zone-pile1 = pile 1
mobilization-2-zone-pile2 = pile 2
mobilization-2-zone-pile3 = pile 3
mobilization-2-zone-pile4 = pile 4
mobilization-2-zone-pile5 = pile 5
mobilization-2-does-move = { $place ->
    [mobilized] { $seat } mobilizes { LIST($cards, type: "series") }
   *[other] { $seat } moves { LIST($cards, type: "series") }
 }
    .you = { $place ->
    [mobilized] You mobilize { LIST($cards, type: "series") }
   *[other] You move { LIST($cards, type: "series") }
 }
