"""Lines to try at a table: everything that its forms can write, and a few that they can read but that are never legal."""

import random

from parlor.core.moves import Notation, SomeCards
from parlor.families.tricks import Bids


def lines_of(notation: Notation, rng: random.Random) -> list[str]:
    """Every line of the grammar; for sets of cards, which are too many, a random selection."""
    lines: list[str] = []
    for form in notation.forms:
        if isinstance(form, SomeCards):
            codes = list(form.pack.index)
            tried = [f"{form.word} {' '.join(rng.sample(codes, rng.randrange(1, 7)))}" for _ in range(60)]
            lines += [notation.text(move) for move in {notation.read(line) for line in tried} if move >= 0]
        if not form.listed:
            lines += [notation.text(form.verb | payload) for payload in form.every()]
        if isinstance(form, Bids):
            wrong = {0, form.low - 1, form.low + form.step - 1, form.high + form.step} - set(form.every())
            lines += [form.text(payload) for payload in sorted(wrong) if payload >= 0]
    return list(dict.fromkeys(lines))
