"""Small networks in whole numbers: the same choice in every build, with nothing to install.

A network maps what a seat sees (learn/features.py) to a number for every action and one for the hand as a whole. It has two hidden layers.
Few inputs are not zero, so the first layer only adds up their rows. Weights are bytes; each unit has a factor that brings its sum back to
the common scale. `parlor lab train` makes such networks.
"""

import json
import zlib
from operator import mul
from pathlib import Path
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from parlor.core.bits import COMPILED

MAGIC: Final = b"PARLOR NETWORK 1\n"
# The input 1, the largest activation, and the bits by which a product with a factor is shifted back.
ONE: Final = 16
FULL: Final = 255
SHIFT: Final = 20
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
    """Weights, one row of bytes after another, with an offset and a factor for each unit."""

    def __init__(self, weights: bytes, offsets: list[int], factors: list[int], width: int) -> None:
        self.width: Final[i64] = width
        self.weights: vec[i16] = vec[i16]()
        self.rows: list[tuple[int, ...]] = []
        if COMPILED:
            numbers = vec[i16](capacity=len(weights))
            for byte in weights:
                numbers = append(numbers, i16(byte - 128))
            self.weights = numbers
        else:
            self.rows = [tuple([byte - 128 for byte in weights[k : k + width]]) for k in range(0, len(weights), width)]
        self.offsets: Final = packed(offsets)
        self.factors: Final = packed(factors)

    def unit(self, number: i64, inputs: vec[i64]) -> i64:
        """The sum of one unit, each row being a unit, on the common scale."""
        if not COMPILED:
            found: int = (self.offsets[number] + sum(map(mul, self.rows[number], inputs))) * self.factors[number] >> SHIFT
            return found
        total = self.offsets[number]
        start = number * self.width
        weights = self.weights
        for k in range(self.width):
            total += i64(weights[start + k]) * inputs[k]
        return total * self.factors[number] >> SHIFT

    def added(self, places: vec[i64], inputs: vec[i64]) -> vec[i64]:
        """The sums of all units, each row being an input, for the few inputs that are not zero."""
        sums = self.offsets[:]
        if not COMPILED:
            flags = [self.rows[place] for place, number in zip(places, inputs, strict=True) if number == ONE]
            others = [(self.rows[place], number) for place, number in zip(places, inputs, strict=True) if number != ONE]
            totals = [ONE * total for total in map(sum, zip(*flags, strict=True))] or [0] * len(sums)
            for row, number in others:
                totals = [total + number * weight for total, weight in zip(totals, row, strict=True)]
            return vec[i64]([offset + total for offset, total in zip(sums, totals, strict=True)])
        weights = self.weights
        for k in range(len(places)):
            start = places[k] * self.width
            number = inputs[k]
            for unit in range(self.width):
                sums[unit] += number * i64(weights[start + unit])
        return sums


class Network:
    """A network that was trained for one game at one number of players."""

    def __init__(self, told: dict[str, Any], places: list[int], layers: list[Layer]) -> None:
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
        self.first: Final = layers[0]
        self.second: Final = layers[1]
        self.last: Final = layers[2]

    def look(self, sheet: vec[i16]) -> vec[i64]:
        """The second hidden layer for a position, from which `worth` and `rest` read their answers."""
        places = vec[i64](capacity=128)
        inputs = vec[i64](capacity=128)
        rows = self.rows
        for k in range(len(sheet)):
            if sheet[k] != 0 and rows[k] >= 0:
                places = append(places, rows[k])
                inputs = append(inputs, scaled(i64(sheet[k])))
        first = self.first
        sums = first.added(places, inputs)
        for unit in range(len(sums)):
            sums[unit] = limited(sums[unit] * first.factors[unit] >> SHIFT)
        found = vec[i64](capacity=len(self.second.offsets))
        for unit in range(len(self.second.offsets)):
            found = append(found, limited(self.second.unit(unit, sums)))
        return found

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
    layers: list[Layer] = []
    for k in range(3):
        weights = unpacked[at : at + widths[k] * units[k]]
        at += len(weights)
        numbers = [int.from_bytes(unpacked[at + 8 * n : at + 8 * n + 8], "little", signed=True) for n in range(2 * units[k])]
        at += 16 * units[k]
        layers.append(Layer(weights, numbers[: units[k]], numbers[units[k] :], units[0] if k == 0 else widths[k]))
    return Network(told, places, layers)


def load(path: Path) -> Network:
    """A network from its file on disk."""
    return read(path.read_bytes())
