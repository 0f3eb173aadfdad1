"""The Despised Nines: take what you like, but not the nines.

"Rummy", United Games Company, 1916; our page: rules/rummy.md, rulings R1 to R3.
"""

from typing import Final

from mypy_extensions import i64

from parlor.core import bits
from parlor.core.game import FewestAfter, Game, Options, Rules, number_option, whole, without
from parlor.core.hand import Deck, Tally
from parlor.core.moves import PLAY, Notation, OneCard
from parlor.families.tricks.beats import Order
from parlor.families.tricks.deals import deal_singly, rest_reversed
from parlor.families.tricks.hand import Stock, TrickHand, TrickRules
from parlor.families.tricks.may import FollowSuit
from parlor.families.tricks.play import Tricks
from parlor.families.tricks.then import Then
from parlor.packs.rummy import BELOW_SIX, RUMMY, numbered

NINES: Final[i64] = numbered(9)

# Follow suit if you can; the highest card of the suit led takes the trick; no trumps; every trick is played (R3).
PLAYING: Final = Tricks(FollowSuit(), Order(RUMMY, RUMMY.number), Then())


def deal(h: TrickHand, deck: Deck) -> None:
    """One at a time, as many as all can have (R1); what is left stays out unseen (R2)."""
    dealt = deal_singly(h, deck, 32 // h.players)
    h.stock = rest_reversed(deck.cards, dealt)


def count(h: TrickHand, tally: Tally) -> None:
    """Each nine taken costs four."""
    for seat in range(h.players):
        nines = bits.count(h.taken(seat) & NINES)
        if nines > 0:
            tally.add(seat, 4 * nines, "took {} of the nines", nines)
    if len(tally.seats) == 0:
        tally.note("Nobody took a nine: all four stayed in the stock")


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    notation = Notation([OneCard(PLAY, "play", RUMMY)])
    ending = FewestAfter(whole(options, "hands") or players)
    return TrickRules(RUMMY, players, notation, ending, without(RUMMY, BELOW_SIX), deal, [PLAYING], count, [Stock()])


GAME: Final = Game(
    "despised-nines",
    "The Despised Nines",
    "rummy-1916",
    RUMMY,
    list(range(2, 9)),
    4,
    [number_option("hands", "hands that make the game; 0: each player deals once", 0, 0, 20)],
    "Thirty-two cards, and four of them nobody wants: each nine taken costs four.",
    rules,
    "tricks",
)
