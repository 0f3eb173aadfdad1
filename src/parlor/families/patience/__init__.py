"""Patiences: everything that a game is built from, to import from one place."""

from parlor.core.moves import insert
from parlor.families.patience.hand import (
    ALL_PACKS,
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
)
from parlor.families.patience.runs import STACKS, STOCK, UP, WASTE, RunHand

__all__ = [
    "ALL_PACKS",
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
