"""Spades: bid your tricks with your partner, make them, and not many more."""

from pathlib import Path

from parlor import Game
from parlor.core.finding import Short
from parlor.core.game import number_option, word_option
from parlor.packs.standard import STANDARD
from parlor_classics.box import BOOK, words
from parlor_classics.spades.aim import aim
from parlor_classics.spades.casual import CASUAL
from parlor_classics.spades.rules import rules

FOLDER = Path(__file__).parent

GAME = Game(
    id="spades",
    title="Spades",
    book=BOOK,
    number=2,
    pack=STANDARD,
    players=[4],
    usual=4,
    options=[
        number_option("target", "points that end the game; a side that loses as many ends it too", 500, 10, 1000),
        number_option("nil", "points that a nil brings, or costs", 100, 0, 200),
        word_option("bags", "whether ten tricks over the bid cost a hundred points", ["cost", "free"]),
    ],
    summary="Bid your tricks with your partner, make them, and not many more.",
    short=Short({"target": 200}, "to 200 points", 280),
    picture=["AS", "KS", "QS", "2S"],
    rules=rules,
    aim=aim,
    casual=CASUAL,
    kind="tricks",
    moves=620,
    words=words(FOLDER),
    leaflet=str(FOLDER / "leaflet.en.md"),
    package="parlor-classics",
)
