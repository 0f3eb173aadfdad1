"""The message catalog matches its files, has every sentence that the source uses, and none that is unused."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import parlor
from parlor.words.catalogue_en import CATALOGUE

pytestmark = pytest.mark.once("pure")

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "parlor"
# What the house says has a test of its own (tests/server/test_refusals.py), and the terminal has its own texts.
OWN_WORDS = {"server", "terminal"}
# Which argument of a call is the key, counted from 0.
ASKS = {"Refusal": 0, "Message": 0, "named": 0, "say": 0, "note": 0, "note_with": 0, "tell": 1, "tell_with": 1, "Told": 1}
ASKS |= {"add_with": 2}
ASKS |= dict.fromkeys(("BadArgument", "BadRecord", "RulesChanged", "NotPrinted", "Forfeit", "Garbled", "WorkersDied", "words"), 0)
# Keys that only the page uses: how a secret move is described for a player with a name, and how far a patience came.
BY_THE_PAGE = [
    "baffle-exchanges.named",
    "coronado-exchanges.named",
    "flag-reached",
    "flag-scored",
    "goop-puts-down.named",
    "grafto-grafts.named",
    "mobilization-2-reached",
    "mobilization-2-scored",
    "numero-turns.named",
    "organization-discards.named",
    "sammys-travels-reached",
    "sammys-travels-scored",
    "secret-seven-names.named",
    "secret-seven-picks.named",
]


@cache
def trees() -> list[tuple[Path, ast.Module]]:
    """The whole source, except for the catalog itself."""
    files = [path for path in sorted(SOURCE.rglob("*.py")) if not path.name.startswith("catalogue_")]
    return [(path, ast.parse(path.read_text(encoding="utf-8"))) for path in files]


def texts(node: ast.expr) -> Iterator[str]:
    """The texts that an expression may stand for."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from texts(node.body)
        yield from texts(node.orelse)


def test_the_catalogue_is_what_its_files_say() -> None:
    done = subprocess.run([sys.executable, str(ROOT / "tools" / "words.py"), "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_every_key_that_is_asked_for_is_there() -> None:
    asked = 0
    for path, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and not OWN_WORDS & set(path.relative_to(SOURCE).parts):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id if isinstance(node.func, ast.Name) else ""
                at = ASKS.get(name, 99)
                for key in texts(node.args[at]) if at < len(node.args) else ():
                    assert not key or key in CATALOGUE, f"{path.relative_to(ROOT)}:{node.lineno}: there is no sentence {key!r}"
                    asked += 1
    assert asked > 300


def test_every_sentence_is_asked_for() -> None:
    """A key is in the source in full, or is put together from parts there; the key of a card or suit is its name in the pack."""
    whole: set[str] = set()
    made: list[re.Pattern[str]] = []
    for _, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[\w-]+" for part in node.values]
                if any(isinstance(part, ast.Constant) and re.search(r"[a-z]{2}.*-|-.*[a-z]{2}", str(part.value)) for part in node.values):
                    made.append(re.compile("".join(parts)))
    for game in parlor.games():
        whole |= set(parlor.game(game).names)
        for option in parlor.game(game).options.values():
            whole |= {f"{game}-option-{option.name}", f"option-{option.name}"}
            whole |= {f"{key}{value}" for key in (f"{game}-option-{option.name}.", "option-") for value in option.values}
    # The values of an option go with it.
    plain = {key: re.sub(r"\.you$|(?<=-)(option-[a-z]+)\.\w+$", r"\1", key) for key in CATALOGUE}
    unused = [key for key in CATALOGUE if plain[key] not in whole and not any(each.fullmatch(plain[key]) for each in made)]
    assert unused == BY_THE_PAGE


def test_sentences_about_the_reader_have_one_about_others() -> None:
    assert [key for key in CATALOGUE if key.removesuffix(".you") not in CATALOGUE] == []
