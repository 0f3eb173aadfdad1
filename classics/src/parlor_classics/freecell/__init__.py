"""FreeCell: all cards open, four cells, and nearly every deal can be won."""

from pathlib import Path

from parlor import Game
from parlor.core.game import number_option
from parlor.packs.standard import STANDARD
from parlor.players.cell_solver import CellPolicy
from parlor_classics.box import BOOK, words
from parlor_classics.freecell.aim import aim
from parlor_classics.freecell.rules import NUMBERED, rules

FOLDER = Path(__file__).parent

GAME = Game(
    id="freecell",
    title="FreeCell",
    book=BOOK,
    number=8,
    pack=STANDARD,
    players=[1],
    usual=1,
    options=[
        number_option("cells", "how many free cells there are", 4, 1, 4),
        number_option("deal", "one of the deals that Microsoft numbered; 0: any deal", 0, 0, NUMBERED),
    ],
    summary="A patience with all cards open: four free cells, and nearly every deal can be won.",
    picture=["KH", "QS", "JH", "AC"],
    rules=rules,
    aim=aim,
    casual=CellPolicy(),
    kind="patience",
    moves=110,
    limits=["cells-limit"],
    words=words(FOLDER),
    leaflet=str(FOLDER / "leaflet.en.md"),
    package="parlor-classics",
)
