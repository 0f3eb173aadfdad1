"""The full-screen program: a game, a replay, or the shelf."""

import sys
from typing import Any

from textual.app import App
from textual.screen import Screen

import parlor
from parlor.terminal import record_files
from parlor.terminal.screen.palette import LIGHTS, theme_of
from parlor.terminal.screen.replaying import ReplayScreen
from parlor.terminal.screen.shelf import ShelfScreen
from parlor.terminal.screen.table import TableScreen, ended
from parlor.terminal.screen.table_backend import LocalTable


class Room(App[str]):
    """Parlor in a terminal."""

    TITLE = "Parlor"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, first: Screen[Any]) -> None:
        super().__init__()
        self.first = first
        for name in LIGHTS:
            self.register_theme(theme_of(name))
        self.theme = "lamplight"

    def on_mount(self) -> None:
        """Opens the first screen."""
        self.push_screen(self.first)


def play(table: parlor.Table, people: list[int], computer: parlor.Player, keep: str | None) -> None:
    """Plays a game; saves the record if requested."""
    company = LocalTable(table, people, computer)
    screen = TableScreen(company)
    sit(screen)
    if keep is not None:
        record_files.save(company.table, keep)
        print(f"The game is saved in {keep}.")


def sit(screen: TableScreen) -> None:
    """Runs a table until the user leaves, and prints the result of the game."""
    room = Room(screen)
    room.run()
    if screen.trouble is not None:
        raise screen.trouble
    for line in ended(screen.felt.now):
        print(line)
    sys.stdout.flush()


def join(link: str, seat: int | None, name: str | None) -> None:
    """Joins a table of a house."""
    from parlor.terminal.screen.remote_table import RemoteTable

    sit(TableScreen(RemoteTable(link, seat, name)))


def replay(table: parlor.Table) -> None:
    """Shows a recorded game."""
    Room(ReplayScreen(table)).run()


def choose_game() -> str | None:
    """The game chosen from the shelf."""
    return Room(ShelfScreen()).run()
