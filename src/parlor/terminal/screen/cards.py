"""Cards in three sizes, painted flat: paper on the felt, with a lamp-colored edge under what can be played."""

from dataclasses import dataclass

from parlor.terminal.screen.canvas import Box, Canvas
from parlor.terminal.screen.faces import BACK, Face
from parlor.terminal.screen.palette import Light


@dataclass(frozen=True)
class Size:
    """How large cards are drawn, and how much of a card shows under the next."""

    width: int
    height: int
    least: int

    def wider(self, letters: int) -> "Size":
        """The same size, but wide enough for a covered card to show all its letters."""
        return Size(max(self.width, letters + 2), self.height, self.least)


CHIP = Size(5, 1, 5)
WIDE_CHIP = Size(7, 1, 7)
SMALL = Size(5, 3, 3)
LARGE = Size(7, 5, 4)


def chip_of(faces: list[Face]) -> Size:
    """The size of one-line cards that fits all of these."""
    return WIDE_CHIP if any(len(face.short) > 3 for face in faces) else CHIP


def paint_card(canvas: Canvas, box: Box, face: Face, light: Light, ground: str, ink: str | None = None, *, bold: bool = False) -> None:
    """Paints one card; the box may be cut off at the right, where the next card covers it."""
    if face is BACK:
        paint_back(canvas, box, light, ground)
        return
    colour = ink or light.inks[face.ink]
    canvas.fill(box, ground)
    if box.height == 1:
        canvas.write(box.x, box.y, f" {face.short}"[: box.width].ljust(box.width), colour, ground, bold=True)
        return
    for y in range(box.y, box.y + box.height):
        canvas.write(box.x, y, "▏", light.faint, ground)
    last = box.y + box.height - 1
    sign = min(box.width // 2, 3)
    canvas.write(box.x + 1, box.y, face.corner, colour, ground, bold=True)
    if box.height > 3:
        canvas.write(box.x + 1, box.y + 1, face.sign, colour, ground, bold=True)
    canvas.write(box.x + sign, box.y + box.height // 2, face.sign, colour, ground, bold=bold)
    if box.width >= 5:
        canvas.write(box.x + box.width - 1 - len(face.foot), last, face.foot, colour, ground, bold=True)


def paint_back(canvas: Canvas, box: Box, light: Light, ground: str) -> None:
    """Paints the back of a card."""
    canvas.fill(box, ground)
    for row in range(box.height):
        lattice = ("╱╲" if row % 2 == 0 else "╲╱") * box.width
        canvas.write(box.x, box.y + row, lattice[: box.width], light.felt, ground)


def paint_slot(canvas: Canvas, box: Box, ink: str) -> None:
    """Paints an empty place for a card."""
    if box.height == 1:
        canvas.write(box.x, box.y, "╌" * box.width, ink)
        return
    inner = box.width - 2
    canvas.write(box.x, box.y, "╭" + "╌" * inner + "╮", ink)
    for y in range(box.y + 1, box.y + box.height - 1):
        canvas.write(box.x, y, "╎" + " " * inner + "╎", ink)
    canvas.write(box.x, box.y + box.height - 1, "╰" + "╌" * inner + "╯", ink)
