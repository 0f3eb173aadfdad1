"""The Despised Nines: take what you like, but not the nines.

"Rummy", United Games Company, 1916; our page: rules/rummy.md, rulings R1 to R3.
"""

from typing import Final

from mypy_extensions import i64

from parlor.core import bits
from parlor.core.game import FewestAfter, Options, Rules, whole, without
from parlor.core.hand import Deck, Tally
from parlor.families.tricks import FollowSuit, Order, Stock, TrickHand, TrickRules, Tricks, deal_singly, rest_reversed
from parlor.packs.rummy import BELOW_SIX, RUMMY, numbered

NINES: Final[i64] = numbered(9)

# Follow suit if you can; the highest card of the suit led takes the trick; no trumps; every trick is played (R3).
PLAYING: Final = Tricks([FollowSuit()], Order(RUMMY, RUMMY.number))


def deal(h: TrickHand, deck: Deck) -> None:
    """One at a time, as many as all can have (R1); what is left stays out unseen (R2)."""
    dealt = deal_singly(h, deck, 32 // h.players)
    h.stock = rest_reversed(deck.cards, dealt)


def count(h: TrickHand, tally: Tally) -> None:
    """Each nine taken costs four."""
    for seat in range(h.players):
        nines = bits.count(h.taken(seat) & NINES)
        if nines > 0:
            tally.add(seat, 4 * nines, "despised-nines-taken", nines)
    if len(tally.seats) == 0:
        tally.note("despised-nines-none")


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    return TrickRules(
        pack=RUMMY,
        players=players,
        ending=FewestAfter(whole(options, "hands") or players),
        deck=without(RUMMY, BELOW_SIX),
        deal=deal,
        phases=[PLAYING],
        count=count,
        places=[Stock()],
    )
