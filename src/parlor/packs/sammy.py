"""The Sammy pack of 1934: forty-eight states, the District and seven territories, read from the book's table in sammy.json."""

import json
from pathlib import Path
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, zeros
from parlor.core.pack import Card, Pack

SUITS: Final = ["red", "blue", "stars", "stripes"]
PRINTED: Final = ["abbreviation", "kind", "rank", "symbol", "picture", "borders", "electoral_votes", "congressmen", "senators"]


def _read() -> list[dict[str, Any]]:
    cards: list[dict[str, Any]] = json.loads((Path(__file__).parent / "sammy.json").read_text(encoding="utf-8"))["cards"]
    return cards


_CARDS: Final = _read()


def _kinds() -> list[Card]:
    return [
        Card(card["code"], card["name"], SUITS.index(card["suit"]), card["value"], {name: card[name] for name in PRINTED})
        for card in _CARDS
    ]


SAMMY: Final = Pack("sammy", "Sammy, The Sammy Card Company, 1934", SUITS, SUITS, _kinds(), proper=True)


def _borders() -> vec[i64]:
    masks = vec[i64](capacity=56)
    for card in _CARDS:
        mask: i64 = 0
        for code in card["borders"]:
            mask |= bit(SAMMY.index[code])
        masks = append(masks, mask)
    return masks


def _column(name: str) -> vec[i64]:
    numbers = vec[i64](capacity=56)
    for card in _CARDS:
        numbers = append(numbers, int(card[name]))
    return numbers


def _states() -> i64:
    mask: i64 = 0
    for card in _CARDS:
        if card["kind"] == "state":
            mask |= bit(SAMMY.index[card["code"]])
    return mask


# For each card: the set of cards it borders; its rank by population; its votes.
BORDERS: Final = _borders()
RANK: Final = _column("rank")
ELECTORAL_VOTES: Final = _column("electoral_votes")
CONGRESSMEN: Final = _column("congressmen")
SENATORS: Final = _column("senators")
# The forty-eight states.
STATES: Final[i64] = _states()
# The highest value.
UNCLE_SAM: Final = 14


def _of_values() -> vec[i64]:
    masks = zeros(UNCLE_SAM + 2)
    for card in range(SAMMY.size):
        masks[SAMMY.number[card]] |= bit(card)
    return masks


# For each value the set of its four cards; nothing past the Uncle Sams.
OF_VALUE: Final = _of_values()
