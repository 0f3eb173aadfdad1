"""Cribbage for two: the crib, the play to thirty-one, and the show. The leaflet next to this file explains the rules in words."""

from typing import Final

from mypy_extensions import i64

from parlor.core.bits import union, zeros
from parlor.core.deals import deal_singly, rest_reversed
from parlor.core.game import FirstTo, Options, Rules, whole
from parlor.core.hand import Deck, Tally
from parlor.core.state import OWNER, CardHand, CardRules, PerSeat, Place, Stock
from parlor.core.zone import EVERYONE
from parlor.families.pegging import Pegging, Showing, ToCrib, peg
from parlor.families.pegging.play import TARGET
from parlor.packs.standard import STANDARD

CARDS, AWAY = 6, 2
JACK: Final = 11
HANDS: Final = 100
# The places.
STOCK, CRIB, STARTER, PLAYED = range(4)

SHOWING: Final = Showing(STANDARD)


class Crib(ToCrib):
    """Two cards each for the dealer's crib; then the top card of the stock is turned up as the starter."""

    def done(self, h: CardHand) -> None:
        card = h.draw()
        h.pause()
        h.put(STARTER, card)
        h.tell("turned", "cribbage-starter", card=card)
        if h.pack.number[card] == JACK:
            peg(h, h.dealer, 2, "cribbage-heels")
        if not h.over:
            h.advance()


CRIBBING: Final = Crib(AWAY, CRIB)


def deal(h: CardHand, deck: Deck) -> None:
    """Six cards each, one at a time."""
    h.stock = rest_reversed(deck.cards, deal_singly(h, deck, CARDS))
    h.made = zeros(h.players)


def show(h: CardHand, tally: Tally, seat: i64, cards: i64, key: str) -> None:
    """Counts four cards with the starter, unless somebody has won already."""
    if all(h.match.totals[each] + tally.points[each] < h.own[TARGET] for each in range(h.players)):
        points = SHOWING.total(cards, h.lying(STARTER)[0], key == "cribbage-crib")
        tally.add(seat, points, key, points)


def counts(h: CardHand, tally: Tally) -> None:
    """What was pegged; then the other hand, the dealer's, and the crib, until somebody has the points to win."""
    for seat in range(h.players):
        if h.made[seat] > 0:
            tally.add(seat, h.made[seat], "cribbage-pegged", h.made[seat])
    if all(h.hands[seat] == 0 for seat in range(h.players)):
        other = h.left[h.dealer]
        show(h, tally, other, union(h.lying(PLAYED, other)), "cribbage-hand")
        show(h, tally, h.dealer, union(h.lying(PLAYED, h.dealer)), "cribbage-hand")
        show(h, tally, h.dealer, CRIBBING.crib(h), "cribbage-crib")


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    target = whole(options, "target")
    return CardRules(
        pack=STANDARD,
        players=players,
        ending=FirstTo(target, HANDS),
        deal=deal,
        phases=[CRIBBING, Pegging(STANDARD, PLAYED)],
        count=counts,
        places=[Stock(), Place("crib", "aside", OWNER), Place("starter", "turned", EVERYONE), PerSeat("played", "played", EVERYONE)],
        counters=[target, 0, 0],
        rows=1,
    )
