"""The drawings of the cards, as they were exported when the web table was built."""

import json
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import TypedDict

import parlor
from parlor.paper.errors import NotPrinted

FOLDER = Path(parlor.__file__).parent / "web_dist" / "paper"
# A drawing is 250 by 350, and is as high as the card; around it goes what will be cut off.
UNITS_PER_MM = 350 / 88
MIDDLE = (125.0, 175.0)


class PaperPack(TypedDict):
    """The drawings of a pack."""

    style: str
    definitions: str
    back: str
    ground: str
    faces: dict[str, str]


@cache
def drawings_of(pack: str) -> PaperPack:
    """The drawings of a pack; raises NotPrinted if this installation has none."""
    try:
        found: PaperPack = json.loads((FOLDER / f"{pack}.json").read_text(encoding="utf-8"))
    except OSError:
        raise NotPrinted("paper-no-drawings") from None
    return found


def map_of_states() -> str:
    """The map of the states as an SVG."""
    try:
        return (FOLDER / "map.svg").read_text(encoding="utf-8")
    except OSError:
        raise NotPrinted("paper-no-map") from None


def svg(pack: PaperPack, drawing: str, width: float, height: float, ground: str = "#ffffff") -> str:
    """A drawing in the middle of a sheet of some millimeters, on its ground."""
    left, top = MIDDLE[0] - width / 2 * UNITS_PER_MM, MIDDLE[1] - height / 2 * UNITS_PER_MM
    box = f"{left:.3f} {top:.3f} {width * UNITS_PER_MM:.3f} {height * UNITS_PER_MM:.3f}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" font-family="Oswald" font-weight="500">'
        f"<style>{pack['style']}</style><defs>{pack['definitions']}</defs>"
        f'<rect x="{left:.3f}" y="{top:.3f}" width="100%" height="100%" fill="{ground}"/>{drawing}</svg>'
    )


def write_fonts(into: Path) -> None:
    """Writes the typefaces of the web table as a typesetter reads them."""
    from fontTools.ttLib import TTFont

    into.mkdir()
    for packed in sorted(FOLDER.glob("*.woff")):
        font = TTFont(BytesIO(packed.read_bytes()))
        font.flavor = None
        font.save(into / f"{packed.stem}.ttf")
