"""What can happen in a hand at most, as far as the rules allow: points, moves, and moves that the notation has but no rule ever allows."""

from collections.abc import Callable
from typing import Final

from parlor.core.moves import Move

# More moves of a verb that names any set of cards are never legal at once.
AT_ONCE: Final = 64


class Bounds:
    """The bounds of one hand, for one number of players and one choice of options.

    They follow from the rules, not from games that were played: each game derives its own beside its declaration. Points are those that the
    hand books for one seat, as they are written down; in some games they are bad.
    """

    def __init__(
        self,
        least: int,
        most: int,
        moves: int,
        *,
        total: int | None = None,
        hands: int | None = None,
        listed: int = AT_ONCE,
        never: Callable[[Move], bool] | None = None,
    ) -> None:
        self.least: Final = least
        self.most: Final = most
        self.moves: Final = moves
        # What the points of all seats add up to in every hand, where that is always the same.
        self.total: Final = total
        # The most hands that the whole game can have, where its ending does not say so itself.
        self.hands: Final = hands
        # The most legal moves at once of a verb that names any set of cards.
        self.listed: Final = listed
        # Whether a move that can be written is never legal, whatever the cards. Cards that are not in the deck need not be named.
        self.never: Final = never


# A game from outside that does not declare its bounds gets these: wide, not tight.
UNDECLARED: Final = Bounds(-10_000, 10_000, 200_000)


def highest(values: list[int], number: int) -> int:
    """The sum of the highest of some values."""
    return sum(sorted(values, reverse=True)[:number])
