"""Finds the games of this package: every folder of a book that declares a GAME."""

from importlib import import_module
from pkgutil import iter_modules

from parlor import library
from parlor.core.game import Game


def our_games() -> list[Game]:
    """All games of all books."""
    books = [import_module(book.name) for book in iter_modules(library.__path__, "parlor.library.") if book.ispkg]
    folders = [folder.name for book in books for folder in iter_modules(book.__path__, f"{book.__name__}.") if folder.ispkg]
    return [import_module(folder).GAME for folder in folders]
