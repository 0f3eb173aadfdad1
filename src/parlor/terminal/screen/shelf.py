"""The shelf: choosing a game."""

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

import parlor
from parlor.terminal.list_commands import book_of, options_of, players


class ShelfScreen(Screen[None]):
    """All games, book by book, with a description of the one at the cursor."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "take", "Play", key_display="Enter"),
        Binding("escape", "leave", "Leave", key_display="Esc"),
    ]
    DEFAULT_CSS = """
    ShelfScreen #title { background: $surface; color: $primary; text-style: bold; padding: 0 1; }
    ShelfScreen OptionList, ShelfScreen OptionList:focus { border: none; background: $background; height: 1fr; scrollbar-size-vertical: 1; }
    ShelfScreen #about { background: $surface; padding: 0 1; height: 5; }
    ShelfScreen Footer { background: $surface; }
    """

    def compose(self) -> ComposeResult:
        yield Static("Pick a game: arrows move, letters search, Enter deals.", id="title")
        options: list[Option] = []
        book = ""
        for id in parlor.games():
            game = parlor.game(id)
            if game.book != book:
                book = game.book
                options.append(Option(Content.from_markup("[bold $primary]$book[/]", book=book_of(game)), disabled=True))
            told = f"{players(game)}, usually {game.usual}" if len(game.players) > 1 else players(game)
            options.append(Option(Content.from_markup("  $title [dim]$told[/]", title=f"{game.title:<22}", told=told), id=id))
        yield OptionList(*options)
        yield Static(id="about", markup=False)
        yield Footer(show_command_palette=False, compact=True)

    def on_mount(self) -> None:
        """Gives the list the keyboard focus."""
        shelf = self.query_one(OptionList)
        shelf.focus()
        shelf.highlighted = 1

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Shows what a game is about."""
        if event.option_id is not None:
            game = parlor.game(event.option_id)
            self.query_one("#about", Static).update("\n".join([game.summary, *[f"--option {line}" for line in options_of(game)]]))

    def on_key(self, event: events.Key) -> None:
        """A letter goes to the next game that starts with it."""
        if event.character is None or not event.character.isalpha():
            return
        shelf = self.query_one(OptionList)
        here = shelf.highlighted or 0
        count = shelf.option_count
        for place in [(here + step) % count for step in range(1, count + 1)]:
            id = shelf.get_option_at_index(place).id
            if id is not None and parlor.game(id).title.lower().startswith(event.character.lower()):
                shelf.highlighted = place
                return

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A game was chosen."""
        self.app.exit(event.option_id)

    def action_take(self) -> None:
        """Chooses the game at the cursor."""
        self.query_one(OptionList).action_select()

    def action_leave(self) -> None:
        """Leaves without a game."""
        self.app.exit()
