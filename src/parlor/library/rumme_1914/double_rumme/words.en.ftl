## The lesson

double-rumme-lesson-aim = Rumme with two packs: be rid of your cards first, and score what the others still hold.
double-rumme-lesson-hand-1 = Draw one card, from the stock or the discard pile.
double-rumme-lesson-hand-2 = Lay sequences of one suit or three of a number in different suits, and add to any meld.
double-rumme-lesson-hand-3 = Discard one card to end the turn.
double-rumme-lesson-watch-1 = Every card is there twice, but two of the same suit never lie in one Triplet.
double-rumme-lesson-watch-2 = There are two Rumme cards. Each costs 15 if you are caught with it.
