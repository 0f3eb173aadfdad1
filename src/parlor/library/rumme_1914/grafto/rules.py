"""Grafto: bid on taking four tricks of seven; the five of trumps must be grafted away, and only the dealer may get it back.

"Rumme and Ten Others", Milton Bradley, 1914; our page: rules/rumme-b.md, rulings R1 to R8.
"""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from parlor.core.bits import bit, members
from parlor.core.events import Told
from parlor.core.game import Highest, Options, Rules, whole
from parlor.core.hand import Deck, Fact, Hand, Match, Tally
from parlor.core.messages import Refusal
from parlor.core.moves import OWN, PASS, Form, OneCard, Word, payload_of, verb_of
from parlor.core.pack import Pack
from parlor.core.zone import NOBODY, Zone, owner
from parlor.families.tricks import (
    OWNER,
    Bids,
    CardHand,
    FollowOrTrump,
    OneRound,
    Phase,
    Place,
    Ranking,
    TrickHand,
    TrickRules,
    Tricks,
    Turned,
    card_named,
    deal_singly,
    led_and_held,
    rest_reversed,
    turn_up,
)
from parlor.packs.rumme import NO_RUMME_CARD, RUMME, RUMME_CARD

GRAFT: Final = OWN
TRICKS: Final = 7
NEEDED: Final = 4
HIGHEST_BID: Final = 15
MOST_HANDS: Final = 500
# The game's own counter: the set of the cards that all saw buried under the stock.
SHOWN: Final = 0
# The card that the dealer has buried there himself.
BURIED: Final = 0
NO_GRAFT: Final = Refusal("grafto-no-graft", ruling="R3")


def five_of_trumps(h: TrickHand) -> i64:
    """The card that must be grafted."""
    return h.trump * 13 + 4


def deal(h: TrickHand, deck: Deck) -> None:
    """Seven each, one at a time; the next card shows the trump. The Rumme card shows no suit: it is buried (R1)."""
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
    """Whoever holds the five of trumps gives it up for the turned card, before anything else (R2, R3)."""
    five = bit(five_of_trumps(h))
    for seat in range(h.players):
        if h.hands[seat] & five != 0:
            h.lose(seat, five_of_trumps(h))
            h.own[SHOWN] |= five
            h.tell("exchanged", "grafto-must-graft", seat, five_of_trumps(h))
            take_turned(h, seat)
        # Whoever holds the five has grafted: nobody has it in hand unseen.
        h.lacks[seat] = five


def take_turned(h: TrickHand, seat: i64) -> None:
    """The turned card goes into a hand, as all see."""
    card = h.turned
    h.give_openly(seat, card)
    h.turned = -1
    h.tell("took", "rumme-1914-takes", seat, card)


class BuriedStock(Place):
    """The stock face down, with what was buried at its bottom; the dealer knows the card that he put there."""

    def zones(self, h: CardHand, first: i64) -> list[Zone]:
        own = h.lies[first + h.dealer]
        zone = Zone(self.name, extend(extend(own[:], members(h.own[SHOWN])), h.stock), NOBODY, self.role, order="own")
        if len(own) > 0:
            zone.show(0, owner(h.dealer))
        return [zone]


class DealersGraft(Phase[TrickHand]):
    """If a 5 is turned up the dealer may take it and bury another card."""

    name = "graft"

    def forms(self, pack: Pack) -> list[Form]:
        return [Word(PASS, "pass"), OneCard(GRAFT, "graft", pack, kind="exchanged")]

    def begin(self, h: TrickHand) -> None:
        if h.turned == five_of_trumps(h):
            h.go_to(h.dealer)
        else:
            h.advance()

    def moves(self, h: TrickHand) -> vec[i64]:
        moves = append(vec[i64](capacity=TRICKS + 1), PASS)
        for card in members(h.hands[h.at]):
            moves = append(moves, GRAFT | card)
        return moves

    def reason(self, h: TrickHand, move: i64) -> Refusal:
        if verb_of(move) == GRAFT:
            return card_named(h, move)
        return Refusal("grafto-dealer-decides", ruling="R3")

    def make(self, h: TrickHand, move: i64) -> None:
        if move != PASS:
            card = payload_of(move)
            h.hands[h.at] &= ~bit(card)
            h.put(BURIED, card, h.at)
            h.pause()
            take_turned(h, h.at)
        h.advance()

    def said(self, h: TrickHand, move: i64) -> Told:
        return super().said(h, move) if move == PASS else Told("exchanged", "grafto-grafts", h.at)


class Bidding(OneRound):
    """One round from the left to the dealer; 15 ends it at once, and then the left leads, whoever has bid (R4)."""

    def won(self, h: TrickHand) -> None:
        h.tell("noted", "grafto-highest-bid", h.bidder, -1, h.bid)
        h.go_to(h.left[h.dealer])
        h.advance()

    def too_low(self, h: TrickHand) -> Refusal:
        return Refusal("grafto-bid-higher", {"number": int(h.bid)})

    def reason(self, h: TrickHand, move: i64) -> Refusal:
        return NO_GRAFT if verb_of(move) == GRAFT else super().reason(h, move)

    def facts(self, h: TrickHand, facts: dict[str, Fact]) -> None:
        super().facts(h, facts)
        facts["hands_with_a_bid"] = hands_with_a_bid(h.match)


class FollowOrTrumpWithRumme(FollowOrTrump):
    """Follow suit or trump (R7); the Rumme card is a trump in every respect."""

    def trumps(self, h: TrickHand) -> i64:
        return RUMME.suited[h.trump] | NO_RUMME_CARD

    def following(self, h: TrickHand, card: i64) -> i64:
        trumps = self.trumps(h)
        return trumps if trumps & bit(card) != 0 else RUMME.suited[RUMME.suit[card]]

    def reason(self, h: TrickHand, cards: i64, card: i64) -> Refusal:
        if h.follow == self.trumps(h):
            return super().reason(h, cards, card)
        return Refusal("grafto-follow-or-trump", led_and_held(h, cards), "R7")


class GraftoOrder(Ranking):
    """Trumps: the Rumme card, the 5, then 13 down to 1; the other suits by number."""

    def strength(self, h: TrickHand, card: i64) -> i64:
        """The rank of a card, every trump above every other card."""
        if card == RUMME_CARD:
            return 40
        number = RUMME.number[card]
        if RUMME.suit[card] != h.trump:
            return number
        return 39 if number == 5 else 20 + number

    def beats(self, h: TrickHand, card: i64, best: i64) -> bool:
        strength = self.strength(h, card)
        return strength > self.strength(h, best) and (strength > 20 or RUMME.suit[card] == RUMME.suit[best])


class GraftoTricks(Tricks):
    """Seven tricks; the left leads first, then the taker of each (R8)."""

    def reason(self, h: TrickHand, move: i64) -> Refusal:
        return NO_GRAFT if verb_of(move) == GRAFT else super().reason(h, move)


PHASES: Final[list[Phase[TrickHand]]] = [
    DealersGraft(),
    Bidding(Bids(1, HIGHEST_BID)),
    GraftoTricks([FollowOrTrumpWithRumme()], GraftoOrder()),
]


def tally(h: TrickHand, tally: Tally) -> None:
    """Four tricks make one's own bid and profit by another's 15, and each trick more counts (R5, R6); all other bids are lost."""
    tally.keep("bid", 1 if h.bidder >= 0 else 0)
    if h.bidder < 0:
        tally.note("grafto-thrown-in")
        return
    taker: i64 = -1
    for seat in range(h.players):
        if h.tricks[seat] >= NEEDED:
            taker = seat
    if taker < 0:
        tally.note("grafto-killed")
        return
    seat = h.left[h.dealer]
    for call in h.calls:
        bid = payload_of(call)
        if call != PASS and seat == taker:
            tally.add(taker, bid, "grafto-made", bid)
        elif call != PASS:
            tally.add(seat, -bid, "grafto-failed", bid)
            if bid == HIGHEST_BID:
                tally.add(taker, bid, "grafto-beat", bid)
        seat = h.left[seat]
    over = h.tricks[taker] - NEEDED
    if over > 0:
        tally.add(taker, over, "grafto-over", over)


def hands_with_a_bid(match: Match) -> int:
    """How many finished hands were not thrown in."""
    return sum([result.figures["bid"] for result in match.results])


class AfterHandsWithABid(Highest):
    """So many hands in which someone has bid, then the most points win."""

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
        phases=PHASES,
        count=tally,
        places=[BuriedStock("stock", "stock", OWNER), Turned()],
        counters=[0],
    )
