# The last to play before all pass has the go.
moosehead-scores-go = Go: { $seat } scores 1
    .you = Go: you score 1
moosehead-scores = The count is { $number }: { $seat } scores 2
    .you = The count is { $number }: you score 2

## The count of the points

moosehead-go = go
moosehead-count = made the count { $number }
moosehead-fifteens = fifteens in the hand: { $number }

## Refusals

moosehead-too-high = { $card } would make { $number }: the count may not pass { $top }
