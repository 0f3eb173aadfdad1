"""Oh Hell: say how many tricks you will take, and take exactly so many."""

from pathlib import Path

from parlor import Game
from parlor.core.finding import Short
from parlor.core.game import number_option, word_option
from parlor.packs.standard import ACE_HIGH, STANDARD
from parlor_classics.box import BOOK, words
from parlor_classics.forecasting import Forecaster
from parlor_classics.oh_hell.aim import aim
from parlor_classics.oh_hell.rules import rules

FOLDER = Path(__file__).parent

GAME = Game(
    id="oh-hell",
    title="Oh Hell",
    book=BOOK,
    number=4,
    pack=STANDARD,
    players=[3, 4, 5, 6, 7],
    usual=4,
    options=[
        number_option("cards", "the most cards of a hand; 0: as many as usual", 0, 0, 17),
        word_option("course", "how the number of cards changes from hand to hand", ["down-up", "up-down", "down", "up"]),
        word_option("hook", "whether the dealer may not bid what makes the sum of the bids come out even", ["yes", "no"]),
        word_option(
            "score", "who misses the bid: counts nothing, the tricks taken, or what the bid was off", ["exact", "tricks", "penalty"]
        ),
    ],
    summary="Say how many tricks you will take, and take exactly so many.",
    short=Short({"cards": 5, "course": "down"}, "five hands", 80),
    picture=["AS", "KD", "2H"],
    rules=rules,
    aim=aim,
    casual=Forecaster(STANDARD, 10.0, power=ACE_HIGH),
    kind="tricks",
    moves=480,
    words=words(FOLDER),
    leaflet=str(FOLDER / "leaflet.en.md"),
    package="parlor-classics",
)
