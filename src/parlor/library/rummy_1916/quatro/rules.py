"""Quatro: ask one another for cards, and lay down the fours.

"Rummy", United Games Co., 1916; our page: rules/rummy.md, rulings R1 to R5.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit
from parlor.core.game import MostAfter, Options, Rules
from parlor.core.hand import Tally
from parlor.core.messages import Refusal
from parlor.families.asking.hand import AskHand, AskRules, PartHeld, Sets, Turns
from parlor.packs.rummy import RUMMY


def by_number() -> vec[i64]:
    """The four to which each card belongs."""
    of = vec[i64](capacity=52)
    for number in RUMMY.number:
        of = append(of, number - 1)
    return of


FOURS: Final = Sets(RUMMY, by_number(), [{"key": "quatro-four", "params": {"number": number}} for number in range(1, 14)])


class OfANumberHeld(PartHeld):
    """One asks for a named card, of which one holds the number in another suit (R2)."""

    def reason(self, h: AskHand, seat: i64, card: i64) -> Refusal:
        if h.hands[seat] & bit(card) != 0:
            return Refusal("quatro-held", ruling="R2")
        return Refusal("quatro-no-such-number", {"number": int(RUMMY.number[card])}, "R2")


class AskedIsNext(Turns):
    """The dealer begins; whoever is asked in vain asks next."""

    def first(self, h: AskHand) -> i64:
        return h.dealer

    def after_miss(self, h: AskHand, asker: i64, asked: i64) -> i64:
        return asked


def tally(h: AskHand, tally: Tally) -> None:
    """A point for each four."""
    tally.note("quatro-all-laid", len(h.laid))
    for seat in range(h.players):
        fours: i64 = 0
        for number in range(13):
            fours += h.laid_by(seat, number)
        if fours > 0:
            tally.add(seat, fours, "quatro-laid", fours)


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    return AskRules(RUMMY, players, MostAfter(1), FOURS, OfANumberHeld(), AskedIsNext(), "won", 1000, tally)
