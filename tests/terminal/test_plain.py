"""The plain form, as a script plays it: read the numbers, type one of them, to the end of the game."""

import io
import sys

import pytest

import parlor
from parlor.terminal import full_screen
from parlor.terminal.command import main
from tests.terminal.reader import Reader

# Games are shortened with their own options, if they have any.
SHORT = {"hands": 1, "target": 1, "innings": 1}


def shortened(id: str) -> list[str]:
    chosen = {name: value for name, value in SHORT.items() if name in parlor.game(id).options}
    return [
        word for name, value in chosen.items() if value in parlor.game(id).options[name].values for word in ("--option", f"{name}={value}")
    ]


@pytest.mark.sampled(9)
@pytest.mark.parametrize("id", parlor.games())
def test_a_script_plays_a_whole_game(id: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    reader = Reader(capsys, seed=1)
    monkeypatch.setattr(sys, "stdin", reader)
    assert main(["play", id, "--plain", "--seed", "1", "--level", "random", *shortened(id)]) == 0
    out, err = capsys.readouterr()
    assert reader.warned + err == ""
    assert "The game is over after hand " in out
    assert "Final scores: you: " in out
    told = "".join([*reader.heard, out])
    assert "Not allowed" not in told
    assert "\033" not in told
    assert reader.heard[0].startswith(f"{parlor.game(id).title}: ")


def test_without_a_terminal_the_plain_form_comes_by_itself_and_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    reader = Reader(capsys, seed=2)
    monkeypatch.setattr(sys, "stdin", reader)
    assert main(["play", "quenette", "--seed", "1", "--option", "hands=1"]) == 0
    assert "The game is over after hand 1." in capsys.readouterr().out
    assert reader.warned == "parlor: this is no terminal, so here is the plain form\n"


def test_every_choice_has_a_line_of_its_own_with_its_meaning(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    reader = Reader(capsys, seed=1)
    monkeypatch.setattr(sys, "stdin", reader)
    main(["play", "quenette", "--plain", "--seed", "5", "--dealer", "3", "--option", "hands=1"])
    table = parlor.deal("quenette", seed=5, dealer=3)
    for number, move in enumerate(table.choices(), 1):
        assert f"\n{number:>3} {move.text} ({move.label.removeprefix('Play ')})\n" in reader.heard[0]


class Screen(io.StringIO):
    """A stream that claims to be a terminal."""

    def isatty(self) -> bool:
        return True


def test_what_stands_in_the_way_of_the_full_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    assert full_screen.obstacle() == "this is no terminal"
    monkeypatch.setattr(sys, "stdin", Screen())
    monkeypatch.setattr(sys, "stdout", Screen())
    monkeypatch.setenv("TERM", "xterm-256color")
    assert full_screen.obstacle() is None
    monkeypatch.setenv("TERM", "dumb")
    assert full_screen.obstacle() == "this is no terminal"
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setitem(sys.modules, "textual", None)
    assert full_screen.obstacle() == "the full screen needs Textual (pip install 'parlor-games[terminal]')"
