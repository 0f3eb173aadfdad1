"""The shelf: which game shall it be?"""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

import parlor
from parlor.terminal.telling import BOOKS, players


class ShelfScreen(Screen[None]):
    """All games, book by book."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "take", "Play", key_display="Enter"), Binding("escape,q", "leave", "Leave")]
    DEFAULT_CSS = """
    ShelfScreen Static { background: $surface; color: $primary; text-style: bold; padding: 0 1; }
    ShelfScreen OptionList { border: none; background: $background; height: 1fr; scrollbar-size-vertical: 1; }
    """

    def compose(self) -> ComposeResult:
        yield Static("Parlor: which game shall it be?")
        options: list[Option | None] = []
        book = ""
        for id in parlor.games():
            game = parlor.game(id)
            if game.book != book:
                book = game.book
                options.append(Option(f"[bold $primary]{BOOKS.get(book, book)}[/]", disabled=True))
            options.append(Option(f"  [bold]{game.title:<20}[/] [dim]{players(game):<10}[/] {game.summary}", id=id))
        yield OptionList(*options)
        yield Footer(show_command_palette=False, compact=True)

    def on_mount(self) -> None:
        """The list has the keys."""
        self.query_one(OptionList).focus()
        self.query_one(OptionList).highlighted = 1

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A game is taken."""
        self.app.exit(event.option_id)

    def action_leave(self) -> None:
        """None is taken."""
        self.app.exit()
