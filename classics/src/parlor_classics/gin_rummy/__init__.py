"""Gin Rummy: arrange your hand in melds, and knock with little left over."""

from pathlib import Path

from parlor import Game
from parlor.core.finding import Short
from parlor.core.game import number_option, word_option
from parlor.packs.standard import STANDARD
from parlor.players.knock_policy import KnockPolicy
from parlor_classics.box import BOOK, words
from parlor_classics.gin_rummy.aim import aim
from parlor_classics.gin_rummy.rules import DEADWOOD, rules

FOLDER = Path(__file__).parent

GAME = Game(
    id="gin-rummy",
    title="Gin Rummy",
    book=BOOK,
    number=6,
    pack=STANDARD,
    players=[2],
    usual=2,
    options=[
        number_option("target", "points that end the game", 100, 10, 500),
        number_option("knock", "the most that may be left over to knock; 0: only gin", 10, 0, 10),
        number_option("gin", "points for a hand of which nothing is left over", 25, 0, 50),
        number_option("undercut", "points for who has no more left over than the knocker", 25, 0, 50),
        word_option("oklahoma", "whether the first discard sets the most that may be left over; an ace asks for gin", ["no", "yes"]),
    ],
    summary="Arrange ten cards in melds, knock with little left over, or go for gin.",
    short=Short({"target": 50}, "to 50 points", 60),
    picture=["7H", "8H", "9H", "KS", "KD", "KC"],
    rules=rules,
    aim=aim,
    casual=KnockPolicy(DEADWOOD),
    kind="rummy",
    moves=130,
    limits=["knock-nobody"],
    words=words(FOLDER),
    leaflet=str(FOLDER / "leaflet.en.md"),
    package="parlor-classics",
)
