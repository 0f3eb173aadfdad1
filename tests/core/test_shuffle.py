"""Deals that anyone can verify: the published vectors, the engine, and a second implementation agree."""

import json
import re
from collections.abc import Iterator
from hashlib import sha256
from hmac import new as hmac
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import parlor
from parlor.core.shuffle import KeyedShuffler, Stream, fresh_seed, in_order, key_of

DOCS = Path(__file__).parents[2] / "docs"
PUBLISHED = json.loads((DOCS / "shuffle-vectors.json").read_text(encoding="utf-8"))
VECTORS: list[dict[str, Any]] = PUBLISHED["vectors"]


# The second implementation, written from docs/shuffle.md.


def key(seed: int | str) -> bytes:
    return bytes.fromhex(seed) if isinstance(seed, str) else sha256(b"parlor/seed/1/" + str(seed).encode()).digest()


def words(seed: int | str, label: str) -> Iterator[int]:
    block = 0
    while True:
        drawn = hmac(key(seed), f"parlor/shuffle/1/{label}/{block}".encode(), sha256).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(drawn[at : at + 4], "big")
        block += 1


def below(stream: Iterator[int], n: int) -> int:
    fair = 2**32 // n * n
    while (word := next(stream)) >= fair:
        pass
    return word % n


def shuffled(seed: int | str, label: str, n: int) -> list[int]:
    stream = words(seed, label)
    cards = list(range(n))
    for i in reversed(range(1, n)):
        j = below(stream, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


ORDERS = [vector for vector in VECTORS if "order" in vector]
CUTS = [vector for vector in VECTORS if "dealers" in vector]
NUMBERS = [vector for vector in VECTORS if "numbers" in vector]


def test_every_kind_of_vector_is_published() -> None:
    assert PUBLISHED["procedure"] == "parlor/shuffle/1"
    assert len(ORDERS) + len(CUTS) + len(NUMBERS) == len(VECTORS)
    assert min(len(ORDERS), len(CUTS), len(NUMBERS)) >= 1


@pytest.mark.parametrize("vector", ORDERS, ids=lambda v: f"{v['seed']}-{v['label']}-{v['cards']}")
def test_orders(vector: dict[str, Any]) -> None:
    _, hand, number = vector["label"].split("/")
    mixed = KeyedShuffler(key_of(vector["seed"])).shuffle(in_order(vector["cards"]), int(hand), int(number))
    assert list(mixed) == vector["order"]
    assert shuffled(vector["seed"], vector["label"], vector["cards"]) == vector["order"]


@pytest.mark.parametrize("vector", CUTS, ids=lambda v: str(v["seed"]))
def test_first_dealers(vector: dict[str, Any]) -> None:
    shuffler = KeyedShuffler(key_of(vector["seed"]))
    assert {str(n): shuffler.cut(n) for n in range(1, 9)} == vector["dealers"]
    assert {str(n): below(words(vector["seed"], "cut"), n) for n in range(1, 9)} == vector["dealers"]


@pytest.mark.parametrize("vector", NUMBERS, ids=lambda v: str(v["below"]))
def test_numbers_that_would_favour_the_low_ones_fall_away(vector: dict[str, Any]) -> None:
    n = vector["below"]
    stream = Stream(key_of(vector["seed"]), vector["label"])
    assert [stream.below(n) for _ in vector["numbers"]] == vector["numbers"]
    again = words(vector["seed"], vector["label"])
    assert [below(again, n) for _ in vector["numbers"]] == vector["numbers"]
    assert any(word >= n for word in islice(words(vector["seed"], vector["label"]), 12))


def test_the_table_on_the_page_is_right() -> None:
    page = (DOCS / "shuffle.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `([^`]+)` \| (\d+) \| ([\d ]+) \| (\d) \|$", page, re.M)
    assert len(rows) == 5
    for seed, n, begins, dealer in rows:
        true: int | str = seed if len(seed) == 64 else int(seed)
        assert shuffled(true, "hand/1/0", int(n))[:8] == [int(card) for card in begins.split()]
        assert below(words(true, "cut"), 4) == int(dealer)


def test_the_program_on_the_page_is_right() -> None:
    page = (DOCS / "shuffle.md").read_text(encoding="utf-8")
    program = re.search(r"```python\n(.*?)```", page, re.S)
    assert program is not None
    names: dict[str, Any] = {}
    exec(program[1], names)
    for vector in ORDERS:
        assert names["shuffled"](vector["seed"], vector["label"], list(range(vector["cards"]))) == vector["order"]


def test_a_table_deals_by_the_procedure() -> None:
    """Quenette with four players: one card at a time from the dealer's left, from the 52 cards in pack order."""
    table = parlor.deal("quenette", 4, seed=7, options={"hands": 2})
    assert table.dealer == below(words(7, "cut"), 4)
    pack = [f"{suit}{number}" for suit in "HUCS" for number in range(1, 14)]
    for hand in (1, 2):
        order = [pack[card] for card in shuffled(7, f"hand/{hand}/0", 52)]
        for place in range(4):
            seat = (table.dealer + 1 + place) % 4
            assert sorted(table.zones()[f"hand:{seat}"]) == sorted(order[place::4])
        while table.hand == hand and not table.over:
            table.play(table.legal()[0])


def test_a_shuffle_leaves_the_list_that_it_was_given() -> None:
    cards = in_order(10)
    KeyedShuffler(key_of(1)).shuffle(cards, 1, 0)
    assert list(cards) == list(range(10))


def test_hands_and_shuffles_within_a_hand_differ() -> None:
    shuffler = KeyedShuffler(key_of(1))
    orders = {tuple(shuffler.shuffle(in_order(52), hand, number)) for hand in (1, 2, 12) for number in (0, 1, 2)}
    assert len(orders) == 9


def test_nothing_and_one_card_can_be_shuffled() -> None:
    shuffler = KeyedShuffler(key_of(1))
    assert list(shuffler.shuffle(vec[i64](), 1, 0)) == []
    assert list(shuffler.shuffle(vec[i64]([5]), 1, 0)) == [5]


def test_fresh_seeds_are_keys_of_256_bits() -> None:
    seeds = {fresh_seed() for _ in range(20)}
    assert len(seeds) == 20
    assert all(len(key_of(seed)) == 32 for seed in seeds)
