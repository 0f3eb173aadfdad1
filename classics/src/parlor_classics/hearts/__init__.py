"""Hearts: take no hearts, beware of the queen of spades, or take them all."""

from pathlib import Path

from parlor import Game
from parlor.core.finding import Short
from parlor.core.game import Change, number_option, word_option
from parlor.packs.standard import STANDARD
from parlor_classics.box import BOOK, words
from parlor_classics.hearts.aim import aim
from parlor_classics.hearts.casual import CASUAL
from parlor_classics.hearts.rules import rules

FOLDER = Path(__file__).parent

GAME = Game(
    id="hearts",
    title="Hearts",
    book=BOOK,
    number=1,
    pack=STANDARD,
    players=[3, 4, 5],
    usual=4,
    options=[
        number_option("target", "points that end the game", 100, 10, 500),
        word_option("passing", "to whom cards are passed: by turns, always to the left, or never", ["turns", "left", "never"]),
        word_option("moon", "shooting the moon: 26 for each of the others, or 26 off for the shooter", ["others", "shooter"]),
        word_option("jack", "whether the jack of diamonds takes 10 points off", ["no", "yes"]),
        word_option("queen", "whether the queen of spades breaks hearts as well", ["keeps", "breaks"]),
    ],
    changes=[Change(2, "Play", "an option says whether the queen of spades breaks hearts", {"queen": "keeps"})],
    summary="Take no hearts, beware of the queen of spades, or take them all.",
    short=Short({"target": 50}, "to 50 points", 270),
    picture=["QS", "AH", "KH", "2C"],
    rules=rules,
    aim=aim,
    casual=CASUAL,
    kind="tricks",
    moves=540,
    words=words(FOLDER),
    leaflet=str(FOLDER / "leaflet.en.md"),
    package="parlor-classics",
)
