"""Networks in whole numbers: the same answers in every build, and bad files are refused."""

import random

import pytest
from librt.vecs import vec
from mypy_extensions import i16, i64

from parlor.players.network import FULL, MOST, SHIFT, BadNetwork, Hidden, load, read, scaled, written


def made(seed: int = 1, inputs: int = 40, hidden: tuple[int, int] = (24, 8), actions: int = 5) -> bytes:
    chance = random.Random(seed)
    kept = sorted(chance.sample(range(inputs), 30))
    sizes = [(len(kept), hidden[0]), (hidden[0], hidden[1]), (hidden[1], actions + 1)]
    layers = []
    for wide, units in sizes:
        weights = bytes(chance.randrange(1, 256) for _ in range(wide * units))
        offsets = [chance.randrange(-9000, 9000) for _ in range(units)]
        factors = [chance.randrange(1000, 90_000) for _ in range(units)]
        layers.append((weights, offsets, factors))
    return written({"game": "reno", "inputs": inputs, "actions": actions}, kept, layers)


def sheet(seed: int, size: int = 40) -> "vec[i16]":
    chance = random.Random(seed)
    return vec[i16]([chance.choice([0, 0, 0, 1, 1, 2, 7, -3, 300]) for _ in range(size)])


def by_hand(file: bytes, numbers: list[int], hidden: tuple[int, int] = (24, 8)) -> list[int]:
    """The same sums with plain lists, straight from the file."""
    network = read(file)
    chance = random.Random(1)
    kept = sorted(chance.sample(range(40), 30))
    layers = []
    for wide, units in ((30, hidden[0]), hidden, (hidden[1], 6)):
        weights = [chance.randrange(1, 256) - 128 for _ in range(wide * units)]
        offsets = [chance.randrange(-9000, 9000) for _ in range(units)]
        layers.append((weights, offsets, [chance.randrange(1000, 90_000) for _ in range(units)]))
    assert network.told["kept"] == 30
    now = [int(scaled(numbers[place])) for place in kept]
    for level, (weights, offsets, factors) in enumerate(layers):
        sums = []
        for unit, offset in enumerate(offsets):
            row = weights[unit :: len(offsets)] if level == 0 else weights[unit * len(now) : (unit + 1) * len(now)]
            total = (offset + sum(weight * number for weight, number in zip(row, now, strict=True))) * factors[unit] >> SHIFT
            sums.append(total if level == 2 else min(max(total, 0), FULL))
        now = sums
    return now


@pytest.mark.parametrize("hidden", [(24, 8), (25, 7), (400, 64)])
@pytest.mark.parametrize("seed", range(12))
def test_answers_are_those_of_plain_sums(seed: int, hidden: tuple[int, int]) -> None:
    file = made(hidden=hidden)
    network, seen = read(file), sheet(seed)
    found = network.look(seen)
    answers = [int(network.liking(found, action)) for action in range(5)] + [int(network.outlook(found))]
    assert answers == by_hand(file, [int(number) for number in seen], hidden)


@pytest.mark.parametrize("byte", [0, 255])
def test_the_largest_weights_and_inputs_do_not_run_into_one_another(byte: int) -> None:
    """One unit among others that have nothing but the largest weights of the other sign."""
    rows, units = 300, 7
    weights = bytes([byte if unit % 2 else 255 - byte for _ in range(rows) for unit in range(units)])
    layer = Hidden(weights, [0] * units, [1 << SHIFT] * units)
    for size in (1, 254, 255):
        layer.take_out(beside := layer.empty[:], sums := layer.offsets[:])
        assert list(beside) == list(layer.empty)
        assert list(sums) == [0] * units
        found = layer.activations(vec[i64](range(rows)), vec[i64]([size] * rows))
        assert [int(number) for number in found] == [FULL if weights[unit] == 255 else 0 for unit in range(units)]
    small = Hidden(weights, [0] * units, [1] * units)
    assert [int(number) for number in small.activations(vec[i64](range(rows)), vec[i64]([255] * rows))] == [
        min(FULL, max(0, rows * 255 * (weights[unit] - 128) >> SHIFT)) for unit in range(units)
    ]


def test_inputs_are_on_a_logarithmic_scale() -> None:
    assert [int(scaled(number)) for number in (0, 1, 2, 3, 5, 7, 15, 255)] == [0, 16, 24, 32, 40, 48, 64, 128]
    assert [int(scaled(-number)) for number in (1, 2, 3, 300)] == [-int(scaled(number)) for number in (1, 2, 3, 300)]
    assert all(scaled(number) <= scaled(number + 1) for number in range(-4000, 4000))


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (lambda file: b"", "not a network"),
        (lambda file: b"GIF89a" + file, "not a network"),
        (lambda file: file[:-20], "damaged"),
        (lambda file: file.replace(b'"kept": 30', b'"kept": 31'), "do not fit"),
        (lambda file: file.replace(b'"kept": 30', b'"kept": -1'), "do not fit"),
        (lambda file: file.replace(b'"units": [24, 8, 6]', b'"units": [24, 8]'), "do not fit"),
        (lambda file: file.replace(b'{"actions"', b'["actions"'), "damaged"),
        (lambda file: file + bytes(MOST), "at most"),
    ],
)
def test_a_bad_file_is_refused(damage: object, words: str) -> None:
    assert callable(damage)
    with pytest.raises(BadNetwork, match=words):
        read(damage(made()))


def test_a_file_comes_back_from_disk(tmp_path: object) -> None:
    from pathlib import Path

    path = Path(str(tmp_path)) / "x.net"
    path.write_bytes(made())
    assert load(path).told["game"] == "reno"
