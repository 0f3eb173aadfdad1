"""Combinations of seven: the table of them, which cards make one, and the move that says one."""

from itertools import permutations
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, lowest, shl
from parlor.core.messages import Params
from parlor.core.moves import UNKNOWN, Choice
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


def numbers_of(combination: i64) -> Params:
    """A combination, to stand in a place of a message: 1, 2 and 4."""
    numbers = COMBINATIONS[combination]
    return {"key": "secret-seven-combination", "params": {"numbers": numbers[:-1], "last": numbers[-1]}}


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


class Combination(Choice):
    """A verb and a combination, numbers rising: `name 3 4`."""

    def __init__(self, verb: i64, word: str) -> None:
        super().__init__(verb, word, [" ".join([str(n) for n in numbers]) for numbers in COMBINATIONS])

    def read(self, words: list[str]) -> i64:
        return self.place.get(" ".join(words[1:]), UNKNOWN)
