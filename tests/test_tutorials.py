"""The tutorials of the handbook, followed step by step: what they print in code blocks is what runs here."""

import contextlib
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Running

DOCS = Path(__file__).parents[1] / "docs"
# How long a command may take: the machine may be very busy.
PATIENCE = 600


def page(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def blocks(text: str, language: str) -> list[str]:
    """The code blocks in a language."""
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def commands(text: str) -> list[list[str]]:
    """Everything that a reader types, without what installs Parlor."""
    typed = [line[2:].partition(" #")[0] for block in blocks(text, "console") for line in block.splitlines() if line.startswith("$ ")]
    return [shlex.split(line) for line in typed if not line.startswith("pip install ")]


def run(command: list[str], folder: Path, *paths: Path) -> str:
    """Runs what a reader types in a folder; the command parlor is the one under test."""
    sources = [*map(str, paths), *[str(Path(path).absolute()) for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]]
    ran = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sources)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert ran.returncode == 0, f"{shlex.join(command)}\n{ran.stdout[-2000:]}\n{ran.stderr[-2000:]}"
    return ran.stdout


def test_the_player_of_the_tutorial_plays_in_the_lab(tmp_path: Path) -> None:
    text = page("write-a-player.md")
    lines = [line[4:] for line in next(block for block in blocks(text, "python") if "class Ducker" in block).splitlines()]
    (tmp_path / "mine.py").write_text("import random\n\n" + "\n".join(lines), encoding="utf-8")
    (command,) = commands(text)
    command[command.index("--deals") + 1] = "1"
    assert "python:mine:Ducker" in run([*command, "--workers", "1"], tmp_path, tmp_path)


def test_run_an_experiment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    text = page("run-an-experiment.md")
    told = [run(command, tmp_path) for command in commands(text)]
    assert blocks(text, "text")[0].strip() == told[0].strip(), "the tutorial shows what the lab prints"
    monkeypatch.chdir(tmp_path)
    for block in blocks(text, "python"):
        exec(block, {})
    assert capsys.readouterr().out.startswith("40 games; {'casual': ")


@contextlib.contextmanager
def house_of_the_tutorial(folder: Path) -> Iterator[tuple[Running, list[list[str]]]]:
    """The house, open as the tutorial says but at a free port, and what is typed after that."""
    serve, *others = commands(page("your-own-house.md"))
    assert serve == ["parlor", "serve", "--port", "8080", "--database", "sqlite:///house.db"]
    here = [[word.replace("sqlite:///house.db", f"sqlite:///{folder}/house.db") for word in command] for command in others]
    with Running(f"sqlite:///{folder}/house.db", log=folder / "log") as running:
        yield running, here


def test_run_a_house(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with house_of_the_tutorial(tmp_path) as (house, others):
        assert [command[2] for command in others] == ["health", "check", "backup"]
        (program,) = blocks(page("your-own-house.md"), "python")
        known: dict[str, object] = {}
        exec(program.replace("http://127.0.0.1:8080", house.url), known)
        assert capsys.readouterr().out == f"{house.url}/t/{known['table']}\n"
        for command in others:
            run(command, tmp_path)
        assert (tmp_path / "copy.db").stat().st_size > 0
        house.stop()
        house.start()
        exec(f"import httpx; answer = httpx.get('{house.url}/api/tables/{known['table']}')", known)
        assert getattr(known["answer"], "status_code", 0) == 200


def edited(text: str, how: str, start: str, block: str) -> str:
    """A file with a block of the tutorial after the line that begins so, or instead of the paragraph or function that does."""
    lines = text.splitlines()
    (at,) = [n for n, line in enumerate(lines) if line.startswith(start)]
    if how == "after":
        return "\n".join([*lines[: at + 1], block.rstrip(), *lines[at + 1 :]]) + "\n"
    last = next((n for n in range(at + 1, len(lines)) if lines[n] and not lines[n][0].isspace()), len(lines))
    return "\n".join([*lines[:at], block.rstrip(), "", "", *lines[last:]]) + "\n"


def test_write_a_game(tmp_path: Path) -> None:
    text = page("add-a-game.md")
    typed = commands(text[: text.index("## The declaration")])
    assert typed == [["parlor", "new-game", "crazy-nines"], ["cd", "crazy-nines"], ["pytest"], ["parlor", "play", "crazy-nines"]]
    run(typed[0], tmp_path)
    made = tmp_path / "crazy-nines"
    steps = re.findall(r'^<!-- (after|instead of) "([^"]+)" in (\S+) -->\n```\w+\n(.*?)^```', text, re.MULTILINE | re.DOTALL)
    assert len(steps) == 6
    for how, start, name, block in steps:
        (made / name).write_text(edited((made / name).read_text(), how, start, block))
    laws = "test_rules or (test_laws and crazy-nines-4)"
    assert " passed" in run(["pytest", "-q", "-p", "no:cacheprovider", "-k", laws], made, made / "src")
    program = "import parlor, crazy_nines; parlor.register(crazy_nines.GAME); from parlor.terminal.command import main; main()"
    (made / "shown.py").write_text(program)
    assert "a point for each nine" in " ".join(run(["shown", "rules", "crazy-nines", "--no-pager"], made, made, made / "src").split())
