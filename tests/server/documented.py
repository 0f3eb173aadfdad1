"""What docs/running-a-house.md tells a reader to type and to write, as data."""

import re
import shlex
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "running-a-house.md"
BLOCK = re.compile(r"```(?P<kind>\w+)\n(?P<text>.*?)```", re.DOTALL)


def section(title: str) -> str:
    """The text below a heading, up to the next."""
    found = re.search(rf"^## {re.escape(title)}\n(.*?)(?=^## |\Z)", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert found, f"the page has no section {title!r}"
    return found[1]


def blocks(kind: str, title: str) -> list[str]:
    """The blocks of a kind in a section."""
    return [block["text"] for block in BLOCK.finditer(section(title)) if block["kind"] == kind]


def commands(title: str, start: str) -> list[list[str]]:
    """The commands of a section that start with some words, as lists of words without them."""
    lines = "\n".join(blocks("console", title)).replace("\\\n", " ").splitlines()
    typed = [shlex.split(line.removeprefix("$ ")) for line in lines if line.startswith("$ ")]
    words = start.split()
    return [command[len(words) :] for command in typed if command[: len(words)] == words]


def flags(command: list[str]) -> dict[str, str]:
    """The flags of a command with their values."""
    assert len(command) % 2 == 0, command
    return dict(zip(command[::2], command[1::2], strict=True))
