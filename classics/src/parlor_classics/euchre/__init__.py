"""Euchre: name trumps, and take three tricks of five."""

from pathlib import Path

from parlor import Game
from parlor.core.game import number_option, word_option
from parlor.packs.standard import STANDARD
from parlor_classics.box import BOOK, words
from parlor_classics.euchre.aim import aim
from parlor_classics.euchre.casual import CASUAL
from parlor_classics.euchre.rules import rules

FOLDER = Path(__file__).parent

GAME = Game(
    id="euchre",
    title="Euchre",
    book=BOOK,
    number=3,
    pack=STANDARD,
    players=[4],
    usual=4,
    options=[
        number_option("target", "points that end the game", 10, 1, 25),
        word_option("stick", "whether the dealer must name trumps if all others pass", ["no", "yes"]),
    ],
    summary="Make trumps, and take three of five tricks with the jacks on top.",
    picture=["JS", "JC", "AS", "KS"],
    rules=rules,
    aim=aim,
    casual=CASUAL,
    kind="tricks",
    moves=290,
    words=words(FOLDER),
    leaflet=str(FOLDER / "leaflet.en.md"),
    package="parlor-classics",
)
