"""A table as a picture: SVG and HTML for a notebook, colored text for a terminal. It shows what one seat may know, or everything."""

from html import escape
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from parlor.words.say import Reader, say

if TYPE_CHECKING:
    from parlor.table.table import Table

PAPER: Final = "#f7f0e1"
INK: Final = "#231f1a"
BAIZE: Final = "#1e4b39"
LAMP: Final = "#e9b44c"
BACK: Final = "#7d2a22"
SUITS: Final = ["#27457a", "#6a4a7c", "#9a6a10", "#a9372d"]
WIDTH: Final = 44
HEIGHT: Final = 58
GAP: Final = 12
LABEL: Final = 110
ACROSS: Final = 900
# A code begins so far from the left edge of its card, and a letter is at most so wide.
MARGIN: Final = 4
LETTER: Final = 12


class Picture:
    """A table as one seat sees it; `seat=None` is a spectator, `everything` shows all cards."""

    def __init__(self, table: "Table", seat: int | None = None, *, everything: bool = False, language: str = "") -> None:
        self.reader = Reader(language)
        self.view = table.view(seat)
        self.zones: dict[str, list[str]] = table.zones() if everything else self.view["zones"]
        self.title = say("picture-title", {"game": table.game.title, "number": table.hand}, self.reader)
        self.suits = {card.code: card.suit for card in table.game.cards}

    def colour(self, code: str) -> str:
        """The color of a card's suit."""
        suit = self.suits.get(code, -1)
        return SUITS[suit % len(SUITS)] if suit >= 0 else INK

    def facts(self) -> list[str]:
        """What is known besides the cards, one line each."""
        scores, waiting = say("picture-scores", None, self.reader), say("picture-waiting", None, self.reader)
        known: dict[str, Any] = {scores: self.view["scores"], waiting: self.view["waiting"], **self.view["facts"]}
        return [f"{name.replace('_', ' ')}: {told(value)}" for name, value in known.items() if value not in (None, [], {}, "")]

    def svg(self) -> str:
        """The cards, zone by zone; cards overlap, but never the code of one, and those that do not fit go into the next row."""
        step = MARGIN + LETTER * max(len(code) for code in self.suits)
        most = 1 + (ACROSS - LABEL - WIDTH - GAP) // step
        rows: list[str] = []
        top = 34
        for name, cards in self.zones.items():
            if not cards:
                continue
            rows.append(f'<text x="10" y="{top + HEIGHT // 2 + 4}" fill="{PAPER}" font-size="13">{escape(name)} ({len(cards)})</text>')
            rows += [self._card(code, LABEL + at % most * step, top + at // most * (HEIGHT + GAP)) for at, code in enumerate(cards)]
            top += ((len(cards) - 1) // most + 1) * (HEIGHT + GAP)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {ACROSS} {top}" font-family="Georgia, serif" role="img" '
            f'aria-label="{escape(self.title)}"><rect width="{ACROSS}" height="{top}" rx="10" fill="{BAIZE}"/>'
            f'<text x="10" y="22" fill="{LAMP}" font-size="15">{escape(self.title)}</text>{"".join(rows)}</svg>'
        )

    def _card(self, code: str, left: int, top: int) -> str:
        """One card; a hidden one shows its back."""
        place = f'x="{left}" y="{top}" width="{WIDTH}" height="{HEIGHT}" rx="4" stroke="{INK}" stroke-width=".6"'
        if code == "??":
            return f'<rect {place} fill="{BACK}"/>'
        return (
            f'<rect {place} fill="{PAPER}"/><text x="{left + MARGIN}" y="{top + 16}" font-size="13" font-weight="bold" '
            f'fill="{self.colour(code)}">{escape(code)}</text>'
        )

    def _repr_svg_(self) -> str:
        return self.svg()

    def _repr_html_(self) -> str:
        """For notebooks: the cards, the facts, the scores and the legal moves."""
        legal = self.view["legal"]
        shown = [*legal[:30], *(["…"] if len(legal) > 30 else [])]
        moves = f"<p>{escape(say('picture-may', {'moves': shown}, self.reader))}</p>" if legal else ""
        return f"<div>{self.svg()}<p>{'<br>'.join(escape(fact) for fact in self.facts())}</p>{moves}</div>"

    def __rich__(self) -> Any:
        """For terminals."""
        text = import_module("rich.text").Text(f"{self.title}\n", style="bold yellow")
        for name, cards in self.zones.items():
            if cards:
                text.append(f"{name:>12} ", style="dim")
                for code in cards:
                    text.append(f" {code} ", style=f"on {BACK}" if code == "??" else f"bold {self.colour(code)} on {PAPER}")
                    text.append(" ")
                text.append("\n")
        for fact in self.facts():
            text.append(f"{fact}\n", style="dim")
        return text


def told(value: Any) -> str:
    """A fact as text: a list without its brackets."""
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
