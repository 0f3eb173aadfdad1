"""Files of an earlier release at the command: they are read by their own rules, or one sentence tells which ruling changed."""

import json
from pathlib import Path

import pytest

import parlor
from tests.changes import changed
from tests.terminal.keyboard import Keyboard

OLD = Path(__file__).parent.parent / "records" / "0.1.0"
GONE = "is not played by version 1 of its rules any more; its ruling R2 changed in version 9: the dealer leads"


@pytest.fixture
def begun(tmp_path: Path) -> str:
    """A game of Goop that is not over."""
    return written(tmp_path / "begun.json", json.loads((OLD / "goop-begun.json").read_text())["record"])


@pytest.fixture
def over(tmp_path: Path) -> str:
    """A game of Quenette to its end."""
    return written(tmp_path / "over.json", json.loads((OLD / "quenette-over.json").read_text())["record"])


@pytest.fixture
def proved(tmp_path: Path) -> str:
    """A game of Goop as the house handed it out."""
    return written(tmp_path / "house.json", json.loads((OLD / "house.json").read_text())["ended"]["record"])


def written(path: Path, record: object) -> str:
    path.write_text(json.dumps(record))
    return str(path)


def test_old_games_are_shown_reviewed_and_verified(keyboard: Keyboard, begun: str, over: str, proved: str) -> None:
    assert "Not over: in hand 1" in keyboard.run("replay", begun).out
    assert keyboard.run("replay", over).status == 0
    assert keyboard.run("review", over, "--iterations", "2").status == 0
    assert keyboard.run("verify", proved).out.endswith("The deal was fair.\n")


def test_an_old_game_is_played_on_and_saved_as_one_of_today(keyboard: Keyboard, begun: str) -> None:
    ran = keyboard.run("play", "--load", begun)
    assert ran.status == 0, ran.err
    saved = json.loads(Path(begun).read_text())
    game = parlor.game("goop")
    assert (saved["rules"], sorted(saved["options"])) == (game.version, sorted(game.options))


@pytest.mark.parametrize("command", ["replay", "review", "play --load"])
def test_a_ruling_that_no_option_stands_for_is_named(keyboard: Keyboard, begun: str, command: str) -> None:
    with changed("goop"):
        ran = keyboard.run(*command.split(), begun)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == f"parlor: {begun}: the record cannot be played again: Goop {GONE}\n"


def test_verify_names_the_ruling(keyboard: Keyboard, proved: str) -> None:
    with changed("goop"):
        ran = keyboard.run("verify", proved)
    assert ran.status == 2
    assert ran.out.splitlines()[-1] == f"The game cannot be played again: Goop {GONE}"
