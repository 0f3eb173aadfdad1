"""Small networks in whole numbers: the same choice in every build, with nothing to install.

A network maps what a seat sees (learn/features.py) to a number for every action and one for the hand as a whole. It has two hidden layers.
Few inputs are not zero, and of the units of the first layer about half, so a hidden layer only adds up their rows. Weights are bytes; each
unit has a factor that brings its sum back to the common scale. `parlor lab train` makes such networks.
"""

import json
import zlib
from pathlib import Path
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

MAGIC: Final = b"PARLOR NETWORK 1\n"
# The input 1, the largest activation, and the bits by which a product with a factor is shifted back.
ONE: Final = 16
FULL: Final = 255
SHIFT: Final = 20
# Sums of three units stand side by side in one number, each in so many bits, and with so much added that it is never negative.
LANE: Final = 21
NEXT_LANE: Final = 0x200000
LANE_BITS: Final = 0x1FFFFF
ZERO: Final = 0x100000
EMPTY: Final = ZERO * (1 + NEXT_LANE + NEXT_LANE * NEXT_LANE)
# After so many inputs a sum could run into the next one: an input is at most 255, and a weight at most 128.
ROOM: Final = 32
# The largest file that is read, and what it may unpack to.
MOST: Final = 1_048_576
MOST_UNPACKED: Final = 16_777_216


class BadNetwork(ValueError):
    """A file that is not a network."""


def scaled(number: i64) -> i64:
    """An input on a logarithmic scale, with straight lines between the powers of two: 0, 1, 3, 7 become 0, 16, 32, 48."""
    size = number if number >= 0 else -number
    power: i64 = 2
    whole: i64 = 0
    while power <= size + 1:
        power += power
        whole += ONE
    half = power // 2
    found = whole + (size + 1 - half) * ONE // half
    return found if number >= 0 else -found


class Layer:
    """Weights as a file has them, one row of bytes after another, with an offset and a factor for each unit."""

    def __init__(self, weights: bytes, offsets: list[int], factors: list[int], width: int) -> None:
        self.weights: Final = weights
        self.width: Final[i64] = width
        self.offsets: Final = packed(offsets)
        self.factors: Final = packed(factors)


class Hidden(Layer):
    """A hidden layer, each row being an input.

    The weights of three units are kept in one number, side by side, and so are their sums: one product serves all three. The sums are
    taken out before one of them could run into the next.
    """

    def __init__(self, weights: bytes, offsets: list[int], factors: list[int]) -> None:
        super().__init__(weights, offsets, factors, len(offsets))
        width = len(offsets)
        self.rows: Final = [beside_one_another(weights[start : start + width]) for start in range(0, len(weights), width)]
        # A row for an input of zero, and what the sums begin with.
        self.nothing: Final = beside_one_another(bytes([128]) * width)
        self.empty: Final = packed([EMPTY] * len(self.nothing))

    def activations(self, rows: vec[i64], inputs: vec[i64]) -> vec[i64]:
        """The activations of all units, for the few inputs that are not zero and their rows."""
        sums = self.offsets[:]
        beside = self.empty[:]
        count: i64 = len(rows)
        for k in range(0, count, 2):
            if k > 0 and k % ROOM == 0:
                self.take_out(beside, sums)
            first = inputs[k]
            second: i64 = inputs[k + 1] if k + 1 < count else 0
            one = self.rows[rows[k]]
            other = self.rows[rows[k + 1]] if k + 1 < count else self.nothing
            place: i64 = 0
            # mypyc makes a plain loop of it only without `strict` and `enumerate`.
            for weights, more_weights in zip(one, other):  # noqa: B905
                beside[place] += first * weights + second * more_weights
                place += 1  # noqa: SIM113
        self.take_out(beside, sums)
        factors = self.factors
        for unit in range(self.width):
            sums[unit] = limited(sums[unit] * factors[unit] >> SHIFT)
        return sums

    def take_out(self, beside: vec[i64], sums: vec[i64]) -> None:
        """Adds the sums that stand side by side to those of the units, and leaves none behind."""
        width = self.width
        unit: i64 = 0
        for place in range(len(beside)):
            left = beside[place]
            beside[place] = EMPTY
            sums[unit] += (left & LANE_BITS) - ZERO
            if unit + 2 < width:
                sums[unit + 1] += (left >> LANE & LANE_BITS) - ZERO
                sums[unit + 2] += (left >> 2 * LANE) - ZERO
            elif unit + 1 < width:
                sums[unit + 1] += (left >> LANE & LANE_BITS) - ZERO
            unit += 3


class Answers(Layer):
    """The last layer, each row being a unit: only those that are asked for are computed."""

    def __init__(self, weights: bytes, offsets: list[int], factors: list[int], width: int) -> None:
        super().__init__(weights, offsets, factors, width)
        numbers = vec[i16](capacity=len(weights))
        for byte in weights:
            numbers = append(numbers, i16(byte - 128))
        self.numbers: Final = numbers

    def unit(self, number: i64, inputs: vec[i64]) -> i64:
        """The sum of one unit, on the common scale."""
        total = self.offsets[number]
        start = number * self.width
        numbers = self.numbers
        for k in range(self.width):
            total += i64(numbers[start + k]) * inputs[k]
        return total * self.factors[number] >> SHIFT


class Network:
    """A network that was trained for one game at one number of players."""

    def __init__(self, told: dict[str, Any], places: list[int], first: Hidden, second: Hidden, last: Answers) -> None:
        # What its file says about it: the game and its version, players, options, sizes, and how it was trained.
        self.told: Final = told
        self.size: Final[i64] = told["inputs"]
        # The row of each input in the first layer; -1 for those that were never anything but zero.
        rows = vec[i64]()
        for _ in range(self.size):
            rows = append(rows, -1)
        for k in range(len(places)):
            rows[places[k]] = k
        self.rows: Final = rows
        self.first: Final = first
        self.second: Final = second
        self.last: Final = last

    def look(self, sheet: vec[i16]) -> vec[i64]:
        """The second hidden layer for a position, from which `liking` and `outlook` read their answers."""
        places = vec[i64](capacity=128)
        inputs = vec[i64](capacity=128)
        rows = self.rows
        for k in range(len(sheet)):
            if sheet[k] != 0 and rows[k] >= 0:
                places = append(places, rows[k])
                inputs = append(inputs, scaled(i64(sheet[k])))
        first = self.first.activations(places, inputs)
        units = vec[i64](capacity=len(first))
        active = vec[i64](capacity=len(first))
        for unit in range(len(first)):
            if first[unit] != 0:
                units = append(units, unit)
                active = append(active, first[unit])
        return self.second.activations(units, active)

    def liking(self, seen: vec[i64], action: i64) -> i64:
        """How much the network likes an action; 1,024 more is e times as likely."""
        return self.last.unit(action, seen)

    def outlook(self, seen: vec[i64]) -> i64:
        """What the hand should bring the seat, against the mean of the others; 1,024 is one standard deviation of a hand."""
        return self.last.unit(len(self.last.offsets) - 1, seen)


def limited(sum: i64) -> i64:
    """A sum as an activation."""
    if sum < 0:
        return 0
    return sum if sum < FULL else FULL


def beside_one_another(weights: bytes) -> vec[i64]:
    """The weights of a row, three in a number."""
    found = vec[i64](capacity=len(weights) // 3 + 1)
    for first in range(0, len(weights), 3):
        number: i64 = 0
        for place in range(min(first + 2, len(weights) - 1), first - 1, -1):
            number = number * NEXT_LANE + weights[place] - 128
        found = append(found, number)
    return found


def packed(numbers: list[int]) -> vec[i64]:
    """A list as a vec."""
    found = vec[i64](capacity=len(numbers))
    for number in numbers:
        found = append(found, number)
    return found


def written(told: dict[str, Any], places: list[int], layers: list[tuple[bytes, list[int], list[int]]]) -> bytes:
    """A network as a file: what it says about itself, the places of its inputs, and for each layer weights, offsets and factors."""
    body = b"".join([place.to_bytes(4, "little") for place in places])
    for weights, offsets, factors in layers:
        body += weights + b"".join([number.to_bytes(8, "little", signed=True) for number in offsets + factors])
    told = {**told, "kept": len(places), "units": [len(offsets) for _, offsets, _ in layers]}
    return MAGIC + json.dumps(told, sort_keys=True).encode() + b"\n" + zlib.compress(body, 9)


def read(file: bytes) -> Network:
    """A network from its file."""
    if len(file) > MOST:
        raise BadNetwork(f"a network has at most {MOST} bytes, not {len(file)}")
    if not file.startswith(MAGIC):
        raise BadNetwork("this is not a network of Parlor")
    head, _, body = file[len(MAGIC) :].partition(b"\n")
    try:
        told = json.loads(head)
        inputs, kept, units = int(told["inputs"]), int(told["kept"]), [int(unit) for unit in told["units"]]
        unpacked = zlib.decompressobj().decompress(body, MOST_UNPACKED)
    except (ValueError, KeyError, TypeError, zlib.error) as error:
        raise BadNetwork(f"this network is damaged: {error}") from None
    if len(units) != 3 or min(units) < 1 or not 0 <= kept <= inputs:
        raise BadNetwork("this network is damaged: its parts do not fit together")
    widths = [kept, units[0], units[1]]
    if len(unpacked) != 4 * kept + sum([(widths[k] + 16) * units[k] for k in range(3)]):
        raise BadNetwork("this network is damaged: its parts do not fit together")
    places = [int.from_bytes(unpacked[4 * k : 4 * k + 4], "little") for k in range(kept)]
    if max(places, default=0) >= inputs:
        raise BadNetwork("this network is damaged: its parts do not fit together")
    at = 4 * kept
    parts: list[tuple[bytes, list[int], list[int]]] = []
    for k in range(3):
        weights = unpacked[at : at + widths[k] * units[k]]
        at += len(weights)
        numbers = [int.from_bytes(unpacked[at + 8 * n : at + 8 * n + 8], "little", signed=True) for n in range(2 * units[k])]
        at += 16 * units[k]
        parts.append((weights, numbers[: units[k]], numbers[units[k] :]))
    first, second, last = parts
    # In the file, the rows of the second layer are its units.
    turned = b"".join([second[0][k :: units[0]] for k in range(units[0])])
    return Network(told, places, Hidden(*first), Hidden(turned, second[1], second[2]), Answers(last[0], last[1], last[2], units[1]))


def load(path: Path) -> Network:
    """A network from its file on disk."""
    return read(path.read_bytes())
