"""Hearts: take no hearts, beware of the queen of spades, or take them all."""

from pathlib import Path

from parlor import Book, Game
from parlor.core.game import number_option, word_option
from parlor.packs.standard import STANDARD
from parlor.words.fluent import read_words
from parlor.words.say import Catalogue
from parlor_classics.hearts.aim import aim
from parlor_classics.hearts.casual import CASUAL
from parlor_classics.hearts.rules import rules

FOLDER = Path(__file__).parent


def words(path: Path) -> Catalogue:
    """The sentences of a file."""
    return read_words(path.read_text(encoding="utf-8"))


GAME = Game(
    id="hearts",
    title="Hearts",
    book=Book(id="classics", title="Classics", number=50),
    number=1,
    pack=STANDARD,
    players=[3, 4, 5],
    usual=4,
    options=[
        number_option("target", "points that end the game", 100, 10, 500),
        word_option("passing", "to whom cards are passed: by turns, always to the left, or never", ["turns", "left", "never"]),
        word_option("moon", "shooting the moon: 26 for each of the others, or 26 off for the shooter", ["others", "shooter"]),
        word_option("jack", "whether the jack of diamonds takes 10 points off", ["no", "yes"]),
    ],
    summary="Take no hearts, beware of the queen of spades, or take them all.",
    rules=rules,
    aim=aim,
    casual=CASUAL,
    kind="tricks",
    moves=540,
    words={"en": {**words(FOLDER.parent / "passing.en.ftl"), **words(FOLDER / "words.en.ftl")}},
    leaflet=str(FOLDER / "leaflet.en.md"),
    package="parlor-classics",
)
