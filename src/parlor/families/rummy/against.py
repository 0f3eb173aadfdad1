"""Games that count the cards left in hand against their holder, and the deal that goes with them."""

from typing import Final

from parlor.core.hand import Deck, Tally
from parlor.families.rummy.hand import RummyHand, deal_batches, turn_up
from parlor.families.rummy.turn import Words

WORDS: Final = Words(
    draw_first="draw-before-playing",
    drawn="only-one-card-drawn",
    misfit="does-not-extend",
    misfit_set="does-not-extend",
    full="does-not-extend",
    no_meld="no-meld",
)


def deal_singly(h: RummyHand, deck: Deck) -> None:
    """Eight cards each for two players, six for more, singly; the next one is turned up."""
    turn_up(h, deck, deal_batches(h, deck, [1] * (8 if h.players == 2 else 6)))


def count_against(h: RummyHand, tally: Tally) -> None:
    """Whoever is out counts nothing. The others count the numbers of the cards left in their hands."""
    if h.out >= 0:
        tally.note("is-out", by=h.out)
    else:
        tally.note("nobody-out-all-count")
    for seat in range(h.players):
        if h.hands[seat] != 0:
            tally.add(seat, h.counted(seat, h.pack.number), "cards-left", h.size(seat))
