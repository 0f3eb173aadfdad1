"""Rulings that change while a test runs."""

from collections.abc import Iterator
from contextlib import contextmanager

import parlor
from parlor.core.game import Change

# A ruling that no option stands for.
FOR_GOOD = Change(9, "R2", "the dealer leads", None)


@contextmanager
def changed(game: str, change: Change = FOR_GOOD) -> Iterator[None]:
    """A ruling of a game has changed."""
    changes = parlor.game(game).changes
    changes.append(change)
    try:
        yield
    finally:
        changes.remove(change)
