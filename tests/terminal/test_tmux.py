"""The full-screen table in a real terminal, with real key presses."""

import json
import os
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import parlor

TMUX = shutil.which("tmux")
pytestmark = pytest.mark.skipif(TMUX is None, reason="tmux is not installed (make test installs it where it may)")
PATIENCE = 180.0


class Terminal:
    """A separate terminal: a tmux server with one window."""

    def __init__(self, name: str, *arguments: str, width: int = 80, height: int = 24) -> None:
        self.socket = f"parlor-{os.getpid()}-{name}"
        command = shlex.join([sys.executable, "-m", "parlor", *arguments])
        size = ["-x", str(width), "-y", str(height)]
        self.tmux("-f", "/dev/null", "new-session", "-d", *size, f"{command}; echo; echo The command has ended.; sleep 600")

    def tmux(self, *words: str) -> str:
        assert TMUX is not None
        ran = subprocess.run([TMUX, "-L", self.socket, *words], capture_output=True, text=True, timeout=120, check=True)
        return ran.stdout

    def press(self, *keys: str) -> None:
        self.tmux("send-keys", *keys)

    def screen(self) -> str:
        return self.tmux("capture-pane", "-p")

    def until(self, words: str) -> str:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            shown = self.screen()
            if words in shown:
                return shown
            time.sleep(0.1)
        raise AssertionError(f"{words!r} is not on the screen:\n{self.screen()}")

    def pressing(self, key: str, *, while_on: str, until: str) -> None:
        """Presses a key again and again, as long as something is on the screen, until something else is."""
        end = time.monotonic() + PATIENCE
        while until not in (shown := self.screen()):
            assert time.monotonic() < end, f"{until!r} is not on the screen:\n{shown}"
            if while_on in shown:
                self.press(key)
            time.sleep(0.15)

    def gone(self, words: str) -> None:
        end = time.monotonic() + PATIENCE
        while words in self.screen():
            assert time.monotonic() < end, f"{words!r} does not go away"
            time.sleep(0.1)

    def close(self) -> None:
        subprocess.run([str(TMUX), "-L", self.socket, "kill-server"], capture_output=True, timeout=240, check=False)


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        terminal.close()


def test_a_hand_of_quenette(terminals: list[Terminal], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    arguments = ["play", "quenette", "--seed", "5", "--dealer", "3", "--option", "hands=1", "--save", str(path)]
    terminal = Terminal("quenette", *arguments)
    terminals.append(terminal)
    shown = terminal.until("Your turn: play a card")
    assert "▶You" in shown
    terminal.press("f", "f")
    terminal.until("Pace: instant")
    terminal.press("p")
    terminal.until("'pass' is not a move of this game")
    terminal.pressing("Enter", while_on="▶You", until="The game is over. N deals a new one")
    # Q closes the panel with the count of the hand, then it leaves the table: the game is over, so nothing is asked.
    terminal.pressing("q", while_on="The game is over. N deals a new one", until="The command has ended.")
    shown = terminal.until("The command has ended.")
    assert "The game is over after hand 1." in shown
    assert f"The game is saved in {path}."[:60] in shown.replace("\n", "")
    assert parlor.replay(path.read_text()).over


def test_a_patience_in_a_large_window(terminals: list[Terminal]) -> None:
    terminal = Terminal("flag", "play", "flag", "--seed", "3", width=140, height=45)
    terminals.append(terminal)
    terminal.until("Your turn: ")
    terminal.press("d")
    shown = terminal.until("is drawn")
    assert "You: draw stock" in shown
    assert max(len(line) for line in shown.splitlines()) > 100
    terminal.press("u")
    terminal.until("Your last move is taken back.")
    terminal.press("?")
    terminal.until("a hint: what an expert would do")
    terminal.press("Enter")
    terminal.gone("a hint: what an expert would do")
    terminal.press("Q")
    terminal.until("Leave the table?")
    terminal.press("Enter")
    terminal.until("The command has ended.")


def test_a_replay(terminals: list[Terminal], tmp_path: Path) -> None:
    table = parlor.deal("quenette", seed=5, dealer=3, options={"hands": 1})
    table.play(table.legal()[0])
    path = tmp_path / "game.json"
    path.write_text(json.dumps(table.record()))
    terminal = Terminal("replay", "replay", str(path))
    terminals.append(terminal)
    terminal.until("The deal, all cards open.")
    terminal.press("Right")
    terminal.until("Move 1 of 1, all cards open.")
    terminal.press("q")
    terminal.until("The command has ended.")


def test_rules_and_games_are_set_in_type_and_paged(terminals: list[Terminal]) -> None:
    for name, words in (("rules", ["rules", "quenette"]), ("games", ["games"])):
        terminal = Terminal(name, *words)
        terminals.append(terminal)
        shown = terminal.until("2 to 8 players" if name == "rules" else "national-contest")
        assert "## " not in shown
        if shutil.which("less"):
            assert "The command has ended." not in shown
            terminal.press("q")
        terminal.until("The command has ended.")


def test_no_color_capitals_and_a_game_that_goes_on(terminals: list[Terminal], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    first = Terminal("first", "play", "quenette", "--seed", "5", "--dealer", "3")
    terminals.append(first)
    first.until("Du bist dran: spiel eine Karte")
    first.press("Enter")
    first.until("macht den Stich")
    first.press("C-c")
    first.until("Den Tisch verlassen?")
    first.press("Enter")
    assert "Traceback" not in first.until("The command has ended.")
    again = Terminal("again", "play", "quenette")
    terminals.append(again)
    again.until("Deine Partie Quenette ist noch offen, in Runde 1.")
    again.press("Enter")
    again.until("Du bist dran: ")
    again.press("I")
    again.until("Die Farben: ")
