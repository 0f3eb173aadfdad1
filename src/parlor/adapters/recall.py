"""What a seat remembers of a hand, as a row of numbers from which its words can be read back.

A history is text (learn/history.py). Each number stands for a piece of it: the words of the game that come up again and again, otherwise
a character. So two rows are equal exactly when the histories are. A row has room for every history that the rules of the game allow, or for
`ROOM` numbers if that would be more: then it is `lossy`, and what does not fit is left out at the beginning, the oldest first.
"""

import re
from typing import Final, get_args

from parlor.core.bounds import Bounds
from parlor.core.events import Kind
from parlor.core.game import Rules

# The longest row; what the deal, and what each move, adds to a history at most. The soak test `bounds` measures both in every game.
ROOM: Final = 32768
DEALT: Final = 1024
A_MOVE: Final = 128
# Pieces that come up in every game.
COMMON: Final = (
    *(
        "\n",
        " | ",
        " | said | ",
        "> ",
        "??",
        "seat ",
        "null",
        "true",
        "false",
        '{"facts":{',
        '{"places":{',
        '"scores":[',
        '"role":"',
        '"owner":',
    ),
    *(
        '"order":"',
        '"faces":"',
        '{"seat":',
        ',"move":"',
        '","verb":"',
        '","cards":["',
        '"],"words":[]}',
        '","cards":[],"words":["',
        '"]}',
        "]}}",
    ),
    *('},"', '":{', '":[', '","', '":"', "hand-begins", "trick-taken", '"number":', '"card":"', '"dealer":', "owner", "sorted", "played"),
)
CHARACTERS: Final = tuple(chr(code) for code in range(32, 127))


class Recall:
    """The pieces of a game's histories, numbered from 1, and the length of a row; the rest of a row is 0."""

    def __init__(self, rules: Rules, bounds: Bounds, zones: list[str], facts: dict[str, list[str]]) -> None:
        words = [*get_args(Kind), *zones, *rules.pack.suits, *facts, *[word for each in facts.values() for word in each]]
        words += [f"{form.word} " for form in rules.notation.forms] + [f'"{name}":' for name in (*facts, *zones)]
        words += [card.code for card in rules.pack.kinds] + [f"{card.code} " for card in rules.pack.kinds]
        words += [f'"{card.code}"' for card in rules.pack.kinds] + [str(number) for number in range(100)]
        self.pieces: Final = [*CHARACTERS, *sorted({*words, *COMMON} - set(CHARACTERS))]
        self._numbers: Final = {piece: k + 1 for k, piece in enumerate(self.pieces)}
        self._pieces: Final = re.compile("|".join(re.escape(piece) for piece in sorted(self.pieces, key=len, reverse=True)))
        needed = DEALT + A_MOVE * bounds.moves
        self.size: Final = min(needed, ROOM)
        # Whether histories can be longer than a row, so that the oldest part of one is lost.
        self.lossy: Final = needed > ROOM

    def numbers(self, history: str) -> list[int]:
        """A history in numbers, as many as it takes."""
        plain = history if history.isascii() else history.encode("ascii", "backslashreplace").decode()
        return [self._numbers[piece] for piece in self._pieces.findall(plain)]

    def write(self, history: str) -> list[int]:
        """A history as a row."""
        numbers = self.numbers(history)
        if len(numbers) > self.size:
            if not self.lossy:
                raise AssertionError(f"a history takes {len(numbers)} numbers, more than the {self.size} that the bounds of the game allow")
            numbers = numbers[-self.size :]
        return numbers + [0] * (self.size - len(numbers))

    def read(self, row: list[int]) -> str:
        """The history of a row."""
        return "".join([self.pieces[number - 1] for number in row if number > 0])
