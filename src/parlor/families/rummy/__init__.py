"""Rummy games: everything that a game is built from, to import from one place."""

from parlor.families.rummy.hand import RummyHand, RummyRules, Stop, deal_batches, turn_up
from parlor.families.rummy.knocking import Deadwood, LayOff, OfferedDraw, StockEnds, Throw, knock_counters, knock_forms, knocking
from parlor.families.rummy.melds import FAULT, NAMES, PLACES, Faults, Melds, Sizes
from parlor.families.rummy.turn import FROM_DISCARD, FROM_STOCK, Draw, DrawTurning, DrawWithin, Play, StockUsedUp, TurnLimit, Words, forms

__all__ = [
    "FAULT",
    "FROM_DISCARD",
    "FROM_STOCK",
    "NAMES",
    "PLACES",
    "Deadwood",
    "Draw",
    "DrawTurning",
    "DrawWithin",
    "Faults",
    "LayOff",
    "Melds",
    "OfferedDraw",
    "Play",
    "RummyHand",
    "RummyRules",
    "Sizes",
    "StockEnds",
    "StockUsedUp",
    "Stop",
    "Throw",
    "TurnLimit",
    "Words",
    "deal_batches",
    "forms",
    "knock_counters",
    "knock_forms",
    "knocking",
    "turn_up",
]
