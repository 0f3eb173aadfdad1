"""The table in a window that is too small for it: every card a chip of one line, scrolled to the cursor."""

from parlor.terminal.screen.canvas import Box
from parlor.terminal.screen.cards import chip_of
from parlor.terminal.screen.choosing import Button
from parlor.terminal.screen.faces import Faces
from parlor.terminal.screen.layout import GAP, Block, Spot, Words
from parlor.terminal.screen.places import Arrangement, Place

# The smallest window in which a card can be played.
LEAST = (14, 4)


class Flow:
    """Chips and words one after the other, in as many lines as they need."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.block = Block()
        self.x, self.y = 0, -1

    def line(self) -> None:
        """Begins a new line."""
        self.x, self.y = 0, self.y + 1
        self.block.height = self.y + 1

    def room(self, wide: int) -> Box:
        """The next free box of a width."""
        if self.x + wide > self.width or self.y < 0:
            self.line()
        box = Box(self.x, self.y, min(wide, self.width), 1)
        self.x += wide + GAP
        return box

    def place(self, place: Place, faces: Faces, *, titled: bool, in_hand: bool = False, covered: bool = True) -> None:
        """The cards of a place on lines of their own, after its title."""
        size = chip_of([faces.of(card) for card in place.cards])
        if titled and place.title:
            title = place.title[: self.width // 2]
            box = self.room(len(title))
            self.block.words.append(Words(box.x, box.y, title))
        if not place.cards:
            self.block.spots.append(Spot(self.room(size.width), place.zone, None, place.names))
        for number, card in enumerate(place.cards):
            top = not covered or number == len(place.cards) - 1
            box = self.room(size.width)
            self.block.spots.append(Spot(box, place.zone_of(number), card, place.names_of(number), in_hand=in_hand, top=top))


def flowing(found: Arrangement, trick: Place | None, faces: Faces, width: int) -> Block:
    """All cards as chips: the trick, the piles, columns and rows, and the hand."""
    flow = Flow(width)
    if trick is not None and trick.cards:
        flow.line()
        flow.place(trick, faces, titled=False, covered=False)
    tops = [*found.piles, *[pile for piles in found.courts.values() for pile in piles]]
    for pile in tops:
        flow.place(Place(pile.zone, pile.title, pile.cards[-1:], pile.names), faces, titled=True)
    for column in found.columns:
        flow.line()
        flow.place(column, faces, titled=True)
    for row in found.rows:
        flow.line()
        flow.place(row, faces, titled=True, covered=False)
    if found.hand is not None:
        flow.line()
        flow.place(found.hand, faces, titled=False, in_hand=True, covered=False)
    return flow.block


def pressed(buttons: list[Button], width: int) -> Block:
    """The buttons, one after the other."""
    flow = Flow(width)
    for number, button in enumerate(buttons):
        label = f" {number + 1} {button.label} "[:width]
        flow.block.spots.append(Spot(flow.room(len(label)), "", label, button=number))
    return flow.block


def scrolled(block: Block, row: int, height: int) -> Block:
    """A block moved up, so that a row of it can be seen in a window of this height."""
    shift = max(0, min(row - height + 1, block.height - height))
    moved = Block()
    moved.add(block, -shift)
    return moved
