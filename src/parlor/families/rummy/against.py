"""Points against for the cards left in hand, and the deal that goes with them."""

from typing import Final

from parlor.core.hand import Deck, Tally
from parlor.families.rummy.hand import RummyHand, deal_batches, turn_up
from parlor.families.rummy.turn import Words

WORDS: Final = Words(
    draw_first="You must draw before you play or discard",
    drawn="You have already drawn this turn; you may draw only one card",
    misfit="{card} does not extend meld {number} ({cards})",
    misfit_set="{card} does not extend meld {number} ({cards})",
    full="{card} does not extend meld {number} ({cards})",
    no_meld="There is no meld {number}",
)


def deal_singly(h: RummyHand, deck: Deck) -> None:
    """Eight cards each for two players, six for more, singly; the next one is turned up."""
    turn_up(h, deck, deal_batches(h, deck, [1] * (8 if h.players == 2 else 6)))


def count_against(h: RummyHand, tally: Tally) -> None:
    """Nothing against the one who is out; against the others the numbers of the cards left in their hands."""
    if h.out >= 0:
        tally.note("Seat {} is out", h.out)
    else:
        tally.note("Nobody is out: all count their cards")
    for seat in range(h.players):
        if h.hands[seat] != 0:
            tally.add(seat, h.counted(seat, h.pack.number), "cards left in hand ({})", h.size(seat))
