"""FreeCell: all cards open, four cells, and nearly every deal can be won. The leaflet next to this file explains the rules in words."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.game import OnePatience, Options, Rules, whole
from parlor.core.hand import Match
from parlor.core.moves import MOVE, CardTo, Notation
from parlor.core.shuffle import Shuffler
from parlor.families.patience import Alternating, Cell, CellHand, Pile, PileHand, PileRules, UpInSuit, one_lower
from parlor.packs.standard import STANDARD

COLUMNS: Final = 8
DEEP: Final = 19
LOWER: Final = one_lower(STANDARD, STANDARD.suited[1] | STANDARD.suited[2])
# The deals that Microsoft numbered; those of its first FreeCell.
NUMBERED: Final = 32000


class NumberedRules(PileRules):
    """The rules of a table that has chosen one of Microsoft's deals, or none (0)."""

    number: int = 0

    def shuffled(self, match: Match, shuffler: Shuffler) -> vec[i64]:
        return numbered_deal(self.number) if self.number > 0 else super().shuffled(match, shuffler)


def numbered_deal(number: int) -> vec[i64]:
    """The order of the cards in one of Microsoft's deals, drawn by its generator from a pack sorted by rank, then clubs to spades."""
    pack = [STANDARD.index[f"{rank}{suit}"] for rank in ["A", *map(str, range(2, 11)), "J", "Q", "K"] for suit in "CDHS"]
    order = []
    state = number
    while pack:
        state = (state * 214013 + 2531011) % 2**31
        at = (state >> 16) % len(pack)
        pack[at], pack[-1] = pack[-1], pack[at]
        order.append(pack.pop())
    return vec[i64](order)


def rules(players: int, options: Options) -> Rules:
    """The rules for a table of one player."""
    cells = whole(options, "cells")
    columns = [f"column{n}" for n in range(1, COLUMNS + 1)]
    piles = [Pile(name, DEEP, Alternating(LOWER, STANDARD.all), "column") for name in columns]
    piles += [Pile(f"cell{n}", 1, Cell(), "pile") for n in range(1, cells + 1)]
    piles += [Pile(f"foundation{n}", 13, UpInSuit(STANDARD, n - 1), "centre") for n in range(1, 5)]

    def hand(match: Match, rules: PileRules, shuffler: Shuffler) -> PileHand:
        return CellHand(match, rules, COLUMNS, i64(cells), LOWER, shuffler)

    made = NumberedRules(
        pack=STANDARD,
        players=players,
        notation=Notation([CardTo(MOVE, "move", STANDARD, ["foundation", "cell", *columns])]),
        ending=OnePatience(),
        hand=hand,
        piles=piles,
        counters=[0],
    )
    made.number = whole(options, "deal")
    return made
