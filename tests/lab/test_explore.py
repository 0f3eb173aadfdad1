"""Tables as pictures: correct in a terminal and in a notebook, and with no more cards than the seat may see."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

import parlor
from parlor.lab.picture import Picture, load_ipython_extension
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


def test_a_notebook_shows_tables() -> None:
    shown: dict[type, object] = {}

    class Formatter:
        def for_type(self, kind: type, how: object) -> None:
            shown[kind] = how

    class Display:
        formatters = {"text/html": Formatter()}  # noqa: RUF012

    class Shell:
        display_formatter = Display()

    load_ipython_extension(Shell())
    how = shown[parlor.Table]
    assert callable(how)
    assert "<svg" in how(parlor.deal("flag", seed=1))


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
