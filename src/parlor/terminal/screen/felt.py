"""The felt: draws a snapshot, and turns keys and clicks into moves."""

from rich.style import Style
from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

import parlor
from parlor.terminal.screen.canvas import Canvas
from parlor.terminal.screen.choosing import Choosing
from parlor.terminal.screen.cursor import Cursor
from parlor.terminal.screen.drawing import Drawing, draw
from parlor.terminal.screen.faces import Faces, faces_of
from parlor.terminal.screen.layout import Spot
from parlor.terminal.screen.palette import is_basic, light_of
from parlor.terminal.screen.snapshot import Snapshot
from parlor.terminal.texts import text
from parlor.terminal.wording import verb_of


class Felt(Widget, can_focus=True):
    """One table for all games."""

    DEFAULT_CSS = "Felt { width: 1fr; height: 1fr; }"

    class Play(Message):
        """A move was chosen, legal or not."""

        def __init__(self, move: str) -> None:
            super().__init__()
            self.move = move

    class Pick(Message):
        """Several moves are possible, and the player must pick one."""

        def __init__(self, title: str, moves: list[parlor.Move]) -> None:
            super().__init__()
            self.title = title
            self.moves = moves

    def __init__(self) -> None:
        super().__init__(id="felt")
        self.now: Snapshot | None = None
        self.hold = Cursor()
        self.order = "suit"
        self.drawing: Drawing | None = None

    # Display

    def show(self, now: Snapshot) -> None:
        """Shows another moment; the cursor stays where it is if it can."""
        self.now = now
        self.hold = Cursor(cursor=self.hold.cursor, fresh=True)
        self.draw()

    def tell(self, words: str, tone: str = "call") -> None:
        """Shows a line under the hand."""
        self.hold.told, self.hold.tone = words, tone
        self.draw()

    def hint(self, move: str) -> None:
        """Highlights the cards of a move."""
        found = [choice for choice in self.choosing.moves if choice.text == move]
        self.hold.hinted = frozenset(card for choice in found for card in choice.cards)
        self.draw()

    @property
    def faces(self) -> Faces:
        """The faces of the cards on the table."""
        assert self.now is not None
        return faces_of(self.now.game.id)

    @property
    def choosing(self) -> Choosing:
        """The current choices."""
        assert self.now is not None
        return Choosing(self.now, self.faces)

    def draw(self) -> None:
        """Draws everything again."""
        width, height = self.size
        if width < 2 or height < 2:
            return
        light = light_of(self.app.theme, basic=is_basic(self.app))
        if self.now is None:
            canvas = Canvas(width, height, light.chalk, light.felt)
            canvas.write(max(1, (width - len(self.hold.told)) // 2), height // 2, self.hold.told, light.chalk)
            self.drawing = Drawing(canvas, {}, set(), [])
            self.refresh()
            return
        self.drawing = draw(self.now, self.hold, light, width, height, self.order)
        fresh = self.hold.fresh and bool(self.now.choices) and self.hold.cursor not in self.drawing.open
        self.hold.fresh = False
        if fresh or self.hold.cursor not in self.drawing.keys:
            self.hold.cursor = self.drawing.first()
            self.drawing = draw(self.now, self.hold, light, width, height, self.order)
        self.refresh()

    def on_resize(self) -> None:
        """The window has been resized."""
        self.draw()

    def render_line(self, y: int) -> Strip:
        """One line of the felt."""
        canvas: Canvas | None = self.drawing.canvas if self.drawing is not None else None
        if canvas is None or y >= canvas.height:
            return Strip.blank(self.size.width, Style())
        return canvas.strip(y)

    # Moving the cursor

    def walk(self, across: int, down: int) -> None:
        """Goes to the nearest spot in a direction."""
        if self.drawing is None or self.hold.cursor is None:
            return
        here = self.drawing.keys[self.hold.cursor].box.middle
        best, nearest = None, 1e9
        for key, spot in self.drawing.keys.items():
            x, y = spot.box.middle[0] - here[0], spot.box.middle[1] - here[1]
            along, aside = (x * across, abs(y)) if across else (y * down, abs(x))
            if key == self.hold.cursor or along <= 0 or (across and aside > 2.5):
                continue
            distance = along + (2 * aside if across else 0.6 * aside)
            if distance < nearest:
                best, nearest = key, distance
        if best is None and across:
            row = [key for key, spot in self.drawing.keys.items() if abs(spot.box.middle[1] - here[1]) <= 2.5]
            row.sort(key=lambda key: self.drawing.keys[key].box.x if self.drawing else 0)
            best = row[0 if across > 0 else -1] if row else None
        if best is not None:
            self.hold.cursor, self.hold.walked = best, True
            self.draw()

    def next_open(self) -> None:
        """Goes to the next spot where something can be done."""
        if self.drawing is None:
            return
        keys = [key for key in self.drawing.keys if key in self.drawing.open]
        if keys:
            here = keys.index(self.hold.cursor) if self.hold.cursor in keys else -1
            self.hold.cursor = keys[(here + 1) % len(keys)]
            self.draw()

    def on_click(self, event: events.Click) -> None:
        """A click goes there and presses; with the other button it marks."""
        if self.drawing is None:
            return
        key = self.drawing.at(event.x, event.y)
        if key is not None:
            self.hold.cursor = key
            if event.button == 3 or event.ctrl:
                self.mark()
            else:
                self.press()

    # Actions

    def spot(self) -> Spot | None:
        """The spot under the cursor."""
        return self.drawing.keys.get(self.hold.cursor) if self.drawing is not None and self.hold.cursor is not None else None

    def press(self) -> None:
        """Does what the spot is for."""
        spot = self.spot()
        if self.drawing is None or self.now is None or spot is None:
            return
        choosing = self.choosing
        if spot.button is not None:
            button = self.drawing.buttons[spot.button]
            self.one_of(button.moves, button.label)
        elif self.hold.lifted is not None:
            self.put_down(spot)
        elif self.hold.marked:
            self.lay_marked()
        elif choosing.draws(spot):
            self.one_of(choosing.draws(spot) + choosing.of_card(spot), text("which-move"))
        else:
            self.take(spot)

    def take(self, spot: Spot) -> None:
        """Plays a card, or lifts it if it can go to several places."""
        choosing = self.choosing
        moves = choosing.with_card(spot)
        on_felt = {name for other in self.drawing.keys.values() for name in other.names} if self.drawing else set()
        targets = [move.target for move in moves if len(move.cards) == 1]
        lifts = bool(targets) and len(targets) == len(moves) and all(target in on_felt for target in targets)
        wanders = not moves and any(move.verb == "move" for move in choosing.moves)
        if (len(moves) > 1 and lifts) or (wanders and spot.card not in (None, "??")):
            self.hold.lifted = self.hold.cursor
            name = self.faces.of(spot.card or "").name
            self.tell(text("lifted", card=f"{name[:1].upper()}{name[1:]}"))
            self.step_to(choosing.targets(spot))
        elif moves:
            self.one_of(moves, self.faces.of(spot.card or "").name)
        else:
            self.post_message(self.Play(choosing.tried(spot)))

    def step_to(self, names: set[str]) -> None:
        """Goes to the first of some places."""
        for key, spot in (self.drawing.keys if self.drawing else {}).items():
            if spot.top and spot.names & names:
                self.hold.cursor = key
                self.draw()
                return

    def put_down(self, target: Spot) -> None:
        """Puts down a lifted card."""
        source = self.drawing.keys.get(self.hold.lifted) if self.drawing is not None and self.hold.lifted is not None else None
        same = self.hold.cursor == self.hold.lifted
        self.hold.lifted = None
        self.tell("")
        if source is not None and not same:
            self.post_message(self.Play(self.choosing.moved(source, target)))

    def mark(self) -> None:
        """Picks a card for a meld, or puts it back."""
        spot, key = self.spot(), self.hold.cursor
        if spot is None or key is None or not spot.in_hand:
            return
        marked = self.hold.marked
        self.hold.marked = tuple(other for other in marked if other != key) if key in marked else (*marked, key)
        names = [self.faces.of(other[1] or "").short for other in self.hold.marked]
        self.tell(text("picked", cards=" ".join(names)) if names else "")

    def lay_marked(self) -> None:
        """Makes the move with the picked cards."""
        cards = [key[1] or "" for key in self.hold.marked]
        moves = self.choosing.exactly(cards)
        if moves:
            self.one_of(moves, text("what-are-they"))
        else:
            self.post_message(self.Play(f"meld {' '.join(cards)}"))

    def one_of(self, moves: list[parlor.Move], title: str) -> None:
        """Makes the only move, or asks which one."""
        if len(moves) == 1:
            self.post_message(self.Play(moves[0].text))
        else:
            self.post_message(self.Pick(title, moves))

    def say(self, verb: str) -> None:
        """Makes the move of a verb that has its own key."""
        moves = [move for move in self.choosing.moves if move.verb == verb]
        if moves:
            self.one_of(moves, verb_of(verb))
        else:
            self.post_message(self.Play("draw stock" if verb == "draw" else verb))

    def push(self, number: int) -> None:
        """Presses a button by its number."""
        if self.drawing is not None and number <= len(self.drawing.buttons):
            button = self.drawing.buttons[number - 1]
            self.one_of(button.moves, button.label)

    def escape(self) -> None:
        """Puts back what was lifted or picked."""
        self.hold.lifted, self.hold.marked = None, ()
        self.tell("")

    def sort(self) -> None:
        """Sorts the hand the other way."""
        self.order = "number" if self.order == "suit" else "suit"
        self.draw()
