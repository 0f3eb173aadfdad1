"""Tables as pictures: correct in a terminal and in a notebook, and with no more cards than the seat may see."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

import parlor
from parlor.table.picture import Picture
from parlor.terminal.command import main


@pytest.mark.parametrize("game", parlor.games())
def test_every_game_has_a_picture_that_shows_its_cards(game: str) -> None:
    table = parlor.deal(game, seed=2)
    drawn = ElementTree.fromstring(Picture(table, everything=True).svg())
    texts = [text for element in drawn.iter() if (text := element.text)]
    for cards in table.zones().values():
        assert all(code in texts for code in cards)


def test_a_picture_shows_a_seat_no_more_than_it_may_know() -> None:
    table = parlor.deal("quenette", players=4, seed=2)
    other = table.resample(1, seed=9)
    assert Picture(table, 1)._repr_html_() == Picture(other, 1)._repr_html_()
    assert Picture(table, everything=True).svg() != Picture(other, everything=True).svg()
    assert not any(f">{code}<" in Picture(table).svg() for code in table.zones()["hand:0"])


@pytest.mark.parametrize("game", parlor.games())
def test_no_card_covers_the_code_of_another(game: str) -> None:
    """A letter of 13 pixels, bold, is at most 12 wide."""
    drawn = ElementTree.fromstring(Picture(parlor.deal(game, seed=2), everything=True).svg())
    cards = [(float(card.attrib["x"]), float(card.attrib["y"])) for card in drawn.iter("{*}rect") if "x" in card.attrib]
    for code in drawn.iter("{*}text"):
        if "font-weight" in code.attrib:
            assert code.text is not None
            left, right = float(code.attrib["x"]), float(code.attrib["x"]) + 12 * len(code.text)
            top = float(code.attrib["y"]) - 16
            assert not any(left < x < right and y == top for x, y in cards)
            assert right <= float(drawn.attrib["viewBox"].split()[2])


def test_a_notebook_shows_a_table_by_itself() -> None:
    table = parlor.deal("rumme", players=2, seed=1)
    shown = table._repr_html_()
    assert shown == Picture(table)._repr_html_()
    assert "<svg" in shown
    assert "scores: 0, 0" in shown
    assert "waiting for: " + ", ".join(map(str, table.waiting)) in shown
    assert not any(f">{code}<" in shown for code in table.zones()["hand:0"])


def test_exploring_prints_a_position(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: False, raising=False)
    assert main(["lab", "explore", "flag", "--seed", "3", "--moves", "4"]) == 0
    assert "Flag, hand 1" in capsys.readouterr().out


def test_a_position_goes_into_a_file(tmp_path: Path) -> None:
    assert main(["lab", "explore", "rumme", "--seat", "0", "--svg", str(tmp_path / "table.svg")]) == 0
    assert "<svg" in (tmp_path / "table.svg").read_text()


def test_a_seat_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "explore", "rumme", "--seat", "7"]) == 2
    assert "there is no seat 7" in capsys.readouterr().err
