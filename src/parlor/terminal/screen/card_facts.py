"""What a card is: one line for the card at the cursor, and a sheet with everything printed on it and what the signs mean."""

from typing import Any

import parlor
from parlor.terminal.screen.faces import HIDDEN, PICTURES, SIGNS
from parlor.terminal.texts import spoken, text
from parlor.words.say import Reader, say

STATES = "sammy"
# The states as a map of squares, from west to east and from north to south.
MAP = """
.. .. .. .. .. .. .. .. .. .. ME
.. .. .. .. .. .. .. .. .. VT NH
WA ID MT ND MN .. WI MI .. NY MA
OR NV WY SD IA IL IN OH PA CT RI
CA UT CO NE MO KY WV VA MD NJ ..
.. AZ NM KS AR TN NC SC DC DE ..
.. .. .. OK LA MS AL GA .. .. ..
.. .. .. TX .. .. .. .. FL .. ..
"""


def name_of(game: parlor.Game, code: str) -> str:
    """The name of a card in the reader's language."""
    return say(f"card-{game.pack}-{code}", {}, Reader(spoken()))


def suit_of(game: parlor.Game, suit: int) -> str:
    """The name of a suit in the reader's language."""
    keys = [key for key in game.names if key.startswith(f"suit-{game.pack}-")]
    return say(keys[suit], {}, Reader(spoken())) if suit < len(keys) else game.suits[suit]


def card_of(game: parlor.Game, code: str) -> Any:
    """A card of the pack by its code, even if it stands for another one; None for a card face down."""
    bare = code.partition("=")[0]
    return None if code == HIDDEN else next((card for card in game.cards if card.code == bare), None)


def borders(card: Any) -> list[str]:
    """The states that a state borders."""
    printed = card.printed.get("borders")
    return [str(code) for code in printed] if isinstance(printed, list) else []


def line_of(game: parlor.Game, code: str) -> str:
    """A card in one line: its name, and on a card of a state what else counts."""
    card = card_of(game, code)
    if card is None:
        return text("card-face-down")
    name = name_of(game, card.code)
    if game.pack == STATES:
        said = [text("card-sammy", name=name, suit=suit_of(game, card.suit), number=card.number)]
        if card.printed.get("electoral_votes"):
            said.append(text("card-votes", number=card.printed["electoral_votes"]))
        if borders(card):
            said.append(text("card-borders", states=" ".join(borders(card))))
        return " · ".join(said)
    counts = card.printed.get("counts")
    return name if counts is None else f"{name} · {text('card-counts', number=counts)}"


def sheet_of(game: parlor.Game, code: str) -> str:
    """Everything about a card, and the legend of its pack."""
    card = card_of(game, code)
    lines = [line_of(game, code), ""]
    if card is not None and game.pack == STATES:
        lines += state(game, card)
    return "\n".join([*lines, *legend(game)])


def state(game: parlor.Game, card: Any) -> list[str]:
    """What the card of a state prints, its neighbors, and where it is on the map."""
    printed, lines = card.printed, []
    if printed.get("electoral_votes"):
        lines.append(text("inspect-electors", number=printed["electoral_votes"]))
        lines.append(text("inspect-congress", congressmen=printed["congressmen"], senators=printed["senators"]))
    if printed.get("kind") == "state":
        lines.append(text("inspect-rank", rank=printed["rank"]))
    names = [f"{code} {name_of(game, code)}" for code in borders(card)]
    lines.append(f"{text('inspect-borders')}: {', '.join(names)}" if names else text("inspect-no-borders"))
    return [*lines, "", text("inspect-map", code=card.code), *chart(card), ""]


def chart(card: Any) -> list[str]:
    """The map, with a state and its neighbors marked."""
    marks = {card.code: "[]", **dict.fromkeys(borders(card), "()")}
    rows = []
    for row in MAP.split("\n")[1:-1]:
        cells = [f"{marks[code][0]}{code}{marks[code][1]}" if code in marks else f" {code} " for code in row.split()]
        rows.append(("  " + "".join(cells)).replace("..", "  ").rstrip())
    return rows


def legend(game: parlor.Game) -> list[str]:
    """What the signs on the cards mean."""
    if game.pack == "patriot":
        flags = [f"{code[0]} {suit_of(game, suit)}" for suit, code in enumerate(("A1", "B1", "F1", "I1"))]
        names = {str(card.printed["picture"]): name_of(game, card.code) for card in game.cards if card.suit == 0}
        pictures = [f"{sign} {names[picture]}" for picture, sign in PICTURES.items()]
        return [f"{text('inspect-suits')}: {'   '.join(flags)}", f"{text('inspect-pictures')}: {'   '.join(pictures)}"]
    signs = SIGNS.get(game.pack, [])
    return [f"{text('inspect-suits')}: " + "   ".join(f"{sign} {suit_of(game, suit)}" for suit, sign in enumerate(signs))]
