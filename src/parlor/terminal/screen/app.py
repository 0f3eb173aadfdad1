"""The full-screen program: a game, a replay, or the shelf."""

import sys
from typing import Any, ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen

import parlor
from parlor.terminal import record_files
from parlor.terminal.screen.palette import LIGHTS, is_basic, theme_of
from parlor.terminal.screen.panels import Leaving, Menu
from parlor.terminal.screen.replaying import ReplayScreen
from parlor.terminal.screen.setup import Chosen
from parlor.terminal.screen.shelf import ShelfScreen
from parlor.terminal.screen.table import TableScreen, ended
from parlor.terminal.screen.table_backend import LocalTable
from parlor.terminal.texts import text
from parlor.terminal.unfinished import Left


class Room(App[Any]):
    """Parlor in a terminal."""

    TITLE = "Parlor"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "help_quit", show=False, priority=True)]

    def __init__(self, first: Screen[Any]) -> None:
        super().__init__()
        self.first = first
        for name in LIGHTS:
            self.register_theme(theme_of(name, basic=is_basic(self)))
        self.theme = "lamplight"

    def on_mount(self) -> None:
        """Opens the first screen; what it answers is the answer of the program."""
        self.push_screen(self.first, self.exit)

    def action_help_quit(self) -> None:
        """Ctrl-C asks as Q does, and a second one leaves."""
        if isinstance(self.first, TableScreen) and not isinstance(self.screen, Leaving):
            self.first.action_leave()
        else:
            self.exit()


def run(first: Screen[Any]) -> Any:
    """Runs a screen to its end; what breaks it ends the command with its status."""
    room = Room(first)
    answer = room.run()
    if room.return_code:
        sys.exit(room.return_code)
    return answer


def play(table: parlor.Table, people: list[int], computer: parlor.Player, keep: str | None) -> None:
    """Plays a game; saves the record if requested."""
    company = LocalTable(table, people, computer, keep)
    try:
        sit(TableScreen(company))
    finally:
        if keep is not None:
            record_files.save(company.table, keep)
            print(f"{text('saved-in', file=keep)}.")


def sit(screen: TableScreen) -> None:
    """Runs a table until the user leaves, and prints the result of the game."""
    run(screen)
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
    run(ReplayScreen(table))


def choose_game() -> Chosen | None:
    """The game chosen from the shelf."""
    chosen: Chosen | None = run(ShelfScreen())
    return chosen


def goes_on(found: Left) -> bool | None:
    """Whether a game that was left goes on; None if the player wants neither it nor another."""
    title = text("left-title", game=found.table.game.title, number=found.table.hand)
    answer: int | None = run(Menu(title, [], [text("left-go-on"), text("left-new")]))
    return None if answer is None else answer == 0
