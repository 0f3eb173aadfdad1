## The lesson

rumme-lesson-aim = Be rid of your cards first. You then score what the others still hold.
rumme-lesson-hand-1 = Draw a card, from the stock or the top of the discard pile.
rumme-lesson-hand-2 = Lay down what you like: three or more of one suit in sequence, or three of a number in different suits. You may also add to any meld on the table.
rumme-lesson-hand-3 = Discard one card to end the turn.
rumme-lesson-watch-1 = The Rumme card stands for any card that you name. Left in hand it costs 15.
rumme-lesson-watch-2 = Sequences stop at 13: a 1 does not follow it.
