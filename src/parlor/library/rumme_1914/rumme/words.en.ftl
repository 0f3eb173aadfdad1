## The goal

rumme-goal = Be first to lay all your cards: the others’ cards pay you

## The lesson

rumme-lesson-aim = Be rid of your cards first. You then score what the others still hold.
rumme-lesson-hand-1 = Draw a card, from the stock or the top of the discard pile.
rumme-lesson-hand-2 = Lay down what you like: three or more of one suit in sequence, or three of a number in different suits. You may also add to any meld on the table.
rumme-lesson-hand-3 = Discard one card to end the turn.
rumme-lesson-watch-1 = The Rumme card stands for any card that you name. Left in hand it costs 15.
rumme-lesson-watch-2 = Sequences stop at 13: a 1 does not follow it.
rumme-lesson-step-aim = Get rid of all your cards first. You score whatever the other player is left holding.
rumme-lesson-step-draw = Start by drawing a card: from the stock, or the top discard if you can use it.
rumme-lesson-step-discard = End your turn by discarding a card that goes with nothing. High cards are the costly ones.
rumme-lesson-step-meld = These go together: three in a row of one suit, or three of a number. Lay them down!
rumme-lesson-step-add = You can add a card to any meld on the table, no matter who laid it.
rumme-lesson-step-count = Whoever goes out scores every card the other still holds, and the Rumme card costs 15.
