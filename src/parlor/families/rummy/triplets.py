"""Sequences and Triplets with a wild card that its player names: why cards make neither, and what the cards left in hand count."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from parlor.core.hand import Tally
from parlor.core.messages import NO_PARAMS, Refusal
from parlor.core.pack import Pack
from parlor.families.rummy.hand import RummyHand
from parlor.families.rummy.melds import UNNAMED, Faults, Melds
from parlor.families.rummy.turn import Words

NO_NAME: Final = Refusal("name-the-wild-card")

WORDS: Final = Words(
    draw_first="draw-first",
    drawn="already-drawn",
    misfit="misfits-run",
    misfit_set="misfits-triplet",
    full="meld-is-full",
    no_meld="no-such-meld",
    unnamed="name-the-wild-card",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class TripletFaults(Faults):
    """A Sequence is three or more consecutive cards of a suit, a Triplet three of a number in different suits."""

    def __init__(self) -> None:
        super().__init__(
            [
                NO_NAME,
                Refusal("three-cards-at-least"),
                Refusal("one-after-thirteen", NO_PARAMS, "R2"),
                Refusal("sequence-has-a-gap"),
                Refusal("triplet-of-three-suits"),
                Refusal("triplet-is-three", NO_PARAMS, "R3"),
                Refusal("sequence-or-triplet"),
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
    """What cards left in hand count: their numbers, except for the wild card, which has a value of its own."""
    values = vec[i64](capacity=pack.size)
    for card in range(pack.size):
        values = append(values, value if card == wild else pack.number[card])
    return values


def count_others(h: RummyHand, tally: Tally, values: vec[i64]) -> None:
    """Whoever is out scores all cards in the other hands. If nobody is, the lowest hand scores those of the others; equal hands share."""
    worth = [int(h.counted(seat, values)) for seat in range(h.players)]
    lowest = min(worth)
    winners = [int(h.out)] if h.out >= 0 else [seat for seat in range(h.players) if worth[seat] == lowest]
    if h.out >= 0:
        tally.note("is-out", by=h.out)
    else:
        tally.note("lowest-hand", lowest)
    if len(winners) == h.players:
        tally.note("hands-equal")
    for winner in winners:
        for seat in range(h.players):
            if seat not in winners:
                tally.add(winner, worth[seat], "holds-worth", worth[seat], by=seat)
