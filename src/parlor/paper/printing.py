"""A pack as a PDF: the cards with their backs, then a score sheet for each of its games."""

import json
import shutil
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import parlor
from parlor.core.pack import Pack
from parlor.packs.patriot import PATRIOT
from parlor.packs.rumme import RUMME
from parlor.packs.rummy import RUMMY
from parlor.packs.sammy import SAMMY
from parlor.packs.standard import STANDARD
from parlor.pages import lesson_of
from parlor.paper.drawings import drawings_of, svg, write_fonts
from parlor.paper.errors import NotPrinted
from parlor.words.say import say

PACKS = {pack.name: pack for pack in (SAMMY, RUMME, PATRIOT, RUMMY, STANDARD)}
TEMPLATE = Path(__file__).parent / "sheets.typ"
# Millimeters: width and height.
PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
CARD = (63.0, 88.0)
BLEED = 2.0
SCORED_HANDS = 20


def print_pack(pack: str, paper: str) -> bytes:
    """The PDF of a pack; raises NotPrinted for a pack or a paper that there is not, or if something is missing."""
    if pack not in PACKS:
        raise NotPrinted(f"there is no pack {pack!r}: the packs are {', '.join(PACKS)}")
    if paper not in PAPERS:
        raise NotPrinted(f"there is no paper {paper!r}: it is printed on {' or '.join(PAPERS)}")
    if find_spec("typst") is None or find_spec("fontTools") is None:
        raise NotPrinted('printing needs the typesetter Typst: pip install "parlor-games[paper]"')
    import typst

    with tempfile.TemporaryDirectory(prefix="parlor-paper-") as scratch:
        folder = Path(scratch)
        write_job(folder, PACKS[pack], paper)
        made: bytes = typst.compile(
            str(folder / "sheets.typ"), root=str(folder), font_paths=[str(folder / "fonts")], ignore_system_fonts=True, timestamp=0
        )
    return made


def printed_or_why_not(pack: str, paper: str) -> bytes | str:
    """The PDF of a pack, or the reason why there is none; what runs in another process can hand this back."""
    try:
        return print_pack(pack, paper)
    except NotPrinted as why:
        return str(why)


def write_job(folder: Path, pack: Pack, paper: str) -> None:
    """Writes all that the typesetter needs into a folder."""
    drawings = drawings_of(pack.name)
    width, height = CARD[0] + 2 * BLEED, CARD[1] + 2 * BLEED
    for card in pack.kinds:
        (folder / f"{card.code}.svg").write_text(svg(drawings, drawings["faces"][card.code], width, height), encoding="utf-8")
    (folder / "back.svg").write_text(svg(drawings, drawings["back"], width, height, drawings["ground"]), encoding="utf-8")
    write_fonts(folder / "fonts")
    shutil.copy(TEMPLATE, folder / "sheets.typ")
    (folder / "data.json").write_text(json.dumps(described(pack, paper)), encoding="utf-8")


def described(pack: Pack, paper: str) -> dict[str, Any]:
    """The data of the sheets."""
    width, height = PAPERS[paper]
    return {
        "title": pack.title,
        "paper": {"width": width, "height": height},
        "card": {"width": CARD[0], "height": CARD[1], "bleed": BLEED},
        "cards": [{"file": f"{card.code}.svg", "name": card.name} for card in pack.kinds for _ in range(pack.copies)],
        "back": {"file": "back.svg", "name": say("paper-back")},
        "hand": say("paper-hand"),
        "total": say("paper-total"),
        "games": [
            score_sheet(game)
            for game in map(parlor.game, parlor.games())
            if game.pack == pack.name and not game.outside and game.players[-1] > 1
        ],
    }


def score_sheet(game: parlor.Game) -> dict[str, Any]:
    """The score sheet of a game: a column for every player, a row for every hand."""
    lesson = lesson_of(game.id)
    aim = lesson.aim if lesson else game.summary
    return {"title": game.title, "aim": aim, "columns": game.players[-1], "rows": SCORED_HANDS}
