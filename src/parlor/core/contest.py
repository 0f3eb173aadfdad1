"""How contests between computer players play a game."""

from typing import Final

Choices = dict[str, int | str]


class Contest:
    """How many hands make a deal, if one alone does not treat all sides alike, and the options of a shorter form, if the usual takes long.

    Patience and races are always played to the end, whatever the number of hands.
    """

    def __init__(self, hands: int = 1, options: Choices | None = None) -> None:
        self.hands: Final = hands
        self.options: Final[Choices] = options or {}
