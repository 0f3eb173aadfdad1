"""Crazy Eights: match the suit or the rank, and be rid of your cards first."""

from pathlib import Path

from parlor import Game
from parlor.core.finding import Short
from parlor.core.game import number_option, word_option
from parlor.packs.standard import STANDARD
from parlor_classics.box import BOOK, words
from parlor_classics.crazy_eights.aim import aim
from parlor_classics.crazy_eights.casual import CASUAL
from parlor_classics.crazy_eights.rules import rules

FOLDER = Path(__file__).parent

GAME = Game(
    id="crazy-eights",
    title="Crazy Eights",
    book=BOOK,
    number=9,
    pack=STANDARD,
    players=[2, 3, 4, 5, 6],
    usual=4,
    options=[
        number_option("target", "points that end the game", 100, 10, 500),
        number_option("draws", "the most cards drawn in a turn; 0: as many as you like", 0, 0, 10),
        word_option("stock", "when it is used up: go on without, or shuffle the discards again", ["without", "again"]),
        word_option("special", "whether queens skip, aces turn the way round, and twos make the next one draw two", ["no", "yes"]),
    ],
    summary="Match the suit or the rank, change the suit with an eight, and be rid of your cards first.",
    short=Short({"target": 50}, "to 50 points", 90),
    picture=["8S", "8H", "8D", "8C"],
    rules=rules,
    aim=aim,
    casual=CASUAL,
    kind="shedding",
    moves=180,
    limits=["crazy-eights-limit"],
    words=words(FOLDER),
    leaflet=str(FOLDER / "leaflet.en.md"),
    package="parlor-classics",
)
