"""Cribbage: fifteens, pairs and runs, in the play, in your hand and in the crib."""

from pathlib import Path

from parlor import Game
from parlor.core.finding import Short
from parlor.core.game import number_option
from parlor.packs.standard import STANDARD
from parlor_classics.box import BOOK, words
from parlor_classics.cribbage.aim import aim
from parlor_classics.cribbage.casual import CASUAL
from parlor_classics.cribbage.rules import rules

FOLDER = Path(__file__).parent

GAME = Game(
    id="cribbage",
    title="Cribbage",
    book=BOOK,
    number=10,
    pack=STANDARD,
    players=[2],
    usual=2,
    options=[number_option("target", "points that win: twice round the board is 121, once is 61", 121, 25, 241)],
    summary="Fifteens, pairs and runs, in the play, in your hand and in the crib; 121 points win.",
    short=Short({"target": 61}, "once round, to 61", 60),
    picture=["5H", "5S", "5D", "JC"],
    rules=rules,
    aim=aim,
    casual=CASUAL,
    sort="number",
    kind="pegging",
    moves=110,
    words=words(FOLDER),
    leaflet=str(FOLDER / "leaflet.en.md"),
    package="parlor-classics",
)
