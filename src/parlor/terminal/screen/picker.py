"""A list of moves to pick from: in sections, as cards or words, with arrow keys and search by typing."""

from dataclasses import dataclass
from typing import ClassVar

from rich.style import Style
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Label, Static

import parlor
from parlor.terminal.screen.canvas import Box, Canvas
from parlor.terminal.screen.choosing import Choosing
from parlor.terminal.screen.palette import is_basic, light_of
from parlor.terminal.texts import text


@dataclass(frozen=True)
class Item:
    """A move, its section, and its label."""

    move: parlor.Move
    section: str
    text: str
    ink: str


def items_of(moves: list[parlor.Move], choosing: Choosing) -> list[Item]:
    """The moves in sections: by the player asked, the number of tricks bid, or the suit of a card."""
    plain = [Item(move, "", choosing.label(move), "ink") for move in moves]
    if len({move.verb for move in moves}) > 1 or len(moves) < 7:
        return plain
    faces, now = choosing.faces, choosing.now
    found = []
    for item in plain:
        move = item.move
        words = move.text.split()[1:]
        if len(move.cards) == 1 and not (move.target and move.verb != "ask"):
            face = faces.of(move.cards[0])
            suit = next((card.suit for card in now.game.cards if card.code == move.cards[0]), -1)
            section = now.called(int(move.target)) if move.verb == "ask" and move.target else now.game.suits[suit] if suit >= 0 else ""
            found.append(Item(move, section, face.short, face.ink))
        elif not move.cards and len(words) == 2:
            found.append(Item(move, words[0], words[1], "ink"))
        elif not move.cards and len(words) == 1:
            found.append(Item(move, "", words[0], "ink"))
        else:
            found.append(item)
    order = list(dict.fromkeys(item.section for item in found))
    return sorted(found, key=lambda item: order.index(item.section))


class Grid(Widget, can_focus=True):
    """The moves, with a cursor on one of them."""

    def __init__(self, items: list[Item]) -> None:
        super().__init__()
        self.items = items
        self.here = 0
        self.boxes: list[Box] = []
        self.deep = 0
        self.canvas: Canvas | None = None
        self.shift = 0
        self.left = max(len(item.section) for item in items) + 3 if items[0].section else 1

    def place(self, width: int) -> None:
        """Lays everything out for this width."""
        left = self.left
        wide = max(len(item.text) for item in self.items) + 2
        self.boxes = []
        x, y, section = left, -1, None
        for item in self.items:
            if item.section != section or x + wide > width:
                x, y, section = left, y + 1, item.section
            self.boxes.append(Box(x, y, wide, 1))
            x += wide + 1
        self.deep = y + 1

    def draw(self) -> None:
        """Redraws the grid, scrolled to the cursor."""
        width, height = self.size
        if width < 4 or height < 1:
            return
        light = light_of(self.app.theme, basic=is_basic(self.app))
        self.place(width)
        row = self.boxes[self.here].y
        self.shift = max(0, min(self.deep - height, max(row - height + 1, min(self.shift, row))))
        canvas = Canvas(width, height, light.chalk, light.edge)
        told = ""
        for place, (item, box) in enumerate(zip(self.items, self.boxes, strict=True)):
            y = box.y - self.shift
            if item.section != told and item.section:
                told = item.section
                canvas.write(1, y, told, light.faint)
            ground = light.lamp if place == self.here else light.paper
            ink = light.on_lamp if place == self.here else light.inks[item.ink]
            canvas.write(box.x, y, f" {item.text}".ljust(box.width), ink, ground, bold=True)
        self.canvas = canvas
        self.refresh()

    def on_resize(self) -> None:
        """The width has changed, and so have the rows."""
        self.draw()

    def render_line(self, y: int) -> Strip:
        """One line of the grid."""
        return self.canvas.strip(y) if self.canvas is not None and y < self.canvas.height else Strip.blank(self.size.width, Style())

    def walk(self, across: int, down: int) -> None:
        """Goes to the next item across, or to the nearest in the next row."""
        if across:
            self.here = (self.here + across) % len(self.items)
        else:
            here = self.boxes[self.here]
            row = [place for place, box in enumerate(self.boxes) if box.y == here.y + down]
            if row:
                self.here = min(row, key=lambda place: abs(self.boxes[place].x - here.x))
        self.draw()

    def on_click(self, event: events.Click) -> None:
        """A click picks."""
        for place, box in enumerate(self.boxes):
            if box.holds(event.x, event.y + self.shift):
                self.screen.dismiss(self.items[place].move.text)


class Picker(ModalScreen[str | None]):
    """Asks which of several moves to make."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss(None)"),
        Binding("enter", "pick", priority=True),
        Binding("left", "walk(-1, 0)", show=False),
        Binding("right", "walk(1, 0)", show=False),
        Binding("up", "walk(0, -1)", show=False),
        Binding("down", "walk(0, 1)", show=False),
    ]
    DEFAULT_CSS = """
    Picker { align: center middle; background: $background 40%; }
    Picker > Vertical { width: 90%; max-width: 100; height: auto; max-height: 90%; background: $surface; }
    Picker > Vertical { border: round $primary; padding: 0 1; }
    Picker Label { color: $primary; text-style: bold; margin-bottom: 1; }
    Picker Static { color: $secondary; margin-top: 1; }
    """

    def __init__(self, title: str, moves: list[parlor.Move], choosing: Choosing) -> None:
        super().__init__()
        self.heading = title
        self.grid = Grid(items_of(moves, choosing))
        self.typed = ""

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Label(self.heading, markup=False)
            yield self.grid
            yield Static(text("picker-keys"), markup=False)

    def on_mount(self) -> None:
        """Makes it as high as it needs to be."""
        self.grid.place(max(20, min(96, self.app.size.width * 9 // 10 - 4)))
        self.grid.styles.height = min(self.grid.deep, max(3, self.app.size.height - 10))
        self.grid.focus()

    def action_walk(self, across: int, down: int) -> None:
        """Moves the cursor."""
        self.typed = ""
        self.grid.walk(across, down)

    def action_pick(self) -> None:
        """Picks the move at the cursor."""
        self.dismiss(self.grid.items[self.grid.here].move.text)

    def on_key(self, event: events.Key) -> None:
        """Letters and digits go to the first move that contains them."""
        if event.character is None or not event.character.isalnum():
            return
        event.stop()
        for typed in (self.typed + event.character.lower(), event.character.lower()):
            for place, item in enumerate(self.grid.items):
                said = f"{item.text} {item.move.text.partition(' ')[2]}".lower()
                if any(word.startswith(typed) for word in said.split()):
                    self.typed, self.grid.here = typed, place
                    self.grid.draw()
                    return
