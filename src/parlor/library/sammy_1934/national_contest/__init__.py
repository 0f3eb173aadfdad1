"""A National Contest: two parties fight first for the Presidency, then for House and Senate."""

from typing import Any

from parlor.core.bounds import Bounds
from parlor.core.finding import Like, Short
from parlor.core.game import Game, Options, word_option
from parlor.core.moves import Move
from parlor.library.known import TOP_TRUMPS
from parlor.library.sammy_1934 import BOOK
from parlor.library.sammy_1934.national_contest.aim import aim
from parlor.library.sammy_1934.national_contest.casual import ContestPolicy
from parlor.library.sammy_1934.national_contest.lesson import STAGED
from parlor.library.sammy_1934.national_contest.rules import rules
from parlor.packs.sammy import SAMMY


def bounds(players: int, options: Options) -> Bounds:
    """An office or two a side. Eight cards are not bid for; the forty-eight others have an opening and four bids each."""
    president = options["contests"] == "president"
    return Bounds(0, 1 if president else 2, 8 + 48 * 5, total=2 if president else None, never=cannot_bid)


def cannot_bid(move: Move) -> bool:
    """Whether a bid has no state to beat: it is none itself, or none of its border states is smaller."""
    if move.verb != "bid":
        return False
    printed = PRINTED[move.cards[0]]
    others = [PRINTED[code] for code in printed["borders"]]
    return printed["kind"] != "state" or all(other["kind"] != "state" or other["rank"] < printed["rank"] for other in others)


PRINTED: dict[str, Any] = {card.code: card.printed for card in SAMMY.kinds}


GAME = Game(
    id="national-contest",
    title="A National Contest",
    book=BOOK,
    number=1,
    page="sammy",
    pack=SAMMY,
    players=[4],
    usual=4,
    options=[
        word_option("contests", "which offices are fought for", ["both", "president", "congress"]),
        word_option("bids", "whether a player who can bid may pass", ["free", "forced"]),
    ],
    summary="Put states into the contest and capture them with larger border states, for the Presidency and for Congress.",
    like=[
        Like(TOP_TRUMPS, "The larger state captures the smaller; it only has to share a border."),
    ],
    short=Short({"contests": "president"}, "only the Presidency", 250),
    picture=["TX", "OK", "NM"],
    rules=rules,
    bounds=bounds,
    aim=aim,
    casual=ContestPolicy(),
    kind="capturing",
    board="votes",
    moves=500,
    staged=STAGED,
)
