"""Patiences: what a game composes, in one place to import it from."""

from parlor.families.patience.hand import (
    ClosedPile,
    Nothing,
    Pile,
    PileHand,
    PileRules,
    SplitPile,
    StackPile,
    Takes,
    TopPile,
    in_pack_order,
    insert,
)
from parlor.families.patience.runs import STACKS, STOCK, UP, WASTE, RunHand

__all__ = [
    "STACKS",
    "STOCK",
    "UP",
    "WASTE",
    "ClosedPile",
    "Nothing",
    "Pile",
    "PileHand",
    "PileRules",
    "RunHand",
    "SplitPile",
    "StackPile",
    "Takes",
    "TopPile",
    "in_pack_order",
    "insert",
]
