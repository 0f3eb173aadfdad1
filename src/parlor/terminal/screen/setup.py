"""Before the deal: how many play, how well the computer plays, and the options of the game."""

from dataclasses import dataclass, field
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Label, OptionList

import parlor
from parlor.pages import declared
from parlor.terminal.texts import spoken, text

USUAL_LEVEL = "casual"


@dataclass(frozen=True)
class Chosen:
    """A game from the shelf, with what was settled before the deal; or one that goes on."""

    game: str
    players: int | None = None
    level: str = USUAL_LEVEL
    options: dict[str, int | str] = field(default_factory=dict)
    goes_on: bool = False


@dataclass
class Row:
    """Something to settle: its name, its values, and the one that is chosen."""

    name: str
    label: str
    values: list[int | str]
    shown: list[str]
    here: int

    def text(self, wide: int) -> str:
        """The row as a line."""
        return f"{self.label:<{wide}}  ‹ {self.shown[self.here]} ›"


def rows_of(game: parlor.Game) -> list[Row]:
    """What can be settled about a game."""
    players: list[int | str] = list(game.players)
    levels: list[int | str] = [*game.levels, *parlor.strengths(game.id)]
    rows = []
    if len(players) > 1:
        rows.append(Row("players", text("setup-players"), players, [str(each) for each in players], players.index(game.usual)))
    if max(game.players) > 1:
        shown = [text(f"level-{level}") for level in levels]
        rows.append(Row("level", text("setup-level"), levels, shown, levels.index(USUAL_LEVEL)))
    for option in game.options.values():
        values = list(option.values)
        shown = [value_of(game, option.name, value) for value in values]
        rows.append(Row(f"option {option.name}", label_of(game, option), values, shown, values.index(option.default)))
    return rows


def label_of(game: parlor.Game, option: parlor.Option) -> str:
    """An option in words."""
    general = f"option-{option.name}.none" if option.values[0] == 0 else f"option-{option.name}"
    return declared(option.summary, spoken(), f"{game.id}-option-{option.name}", general, f"option-{option.name}")


def value_of(game: parlor.Game, option: str, value: int | str) -> str:
    """A value of an option in words."""
    return declared(str(value), spoken(), f"{game.id}-option-{option}.{value}", f"option-{value}")


class SetUp(ModalScreen[Chosen | None]):
    """Asks what there is to settle; Enter deals."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss(None)", show=False),
        Binding("up", "row(-1)", show=False, priority=True),
        Binding("down", "row(1)", show=False, priority=True),
        Binding("left", "change(-1)", show=False, priority=True),
        Binding("right,space", "change(1)", show=False, priority=True),
        Binding("enter", "deal", show=False, priority=True),
    ]
    DEFAULT_CSS = """
    SetUp { align: center middle; background: $background 40%; }
    SetUp > Vertical { width: 92%; max-width: 100; height: auto; max-height: 94%; background: $surface; }
    SetUp > Vertical { border: round $primary; padding: 0 1; }
    SetUp Label { color: $primary; text-style: bold; }
    SetUp OptionList, SetUp OptionList:focus { height: auto; max-height: 14; background: $surface; border: none; }
    """

    def __init__(self, game: parlor.Game) -> None:
        super().__init__()
        self.game = game
        self.rows = rows_of(game)

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Label(text("setup-title", game=self.game.title), markup=False)
            yield OptionList(*self.lines(), markup=False)

    def lines(self) -> list[str]:
        """All rows as lines."""
        wide = min(44, max(len(row.label) for row in self.rows)) if self.rows else 0
        return [row.text(wide) for row in self.rows]

    def action_row(self, by: int) -> None:
        """Goes to the next row, or to the one before."""
        shelf = self.query_one(OptionList)
        if self.rows:
            shelf.highlighted = ((shelf.highlighted or 0) + by) % len(self.rows)

    def action_change(self, by: int) -> None:
        """Takes the next value of the row at the cursor, or the one before."""
        shelf = self.query_one(OptionList)
        if shelf.highlighted is None:
            return
        row = self.rows[shelf.highlighted]
        row.here = (row.here + by) % len(row.values)
        shelf.replace_option_prompt_at_index(shelf.highlighted, self.lines()[shelf.highlighted])

    def action_deal(self) -> None:
        """All is settled."""
        settled = {row.name: row.values[row.here] for row in self.rows}
        players = settled.get("players", self.game.usual)
        options = {name: settled[f"option {name}"] for name in self.game.options}
        self.dismiss(Chosen(self.game.id, int(players), str(settled.get("level", USUAL_LEVEL)), options))
