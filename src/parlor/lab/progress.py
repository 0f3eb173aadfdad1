"""A progress bar with the rate and the time left on a terminal; elsewhere, a line now and then."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Protocol

from parlor.lab.words import words

# Seconds between two lines where there is no terminal.
PAUSE = 60.0


class Advance(Protocol):
    """Reports that more items are done."""

    def __call__(self, more: int) -> None: ...


@contextmanager
def bar(what: str, total: int, rate: str) -> Iterator[Advance]:
    """Shows the progress of long work on standard error; `rate` is the key of how fast it goes."""
    try:
        rich = import_module("rich.progress")
    except ModuleNotFoundError:
        rich = None
    if rich is None or not sys.stderr.isatty():
        yield Lines(what, total)
        return
    columns = [
        rich.TextColumn("{task.description}"),
        rich.BarColumn(),
        rich.MofNCompleteColumn(),
        rich.TextColumn("{task.fields[rate]}"),
        rich.TimeRemainingColumn(),
    ]
    with rich.Progress(*columns, console=import_module("rich.console").Console(stderr=True), transient=True) as progress:
        task = progress.add_task(what, total=total, rate="")

        def advance(more: int) -> None:
            progress.advance(task, more)
            speed = progress.tasks[0].speed
            progress.update(task, rate=words(rate, rate=f"{speed:,.0f}") if speed else "")

        yield advance


class Lines:
    """Says now and then how far the work is."""

    def __init__(self, what: str, total: int) -> None:
        self.what, self.total, self.done = what, total, 0
        self.said = time.monotonic()

    def __call__(self, more: int) -> None:
        self.done += more
        if time.monotonic() >= self.said + PAUSE:
            self.said = time.monotonic()
            print(words("lab-progress", what=self.what, done=self.done, all=self.total), file=sys.stderr, flush=True)
