"""Finds the games of this package: every folder of a book that declares a GAME, with the networks that lie in it."""

from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from parlor import library
from parlor.core.game import Game


def our_games() -> list[Game]:
    """All games of all books."""
    books = [import_module(book.name) for book in iter_modules(library.__path__, "parlor.library.") if book.ispkg]
    folders = [folder.name for book in books for folder in iter_modules(book.__path__, f"{book.__name__}.") if folder.ispkg]
    return [found_in(folder) for folder in folders]


def found_in(folder: str) -> Game:
    """The game that a folder declares. A network is in a file such as master-4.net, for four players."""
    module = import_module(folder)
    game: Game = module.GAME
    for path in sorted(Path(module.__path__[0]).glob("master-*.net")):
        game.networks[int(path.stem.removeprefix("master-"))] = str(path)
    return game
