"""Sets of cards as 64-bit masks. The only module that may shift left.

mypyc turns ``LITERAL << n`` into a 32-bit shift, which silently goes wrong from bit 31 on; a parameter is always 64 bits wide.
"""

from typing import Final

from librt.vecs import append, extend, pop, vec
from mypy_extensions import i64, u8

COMPILED: Final = not __file__.endswith(".py") and not __file__.endswith(".pyc")

# The set without members, and the number that stands for no card or no seat. They have a type, since in compiled code
# `x if there else 0` turns x into an object and back, and `x if there else EMPTY` does not.
EMPTY: Final[i64] = 0
NONE: Final[i64] = -1
# The empty list, and the empty list of lists, with which hands begin: made once, since a hand is copied often.
NOTHING: Final = vec[i64]()
NO_LISTS: Final = vec[vec[i64]]()

# The place of the member number k of each set of up to eight, at k * 256 + set.
_PLACE: Final = vec[u8]([([n for n in range(8) if byte >> n & 1] + [0] * 8)[k] for k in range(8) for byte in range(256)])
# Any six bits in a row of this number occur in it only once: multiplied by a set of one member, its top six bits tell which member.
_DE_BRUIJN: Final = 0x03F79D71B4CB0A89
_LOWEST: Final = vec[u8]([next(k for k in range(64) if (_DE_BRUIJN << k) >> 58 & 63 == top) for top in range(64)])


def shl(x: i64, n: i64) -> i64:
    """x shifted left by n."""
    return x << n


def bit(n: i64, one: i64 = 1) -> i64:
    """The set that contains only n."""
    return one << n


def count(mask: i64) -> i64:
    """How many members a set has."""
    if not COMPILED:
        return int(mask).bit_count()
    return running(mask) >> 56


def running(mask: i64) -> i64:
    """A running count, byte by byte: how many members the set has up to the end of that byte, so the top byte has the total."""
    # A literal of 2**62 or more would become an object, so this one omits the top bits, which are always zero.
    m = mask - ((mask >> 1) & 0x1555555555555555)
    m = (m & 0x3333333333333333) + ((m >> 2) & 0x3333333333333333)
    return ((m + (m >> 4)) & 0x0F0F0F0F0F0F0F0F) * 0x0101010101010101


def lowest(mask: i64) -> i64:
    """The smallest member of a non-empty set."""
    if not COMPILED:
        return int(mask & -mask).bit_length() - 1
    return i64(_LOWEST[(mask & -mask) * _DE_BRUIJN >> 58 & 63])


def pick(mask: i64, k: i64) -> i64:
    """Member k of a set, counting up from 0."""
    if not COMPILED:
        m = mask
        for _ in range(k):
            m &= m - 1
        return lowest(m)
    return place(mask, running(mask), k)


def place(mask: i64, upto: i64, k: i64) -> i64:
    """Member k of a set whose running count is known."""
    # Checks seven bytes at once for whether they end before the member: those are the bytes below the one it is in.
    passed = ((k * 0x0001010101010101 + 0x0080808080808080 - (upto & 0x007F7F7F7F7F7F7F)) & 0x0080808080808080) >> 7
    start = (passed * 0x0101010101010101 >> 56) * 8
    before = (upto << 8) >> start & 0x7F
    return start + i64(_PLACE[(k - before) * 256 + (mask >> start & 0xFF)])


def members(mask: i64) -> vec[i64]:
    """All members of a set, in ascending order."""
    found = zeros(count(mask))
    m = mask
    for k in range(len(found)):
        found[k] = lowest(m)
        m &= m - 1
    return found


def less(numbers: vec[i64], number: i64) -> vec[i64]:
    """A list without one of its numbers."""
    kept = vec[i64](capacity=len(numbers))
    for other in numbers:
        if other != number:
            kept = append(kept, other)
    return kept


def within(cards: vec[i64], mask: i64) -> vec[i64]:
    """The cards of a list that are in a set."""
    kept = vec[i64](capacity=len(cards))
    for card in cards:
        if bit(card) & mask != 0:
            kept = append(kept, card)
    return kept


def union(cards: vec[i64]) -> i64:
    """The set of the cards in a list."""
    mask: i64 = 0
    for card in cards:
        mask |= bit(card)
    return mask


def last(numbers: vec[i64]) -> i64:
    """The last number of a list, such as the top card of a pile, or -1 where there is none."""
    return numbers[len(numbers) - 1] if len(numbers) > 0 else NONE


def roomy(numbers: vec[i64], room: i64) -> vec[i64]:
    """A copy of a list that can grow to a given capacity without moving."""
    return extend(vec[i64](capacity=room), numbers)


def emptied(numbers: vec[i64]) -> vec[i64]:
    """A list without its numbers, which can grow as long again without moving."""
    # Not just `_`, which would be an object.
    _gone: i64
    while len(numbers) > 0:
        numbers, _gone = pop(numbers)
    return numbers


def zeros(n: i64) -> vec[i64]:
    """A list of n zeros."""
    return vec[i64]([0] * n)


def filled(n: i64, value: i64) -> vec[i64]:
    """A list of n copies of a number."""
    return vec[i64]([value] * n)


def most(numbers: vec[i64]) -> i64:
    """The largest of some numbers."""
    best = numbers[0]
    for number in numbers:
        if number > best:
            best = number
    return best


def least(numbers: vec[i64]) -> i64:
    """The smallest of some numbers."""
    best = numbers[0]
    for number in numbers:
        if number < best:
            best = number
    return best


def empty(n: i64) -> vec[vec[i64]]:
    """A list of n empty lists of numbers."""
    lists = vec[vec[i64]](capacity=n)
    for _ in range(n):
        lists = append(lists, vec[i64]())
    return lists


def copied(lists: vec[vec[i64]]) -> vec[vec[i64]]:
    """Independent lists of the same numbers."""
    twins = lists[:]
    for k in range(len(twins)):
        twins[k] = twins[k][:]
    return twins
