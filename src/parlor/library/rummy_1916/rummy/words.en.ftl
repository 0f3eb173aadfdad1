rummy-neither = A meld is three or more cards of one number, or three or more consecutive cards of one suit

## The goal

rummy-goal = Get rid of your cards: what you still hold counts against you

## The lesson

rummy-lesson-aim = Lay down what goes together and be out first. What is left in your hand counts against you.
rummy-lesson-hand-1 = Draw one card, from the stock or the top of the discard pile.
rummy-lesson-hand-2 = Lay three or more of a number, or three or more of a suit in sequence. Add to any meld on the table.
rummy-lesson-hand-3 = Discard one card to end the turn.
rummy-lesson-watch-1 = A card costs its number, so be rid of the high ones when somebody is nearly out.
rummy-lesson-watch-2 = Take the top discard only if you can use it: everybody sees what you collect.
rummy-lesson-step-aim = Be first out of cards. Whatever you're stuck with counts against you.
rummy-lesson-step-draw = Draw a card: the top of the stock, or the top discard if you can use it.
rummy-lesson-step-discard = Discard to end your turn. A card costs its number, so let the big ones go.
rummy-lesson-step-meld = Three of a number, or three in a row of one suit: lay them down!
rummy-lesson-step-add = Any meld on the table is open to you. Add a card that fits.
rummy-lesson-step-count = Somebody's out. The rest of us pay for what we hold, and low score wins.
