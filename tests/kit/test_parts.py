"""No part of a sentence is left in English: suits, cards and numbers inside sentences are put into words by the language."""

import importlib.util
import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import parlor
from parlor.core.messages import Message
from parlor.words.say import CATALOGUES, Reader, say
from tests.kit.walk import step

pytestmark = pytest.mark.once("compiled")

PSEUDO = "xx"
MOVES = 160
TRIED = 6
# Sentences about the notation of moves: the page has its own words for moves, and for what is not one.
WRITTEN = ("said", "misread", "misread-form")
# Values that a front end spells its own way: zones, and a move as it was written.
SPELLED = ("zone", "source", "target", "move")
# What lists are joined with is no text of its own.
JOINS = {"and", "or"}
LETTERS = re.compile(r"[^\W\d_]+")


@cache
def pseudo() -> Callable[[dict[str, Any]], dict[str, Any]]:
    """Makes the language that nobody speaks."""
    spec = importlib.util.spec_from_file_location("pseudo", Path(__file__).parents[2] / "tools" / "pseudo.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    made: Callable[[dict[str, Any]], dict[str, Any]] = tool.pseudo
    return made


class Onlooker(Reader):
    """Someone who reads everything at a table, where people and cards have no names."""

    def __init__(self, language: str, players: int) -> None:
        super().__init__(language, ["…"] * players)

    def card(self, code: str) -> str:
        """A picture."""
        return "…"


def told(table: parlor.Table, rng: random.Random, tried: set[str]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Everything that is said in a position, without the log: what one is after and asked, what moves bring, and refusals."""
    for seat in table.waiting:
        view = table.view(seat)
        for each in (view["goal"], view["ask"], *view["tally"]):
            if each is not None:
                yield each["key"], each["params"]
        for choice in table.choices(seat):
            for worded in (choice.worth, choice.means):
                if isinstance(worded, Message):
                    yield worded.key, worded.params
        legal = set(table.legal(seat))
        for move in rng.sample(sorted(tried - legal), min(TRIED, len(tried - legal))):
            try:
                table.copy().play(move, seat)
            except parlor.IllegalMove as refused:
                yield refused.key, refused.params
        tried |= legal


@cache
def sentences(game: str) -> list[tuple[str, dict[str, Any]]]:
    """What is said in a game, each sentence as its key and values: a few hands with random moves."""
    found: list[tuple[str, dict[str, Any]]] = []
    tried: set[str] = set()
    for seed in (1, 2, 3):
        table, rng = parlor.deal(game, seed=seed), random.Random(seed)
        for _ in range(MOVES):
            if table.over:
                break
            found += told(table, rng, tried)
            step(table, rng)
        found += [(line["key"], line["params"]) for line in table.messages()]
        found += [(line["key"], line["params"]) for hand in table.results for line in hand["counted"]]
        found += [(each.key, each.params) for seat in range(table.players) for each in table.events(seat) if each.key is not None]
    return [(key, {**params, **{name: "…" for name in SPELLED if name in params}}) for key, params in found if key and key not in WRITTEN]


def english(text: str) -> list[str]:
    """The words of a text that the language that nobody speaks does not have: each of its words has an accent."""
    words = {word for word in LETTERS.findall(text) if len(word) > 1 and word.isascii()} - JOINS
    return [word for word in words if set(word.lower()) & set("aceinosuydgtlr")]


@pytest.mark.sampled(3)
@pytest.mark.parametrize("game", [id for id in parlor.games() if not parlor.game(id).outside])
def test_every_part_of_a_sentence_is_put_into_words(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CATALOGUES, PSEUDO, pseudo()(CATALOGUES["en"]))
    reader = Onlooker(PSEUDO, max(parlor.game(game).players))
    raw = {key: text for key, params in sentences(game) for text in [say(key, params, reader)] if english(text)}
    assert raw == {}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("game", [id for id in parlor.games() if not parlor.game(id).outside])
def test_german_sentences_have_no_english_suits(game: str) -> None:
    """The names of the suits in a sentence are German ones."""
    known = parlor.game(game)
    german, reader = Reader("de"), Onlooker("de", max(known.players))
    names = {name for key, name in known.names.items() if key.startswith(("suit-", "one-suit-")) and say(key, None, german) != name}
    suits = re.compile(rf"\b({'|'.join(sorted(names))})\b", re.IGNORECASE) if names else re.compile("(?!)")
    left = {key: text for key, params in sentences(game) for text in [say(key, params, reader)] if suits.search(text)}
    assert left == {}
