"""Combinations of seven: the table of them, which cards make one, and the move that says one."""

from itertools import permutations
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, lowest, shl
from parlor.core.moves import UNKNOWN, Form
from parlor.packs.rumme import OF_NUMBER, RUMME

# Two to four numbers, rising, that total seven.
COMBINATIONS: Final = [
    [1, 6],
    [2, 5],
    [3, 4],
    [1, 1, 5],
    [1, 2, 4],
    [1, 3, 3],
    [2, 2, 3],
    [1, 1, 1, 4],
    [1, 1, 2, 3],
    [1, 2, 2, 2],
]


class Sevens:
    """All sets of cards of different suits that make a combination, and which one each makes (R2)."""

    def __init__(self) -> None:
        sets: dict[int, int] = {}
        for k in range(len(COMBINATIONS)):
            numbers = COMBINATIONS[k]
            for suits in permutations(range(4), len(numbers)):
                mask: i64 = 0
                for n in range(len(numbers)):
                    mask |= bit(suits[n] * 13 + numbers[n] - 1)
                sets[mask] = k
        self.sets: vec[i64] = vec[i64](capacity=len(sets))
        self.makes: vec[i64] = vec[i64](capacity=len(sets))
        for cards in sorted(sets):
            self.sets = append(self.sets, cards)
            self.makes = append(self.makes, sets[cards])


SEVENS: Final = Sevens()


def words(combination: i64) -> str:
    """A combination in a sentence: 1, 2 and 4."""
    numbers = [str(number) for number in COMBINATIONS[combination]]
    return f"{', '.join(numbers[:-1])} and {numbers[-1]}"


def holds(cards: i64, combination: i64) -> bool:
    """Whether the numbers of a combination are among those of a trick, whatever the suits."""
    left = cards
    for number in COMBINATIONS[combination]:
        found = left & OF_NUMBER[number]
        if found == 0:
            return False
        left &= ~(found & -found)
    return True


def is_seven_trick(cards: i64) -> bool:
    """Whether some of the cards total seven."""
    sums: i64 = 1
    left = cards
    while left != 0:
        number = RUMME.number[lowest(left)]
        if number < 7:
            sums |= shl(sums, number)
        left &= left - 1
    return sums >> 7 & 1 == 1


def combinations_in(packet: i64) -> i64:
    """The set of the combinations that a packet holds with cards of different suits."""
    found: i64 = 0
    for k in range(len(SEVENS.sets)):
        if SEVENS.sets[k] & ~packet == 0:
            found |= bit(SEVENS.makes[k])
    return found


def cards_used(players: i64) -> i64:
    """As many suits as players, without their sevens (R8)."""
    mask: i64 = 0
    for suit in range(players):
        mask |= RUMME.suited[suit]
    return mask & ~OF_NUMBER[7]


class Combination(Form):
    """A verb and a combination, numbers rising: `name 3 4`."""

    def __init__(self, verb: i64, word: str) -> None:
        super().__init__(verb, word, f"{word} N N …")
        self.lines: Final = [" ".join([str(n) for n in numbers]) for numbers in COMBINATIONS]

    def text(self, payload: i64) -> str:
        return f"{self.word} {self.lines[payload]}"

    def read(self, words: list[str]) -> i64:
        line = " ".join(words[1:])
        return self.lines.index(line) if line in self.lines else UNKNOWN

    def every(self) -> list[int]:
        return list(range(len(self.lines)))
