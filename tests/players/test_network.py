"""Networks in whole numbers: the same answers in every build, and bad files are refused."""

import random

import pytest
from librt.vecs import vec
from mypy_extensions import i16

from parlor.players.network import FULL, MOST, SHIFT, BadNetwork, load, read, scaled, written


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


def by_hand(file: bytes, numbers: list[int]) -> list[int]:
    """The same sums with plain lists, straight from the file."""
    network = read(file)
    chance = random.Random(1)
    kept = sorted(chance.sample(range(40), 30))
    layers = []
    for wide, units in ((30, 24), (24, 8), (8, 6)):
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


@pytest.mark.parametrize("seed", range(12))
def test_answers_are_those_of_plain_sums(seed: int) -> None:
    file = made()
    network, seen = read(file), sheet(seed)
    found = network.look(seen)
    answers = [int(network.liking(found, action)) for action in range(5)] + [int(network.outlook(found))]
    assert answers == by_hand(file, [int(number) for number in seen])


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
