"""A tiny game from another package: five cards each, and every trick is a point."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from parlor import Book, Game
from parlor.core.bits import members
from parlor.core.facts import CARD, CARDS, LEFT_OUT, SEAT, FactKinds, OneOf
from parlor.core.game import MostAfter, Options, Rules, number_option, whole
from parlor.core.hand import Deck, Fact, Tally
from parlor.families.tricks import FollowSuit, Order, Stock, TrickHand, TrickRules, Tricks, deal_singly, rest_reversed
from parlor.packs.standard import STANDARD

LEAFLET = "## Tiny (`tiny`)\n\nEvery trick is a point."
WORDS: dict[str, Any] = {
    "tiny-tricks": ["took ", {"place": "number"}, " tricks"],
    "tiny-lesson-aim": "Take tricks.",
    "tiny-lesson-hand-1": "Follow suit.",
    "tiny-lesson-hand-2": "The highest card takes the trick.",
}


class Playing(Tricks):
    """The tricks, played by code in this module."""

    def moves(self, h: TrickHand) -> vec[i64]:
        return members(self.may_play(h))

    def facts(self, h: TrickHand, facts: dict[str, Fact]) -> None:
        super().facts(h, facts)
        facts.update({"mood": "merry", "eldest": int(h.left[h.left[h.dealer]]), "lowest": "AS", "best": ["KS", "KH"], "size": 5})

    def fact_kinds(self) -> FactKinds:
        return {"mood": OneOf(["sad", "merry"]), "eldest": SEAT, "lowest": CARD, "best": CARDS, "size": LEFT_OUT}


def deal(h: TrickHand, deck: Deck) -> None:
    """Five cards each."""
    h.stock = rest_reversed(deck.cards, deal_singly(h, deck, 5))


def count(h: TrickHand, tally: Tally) -> None:
    """A point for each trick."""
    for seat in range(h.players):
        if h.tricks[seat] > 0:
            tally.add(seat, h.tricks[seat], "tiny-tricks", h.tricks[seat])


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    return TrickRules(
        pack=STANDARD,
        players=players,
        ending=MostAfter(whole(options, "hands")),
        deal=deal,
        phases=[Playing([FollowSuit()], Order(STANDARD, STANDARD.number))],
        count=count,
        places=[Stock()],
    )


def tiny(**changes: object) -> Game:
    """The game, with some of its declaration changed."""
    told: dict[str, object] = {
        "id": "tiny",
        "title": "Tiny",
        "book": Book(id="outside", title="From outside"),
        "pack": STANDARD,
        "players": [2, 3, 4],
        "usual": 2,
        "summary": "Every trick is a point.",
        "options": [number_option("hands", "hands that make the game", 2, 1, 20)],
        "rules": rules,
        "kind": "tricks",
        "words": {"en": WORDS},
        "leaflet": LEAFLET,
        "package": "tiny-games",
    }
    return Game(**{**told, **changes})  # type: ignore[arg-type]
