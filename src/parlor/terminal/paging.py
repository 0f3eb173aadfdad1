"""Long texts for people: set for the width of the terminal, a page at a time; plain text for pipes and files."""

import io
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from typing import Any

# Longer lines are hard to read.
WIDEST = 100
# Quit where one screen is enough, keep colours, leave the text on the screen.
LESS = "FRX"


def tell(text: str, *, markdown: bool = False, paged: bool = True) -> None:
    """Prints a text; on a terminal Markdown is set in type, and what is longer than the screen is paged."""
    if not sys.stdout.isatty():
        print(text)
        return
    if markdown and has_rich():
        from rich.markdown import Markdown

        text = typeset(Markdown(text))
    show(text, paged)


def has_rich() -> bool:
    """Whether the package that sets type is installed."""
    return find_spec("rich") is not None


def typeset(thing: Any) -> str:
    """What rich makes of a thing, as text with colours."""
    from rich.console import Console

    paper = Console(file=io.StringIO(), force_terminal=True, width=min(shutil.get_terminal_size().columns, WIDEST))
    with paper.capture() as captured:
        paper.print(thing)
    return captured.get().rstrip("\n")


def show(text: str, paged: bool) -> None:
    """A text on the terminal, through the pager where it is long."""
    pager = os.environ.get("PAGER") or shutil.which("less")
    if not paged or not pager or len(text.splitlines()) < shutil.get_terminal_size().lines:
        print(text)
        return
    try:
        subprocess.run(
            pager, shell=True, input=text + "\n", text=True, env={"LESS": LESS, "LESSCHARSET": "utf-8", **os.environ}, check=False
        )
    except BrokenPipeError:
        # The reader has seen enough.
        return
