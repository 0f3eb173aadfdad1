"""Whist: two against two, thirteen tricks, and the dealer's last card makes trumps."""

from pathlib import Path

from parlor import Game
from parlor.core.game import number_option, word_option
from parlor.packs.standard import ACE_HIGH, STANDARD
from parlor.players.trick_policy import Weigh
from parlor_classics.box import BOOK, words
from parlor_classics.whist.aim import aim
from parlor_classics.whist.rules import rules

FOLDER = Path(__file__).parent

GAME = Game(
    id="whist",
    title="Whist",
    book=BOOK,
    number=5,
    pack=STANDARD,
    players=[4],
    usual=4,
    options=[
        number_option("target", "points that end the game: 5 in Britain, 7 in America", 5, 1, 25),
        word_option("honors", "whether ace, king, queen and jack of trumps count", ["ignore", "count"]),
    ],
    summary="Two against two, thirteen tricks, and the dealer's last card makes trumps.",
    picture=["AS", "KS", "QS", "JS"],
    rules=rules,
    aim=aim,
    casual=Weigh(STANDARD, 1.0, power=ACE_HIGH),
    kind="tricks",
    moves=210,
    words=words(FOLDER),
    leaflet=str(FOLDER / "leaflet.en.md"),
    package="parlor-classics",
)
