"""A tiny game from outside: five cards each, and every trick is a point."""

from librt.vecs import vec
from mypy_extensions import i64

from parlor import Book, Game
from parlor.core.bits import members
from parlor.core.game import MostAfter, Options, Rules, number_option, whole
from parlor.core.hand import Deck, Tally
from parlor.families.tricks import FollowSuit, Order, Stock, TrickHand, TrickRules, Tricks, deal_singly, rest_reversed
from parlor.packs.standard import STANDARD

LEAFLET = "## Tiny (`tiny`)\n\nEvery trick is a point."
WORDS = {"tiny-tricks": ["took ", {"place": "number"}, " tricks"]}


class Playing(Tricks):
    """The tricks, played by code of this module."""

    def moves(self, h: TrickHand) -> vec[i64]:
        return members(self.may_play(h))


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
