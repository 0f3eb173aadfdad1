"""Where everything goes on a felt of a given size. Cards are as large as the window allows."""

from dataclasses import dataclass, field, replace

from parlor.terminal.screen.canvas import Box
from parlor.terminal.screen.cards import LARGE, SMALL, Size, chip_of
from parlor.terminal.screen.faces import Faces
from parlor.terminal.screen.places import Arrangement, Place

LABEL = 16
GAP = 1
TALL = 34


@dataclass(frozen=True)
class Spot:
    """Something on the felt that the cursor can go to: a card, an empty place, or a button."""

    box: Box
    zone: str = ""
    card: str | None = None
    names: frozenset[str] = frozenset()
    button: int | None = None
    seen: int = 0
    """The columns that the next card leaves visible."""
    in_hand: bool = False
    top: bool = True
    """Whether no other card of its place covers it."""


@dataclass(frozen=True)
class Words:
    """Text on the felt; `tone` is the name of one of the light's colors."""

    x: int
    y: int
    text: str
    tone: str = "faint"
    bold: bool = False


@dataclass
class Block:
    """A part of the felt while it is being built."""

    spots: list[Spot] = field(default_factory=list)
    words: list[Words] = field(default_factory=list)
    height: int = 0

    def add(self, other: "Block", down: int) -> None:
        """Adds another block, further down."""
        self.spots += [replace(spot, box=replace(spot.box, y=spot.box.y + down)) for spot in other.spots]
        self.words += [replace(word, y=word.y + down) for word in other.words]
        self.height = max(self.height, down + other.height)


@dataclass(frozen=True)
class Middle:
    """What is between the players: the places, the trick, and the text below them."""

    places: Arrangement
    trick: Place | None
    lines: list[str]


def middle(all: Middle, faces: Faces, width: int, height: int) -> Block:
    """The cards between the players, in the largest size that fits, or the smallest if none does."""
    found = all.places
    chip = chip_of([faces.of(card) for place in found.rows for card in place.cards])
    short = max([len(faces.of(card).short) for place in found.columns for card in place.cards], default=0)
    plans = [
        Plan(LARGE, LARGE, 1, short, True),
        Plan(SMALL, SMALL, 1, short, True),
        Plan(SMALL, SMALL, 1, short, False),
        Plan(SMALL, chip, 1, short, False),
        Plan(SMALL, chip, 0, short, False),
        Plan(chip, chip, 0, short, False),
    ]
    block = Block()
    for plan in plans[0 if height >= TALL - 16 else 1 :]:
        block = stacked(all, width, None, plan)
        if block.height <= height:
            break
    else:
        block = stacked(all, width, height, Plan(SMALL if found.columns else chip, chip, 0, short, False))
    spare = Block()
    spare.add(block, max(0, min(6, (height - block.height) // 2)))
    return spare


@dataclass(frozen=True)
class Plan:
    """How large things are drawn: piles, rows, the gap between rows, the letters of a covered card; and whether the trick is round or in a
    line.
    """

    pile: Size
    row: Size
    gap: int
    short: int
    round: bool


def stacked(all: Middle, width: int, height: int | None, plan: Plan) -> Block:
    """Piles and trick at the top, then columns, rows, and text."""
    block = Block()
    found, trick = all.places, all.trick
    if trick is not None and plan.round and can_be_round(found, trick, width, plan.pile):
        block.add(band(found.piles, None, width // 2 - reach(plan.pile), plan.pile), 0)
        block.add(round_trick(trick, found.players, width, plan.pile), 0)
    else:
        block.add(band(found.piles, trick, width, plan.pile), 0)
    label = min(LABEL, max([len(name) for name in found.courts], default=0) + 2)
    for owner, piles in found.courts.items():
        block.add(court(owner, piles, label, width, plan.pile), block.height)
    if found.columns:
        block.add(columns(found.columns, width, height and height - block.height, plan.pile.wider(plan.short)), block.height)
    if found.rows:
        block.add(rows(found.rows, width, plan.row, plan.gap), block.height)
    for line in all.lines:
        block.words.append(Words(2, block.height, line[: width - 4], "chalk"))
        block.height += 1
    return block


def band(piles: list[Place], trick: Place | None, width: int, size: Size) -> Block:
    """Piles side by side with the trick among them, each under its title."""
    block = Block()
    cells = [(place, max(size.width, len(pile_title(place)))) for place in piles]
    laid = 0 if trick is None else max(len(trick.cards) * (max(size.width, 9) + GAP), 12)
    total = sum(wide + 2 for _, wide in cells) + laid
    x, y = max(1, (width - total) // 2), 0
    for place, wide in cells:
        if x + wide > width - 1 and x > 1:
            x, y = 1, y + size.height + 2
        block.words.append(Words(x, y, pile_title(place)))
        box = Box(x, y + 1, size.width, size.height)
        block.spots.append(Spot(box, place.zone, place.cards[-1] if place.cards else None, place.names))
        block.height = y + size.height + 2
        x += wide + 2
    if trick is not None and not (x + laid > width and x > 1 and not trick.cards):
        if x + laid > width - 1 and x > 1 and piles:
            x, y = max(1, (width - laid) // 2), y + size.height + 2
        block.words.append(Words(x, y, trick.title if not trick.labels else ""))
        step = min(max(size.width, 9) + GAP, (width - x) // max(1, len(trick.cards)))
        for number, card in enumerate(trick.cards):
            left = x + number * step
            label = trick.labels[number] if number < len(trick.labels) else ""
            block.words.append(Words(left, y, label[: step - 1], "chalk"))
            block.spots.append(Spot(Box(left, y + 1, size.width, size.height), trick.zone_of(number), card, trick.names_of(number)))
        block.height = max(block.height, y + size.height + 2)
    return block


# Where the players of a trick sit, by their number: each letter is the side (bottom, left, top, right) for one more seat to the left.
ROUND = {2: "bt", 3: "blr", 4: "bltr"}


def reach(size: Size) -> int:
    """How far a round trick extends to each side of the middle."""
    return size.width * 3 // 2 + 6


def can_be_round(found: Arrangement, trick: Place, width: int, size: Size) -> bool:
    """Whether there is room for a round trick with the piles beside it."""
    room = width // 2 - reach(size)
    piles = sum(max(size.width, len(pile_title(place))) + 2 for place in found.piles)
    return found.players in ROUND and len(trick.sides) == len(trick.cards) and piles <= 2 * room and room > size.width


def round_trick(trick: Place, players: int, width: int, size: Size) -> Block:
    """The cards of a trick, each on its player's side."""
    middle, far = (width - size.width) // 2, size.width + 6
    across = 1 + size.height // 2 + 1
    at = {"b": (middle, size.height + 2), "t": (middle, 1), "l": (middle - far, across), "r": (middle + far, across)}
    block = Block(height=2 * size.height + 3)
    for number, card in enumerate(trick.cards):
        side = ROUND[players][trick.sides[number]]
        x, y = at[side]
        label = trick.labels[number]
        line = y + size.height if side == "b" else y - 1
        block.words.append(Words(max(0, x + (size.width - len(label)) // 2), line, label, "chalk"))
        block.spots.append(Spot(Box(x, y, size.width, size.height), trick.zone_of(number), card, trick.names_of(number)))
    return block


def court(owner: str, piles: list[Place], label: int, width: int, size: Size) -> Block:
    """The piles of one player, side by side after the player's name."""
    block = Block(words=[Words(1, 1 + size.height // 2, owner[: label - 1], "chalk")])
    x, y = 1 + label, 0
    for place in piles:
        title = f"{place.title}·{len(place.cards)}" if len(place.cards) > 1 else place.title
        wide = max(size.width, len(title))
        if x + wide > width and x > 1 + label:
            x, y = 1 + label, y + size.height + 2
        block.words.append(Words(x, y, title))
        block.spots.append(Spot(Box(x, y + 1, size.width, size.height), place.zone, place.cards[-1] if place.cards else None, place.names))
        x += wide + GAP
    block.height = y + size.height + 2
    return block


def pile_title(place: Place) -> str:
    """The name of a pile and its number of cards."""
    return f"{place.title} · {len(place.cards)}" if len(place.cards) > 1 else place.title


def columns(found: list[Place], width: int, height: int | None, size: Size) -> Block:
    """Columns side by side; if the height is limited, a long one shows its last cards."""
    block = Block()
    step = min(max(size.width, max(len(place.title) for place in found)) + 3, width // len(found))
    x = max(1, (width - step * len(found)) // 2)
    fits = max(1, height - size.height - 1) if height is not None else 1000
    for place in found:
        shown = place.cards[-fits:] if len(place.cards) > fits else place.cards
        above = len(place.cards) - len(shown)
        block.words.append(Words(x, 0, f"{place.title}" + (f" +{above}" if above else "")))
        if not shown:
            block.spots.append(Spot(Box(x, 1, size.width, size.height), place.zone, None, place.names))
        for row, card in enumerate(shown):
            top = row == len(shown) - 1
            box = Box(x, 1 + row, size.width, size.height if top else 1)
            block.spots.append(Spot(box, place.zone, card, place.names, top=top))
        block.height = max(block.height, 2 + max(0, len(shown) - 1) + size.height)
        x += step
    return block


def rows(found: list[Place], width: int, size: Size, gap: int) -> Block:
    """Rows below each other, in two or more columns if the window is wide enough."""
    label = min(LABEL, max(len(place.title) for place in found) + 1)
    widest = max(len(place.cards) * (size.width + GAP) for place in found) + label + 4
    across = max(1, min(len(found), width // widest))
    deep = -(-len(found) // across)
    block = Block()
    for column in range(across):
        y = 0
        x = 2 + column * (width // across)
        for place in found[column * deep : (column + 1) * deep]:
            room = width // across - label - 3
            part = row(place, x, label, room, size, gap)
            block.add(part, y)
            y += part.height
    return block


def row(place: Place, x: int, label: int, room: int, size: Size, gap: int) -> Block:
    """One row of cards after its title, overlapping or split if it is long."""
    block = Block(words=[Words(x, size.height // 2, place.title[: label - 1])])
    step = size.width + GAP
    if len(place.cards) * step > room and size.height > 1:
        step = max(size.least, (room - size.width) // max(1, len(place.cards) - 1))
    each = max(1, (room - size.width) // step + 1)
    if not place.cards:
        block.spots.append(Spot(Box(x + label, 0, size.width, size.height), place.zone, None, place.names))
    for number, card in enumerate(place.cards):
        across, down = number % each, number // each
        seen = step if step < size.width and across < each - 1 and number < len(place.cards) - 1 else 0
        box = Box(x + label + across * step, down * (size.height + gap), size.width, size.height)
        block.spots.append(Spot(box, place.zone_of(number), card, place.names_of(number), seen=seen))
    block.height = -(-max(1, len(place.cards)) // each) * (size.height + gap)
    return block


def hand_of(place: Place, width: int, size: Size) -> Block:
    """A hand in one row, or in two if it is very large; with a free line above for raised cards."""
    block = Block()
    count = len(place.cards)
    step = size.width + GAP
    room = width - 2
    if count * step > room:
        step = max(size.least, (room - size.width) // max(1, count - 1))
    each = min(max(1, (room - size.width) // step + 1), max(1, count))
    for number, card in enumerate(place.cards):
        across, down = number % each, number // each
        inline = min(each, count - down * each)
        x = max(1, (width - (step * (inline - 1) + size.width)) // 2) + across * step
        seen = step if step < size.width and across < inline - 1 else 0
        box = Box(x, 1 + down * (size.height + 1), size.width, size.height)
        block.spots.append(Spot(box, place.zone, card, place.names, seen=seen, in_hand=True))
    block.height = (size.height + 1) * -(-count // each) + 1 if count else 0
    return block


def hand_size(width: int, height: int, count: int) -> Size:
    """How large the cards of the hand are."""
    return LARGE if height >= TALL and count * LARGE.least < width else SMALL
