"""The shelf: choosing a game."""

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import ActiveBinding, Binding, BindingType
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

import parlor
from parlor.terminal.list_commands import book_of, players
from parlor.terminal.screen.keys import named
from parlor.terminal.screen.preferences import read_habits
from parlor.terminal.screen.setup import Chosen, SetUp
from parlor.terminal.texts import text
from parlor.terminal.unfinished import all_left
from parlor.terminal.wording import summary_of

LEFT = "left "


class ShelfScreen(Screen[None]):
    """All games, book by book, with a description of the one at the cursor; what was left unfinished comes first."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "take", "key-play", key_display="Enter"),
        Binding("escape", "leave", "key-leave", key_display="Esc"),
    ]
    DEFAULT_CSS = """
    ShelfScreen #title { background: $surface; color: $primary; text-style: bold; padding: 0 1; }
    ShelfScreen OptionList, ShelfScreen OptionList:focus { border: none; background: $background; height: 1fr; scrollbar-size-vertical: 1; }
    ShelfScreen #about { background: $surface; padding: 0 1; height: 4; }
    ShelfScreen Footer { background: $surface; }
    """

    # The letters of the title that is being spelled.
    typed = ""

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys with their names."""
        return named(super().active_bindings)

    def compose(self) -> ComposeResult:
        yield Static(text("shelf-title"), id="title", markup=False)
        options: list[Option] = []
        left = all_left()
        if left:
            options.append(heading(text("shelf-left")))
            options += [entry(each.table.game, text("shelf-left-at", number=each.table.hand), LEFT) for each in left]
        book = ""
        for id in parlor.games():
            game = parlor.game(id)
            if game.book != book:
                book = game.book
                options.append(heading(book_of(game)))
            told = text("shelf-usually", players=players(game), number=game.usual) if len(game.players) > 1 else players(game)
            options.append(entry(game, told))
        yield OptionList(*options)
        yield Static(id="about", markup=False)
        yield Footer(show_command_palette=False, compact=True)

    def on_mount(self) -> None:
        """Gives the list the keyboard focus."""
        self.app.theme = read_habits().light
        shelf = self.query_one(OptionList)
        shelf.focus()
        shelf.highlighted = 1

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Shows what a game is about."""
        if event.option_id is not None:
            game = parlor.game(event.option_id.removeprefix(LEFT))
            more = text("shelf-left-about" if event.option_id.startswith(LEFT) else "shelf-choices")
            self.query_one("#about", Static).update(f"{summary_of(game)}\n{more}")

    def on_key(self, event: events.Key) -> None:
        """Letters spell the title of a game; one that does not go on with the word begins another."""
        if event.character is None or not event.character.isalpha():
            self.typed = ""
            return
        letter = event.character.lower()
        if self.typed and self.go_to(self.typed + letter, 0):
            self.typed += letter
        else:
            self.typed = letter
            self.go_to(letter, 1)

    def go_to(self, beginning: str, first: int) -> bool:
        """Goes to the next game whose title begins so, counted from the one at the cursor; returns whether there is one."""
        shelf = self.query_one(OptionList)
        count = shelf.option_count
        for place in [((shelf.highlighted or 0) + step) % count for step in range(first, count + first)]:
            id = shelf.get_option_at_index(place).id
            if id is not None and parlor.game(id.removeprefix(LEFT)).title.lower().startswith(beginning):
                shelf.highlighted = place
                return True
        return False

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A game was chosen: what is left goes on, any other is set up."""
        id = event.option_id or ""
        if id.startswith(LEFT):
            self.app.exit(Chosen(id.removeprefix(LEFT), goes_on=True))
        else:
            self.app.push_screen(SetUp(parlor.game(id)), self.settled)

    def settled(self, chosen: Chosen | None) -> None:
        """All is settled, or the player wants another game."""
        if chosen is not None:
            self.app.exit(chosen)

    def action_take(self) -> None:
        """Chooses the game at the cursor."""
        self.query_one(OptionList).action_select()

    def action_leave(self) -> None:
        """Leaves without a game."""
        self.app.exit()


def heading(title: str) -> Option:
    """The name of a part of the shelf."""
    return Option(Content.from_markup("[bold $primary]$title[/]", title=title), disabled=True)


def entry(game: parlor.Game, told: str, before: str = "") -> Option:
    """A game on the shelf."""
    return Option(Content.from_markup("  $title [dim]$told[/]", title=f"{game.title:<22}", told=told), id=f"{before}{game.id}")
