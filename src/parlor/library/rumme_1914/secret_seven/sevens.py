"""Combinations of seven: a table of them, and which cards make one."""

from itertools import permutations
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, lowest, shl
from parlor.core.messages import Params
from parlor.packs.rumme import OF_NUMBER, RUMME

# Two to four numbers, in rising order, that add up to seven.
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
# The same, as they are written in moves.
WORDS: Final = [" ".join([str(n) for n in numbers]) for numbers in COMBINATIONS]


class Sevens:
    """All sets of cards of different suits that make a combination, and the combination that each makes (R2)."""

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
    """A combination as a part of a message: 1, 2 and 4."""
    numbers = COMBINATIONS[combination]
    return {"key": "secret-seven-combination", "params": {"numbers": numbers[:-1], "last": numbers[-1]}}


def holds(cards: i64, combination: i64) -> bool:
    """Whether a trick holds the numbers of a combination, in any suits."""
    left = cards
    for number in COMBINATIONS[combination]:
        found = left & OF_NUMBER[number]
        if found == 0:
            return False
        left &= ~(found & -found)
    return True


def is_seven_trick(cards: i64) -> bool:
    """Whether some of the cards add up to seven."""
    sums: i64 = 1
    left = cards
    while left != 0:
        number = RUMME.number[lowest(left)]
        if number < 7:
            sums |= shl(sums, number)
        left &= left - 1
    return sums >> 7 & 1 == 1


def combinations_of(trick: i64) -> i64:
    """The set of the combinations that a trick holds."""
    found: i64 = 0
    if is_seven_trick(trick):
        for k in range(len(COMBINATIONS)):
            if holds(trick, k):
                found |= bit(k)
    return found


def combinations_in(packet: i64) -> i64:
    """The set of the combinations that a packet holds with cards of different suits."""
    found: i64 = 0
    for k in range(len(SEVENS.sets)):
        if SEVENS.sets[k] & ~packet == 0:
            found |= bit(SEVENS.makes[k])
    return found


def cards_used(players: i64) -> i64:
    """The cards in play: as many suits as players, without the sevens (R8)."""
    mask: i64 = 0
    for suit in range(players):
        mask |= RUMME.suited[suit]
    return mask & ~OF_NUMBER[7]
