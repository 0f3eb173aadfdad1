"""Sachem: catch the first and the last trump, the nine of trumps, and the sevens and eights.

"Rummy", United Games Company, 1916; our page: rules/rummy.md, rulings R1 to R5.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core import bits
from parlor.core.bits import bit
from parlor.core.game import FirstTo, Options, Rules, whole
from parlor.core.hand import Deck, Tally
from parlor.families.tricks import FollowOrTrump, Order, Stock, TrickHand, TrickRules, Tricks, Turned, deal_singly, rest_reversed, turn_up
from parlor.packs.rummy import RUMMY, numbered

SEVENS_AND_EIGHTS: Final[i64] = numbered(7) | numbered(8)
NINES: Final[i64] = numbered(9)

# With the suit led in hand follow suit or trump, else play anything; the highest trump takes the trick, else the highest of the suit led.
PLAYING: Final = Tricks([FollowOrTrump()], Order(RUMMY, RUMMY.number))


def deal(h: TrickHand, deck: Deck) -> None:
    """Six each, singly; the next card makes its suit trumps and stays out of play."""
    dealt = deal_singly(h, deck, 6)
    h.stock = rest_reversed(deck.cards, dealt + 1)
    turn_up(h, deck.cards[dealt])


def count(h: TrickHand, tally: Tally) -> None:
    """Each card brings its points to the player in whose tricks it lies (R2)."""
    trumps = trumps_played(h)
    if len(trumps) > 0:
        tally.add(taker(h, trumps[0]), 3, "sachem-first-trump")
        tally.add(taker(h, trumps[len(trumps) - 1]), 3, "sachem-last-trump")
    for place in trumps:
        if bit(h.played[place]) & NINES != 0:
            tally.add(taker(h, place), 9, "sachem-nine")
    count_sachem(h, tally)
    if len(tally.seats) == 0:
        tally.note("sachem-nobody")


def count_sachem(h: TrickHand, tally: Tally) -> None:
    """Seven to the player with the most sevens and eights, if there is one (R3)."""
    most: i64 = 0
    best: i64 = -1
    for seat in range(h.players):
        taken = bits.count(h.taken(seat) & SEVENS_AND_EIGHTS)
        if taken > most:
            most = taken
            best = seat
        elif taken == most:
            best = -1
    if best >= 0:
        tally.add(best, 7, "sachem-sachem", most)


def trumps_played(h: TrickHand) -> vec[i64]:
    """The places of the trumps among the cards taken, in order."""
    places = vec[i64](capacity=13)
    for place in range(len(h.takers) * h.players):
        if RUMMY.suit[h.played[place]] == h.trump:
            places = append(places, place)
    return places


def taker(h: TrickHand, place: i64) -> i64:
    """Who took the card that was played in this place."""
    return h.takers[place // h.players]


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    return TrickRules(
        pack=RUMMY,
        players=players,
        ending=FirstTo(whole(options, "target"), 500),
        deal=deal,
        phases=[PLAYING],
        count=count,
        places=[Turned(), Stock()],
    )
