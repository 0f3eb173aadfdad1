"""Mobilization No. 3: two players, each with a pack, race to be rid of all their cards on common and on each other's piles."""

from parlor.core.bounds import Bounds
from parlor.core.finding import Like
from parlor.core.game import Change, Game, Options, word_option
from parlor.core.moves import Move
from parlor.library.known import RUSSIAN_BANK
from parlor.library.patriot import BOOK
from parlor.library.patriot.mobilization_3.aim import aim
from parlor.library.patriot.mobilization_3.casual import MobilizePolicy
from parlor.library.patriot.mobilization_3.lesson import STAGED
from parlor.library.patriot.mobilization_3.rules import rules
from parlor.packs.patriot import PATRIOT


def bounds(players: int, options: Options) -> Bounds:
    """One point for the winner. 96 cards are mobilized with at most 100 turns between, each of 100 moves, as many draws and a miss (R7)."""
    return Bounds(0, 1, 97 * 100 * (100 + 101 + 1), never=flag_on_a_pile)


def flag_on_a_pile(move: Move) -> bool:
    """Whether a Flag, lower than no card, is put on a Playing Pile; it only fills a space of one's own, from reserve or discards."""
    if move.verb != "move" or move.cards[0][1:] != "6" or move.source is None or move.target is None or "pile" not in move.target:
        return False
    zone, _, seat = move.source.partition(":")
    return zone not in ("reserve", "discard") or not move.target.endswith(seat)


GAME = Game(
    id="mobilization-3",
    title="Mobilization No. 3",
    book=BOOK,
    number=5,
    page="patriot",
    pack=PATRIOT,
    players=[2],
    usual=2,
    options=[
        word_option("build", "on Playing Piles any country lies on any, or blue alternates with red or green", ["any", "alternate"]),
        word_option("pass", "a player without cards to turn passes only when stuck, or freely", ["stuck", "free"]),
    ],
    changes=[Change(2, "R8", "a player passes only when no card can be mobilized or go on the opponent's piles", {"pass": "free"})],
    summary="Two players, each with a pack, race to be rid of all their cards.",
    like=[
        Like(RUSSIAN_BANK, "Two players with a pack each build in the middle and load cards on each other's piles."),
    ],
    picture=["A1", "A2", "I3"],
    rules=rules,
    bounds=bounds,
    aim=aim,
    casual=MobilizePolicy(),
    kind="race",
    moves=320,
    staged=STAGED,
)
