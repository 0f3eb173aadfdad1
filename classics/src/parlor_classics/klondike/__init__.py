"""Klondike: stacks that go down by turns of color, a stock to turn, and four foundations from ace to king."""

from pathlib import Path

from parlor import Game
from parlor.core.game import Option, number_option, word_option
from parlor.packs.standard import STANDARD
from parlor.players.pack_solver import PackPolicy, PackSolver
from parlor_classics.box import BOOK, words
from parlor_classics.klondike.aim import aim
from parlor_classics.klondike.rules import rules

FOLDER = Path(__file__).parent

GAME = Game(
    id="klondike",
    title="Klondike",
    book=BOOK,
    number=7,
    pack=STANDARD,
    players=[1],
    usual=1,
    options=[
        Option("draw", "cards drawn at a time", 3, [1, 3]),
        number_option("redeals", "how often the waste may be turned over; 10: as often as you like", 10, 0, 10),
        word_option("back", "whether a card may come back from a foundation", ["yes", "no"]),
    ],
    summary="The patience that everyone knows: stacks that go down, a stock to turn, four foundations from ace to king.",
    picture=["KS", "QH", "JC", "AD"],
    rules=rules,
    aim=aim,
    casual=PackPolicy(PackSolver()),
    kind="patience",
    moves=150,
    limits=["packing-limit"],
    words=words(FOLDER),
    leaflet=str(FOLDER / "leaflet.en.md"),
    package="parlor-classics",
)
