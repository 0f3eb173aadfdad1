"""A table as a picture: SVG and HTML for a notebook, colored text for a terminal. It shows what one seat may know, or everything."""

from html import escape
from typing import Any

import parlor

PAPER, INK, BAIZE, LAMP = "#f7f0e1", "#231f1a", "#1e4b39", "#e9b44c"
SUITS = ["#27457a", "#6a4a7c", "#9a6a10", "#a9372d"]
WIDTH, HEIGHT, STEP, GAP, LABEL = 42, 58, 26, 12, 110
ACROSS = 900


class Picture:
    """A table as one seat sees it; `seat=None` is a spectator, `everything` shows all cards."""

    def __init__(self, table: parlor.Table, seat: int | None = None, *, everything: bool = False) -> None:
        self.view = table.view(seat)
        self.zones: dict[str, list[str]] = table.zones() if everything else self.view["zones"]
        self.title = f"{table.game.title}, hand {table.hand}"
        self.suits = {card.code: card.suit for card in table.game.cards}

    def colour(self, code: str) -> str:
        """The color of a card's suit."""
        suit = self.suits.get(code, -1)
        return SUITS[suit % len(SUITS)] if suit >= 0 else INK

    def facts(self) -> list[str]:
        """What is known besides the cards, one line each."""
        return [f"{name.replace('_', ' ')}: {value}" for name, value in self.view["facts"].items() if value not in (None, [], {}, "")]

    def svg(self) -> str:
        """The cards, zone by zone."""
        shown = {name: cards for name, cards in self.zones.items() if cards}
        rows: list[str] = []
        top = 34
        for name, cards in shown.items():
            step = min(STEP, (ACROSS - LABEL - WIDTH - GAP) / max(1, len(cards) - 1))
            rows.append(f'<text x="10" y="{top + HEIGHT / 2 + 4:.0f}" fill="{PAPER}" font-size="13">{escape(name)} ({len(cards)})</text>')
            rows += [self._card(code, LABEL + at * step, top) for at, code in enumerate(cards)]
            top += HEIGHT + GAP
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {ACROSS} {top}" font-family="Georgia, serif" role="img" '
            f'aria-label="{escape(self.title)}"><rect width="{ACROSS}" height="{top}" rx="10" fill="{BAIZE}"/>'
            f'<text x="10" y="22" fill="{LAMP}" font-size="15">{escape(self.title)}</text>{"".join(rows)}</svg>'
        )

    def _card(self, code: str, left: float, top: float) -> str:
        """One card; a hidden one shows its back."""
        place = f'x="{left:.1f}" y="{top}" width="{WIDTH}" height="{HEIGHT}" rx="4" stroke="{INK}" stroke-width=".6"'
        if code == "??":
            return f'<rect {place} fill="#7d2a22"/>'
        return (
            f'<rect {place} fill="{PAPER}"/><text x="{left + 4:.1f}" y="{top + 16}" font-size="13" font-weight="bold" '
            f'fill="{self.colour(code)}">{escape(code)}</text>'
        )

    def _repr_svg_(self) -> str:
        return self.svg()

    def _repr_html_(self) -> str:
        """For notebooks: the cards, the facts, the scores and the legal moves."""
        lines = [f"scores: {self.view['scores']}", *self.facts()]
        legal = self.view["legal"]
        moves = f"<p>may: {escape(', '.join(legal[:30]))}{' …' if len(legal) > 30 else ''}</p>" if legal else ""
        return f"<div>{self.svg()}<p>{'<br>'.join(map(escape, lines))}</p>{moves}</div>"

    def __rich__(self) -> Any:
        """For terminals."""
        from rich.text import Text

        text = Text(f"{self.title}\n", style="bold yellow")
        for name, cards in self.zones.items():
            if cards:
                text.append(f"{name:>12} ", style="dim")
                for code in cards:
                    text.append(f" {code} ", style="on #7d2a22" if code == "??" else f"bold {self.colour(code)} on {PAPER}")
                    text.append(" ")
                text.append("\n")
        for fact in [f"scores: {self.view['scores']}", *self.facts()]:
            text.append(f"{fact}\n", style="dim")
        return text


def load_ipython_extension(shell: Any) -> None:
    """`%load_ext parlor.lab.picture`: every table in a notebook is displayed as a spectator sees it."""
    html = shell.display_formatter.formatters["text/html"]
    html.for_type(parlor.Table, lambda table: Picture(table)._repr_html_())
