"""Draws one moment: the strip, the seats, the middle, the hand, the lines below, the buttons."""

import time
from dataclasses import dataclass, replace

from parlor.terminal.screen import compact, layout
from parlor.terminal.screen.canvas import Box, Canvas
from parlor.terminal.screen.captions import lines_of, said_of, strip_of
from parlor.terminal.screen.card_facts import line_of
from parlor.terminal.screen.cards import paint_card, paint_slot
from parlor.terminal.screen.choosing import Button, Choosing
from parlor.terminal.screen.cursor import Cursor, Key
from parlor.terminal.screen.faces import HIDDEN, Faces, faces_of
from parlor.terminal.screen.layout import Block, Spot, Words
from parlor.terminal.screen.palette import Light
from parlor.terminal.screen.places import Arrangement, arrange
from parlor.terminal.screen.snapshot import Snapshot
from parlor.terminal.screen.tricks import trick_of
from parlor.terminal.texts import text
from parlor.terminal.wording import goal_of, told

CHIP_WIDTH = 20
# The lines below the hand: what the card at the cursor is, news, a message, and the buttons.
BELOW = 4
# From this height on, there is a line about the card at the cursor. Below this width, cards are chips.
ROOMY = 22
NARROW = 40


@dataclass
class Drawing:
    """A drawn moment, and the spots that the cursor can go to."""

    canvas: Canvas
    keys: dict[Key, Spot]
    open: set[Key]
    buttons: list[Button]

    def first(self) -> Key | None:
        """Where the cursor goes first: to a playable card, otherwise to a button, otherwise to a pile to draw from."""
        in_order = sorted(self.open, key=lambda key: (not self.keys[key].in_hand, self.keys[key].button is None))
        hand = [key for key in self.keys if key in self.open and self.keys[key].in_hand]
        rest = [key for key in self.keys if key in self.open]
        return next(iter(hand or rest or in_order or list(self.keys)), None)

    def at(self, x: int, y: int) -> Key | None:
        """The spot under the mouse, or the topmost one if cards overlap."""
        found = [key for key, spot in self.keys.items() if spot.box.holds(x, y) or (spot.in_hand and spot.box.holds(x, y + 1))]
        return found[-1] if found else None


def draw(now: Snapshot, hold: Cursor, light: Light, width: int, height: int, order: str) -> Drawing:
    """Draws everything for a window of this size."""
    canvas = Canvas(width, height, light.chalk, light.felt)
    faces = faces_of(now.game.id)
    choosing = Choosing(now, faces)
    found = sorted_hand(arrange(now), faces, order)
    top = goal(canvas, now, light, strip(canvas, now, light))
    top = seats(canvas, now, light, top)
    size = layout.hand_size(width, height, len(found.hand.cards) if found.hand is not None else 0)
    hand = layout.hand_of(found.hand, width, size) if found.hand is not None else Block()
    spots = list(hand.spots)
    below = BELOW if height >= ROOMY else BELOW - 1
    middle = layout.middle(layout.Middle(found, trick_of(now), lines_of(now)), faces, width, max(3, height - top - hand.height - below))
    buttons = choosing.buttons(spots + middle.spots)
    bar = button_bar(buttons, width)
    bottom = height - bar.height
    if top + middle.height > bottom - 2 - hand.height or width < NARROW:
        return small(now, hold, light, width, height, found)
    below = BELOW if top + middle.height <= bottom - BELOW + 1 - hand.height else BELOW - 1
    whole = Block()
    whole.add(middle, top)
    whole.add(hand, bottom - below + 1 - hand.height)
    whole.add(bar, bottom)
    keys = keyed(whole.spots)
    lit = {key for key, spot in keys.items() if spot.button is not None or choosing.is_open(spot)}
    drawing = Drawing(canvas, keys, lit, buttons)
    painter = Painter(canvas, light, faces, choosing, hold, drawing)
    for words in whole.words:
        painter.words(words)
    for key, spot in keys.items():
        painter.spot(key, spot)
    if below == BELOW:
        info(canvas, now, hold, drawing, light, bottom - 3)
    news(canvas, now, light, bottom - 2)
    message(canvas, now, hold, light, choosing, bottom - 1)
    return drawing


def small(now: Snapshot, hold: Cursor, light: Light, width: int, height: int, found: Arrangement) -> Drawing:
    """Draws the table in a window that is too small for it: nothing covers anything else, and the rest is scrolled."""
    canvas = Canvas(width, height, light.chalk, light.felt)
    if width < compact.LEAST[0] or height < compact.LEAST[1]:
        canvas.write(0, height // 2, text("window-small")[:width], light.chalk)
        return Drawing(canvas, {}, set(), [])
    faces = faces_of(now.game.id)
    choosing = Choosing(now, faces)
    block = compact.flowing(found, trick_of(now), faces, width)
    buttons = choosing.buttons(block.spots)
    block.add(compact.pressed(buttons, width), block.height)
    keys = keyed(block.spots)
    row = keys[hold.cursor].box.y if hold.cursor in keys else block.height - 1
    block = compact.scrolled(block, row, height - 2)
    whole = Block()
    whole.add(block, 1)
    keys = keyed(whole.spots)
    lit = {key for key, spot in keys.items() if spot.button is not None or choosing.is_open(spot)}
    drawing = Drawing(canvas, keys, lit, buttons)
    painter = Painter(canvas, light, faces, choosing, hold, drawing)
    for words in whole.words:
        painter.words(words)
    for key, spot in keys.items():
        painter.spot(key, spot)
    canvas.fill(Box(0, 0, width, 1), light.edge)
    canvas.write(0, 0, f" {now.game.title} ", light.on_lamp, light.lamp, bold=True)
    canvas.write(len(now.game.title) + 3, 0, goal_of(now.view, now.reader), light.chalk, light.edge)
    canvas.fill(Box(0, height - 1, width, 1), light.felt)
    message(canvas, now, hold, light, choosing, height - 1)
    return drawing


def sorted_hand(found: Arrangement, faces: Faces, order: str) -> Arrangement:
    """The hand in the order that its owner prefers."""
    if found.hand is not None:
        cards = faces.by_number(found.hand.cards) if order == "number" else faces.by_suit(found.hand.cards)
        found.hand = replace(found.hand, cards=cards)
    return found


def keyed(spots: list[Spot]) -> dict[Key, Spot]:
    """Spots by what identifies them from one moment to the next; identical cards are distinguished by their order."""
    found: dict[Key, Spot] = {}
    for spot in spots:
        copy = 0
        while (spot.zone, spot.card, spot.button, copy) in found:
            copy += 1
        found[spot.zone, spot.card, spot.button, copy] = spot
    return found


# Above the table


def strip(canvas: Canvas, now: Snapshot, light: Light) -> int:
    """Draws the title, the hand number, and what everyone should have in view."""
    view = now.view
    canvas.fill(Box(0, 0, canvas.width, 1), light.edge)
    title = f" {now.game.title} "
    canvas.write(0, 0, title, light.on_lamp, light.lamp, bold=True)
    x, y = len(title) + 1, 0
    facts = [(text("hand"), str(view["hand"])), *strip_of(now)] if view["players"] > 1 else strip_of(now)
    for name, said in facts:
        if x + len(name) + len(said) + 4 > canvas.width and x > 2:
            y, x = y + 1, 1
            canvas.fill(Box(0, y, canvas.width, 1), light.edge)
            if y > 1:
                break
        canvas.write(x, y, name, light.faint, light.edge)
        canvas.write(x + len(name) + 1, y, said, light.chalk, light.edge, bold=True)
        x += len(name) + len(said) + 3
    return min(y, 1) + 1


def goal(canvas: Canvas, now: Snapshot, light: Light, top: int) -> int:
    """Draws what one is after, in one line."""
    canvas.fill(Box(0, top, canvas.width, 1), light.edge)
    canvas.write(1, top, goal_of(now.view, now.reader)[: canvas.width - 2], light.chalk, light.edge)
    return top + 1


def seats(canvas: Canvas, now: Snapshot, light: Light, top: int) -> int:
    """Draws the players in order, starting on the viewer's left."""
    view = now.view
    players = now.players
    if players == 1:
        return top
    order = now.clockwise if now.seat is None else [*now.clockwise[1:], now.seat]
    across = min(players, max(2, canvas.width // CHIP_WIDTH)) if players > 1 else 1
    if players > across:
        across = -(-players // -(-players // across))
    wide = canvas.width // across
    for place, seat in enumerate(order):
        x, y = place % across * wide, top + place // across * 2
        on_turn = seat in view["waiting"]
        ground = light.lamp if on_turn else light.felt
        name = f"{'▶' if on_turn else ' '}{now.called(seat)}{' ●' if seat == view['dealer'] else ''} "
        canvas.write(x + 1, y, name[: wide - 8], light.on_lamp if on_turn else light.chalk, ground, bold=True)
        canvas.write(x + 2 + min(len(name), wide - 8), y, f"{view['scores'][seat]:+}"[: wide - len(name)], light.chalk, bold=True)
        said = ", ".join(said_of(now, seat))
        state = now.states[seat] if seat < len(now.states) else ""
        if state and len(said) + len(state) + 4 < wide:
            said = f"{said}, {state}" if said else state
        canvas.write(x + 1, y + 1, said if len(said) < wide - 1 else f"{said[: wide - 3]}…", light.faint)
    return top + 2 * -(-players // across)


# Below the hand


def news(canvas: Canvas, now: Snapshot, light: Light, y: int) -> None:
    """Draws the latest news, as much as fits on the line."""
    line, reader = "", now.reader
    for entry in reversed(now.log):
        words = told(entry, reader)
        longer = f"{words}  ·  {line}" if line else words
        if len(longer) > canvas.width - 2:
            line = line or words
            break
        line = longer
    canvas.write(1, y, line[: canvas.width - 2], light.faint)


def info(canvas: Canvas, now: Snapshot, hold: Cursor, drawing: Drawing, light: Light, y: int) -> None:
    """Draws what the card at the cursor is."""
    spot = drawing.keys.get(hold.cursor) if hold.cursor is not None else None
    if spot is not None and spot.button is None and spot.card is not None and spot.card != HIDDEN:
        canvas.write(1, y, line_of(now.game, spot.card)[: canvas.width - 2], light.chalk)


def message(canvas: Canvas, now: Snapshot, hold: Cursor, light: Light, choosing: Choosing, y: int) -> None:
    """Draws a message to the player, what to do next, or who the table is waiting for."""
    view = now.view
    tone = hold.tone if hold.told else "call"
    if hold.told:
        words = hold.told
    elif view["over"]:
        words = text("table-over")
    elif now.choices:
        words = choosing.prompt()
    elif not view["waiting"]:
        tone, words = "call", told(now.log[-1], now.reader) if now.log else ""
    else:
        names = [now.called(seat) for seat in view["waiting"]]
        tone, words = "chalk", text("waiting-for", names=text("all-of", parts=names))
    if now.deadline is not None and not hold.told:
        words += text("seconds-left", seconds=max(0, round(now.deadline - time.time())))
    canvas.write(1, y, words[: canvas.width - 2], getattr(light, tone), bold=True)


def button_bar(buttons: list[Button], width: int) -> Block:
    """Buttons side by side, each with its number."""
    block = Block(height=1)
    x, y = 1, 0
    for number, button in enumerate(buttons):
        text = f" {number + 1} {button.label} " if number < 9 else f" {button.label} "
        if x + len(text) > width - 1 and x > 1:
            x, y = 1, y + 1
        block.spots.append(Spot(Box(x, y, min(len(text), width - 2), 1), "", text, button=number))
        block.height = y + 1
        x += len(text) + 1
    return block


class Painter:
    """Paints the spots of one drawing."""

    def __init__(self, canvas: Canvas, light: Light, faces: Faces, choosing: Choosing, hold: Cursor, drawing: Drawing) -> None:
        self.canvas = canvas
        self.light = light
        self.faces = faces
        self.hold = hold
        self.drawing = drawing
        lifted = drawing.keys.get(hold.lifted) if hold.lifted is not None else None
        self.targets = choosing.targets(lifted) if lifted is not None else set()
        self.my_turn = bool(choosing.moves)

    def words(self, words: Words) -> None:
        """Paints some text."""
        self.canvas.write(words.x, words.y, words.text, getattr(self.light, words.tone), bold=words.bold)

    def spot(self, key: Key, spot: Spot) -> None:
        """Paints a card, an empty place or a button."""
        here = key == self.hold.cursor and (self.my_turn or self.hold.walked)
        if spot.button is not None:
            self.button(spot, here)
            return
        can = bool(spot.names & self.targets) and spot.top if self.targets else key in self.drawing.open
        up = key in self.hold.marked or key == self.hold.lifted or (can and spot.in_hand)
        box = Box(
            spot.box.x, spot.box.y - (1 if up and spot.in_hand and spot.box.height > 1 else 0), spot.seen or spot.box.width, spot.box.height
        )
        if spot.card is None:
            paint_slot(self.canvas, box, self.light.lamp if here or can else self.light.faint)
        elif spot.card == "??":
            paint_card(self.canvas, box, self.faces.of("??"), self.light, self.light.lamp if here else self.light.back)
        else:
            lit = can or not spot.in_hand or not self.my_turn
            ground = self.light.lamp if here else self.light.paper if lit else self.light.calm
            ink = self.light.on_lamp if here else None
            paint_card(self.canvas, box, self.faces.of(spot.card), self.light, ground, ink, bold=can)
        self.edge(key, spot, box, can)

    def edge(self, key: Key, spot: Spot, box: Box, can: bool) -> None:
        """Paints the lamp-colored edge under what can be played, and the mark of what was picked or hinted."""
        if spot.top and can and box.height > 1:
            self.canvas.write(box.x, box.y + box.height, "▀" * box.width, self.light.lamp)
        mark = "●" if key in self.hold.marked else "▲" if key == self.hold.lifted else "✦" if spot.card in self.hold.hinted else ""
        if mark:
            ground = self.light.lamp if key == self.hold.cursor else self.light.paper
            self.canvas.write(
                box.x + 1, box.y + box.height - 1, mark, self.light.on_lamp if key == self.hold.cursor else self.light.inks["brick"], ground
            )

    def button(self, spot: Spot, here: bool) -> None:
        """Paints a button."""
        ink, ground = (self.light.on_lamp, self.light.lamp) if here else (self.light.call, self.light.edge)
        self.canvas.write(spot.box.x, spot.box.y, (spot.card or "")[: spot.box.width], ink, ground, bold=True)
