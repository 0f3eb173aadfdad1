# What a player lays down: the four cards of a number.
quatro-four = the four { $number }s
quatro-all-laid = { $number } of the 13 fours were laid down
quatro-laid = { $number ->
    [one] laid down 1 four
   *[other] laid down { $number } fours
 }
quatro-held = You hold that card yourself
quatro-no-such-number = You must hold a card of the same number: you have no { $number }

## The goal

quatro-goal = Collect the most fours: all four cards of a number
quatro-tally = { $number ->
    [0] no fours yet
    [one] 1 four
   *[other] { $number } fours
 }

## What one is asked to do, and what it means

quatro-ask = ask somebody for a card of a number you hold

## The lesson

quatro-lesson-step-count = The most fours win. Next time, listen: whoever asks for a 7 holds one.
