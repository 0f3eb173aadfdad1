"""Patiences: everything that a game is built from, to import from one place."""

from parlor.core.moves import insert
from parlor.families.patience.building import Alternating, UpInSuit, one_lower
from parlor.families.patience.cells import Cell, CellHand
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
from parlor.families.patience.packing import PackHand
from parlor.families.patience.runs import STACKS, STOCK, UP, WASTE, RunHand

__all__ = [
    "ALL_PACKS",
    "STACKS",
    "STOCK",
    "UP",
    "WASTE",
    "Alternating",
    "Cell",
    "CellHand",
    "ClosedPile",
    "Nothing",
    "PackHand",
    "Pile",
    "PileHand",
    "PileRules",
    "RunHand",
    "SplitPile",
    "StackPile",
    "Takes",
    "TopPile",
    "UpInSuit",
    "in_pack_order",
    "insert",
    "one_lower",
]
