"""Where a hand of Goop keeps what happens."""

from typing import Final

# For each seat, the card it put down in this round and the books it laid down.
DOWN: Final = 0
WON: Final = 1
# Counters: the ring, the seats still to act, the ring of the last exchange, and the exchanges since the last book.
RING: Final = 0
WAITING: Final = 1
LAST_RING: Final = 2
EXCHANGES: Final = 3
# Rows: the books laid down, as seat * ROW + number; the seats that folded in the race, in order; the Goops of the hand.
LAID: Final = 0
FOLDS: Final = 1
GOOPS: Final = 2
# By seat: the card given in the last exchange; the exchanges since the seat last laid down its books, or many if it never did.
GAVE: Final = 3
SINCE: Final = 4
# At a * players + b the cards that seat a knows seat b cannot have, because they cannot have come that far.
BARRED: Final = 5
