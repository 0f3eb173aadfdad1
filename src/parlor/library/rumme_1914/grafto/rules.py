"""Grafto: bid on taking four tricks of seven; the five of trumps must be grafted away, and only the dealer may get it back.

"Rumme and Ten Others", Milton Bradley, 1914; our page: rules/rumme-b.md, rulings R1 to R8.
"""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from parlor.core.bits import bit, members
from parlor.core.deals import deal_singly, rest_reversed
from parlor.core.game import Highest, Options, Rules, whole
from parlor.core.hand import Deck, Fact, Hand, Match, Tally
from parlor.core.messages import Refusal
from parlor.core.moves import OWN, PASS, Form, OneCard, Word, payload_of, verb_of, with_each
from parlor.core.pack import Pack
from parlor.core.phase import Phase
from parlor.core.state import OWNER, CardHand, Place
from parlor.core.zone import NOBODY, Zone, owner
from parlor.families.tricks import Bids, FollowOrTrump, OneRound, Ranking, TrickHand, TrickRules, Tricks, Turned, card_named
from parlor.families.tricks.deals import take_turned, turn_up
from parlor.packs.rumme import NO_RUMME_CARD, RUMME, RUMME_CARD

GRAFT: Final = OWN
TRICKS: Final = 7
NEEDED: Final = 4
HIGHEST_BID: Final = 15
MOST_HANDS: Final = 500
# Counter: the set of cards that everyone saw buried under the stock.
SHOWN: Final = 0
# The card that the dealer buried there.
BURIED: Final = 0
TAKES: Final = "rumme-1914-takes"
# Why nobody may graft after the dealer's chance.
NO_GRAFT: Final[dict[int, Refusal]] = {GRAFT: Refusal("grafto-no-graft", ruling="R3")}


def five_of_trumps(h: TrickHand) -> i64:
    """The card that must be grafted."""
    return h.trump * 13 + 4


def deal(h: TrickHand, deck: Deck) -> None:
    """Seven cards each, one at a time. The next card shows the trump suit; the Rumme card has no suit and is buried (R1)."""
    h.stock = rest_reversed(deck.cards, deal_singly(h, deck, TRICKS))
    h.pause()
    card = h.draw()
    if card == RUMME_CARD:
        h.own[SHOWN] = NO_RUMME_CARD
        h.tell("turned", "grafto-buried", -1, RUMME_CARD)
        card = h.draw()
    turn_up(h, card)
    forced_graft(h)


def forced_graft(h: TrickHand) -> None:
    """First of all, the player with the five of trumps must trade it for the turned card (R2, R3)."""
    five = bit(five_of_trumps(h))
    for seat in range(h.players):
        if h.hands[seat] & five != 0:
            h.lose(seat, five_of_trumps(h))
            h.own[SHOWN] |= five
            h.tell("exchanged", "grafto-must-graft", seat, five_of_trumps(h))
            take_turned(h, seat, TAKES)
        # Everyone now knows that nobody holds the five unseen.
        h.lacks[seat] = five


class BuriedStock(Place):
    """The stock, face down, with the buried cards at the bottom. The dealer knows the card he buried."""

    def zones(self, h: CardHand, first: i64) -> list[Zone]:
        own = h.lies[first + h.dealer]
        zone = Zone(self.name, extend(extend(own[:], members(h.own[SHOWN])), h.stock), NOBODY, self.role, order="own")
        if len(own) > 0:
            zone.show(0, owner(h.dealer))
        return [zone]


class DealersGraft(Phase[TrickHand]):
    """If a 5 is turned up, the dealer may take it and bury another card."""

    name = "graft"

    def forms(self, pack: Pack) -> list[Form]:
        return [Word(PASS, "pass"), OneCard(GRAFT, "graft", pack, "exchanged", "grafto-grafts")]

    def begin(self, h: TrickHand) -> None:
        if h.turned == five_of_trumps(h):
            h.go_to(h.dealer)
        else:
            h.advance()

    def moves(self, h: TrickHand) -> vec[i64]:
        return with_each(GRAFT, h.hands[h.at], PASS)

    def reason(self, h: TrickHand, move: i64) -> Refusal:
        return card_named(h, move) if verb_of(move) == GRAFT else Refusal("grafto-dealer-decides", ruling="R3")

    def make(self, h: TrickHand, move: i64) -> None:
        if move != PASS:
            card = payload_of(move)
            h.hands[h.at] &= ~bit(card)
            h.put(BURIED, card, h.at)
            h.pause()
            take_turned(h, h.at, TAKES)
        h.advance()


# One round of bids, from the dealer's left to the dealer (R4).
BIDDING: Final = OneRound(Bids(1, HIGHEST_BID), won="grafto-highest-bid", too_low="grafto-bid-higher", refusals=NO_GRAFT)


class GraftoOrder(Ranking):
    """Trumps rank: the Rumme card, the 5, then 13 down to 1. The other suits rank by number."""

    def strength(self, h: TrickHand, card: i64) -> i64:
        """The rank of a card. Every trump ranks above every other card."""
        if card == RUMME_CARD:
            return 40
        number = RUMME.number[card]
        if RUMME.suit[card] != h.trump:
            return number
        if number == 5:
            return 39
        return 20 + number

    def beats(self, h: TrickHand, card: i64, best: i64) -> bool:
        strength = self.strength(h, card)
        return strength > self.strength(h, best) and (strength > 20 or RUMME.suit[card] == RUMME.suit[best])


class GraftoTricks(Tricks):
    """Seven tricks. The player at the dealer's left leads first, whoever won the bid (R8)."""

    def begin(self, h: TrickHand) -> None:
        h.go_to(h.left[h.dealer])

    def facts(self, h: TrickHand, facts: dict[str, Fact]) -> None:
        facts["hands_with_a_bid"] = hands_with_a_bid(h.match)
        super().facts(h, facts)


# Follow suit or trump (R7). The Rumme card always counts as a trump.
PLAYING: Final = GraftoTricks([FollowOrTrump(NO_RUMME_CARD, "grafto-follow-or-trump", "R7")], GraftoOrder(), refusals=NO_GRAFT)


def credit_first(h: TrickHand, tally: Tally) -> None:
    """The count, with credit for a 15 of the player at the dealer's left, who bids first (R5)."""
    count(h, tally, bit(h.left[h.dealer]))


def credit_any(h: TrickHand, tally: Tally) -> None:
    """The count, with credit for anyone's 15."""
    count(h, tally, bit(h.players) - 1)


COUNTS: Final = {"first": credit_first, "any": credit_any}


def count(h: TrickHand, tally: Tally, credited: i64) -> None:
    """Four tricks win your own bid and a 15 that a credited seat lost; each extra trick counts one (R6). All other bids are lost."""
    tally.keep("bid", 1 if h.bidder >= 0 else 0)
    if h.bidder < 0:
        tally.note("grafto-thrown-in")
        return
    takers = [seat for seat in range(h.players) if h.tricks[seat] >= NEEDED]
    if not takers:
        tally.note("grafto-killed")
        return
    taker = takers[0]
    seat = h.left[h.dealer]
    for call in h.calls:
        bid = payload_of(call)
        if call != PASS and seat == taker:
            tally.add(taker, bid, "grafto-made", bid)
        elif call != PASS:
            tally.add(seat, -bid, "grafto-failed", bid)
            if bid == HIGHEST_BID and bit(seat) & credited != 0:
                tally.add(taker, bid, "grafto-beat", bid)
        seat = h.left[seat]
    over = h.tricks[taker] - NEEDED
    if over > 0:
        tally.add(taker, over, "grafto-over", over)


def hands_with_a_bid(match: Match) -> int:
    """How many finished hands were not thrown in."""
    return sum([result.figures["bid"] for result in match.results])


class AfterHandsWithABid(Highest):
    """After a number of hands in which someone has bid, the most points win."""

    def __init__(self, hands: int) -> None:
        self.hands: Final = hands

    def over(self, match: Match, hand: Hand, tally: Tally) -> bool:
        return match.number >= MOST_HANDS or hands_with_a_bid(match) >= self.hands


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    return TrickRules(
        pack=RUMME,
        players=players,
        ending=AfterHandsWithABid(whole(options, "hands")),
        deal=deal,
        phases=[DealersGraft(), BIDDING, PLAYING],
        count=COUNTS[str(options["credit"])],
        places=[BuriedStock("stock", "stock", OWNER), Turned()],
        counters=[0],
    )
