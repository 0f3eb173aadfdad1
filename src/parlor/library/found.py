"""Finds the games of this package: every folder of a book that declares a GAME, with the networks that lie in it.

PARLOR_NETWORKS can name a folder with more networks, such as sachem-4.net for Sachem with four players. These games then have the level
`master` wherever there are levels: in Python, in the lab, in the terminal and at the tables of a house.
"""

import os
import sys
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from parlor import library
from parlor.core.game import Game
from parlor.players.network import MAGIC


def our_games() -> list[Game]:
    """All games of all books."""
    books = [import_module(book.name) for book in iter_modules(library.__path__, "parlor.library.") if book.ispkg]
    folders = [folder.name for book in books for folder in iter_modules(book.__path__, f"{book.__name__}.") if folder.ispkg]
    games = [found_in(folder) for folder in folders]
    if brought := os.environ.get("PARLOR_NETWORKS"):
        bring_networks({game.id: game for game in games}, Path(brought))
    return games


def found_in(folder: str) -> Game:
    """The game that a folder declares. A network is in a file such as master-4.net, for four players."""
    module = import_module(folder)
    game: Game = module.GAME
    for path in sorted(Path(module.__path__[0]).glob("master-*.net")):
        game.networks[int(path.stem.removeprefix("master-"))] = str(path)
    return game


def bring_networks(games: dict[str, Game], folder: Path) -> None:
    """Gives games the networks of a folder. What is not one is left out with a one-line warning."""
    for path in sorted(folder.glob("*.net")):
        id, _, players = path.stem.rpartition("-")
        if id in games and players.isdecimal() and int(players) in games[id].players and is_network(path):
            games[id].networks[int(players)] = str(path)
        else:
            print(f"parlor: {path}: left out: a network is named after its game and the number of players: sachem-4.net", file=sys.stderr)


def is_network(path: Path) -> bool:
    """Whether a file begins as networks do."""
    with path.open("rb") as file:
        return file.read(len(MAGIC)) == MAGIC
