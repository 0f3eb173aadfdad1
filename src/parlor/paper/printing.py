"""A pack as a PDF: the cards with their backs, a score sheet for each of its games, and their leaflets as a booklet."""

import json
import shutil
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import parlor
from parlor.core.messages import short
from parlor.core.pack import Pack
from parlor.leaflets import lessons
from parlor.packs.patriot import PATRIOT
from parlor.packs.rumme import RUMME
from parlor.packs.rummy import RUMMY
from parlor.packs.sammy import SAMMY
from parlor.packs.standard import STANDARD
from parlor.paper.booklet import booklet_of
from parlor.paper.drawings import drawings_of, map_of_states, svg, write_fonts
from parlor.paper.errors import NotPrinted
from parlor.words.languages import LANGUAGES
from parlor.words.say import ENGLISH, Reader, say

PACKS = {pack.name: pack for pack in (SAMMY, RUMME, PATRIOT, RUMMY, STANDARD)}
TEMPLATES = Path(__file__).parent
# Millimeters: width and height.
PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
CARD = (63.0, 88.0)
BLEED = 2.0
SCORED_HANDS = 20


def print_pack(pack: str, paper: str, language: str = ENGLISH) -> bytes:
    """The PDF of a pack; raises NotPrinted for a pack, a paper or a language that there is not, or if something is missing."""
    if pack not in PACKS:
        raise NotPrinted("paper-no-pack", {"given": short(pack), "packs": list(PACKS)})
    if paper not in PAPERS:
        raise NotPrinted("paper-no-paper", {"given": short(paper), "papers": list(PAPERS)})
    if language not in LANGUAGES:
        raise NotPrinted("paper-no-language", {"given": short(language), "languages": list(LANGUAGES)})
    if find_spec("typst") is None or find_spec("fontTools") is None:
        raise NotPrinted("paper-needs-typst")
    with tempfile.TemporaryDirectory(prefix="parlor-paper-") as scratch:
        folder = Path(scratch)
        write_job(folder, PACKS[pack], paper, language)
        (folder / "booklet.pdf").write_bytes(typeset(folder, "booklet.typ"))
        data = described(PACKS[pack], paper, language, pages_of(folder))
        (folder / "data.json").write_text(json.dumps(data), encoding="utf-8")
        return typeset(folder, "sheets.typ")


def typeset(folder: Path, source: str) -> bytes:
    """A file of the folder as a PDF."""
    import typst

    made: bytes = typst.compile(
        str(folder / source), root=str(folder), font_paths=[str(folder / "fonts")], ignore_system_fonts=True, timestamp=0
    )
    return made


def pages_of(folder: Path) -> int:
    """How many pages the booklet has."""
    import typst

    told: str = typst.query(
        str(folder / "booklet.typ"), "<pages>", field="value", one=True, root=str(folder), font_paths=[str(folder / "fonts")]
    )
    return int(json.loads(told))


def printed_or_why_not(pack: str, paper: str, language: str) -> bytes | str:
    """The PDF of a pack, or the reason why there is none; what runs in another process can hand this back."""
    try:
        return print_pack(pack, paper, language)
    except NotPrinted as why:
        return str(why)


def write_job(folder: Path, pack: Pack, paper: str, language: str) -> None:
    """Writes all that the typesetter needs into a folder."""
    drawings = drawings_of(pack.name)
    width, height = CARD[0] + 2 * BLEED, CARD[1] + 2 * BLEED
    for card in pack.kinds:
        (folder / f"{card.code}.svg").write_text(svg(drawings, drawings["faces"][card.code], width, height), encoding="utf-8")
    (folder / "back.svg").write_text(svg(drawings, drawings["back"], width, height, drawings["ground"]), encoding="utf-8")
    write_fonts(folder / "fonts")
    for template in TEMPLATES.glob("*.typ"):
        shutil.copy(template, folder / template.name)
    (folder / "map.svg").write_text(map_of_states(), encoding="utf-8")
    width, height = PAPERS[paper]
    booklet = booklet_of(pack, language, height / 2, width)
    (folder / "booklet.json").write_text(json.dumps(booklet), encoding="utf-8")


def described(pack: Pack, paper: str, language: str, pages: int) -> dict[str, Any]:
    """The data of the sheets."""
    width, height = PAPERS[paper]
    reader = Reader(language)
    return {
        "title": pack.title,
        "paper": {"width": width, "height": height},
        "card": {"width": CARD[0], "height": CARD[1], "bleed": BLEED},
        "cards": [{"file": f"{card.code}.svg", "name": card.name} for card in pack.kinds for _ in range(pack.copies)],
        "back": {"file": "back.svg", "name": say("paper-back", {}, reader)},
        "hand": say("paper-hand", {}, reader),
        "total": say("paper-total", {}, reader),
        "booklet": pages,
        "games": [
            score_sheet(game, language)
            for game in map(parlor.game, parlor.games())
            if game.pack == pack.name and not game.outside and game.players[-1] > 1
        ],
    }


def score_sheet(game: parlor.Game, language: str) -> dict[str, Any]:
    """The score sheet of a game: a column for every player, a row for every hand."""
    lesson = lessons.lesson(game.id, language)
    aim = lesson.aim if lesson else game.summary
    return {"title": game.title, "aim": aim, "columns": game.players[-1], "rows": SCORED_HANDS}
