## The goal

double-rumme-goal = Be first to lay all your cards: the others’ cards pay you

## The lesson

double-rumme-lesson-step-meld = Lay down a run of one suit, or three of a number. A Triplet needs three different suits.
double-rumme-lesson-step-add = With two packs there is nearly always a meld to add to. It may be anyone's.
double-rumme-lesson-step-count = The player who went out scores all those cards. A Rumme card left in hand costs 15.
