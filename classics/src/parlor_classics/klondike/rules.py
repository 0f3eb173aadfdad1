"""Klondike, the patience that everyone means by solitaire. The leaflet next to this file explains the rules in words."""

from typing import Final

from parlor.core.bits import bit
from parlor.core.game import OnePatience, Options, Rules, whole
from parlor.core.hand import Match
from parlor.core.moves import DRAW, MOVE, CardTo, Choice, Notation
from parlor.core.shuffle import Shuffler
from parlor.families.patience import Alternating, ClosedPile, Nothing, PackHand, Pile, PileHand, PileRules, SplitPile, UpInSuit, one_lower
from parlor.packs.standard import STANDARD

STACKS: Final = 7
STOCK: Final = 24
# A stack may hold six hidden cards and a run from king to ace.
DEEP: Final = 19
KINGS: Final = sum([int(bit(card)) for card in range(52) if STANDARD.number[card] == 13])
LOWER: Final = one_lower(STANDARD, STANDARD.suited[1] | STANDARD.suited[2])


def hand(match: Match, rules: PileRules, shuffler: Shuffler) -> PileHand:
    """A hand before the deal."""
    return PackHand(match, rules, STACKS, KINGS, shuffler)


def rules(players: int, options: Options) -> Rules:
    """The rules for a table of one player."""
    stacks = [f"stack{n}" for n in range(1, STACKS + 1)]
    piles: list[Pile] = [ClosedPile("stock", STOCK, Nothing(), "stock"), Pile("waste", STOCK, Nothing(), "discard")]
    piles += [SplitPile(name, f"down{n}", DEEP, Alternating(LOWER, KINGS)) for n, name in enumerate(stacks, 1)]
    piles += [Pile(f"foundation{n}", 13, UpInSuit(STANDARD, n - 1), "centre") for n in range(1, 5)]
    drawn, redeals, back = whole(options, "draw"), whole(options, "redeals"), int(options["back"] == "yes")
    return PileRules(
        pack=STANDARD,
        players=players,
        notation=Notation([Choice(DRAW, "draw", ["stock"]), CardTo(MOVE, "move", STANDARD, ["foundation", *stacks])]),
        ending=OnePatience(),
        hand=hand,
        piles=piles,
        counters=[drawn, redeals, 0, back, 0, 0],
    )
