"""Packs on paper: every card is there, at its size, with a back that meets it."""

import importlib.util
import subprocess
import sys
from collections import Counter
from functools import cache
from io import BytesIO
from itertools import takewhile
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from pypdf import PageObject, PdfReader

import parlor
from parlor.paper.drawings import FOLDER
from parlor.paper.errors import NotPrinted
from parlor.paper.printing import BLEED, CARD, PACKS, PAPERS, print_pack
from tests.server.running import Running

pytestmark = pytest.mark.skipif(not FOLDER.is_dir(), reason="this build has no web table: make web")
ROOT = Path(__file__).parents[2]
POINTS_PER_MM = 72 / 25.4
BACK = "The back of a card"
ON_A_SHEET = 8


class Placed(NamedTuple):
    """A drawing on a page: its name, and its box in millimeters."""

    name: str
    left: float
    bottom: float
    width: float
    height: float


def placed(page: PageObject) -> list[Placed]:
    """The drawings of a page: each is named, and clipped to its box just before."""
    found = []
    corners: list[tuple[float, float]] = []
    contents = page.get_contents()
    assert contents is not None
    for operands, operator in contents.operations:
        if operator == b"m":
            corners = [(float(operands[0]), float(operands[1]))]
        elif operator == b"l":
            corners.append((float(operands[0]), float(operands[1])))
        elif operator == b"BDC" and "/Alt" in operands[1]:
            across, down = [x / POINTS_PER_MM for x, _ in corners], [y / POINTS_PER_MM for _, y in corners]
            box = (min(across), min(down), max(across) - min(across), max(down) - min(down))
            found.append(Placed(str(operands[1]["/Alt"]), *box))
    return found


# A pack on each paper; all of them in `make soak`.
PRINTED = [
    pytest.param(pack, paper, id=f"{pack}-{paper}", marks=[] if k == n else pytest.mark.soak)
    for k, pack in enumerate(PACKS)
    for n, paper in enumerate(PAPERS)
]
every_print = pytest.mark.parametrize(("pack", "paper"), PRINTED)


@cache
def printed(pack: str, paper: str, language: str = "en") -> PdfReader:
    """A pack on paper; each is printed once."""
    return PdfReader(BytesIO(print_pack(pack, paper, language)))


# Pages, which are kept with what was printed, and their texts.
TEXTS: dict[int, str] = {}


def words_of(page: PageObject) -> str:
    """The text of a page, which takes longer to find than the page to print."""
    if id(page) not in TEXTS:
        TEXTS[id(page)] = page.extract_text()
    return TEXTS[id(page)]


def sheets(reader: PdfReader) -> list[tuple[PageObject, PageObject]]:
    """The pages of cards, each with the page of its backs: they come first."""
    wide = list(takewhile(is_wide, reader.pages))
    return list(zip(wide[::2], wide[1::2], strict=True))


def booklet(reader: PdfReader) -> list[PageObject]:
    """The sheets of the booklet: they come last."""
    return list(takewhile(is_wide, reversed(reader.pages)))[::-1]


def score_sheets(reader: PdfReader) -> list[PageObject]:
    """The pages to write on: one for each game, between the cards and the booklet."""
    return [page for page in reader.pages if not is_wide(page)]


def is_wide(page: PageObject) -> bool:
    """Whether a page is in landscape."""
    return float(page.mediabox.width) > float(page.mediabox.height)


@every_print
def test_every_card_is_there_as_often_as_the_pack_has_it(pack: str, paper: str) -> None:
    found = Counter(card.name for front, _ in sheets(printed(pack, paper)) for card in placed(front))
    assert found == {card.name: int(PACKS[pack].copies) for card in PACKS[pack].kinds}


@every_print
def test_cards_have_their_size_and_lie_on_the_paper(pack: str, paper: str) -> None:
    width, height = PAPERS[paper]
    for front, back in sheets(printed(pack, paper)):
        for page in (front, back):
            assert float(page.mediabox.width) / POINTS_PER_MM == pytest.approx(height, abs=0.1)
            assert float(page.mediabox.height) / POINTS_PER_MM == pytest.approx(width, abs=0.1)
            for card in placed(page):
                assert card.width == pytest.approx(CARD[0] + 2 * BLEED, abs=0.1)
                assert card.height == pytest.approx(CARD[1] + 2 * BLEED, abs=0.1)
                # No printer reaches the edge of the paper.
                assert min(card.left, card.bottom, height - card.left - card.width, width - card.bottom - card.height) > 4


@every_print
def test_backs_meet_their_faces_whichever_way_the_sheet_is_turned(pack: str, paper: str) -> None:
    high, wide = PAPERS[paper]
    for front, back in sheets(printed(pack, paper)):
        backs = placed(back)
        assert [each.name for each in backs] == [BACK] * ON_A_SHEET
        for card in placed(front):
            beside = (wide - card.left - card.width, card.bottom)
            above = (card.left, high - card.bottom - card.height)
            for left, bottom in (beside, above):
                assert any(abs(each.left - left) < 0.1 and abs(each.bottom - bottom) < 0.1 for each in backs), card


@every_print
def test_text_can_be_selected_and_its_fonts_are_inside(pack: str, paper: str) -> None:
    reader = printed(pack, paper)
    words = " ".join(words_of(page) for page in [front for front, _ in sheets(reader)] + score_sheets(reader))
    game = next(parlor.game(id) for id in parlor.games() if parlor.game(id).pack == pack and parlor.game(id).players[-1] > 1)
    assert game.title in words
    if pack == "sammy":
        assert "MASSACHUSETTS" in words
    for page in reader.pages:
        for font in page.get("/Resources", {}).get("/Font", {}).values():
            inner = font.get_object()["/DescendantFonts"][0].get_object()["/FontDescriptor"]
            assert "/FontFile2" in inner or "/FontFile3" in inner


def test_every_game_has_a_score_sheet_with_a_column_for_each_player() -> None:
    pages = score_sheets(printed("rumme", "letter"))
    games = [parlor.game(id) for id in parlor.games() if parlor.game(id).pack == "rumme"]
    assert len(pages) == len(games)
    for page, game in zip(pages, games, strict=True):
        assert game.title in words_of(page)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_leaflets_of_the_box_make_a_booklet(language: str) -> None:
    sheets = booklet(printed("rumme", "letter", language))
    assert len(sheets) % 2 == 0, "a sheet has two sides"
    games = [parlor.game(id) for id in parlor.games() if parlor.game(id).pack == "rumme"]
    words = " ".join(words_of(page) for page in sheets)
    assert all(words.count(game.title) > 0 for game in games)
    cover = {"en": f"How to play its {len(games)} games", "de": f"So spielt man die {len(games)} Spiele"}[language]
    # Folded, the first side is outside: the cover is on it, and the first leaflet is on the second.
    assert [cover in words_of(page) for page in sheets[:2]] == [True, False]
    assert games[0].title in words_of(sheets[1])


def test_the_booklet_of_the_states_has_their_table_once() -> None:
    words = " ".join(words_of(page) for page in booklet(printed("sammy", "a4")))
    assert words.count("All the states") == 1
    assert words.count("Electoral votes") == 1


@pytest.mark.parametrize(("pack", "paper", "named"), [("rume", "a4", "sammy, rumme, patriot"), ("rumme", "a5", "a4 or letter")])
def test_an_unknown_pack_or_paper_names_those_there_are(pack: str, paper: str, named: str) -> None:
    with pytest.raises(NotPrinted, match=named):
        print_pack(pack, paper)


def parlor_print(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "parlor", "print", *arguments], capture_output=True, text=True, timeout=120, check=False)


def test_the_command_says_where_the_file_is(tmp_path: Path) -> None:
    ran = parlor_print("standard", "--paper", "letter", "--out", str(tmp_path / "cards.pdf"))
    assert ran.returncode == 0, ran.stderr
    assert str(tmp_path / "cards.pdf") in ran.stdout
    assert (tmp_path / "cards.pdf").read_bytes().startswith(b"%PDF")


def test_a_file_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "cards.pdf").mkdir()
    ran = parlor_print("standard", "--out", str(tmp_path / "cards.pdf"))
    assert ran.returncode == 2
    assert ran.stderr.startswith(f"parlor: {tmp_path / 'cards.pdf'} cannot be written: ")
    assert [path.name for path in tmp_path.iterdir()] == ["cards.pdf"]


def test_the_house_prints_too(tmp_path: Path) -> None:
    with Running(f"sqlite:///{tmp_path}/house.db") as house, httpx.Client(base_url=house.url) as guest:
        got = guest.get("/api/print/rummy", params={"paper": "letter"}, timeout=240)
        assert got.headers["content-type"] == "application/pdf"
        assert len(PdfReader(BytesIO(got.content)).pages) > 14
        wrong = guest.get("/api/print/tarot")
        assert wrong.status_code == 400
        assert "the packs are sammy" in wrong.json()["reason"]


def test_the_page_draws_the_cards_that_the_engine_has(capsys: pytest.CaptureFixture[str]) -> None:
    spec = importlib.util.spec_from_file_location("pack_cards", ROOT / "tools" / "pack_cards.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    tool.main()
    written = (ROOT / "web" / "src" / "print" / "packs.json").read_text(encoding="utf-8")
    assert capsys.readouterr().out == written, "run python tools/pack_cards.py > web/src/print/packs.json"
