"""Long texts for people: formatted for the width of the terminal and paged; plain text for pipes and files."""

import io
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from typing import Any

# Longer lines are hard to read.
WIDEST = 100
# Quit if the text fits on one screen, keep colors, leave the text on the screen.
LESS = "FRX"


def tell(text: str, *, markdown: bool = False, paged: bool = True) -> None:
    """Prints a text; on a terminal, formats Markdown and pages texts that are longer than the screen."""
    if not sys.stdout.isatty():
        print(text)
        return
    if markdown and has_rich():
        from rich.markdown import Markdown

        text = typeset(Markdown(text))
    show(text, paged)


def has_rich() -> bool:
    """Whether the package for formatted output is installed."""
    return find_spec("rich") is not None


def typeset(thing: Any) -> str:
    """Anything that rich can render, as text with colors."""
    from rich.console import Console

    paper = Console(file=io.StringIO(), force_terminal=True, width=min(shutil.get_terminal_size().columns, WIDEST))
    with paper.capture() as captured:
        paper.print(thing)
    return captured.get().rstrip("\n")


def show(text: str, paged: bool) -> None:
    """Shows a text on the terminal, through the pager if it is long."""
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
