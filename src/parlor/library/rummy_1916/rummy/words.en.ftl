rummy-neither = A meld is three or more cards of one number, or three or more consecutive cards of one suit

## The goal

rummy-goal = Get rid of your cards: what you still hold counts against you

## The lesson

rummy-lesson-step-count = Somebody's out. The rest of us pay for what we hold, and low score wins.
