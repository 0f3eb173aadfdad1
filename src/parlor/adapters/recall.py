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
# The numbers of so many lines are kept ready.
KNOWN_LINES: Final = 20_000
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

    def __init__(self, rules: Rules, bounds: Bounds, zones: list[str], facts: dict[str, list[str]], hands: int = 1) -> None:
        words = [*get_args(Kind), *zones, *rules.pack.suits, *facts, *[word for each in facts.values() for word in each]]
        words += [f"{form.word} " for form in rules.notation.forms] + [f'"{name}":' for name in (*facts, *zones)]
        words += [card.code for card in rules.pack.kinds] + [f"{card.code} " for card in rules.pack.kinds]
        words += [f'"{card.code}"' for card in rules.pack.kinds] + [str(number) for number in range(100)]
        self.pieces: Final = [*CHARACTERS, *sorted({*words, *COMMON} - set(CHARACTERS))]
        self._numbers: Final = {piece: k + 1 for k, piece in enumerate(self.pieces)}
        self._pieces: Final = re.compile("|".join(re.escape(piece) for piece in sorted(self.pieces, key=len, reverse=True)))
        self._lines: Final[dict[str, list[int]]] = {}
        needed = (DEALT + A_MOVE * bounds.moves) * hands
        self.size: Final = min(needed, ROOM)
        # Whether histories can be longer than a row, so that the oldest part of one is lost.
        self.lossy: Final = needed > ROOM

    def numbers(self, history: str) -> list[int]:
        """A history in numbers, as many as it takes."""
        return self._last(history, None)

    def kept(self, history: str) -> list[int]:
        """As many of a history's numbers as fit into a row, the last ones."""
        numbers = self._last(history, self.size)
        if len(numbers) > self.size:
            if not self.lossy:
                raise AssertionError(f"a history takes {len(numbers)} numbers, more than the {self.size} that the bounds of the game allow")
            numbers = numbers[-self.size :]
        return numbers

    def write(self, history: str) -> list[int]:
        """A history as a row."""
        numbers = self.kept(history)
        return numbers + [0] * (self.size - len(numbers))

    def _last(self, history: str, enough: int | None) -> list[int]:
        """The numbers of the last lines of a history, until there are enough; a line is written the same way wherever it stands."""
        plain = history if history.isascii() else history.encode("ascii", "backslashreplace").decode()
        found: list[list[int]] = []
        length = 0
        for line in reversed(plain.split("\n")):
            numbers = self._lines.get(line)
            if numbers is None:
                numbers = [self._numbers[piece] for piece in self._pieces.findall(line)]
                if len(self._lines) >= KNOWN_LINES:
                    self._lines.clear()
                self._lines[line] = numbers
            found.append(numbers)
            length += len(numbers) + 1
            if enough is not None and length > enough + 1:
                break
        end = self._numbers["\n"]
        row: list[int] = []
        for k, numbers in enumerate(reversed(found)):
            if k > 0:
                row.append(end)
            row += numbers
        return row

    def read(self, row: list[int]) -> str:
        """The history of a row."""
        return "".join([self.pieces[number - 1] for number in row if number > 0])
