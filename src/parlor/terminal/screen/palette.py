"""Colors: the room by lamplight, and three other lights."""

from dataclasses import dataclass
from typing import Any

from textual.app import App
from textual.theme import Theme


@dataclass(frozen=True)
class Light:
    """The colors of the felt and of the cards on it."""

    felt: str
    edge: str
    chalk: str
    """Text on the felt."""
    faint: str
    """Less important text."""
    paper: str
    calm: str
    """A card that cannot be played now."""
    back: str
    ink: str
    lamp: str
    """What can be played, and the cursor."""
    on_lamp: str
    call: str
    """Text that asks for something."""
    brick: str
    inks: dict[str, str]
    """The colors of the suits on paper."""


ON_PAPER = {
    "steel": "#2c5874",
    "plum": "#64457a",
    "ochre": "#764b06",
    "brick": "#9c2f26",
    "navy": "#27457a",
    "sage": "#2f5c3c",
    "sky": "#155c82",
    "ink": "#231f1a",
}
ON_BLACK = {
    "steel": "#9fd0ee",
    "plum": "#d7b3ea",
    "ochre": "#f2c879",
    "brick": "#ff9d8f",
    "navy": "#a8c4ff",
    "sage": "#a4dcb0",
    "sky": "#8fdcff",
    "ink": "#f4f1ea",
}

LIGHTS = {
    "lamplight": Light(
        felt="#1e4b39",
        edge="#12332a",
        chalk="#f7f0e1",
        faint="#a9c3b0",
        paper="#fbf5e6",
        calm="#d9cfb9",
        back="#7d3a33",
        ink="#231f1a",
        lamp="#e9b44c",
        on_lamp="#231f1a",
        call="#e9b44c",
        brick="#f0a79d",
        inks=ON_PAPER,
    ),
    "pine": Light(
        felt="#12332a",
        edge="#0b211b",
        chalk="#efe6d2",
        faint="#8fb09c",
        paper="#f3ebd9",
        calm="#d5cbb4",
        back="#27457a",
        ink="#231f1a",
        lamp="#e9b44c",
        on_lamp="#231f1a",
        call="#e9b44c",
        brick="#f0a79d",
        inks=ON_PAPER,
    ),
    "daylight": Light(
        felt="#e6dcc4",
        edge="#d3c6a8",
        chalk="#231f1a",
        faint="#544c3d",
        paper="#ffffff",
        calm="#f4eddd",
        back="#27457a",
        ink="#231f1a",
        lamp="#a85a00",
        on_lamp="#ffffff",
        call="#7a4300",
        brick="#98291f",
        inks=ON_PAPER,
    ),
    "night": Light(
        felt="#000000",
        edge="#1c1c1c",
        chalk="#ffffff",
        faint="#b8b8b8",
        paper="#2b2b2b",
        calm="#161616",
        back="#4a4a4a",
        ink="#ffffff",
        lamp="#ffd23f",
        on_lamp="#000000",
        call="#ffd23f",
        brick="#ff9d8f",
        inks=ON_BLACK,
    ),
}


# The colors that every terminal has. Cards are black, so that all suits can be told apart and read.
BASIC_ON_BLACK = {
    "steel": "#5555ff",
    "plum": "#ff55ff",
    "ochre": "#ffff55",
    "brick": "#ff5555",
    "navy": "#5555ff",
    "sage": "#55ff55",
    "sky": "#55ffff",
    "ink": "#ffffff",
}
BASIC_ON_WHITE = {
    "steel": "#0000aa",
    "plum": "#aa00aa",
    "ochre": "#aa5500",
    "brick": "#aa0000",
    "navy": "#0000aa",
    "sage": "#000000",
    "sky": "#aa00aa",
    "ink": "#000000",
}
BASIC_DARK = Light(
    felt="#0000aa",
    edge="#000000",
    chalk="#ffffff",
    faint="#aaaaaa",
    paper="#000000",
    calm="#000000",
    back="#aa0000",
    ink="#ffffff",
    lamp="#ffff55",
    on_lamp="#000000",
    call="#ffff55",
    brick="#ffff55",
    inks=BASIC_ON_BLACK,
)
BASIC_BRIGHT = Light(
    felt="#aaaaaa",
    edge="#ffffff",
    chalk="#000000",
    faint="#000000",
    paper="#ffffff",
    calm="#ffffff",
    back="#0000aa",
    ink="#000000",
    lamp="#0000aa",
    on_lamp="#ffffff",
    call="#0000aa",
    brick="#000000",
    inks=BASIC_ON_WHITE,
)


def light_of(name: str, *, basic: bool) -> Light:
    """A light by its name; on a terminal with sixteen colors, what those make of it."""
    if basic:
        return BASIC_BRIGHT if name == "daylight" else BASIC_DARK
    return LIGHTS.get(name, LIGHTS["lamplight"])


def is_basic(app: App[Any]) -> bool:
    """Whether the terminal has sixteen colors only."""
    return app.console.color_system in ("standard", "windows")


def theme_of(name: str, *, basic: bool) -> Theme:
    """A light as a theme for everything except the felt."""
    light = light_of(name, basic=basic)
    return Theme(
        name=name,
        primary=light.call,
        secondary=light.faint,
        accent=light.call,
        foreground=light.chalk,
        background=light.felt,
        surface=light.edge,
        panel=light.edge,
        warning=light.lamp,
        error=light.brick,
        success=light.faint,
        dark=name != "daylight",
    )
