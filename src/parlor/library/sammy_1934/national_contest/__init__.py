"""A National Contest: two parties fight first for the Presidency, then for House and Senate."""

from parlor.core.finding import Like, Short
from parlor.core.game import Game, word_option
from parlor.library.known import TOP_TRUMPS
from parlor.library.sammy_1934 import BOOK
from parlor.library.sammy_1934.national_contest.aim import aim
from parlor.library.sammy_1934.national_contest.casual import ContestPolicy
from parlor.library.sammy_1934.national_contest.lesson import STAGED
from parlor.library.sammy_1934.national_contest.rules import rules
from parlor.packs.sammy import SAMMY

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
    aim=aim,
    casual=ContestPolicy(),
    kind="capturing",
    board="votes",
    moves=500,
    staged=STAGED,
)
