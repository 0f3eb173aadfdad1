"""Sequences and Triplets with a wild card that its player names: why cards make neither, and what the hands left over bring."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.hand import Tally
from parlor.core.pack import Pack
from parlor.families.rummy.hand import RummyHand
from parlor.families.rummy.melds import UNNAMED, Faults, Melds
from parlor.families.rummy.turn import Words

NO_NAME: Final = "Name the card that the Rumme card stands for, e.g. RU=H6"

WORDS: Final = Words(
    draw_first="You must draw first",
    drawn="You have already drawn in this turn",
    misfit="{card} does not fit meld {number} ({cards}), which can take {takes} only",
    misfit_set="{card} does not fit meld {number} ({cards}): only the fourth suit ({takes}) may be added",
    full="{card} does not fit: meld {number} ({cards}) is full",
    no_meld="There is no such meld: nobody has laid a meld {number}",
    unnamed=NO_NAME,
)


class TripletFaults(Faults):
    """A Sequence is three or more consecutive cards of a suit, a Triplet three of a number in different suits."""

    def __init__(self) -> None:
        super().__init__(
            [
                NO_NAME,
                "A meld needs at least three cards",
                "These cards are not consecutive: a 1 does not follow a 13",
                "These cards are not consecutive: a Sequence has each number once, without a gap",
                "A Triplet needs three different suits",
                "A Triplet is three cards: lay three and add the fourth",
                "A meld is a Sequence of one suit or a Triplet of one number",
            ]
        )

    def find(self, melds: Melds, names: list[int]) -> int:
        if UNNAMED in names:
            return 0
        if len(names) < 3:
            return 1
        numbers = {int(melds.pack.number[name]) for name in names}
        suits = {int(melds.pack.suit[name]) for name in names}
        if len(numbers) == 1:
            return 5 if len(suits) == len(names) else 4
        if len(suits) == 1:
            return 2 if 1 in numbers and 13 in numbers else 3
        return 6


def numbers_and(pack: Pack, wild: i64, value: i64) -> vec[i64]:
    """What cards left in hand count: their numbers, the wild card a value of its own."""
    values = vec[i64](capacity=pack.size)
    for card in range(pack.size):
        values = append(values, value if card == wild else pack.number[card])
    return values


def count_others(h: RummyHand, tally: Tally, values: vec[i64]) -> None:
    """Who is out scores all cards in the other hands; if nobody is, the lowest hand those of the others, and equal ones share."""
    worth = [int(h.counted(seat, values)) for seat in range(h.players)]
    lowest = min(worth)
    winners = [int(h.out)] if h.out >= 0 else [seat for seat in range(h.players) if worth[seat] == lowest]
    if h.out >= 0:
        tally.note("Seat {} is out", h.out)
    else:
        tally.note("The stock is used up: the lowest hand is worth {}", lowest)
    if len(winners) == h.players:
        tally.note("All hands are equal: nobody scores")
    for winner in winners:
        for seat in range(h.players):
            if seat not in winners:
                tally.add(winner, worth[seat], "seat {} holds cards worth {}", seat, worth[seat])
