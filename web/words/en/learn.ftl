### Learning a game by playing it: what the coach says.

# (game: string)
title = Learn { $game } by playing
opening = Laying the table for your first hand …
coach = Your coach
noLesson = This game comes without a lesson. Its rules tell you how it's played.
next = Next
gotIt = Got it
folded = Hide
unfolded = Coach
# (at: number, all: number)
progress = { $at } of { $all }
# (move: string)
suggests = Try this: { $move }.
yourTurn = Your turn. Play whatever you like.
watch = Watch what the others do.
alone = You're on your own from here. Have fun!

## Between the staged hand and the next

nextIsYours = The next hand is all yours. I'll only speak up if you miss something.
ownHand = A hand on your own
over = That was your first hand. Now try one on your own: I'll only speak up if you miss something.

## In the hand on one's own

ownBegins = This hand is yours. I'll only speak up if you miss something.
# (move: string)
missed = You could have done this: { $move }.
# (move: string, more: number)
better = Better: { $move }{ $more ->
        [0] .
        [one] , worth about a point more.
       *[other] , worth about { $more } points more.
    }

## How the hand on one's own went

went_best = That was your hand!
went_even = A fair hand.
went_worst = That one went against you.
# (n: number)
slips = { $n ->
        [0] I saw no clear mistake.
        [one] I'd have played just one move differently.
       *[other] I'd have played { $n } moves differently.
    }
# (tip: string)
tryNext = A tip: { $tip }
playReal = Play a real game
again = First hand again
other = Try again
