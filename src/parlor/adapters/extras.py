"""What an adapter says if the packages that it connects to are not installed."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Around the imports of an optional part: if a package is missing, the error has the command that installs it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise ModuleNotFoundError(f'{missing.name} is missing: pip install "parlor-games[{name}]"', name=missing.name) from None
