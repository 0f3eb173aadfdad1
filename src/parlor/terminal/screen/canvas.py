"""A grid of cells to paint on, and the lines that a terminal shows of it."""

from dataclasses import dataclass
from functools import lru_cache

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip


@dataclass(frozen=True)
class Box:
    """A rectangle of the grid."""

    x: int
    y: int
    width: int
    height: int

    def holds(self, x: int, y: int) -> bool:
        """Whether a cell is inside it."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height

    @property
    def middle(self) -> tuple[float, float]:
        """Its center; a row counts twice, since cells are twice as high as wide."""
        return self.x + self.width / 2, 2 * (self.y + self.height / 2)


@lru_cache(maxsize=1024)
def style(ink: str, ground: str, bold: bool = False) -> Style:
    """A terminal style."""
    return Style(color=ink, bgcolor=ground, bold=bold or None)


class Canvas:
    """Cells, each with a letter and a style; anything outside is not painted."""

    def __init__(self, width: int, height: int, ink: str, ground: str) -> None:
        self.width = width
        self.height = height
        self.ground = ground
        plain = style(ink, ground)
        self.letters = [[" "] * width for _ in range(height)]
        self.styles = [[plain] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str, ink: str, ground: str | None = None, *, bold: bool = False) -> None:
        """Writes on one line."""
        if not 0 <= y < self.height:
            return
        painted = style(ink, ground or self.ground, bold)
        for column, letter in enumerate(text, x):
            if 0 <= column < self.width:
                self.letters[y][column] = letter
                self.styles[y][column] = painted

    def fill(self, box: Box, ground: str) -> None:
        """Colors a rectangle."""
        for y in range(box.y, box.y + box.height):
            self.write(box.x, y, " " * box.width, ground, ground)

    def strip(self, y: int) -> Strip:
        """One line for the terminal."""
        segments: list[Segment] = []
        letters, styles = self.letters[y], self.styles[y]
        start = 0
        for x in range(1, self.width + 1):
            if x == self.width or styles[x] is not styles[start]:
                segments.append(Segment("".join(letters[start:x]), styles[start]))
                start = x
        return Strip(segments, self.width)

    def text(self) -> str:
        """The text without colors."""
        return "\n".join("".join(row).rstrip() for row in self.letters)
