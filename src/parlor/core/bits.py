"""Sets of cards as 64-bit masks. The only module that may shift to the left.

mypyc turns ``LITERAL << n`` into a 32-bit shift, silently wrong from bit 31 on; a parameter is always 64 bits wide.
"""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

COMPILED: Final = not __file__.endswith(".py")

# The place of the member number k of each set of up to eight, at k * 256 + set.
_PLACE: Final = bytes([([n for n in range(8) if byte >> n & 1] + [0] * 8)[k] for k in range(8) for byte in range(256)])


def shl(x: i64, n: i64) -> i64:
    """x shifted n places to the left."""
    return x << n


def bit(n: i64, one: i64 = 1) -> i64:
    """The set that holds n alone."""
    return one << n


def count(mask: i64) -> i64:
    """How many members a set has."""
    if not COMPILED:
        return int(mask).bit_count()
    return running(mask) >> 56


def running(mask: i64) -> i64:
    """Byte by byte, how many members a set has up to the end of that byte: all of them in the top one."""
    # A literal of 2**62 and more would be an object, so the top bits, which are always zero, are left out of it.
    m = mask - ((mask >> 1) & 0x1555555555555555)
    m = (m & 0x3333333333333333) + ((m >> 2) & 0x3333333333333333)
    return ((m + (m >> 4)) & 0x0F0F0F0F0F0F0F0F) * 0x0101010101010101


def lowest(mask: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return int(mask & -mask).bit_length() - 1


def pick(mask: i64, k: i64) -> i64:
    """The member number k of a set, counted from 0 upward."""
    if not COMPILED:
        m = mask
        for _ in range(k):
            m &= m - 1
        return lowest(m)
    return place(mask, running(mask), k)


def place(mask: i64, upto: i64, k: i64) -> i64:
    """The member number k of a set whose running count is known."""
    # Seven bytes are asked at once whether they end before the member; they are those below its own byte.
    passed = ((k * 0x0001010101010101 + 0x0080808080808080 - (upto & 0x007F7F7F7F7F7F7F)) & 0x0080808080808080) >> 7
    start = (passed * 0x0101010101010101 >> 56) * 8
    before = (upto << 8) >> start & 0x7F
    return start + _PLACE[(k - before) * 256 + (mask >> start & 0xFF)]


def members(mask: i64) -> vec[i64]:
    """All members of a set, upward."""
    found = vec[i64](capacity=16)
    m = mask
    while m != 0:
        found = append(found, lowest(m))
        m &= m - 1
    return found


def union(cards: vec[i64]) -> i64:
    """The set of the cards in a list."""
    mask: i64 = 0
    for card in cards:
        mask |= bit(card)
    return mask


def roomy(numbers: vec[i64], room: i64) -> vec[i64]:
    """A copy of a list that can grow to its room without moving."""
    return extend(vec[i64](capacity=room), numbers)


def zeros(n: i64) -> vec[i64]:
    """A list of n zeros."""
    return vec[i64]([0] * n)


def filled(n: i64, value: i64) -> vec[i64]:
    """A list of n equal numbers."""
    return vec[i64]([value] * n)


def most(numbers: vec[i64]) -> i64:
    """The greatest of some numbers."""
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
