# What a player lays down: the four cards of a number.
quatro-four = the four { $number }s
quatro-all-laid = { $number } of the 13 fours were laid down
quatro-laid = fours laid down: { $number }
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

quatro-lesson-aim = Lay down the most fours of one number.
quatro-lesson-hand-1 = Ask any player for a card of a number of which you hold one.
quatro-lesson-hand-2 = If he has it you get it and ask again. If not, he asks next.
quatro-lesson-hand-3 = Four of a number lie down by themselves.
quatro-lesson-watch-1 = A question tells everyone that you hold that number.
quatro-lesson-watch-2 = Listen: who asked for a seven and failed still has a seven.
quatro-lesson-step-aim = Collect all four of a number, and lay down more fours than anyone else.
quatro-lesson-step-ask = Ask anybody for a card of a number you hold. Pick the player first, then the card.
quatro-lesson-step-got = They had it! The asker gets the card and asks again.
quatro-lesson-step-no = No such card there. Now it's the turn of the one who was asked.
quatro-lesson-step-laid = Four of a number: down they go, by themselves.
quatro-lesson-step-count = The most fours win. Next time, listen: whoever asks for a 7 holds one.
