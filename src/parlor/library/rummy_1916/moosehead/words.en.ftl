# The last to play before all pass has the go.
moosehead-scores-go = Go: { $seat } scores 1
    .you = Go: you score 1
moosehead-scores = The count is { $number }: { $seat } scores 2
    .you = The count is { $number }: you score 2

## The count of the points

moosehead-go = go
moosehead-count = made the count { $number }
moosehead-fifteens = { $number ->
    [one] 1 fifteen in the hand
   *[other] { $number } fifteens in the hand
 }

## Refusals

moosehead-too-high = { $card } would make { $number }: the count may not pass { $top }

## The goal

moosehead-goal = Bring the count to exactly 15, 20, 25 or 30: 2 points each

## What one is asked to do, and what it means

moosehead-ask = play a card; the count is { $number }
moosehead-ask-pass = pass; every card you hold takes the count of { $number } past 30

## The lesson

moosehead-lesson-step-count = Last, your five cards are counted: two points for every way they make 15.
