## The goal

double-rumme-goal = Be first to lay all your cards: the others’ cards pay you

## The lesson

double-rumme-lesson-aim = Rumme with two packs: be rid of your cards first, and score what the others still hold.
double-rumme-lesson-hand-1 = Draw one card, from the stock or the discard pile.
double-rumme-lesson-hand-2 = Lay sequences of one suit or three of a number in different suits, and add to any meld.
double-rumme-lesson-hand-3 = Discard one card to end the turn.
double-rumme-lesson-watch-1 = Every card is there twice, but two of the same suit never lie in one Triplet.
double-rumme-lesson-watch-2 = There are two Rumme cards. Each costs 15 if you are caught with it.
double-rumme-lesson-step-aim = Two packs and a full table: be first out of cards, and score what all the others hold.
double-rumme-lesson-step-draw = Draw a card: from the stock, or the top discard if it helps you.
double-rumme-lesson-step-discard = A discard ends your turn. Let go of a high card that fits nothing.
double-rumme-lesson-step-meld = Lay down a run of one suit, or three of a number. A Triplet needs three different suits.
double-rumme-lesson-step-add = With two packs there is nearly always a meld to add to. It may be anyone's.
double-rumme-lesson-step-count = The player who went out scores all those cards. A Rumme card left in hand costs 15.
