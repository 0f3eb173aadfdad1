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

## The goal

moosehead-goal = Bring the count to exactly 15, 20, 25 or 30: 2 points each

## What one is asked to do, and what it means

moosehead-ask = play a card; the count is { $number }
moosehead-ask-pass = pass; every card you hold takes the count of { $number } past 30

## The lesson

moosehead-lesson-aim = Build a count to thirty, and score at 15, 20, 25 and 30.
moosehead-lesson-hand-1 = Play a card and its number is added to the count. Reach 15, 20, 25 or 30 exactly for two points.
moosehead-lesson-hand-2 = If no card of yours fits under thirty, you pass. The last to play before all pass gets one point, and a new count begins.
moosehead-lesson-hand-3 = When all cards are played, every set of your own five that adds up to fifteen counts two.
moosehead-lesson-watch-1 = Look what the next player needs: leave him a count that he is not likely to hit.
moosehead-lesson-watch-2 = Keep small cards to reach the exact number.
moosehead-lesson-step-aim = Together you count up to 30. Hit 15, 20, 25 or 30 exactly for two points.
moosehead-lesson-step-play = Your card's number is added to the count. You can't go over 30.
moosehead-lesson-step-scores = Right on the number: two points!
moosehead-lesson-step-pass = All your cards would go over 30, so you pass.
moosehead-lesson-step-go = Everybody passed: one point for the last card, and the count starts over.
moosehead-lesson-step-count = Last, your five cards are counted: two points for every way they make 15.
