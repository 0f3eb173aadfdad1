"""The Sammy pack, from the book's table, and what its games share (rules/sammy.md)."""

import json
from pathlib import Path
from typing import Any

import parlor

TABLE = Path(parlor.__file__).parent / "packs" / "sammy.json"
CARDS: dict[str, dict[str, Any]] = {card["code"]: card for card in json.loads(TABLE.read_text(encoding="utf-8"))["cards"]}
PACK = list(CARDS)
TRAVELLED = [code for code, card in CARDS.items() if card["kind"] != "territory"]


def borders(one: str, other: str) -> bool:
    return other in CARDS[one]["borders"]


def is_state(card: str) -> bool:
    return bool(CARDS[card]["kind"] == "state")


def printed(field: str, cards: list[str]) -> int:
    """The total of a number printed on cards."""
    return sum(CARDS[card][field] for card in cards)


def suit(card: str) -> str:
    return str(CARDS[card]["suit"])


def value(card: str) -> int:
    return int(CARDS[card]["value"])
