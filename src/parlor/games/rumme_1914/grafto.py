"""Grafto: bid on taking four tricks of seven; the five of trumps must be grafted away, and only the dealer may get it back.

"Rumme and Ten Others", Milton Bradley, 1914; our page: rules/rumme-b.md, rulings R1 to R8.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, filled, members, zeros
from parlor.core.game import Game, Highest, Options, Rules, number_option, whole
from parlor.core.hand import Deck, Fact, Hand, Match, Tally
from parlor.core.moves import OWN, PASS, PLAY, Notation, OneCard, Word, payload_of, verb_of
from parlor.core.shuffle import in_order
from parlor.core.zone import EVERYONE, NOBODY, Zone, owner
from parlor.families.tricks.auctions import Bids, OneRound
from parlor.families.tricks.beats import Beats
from parlor.families.tricks.deals import deal_singly, rest_reversed, turn_up
from parlor.families.tricks.hand import Phase, Place, TrickHand, TrickRules, Turned, card_named
from parlor.families.tricks.may import FollowOrTrump
from parlor.families.tricks.play import Tricks
from parlor.families.tricks.then import Then
from parlor.packs.rumme import NO_RUMME_CARD, RUMME, RUMME_CARD

GRAFT: Final = OWN
TRICKS: Final = 7
NEEDED: Final = 4
HIGHEST_BID: Final = 15
MOST_HANDS: Final = 500
# What lies buried under the stock: cards that all saw go there, and the one that the dealer put there himself.
SHOWN: Final = 0
DEALERS: Final = 1
THROWN_IN: Final = "All passed: the hand is thrown in"
NO_GRAFT: Final = "Only the dealer grafts, before the bidding, and only if a 5 is turned up"


def five_of_trumps(h: TrickHand) -> i64:
    """The card that must be grafted."""
    return h.trump * 13 + 4


def deal(h: TrickHand, deck: Deck) -> None:
    """Seven each, one at a time; the next card shows the trump. The Rumme card shows no suit: it is buried (R1)."""
    dealt = deal_singly(h, deck, TRICKS)
    h.aside = zeros(2)
    h.aside_seen = filled(2, EVERYONE)
    h.aside_seen[DEALERS] = owner(h.dealer)
    if deck.cards[dealt] == RUMME_CARD:
        h.tell("{card} is turned up and buried under the stock", 0, RUMME_CARD)
        h.aside[SHOWN] = NO_RUMME_CARD
        dealt += 1
    turn_up(h, deck.cards[dealt])
    h.stock = rest_reversed(deck.cards, dealt + 1)
    forced_graft(h)


def forced_graft(h: TrickHand) -> None:
    """Whoever holds the five of trumps gives it up for the turned card, before anything else (R2, R3)."""
    five = bit(five_of_trumps(h))
    for seat in range(h.players):
        if h.hands[seat] & five != 0:
            h.tell("Seat {seat} must graft: {card} is buried under the stock", seat, five_of_trumps(h))
            h.tell("Seat {seat} takes {card}", seat, h.turned)
            h.hands[seat] &= ~five
            h.aside[SHOWN] |= five
            take_turned(h, seat)
        # Whoever holds the five has grafted: nobody has it in hand unseen.
        h.lacks[seat] = five


def take_turned(h: TrickHand, seat: i64) -> None:
    """The turned card goes into a hand, as all see."""
    h.hands[seat] |= bit(h.turned)
    h.known[seat] |= bit(h.turned)
    h.turned = -1


class BuriedStock(Place):
    """The stock face down, with what was buried at its bottom; the dealer knows the card that he put there."""

    def zones(self, h: TrickHand) -> list[Zone]:
        cards = members(h.aside[DEALERS])
        for card in members(h.aside[SHOWN]):
            cards = append(cards, card)
        for card in h.stock:
            cards = append(cards, card)
        zone = Zone("stock", cards, NOBODY)
        if h.aside[DEALERS] != 0:
            zone.show(0, owner(h.dealer))
        return [zone]


class DealersGraft(Phase):
    """If a 5 is turned up the dealer may take it and bury another card."""

    name = "graft"

    def begin(self, h: TrickHand) -> None:
        if h.turned == five_of_trumps(h):
            h.go_to(h.dealer)
        else:
            h.advance()

    def moves(self, h: TrickHand) -> vec[i64]:
        moves = vec[i64](capacity=TRICKS + 1)
        moves = append(moves, PASS)
        for card in members(h.hands[h.at]):
            moves = append(moves, GRAFT | card)
        return moves

    def reason(self, h: TrickHand, move: i64) -> str:
        if verb_of(move) == GRAFT:
            return card_named(h, move)
        return "The dealer decides on the turned 5 first: graft a card or pass"

    def make(self, h: TrickHand, move: i64) -> None:
        if move != PASS:
            card = bit(payload_of(move))
            h.hands[h.at] &= ~card
            h.aside[DEALERS] = card
            h.tell("Seat {seat} takes {card}", h.at, h.turned)
            take_turned(h, h.at)
        h.advance()

    def said(self, h: TrickHand, move: i64) -> str:
        return "pass" if move == PASS else "graft a card, face down"


class Bidding(OneRound):
    """One round from the left to the dealer; 15 ends it at once, and then the left leads, whoever has bid (R4)."""

    def won(self, h: TrickHand) -> None:
        h.tell("Seat {seat} has the highest bid, {number}", h.bidder, 0, h.bid)
        h.go_to(h.left[h.dealer])
        h.advance()

    def too_low(self, h: TrickHand) -> str:
        return f"Your bid must be higher than {h.bid}"

    def reason(self, h: TrickHand, move: i64) -> str:
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

    def reason(self, h: TrickHand, cards: i64) -> str:
        if h.follow == self.trumps(h):
            return super().reason(h, cards)
        led = RUMME.suits[RUMME.suit[h.trick()[0]]]
        return f"You must follow suit or trump: {led} were led and you hold {RUMME.text(cards & h.follow)}"


class GraftoOrder(Beats):
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

    def reason(self, h: TrickHand, move: i64) -> str:
        return NO_GRAFT if verb_of(move) == GRAFT else super().reason(h, move)


GRAFTING: Final = DealersGraft()
BIDS: Final = Bids(1, HIGHEST_BID)
BIDDING: Final = Bidding(BIDS)
PLAYING: Final = GraftoTricks(FollowOrTrumpWithRumme(), GraftoOrder(), Then())


def tally(h: TrickHand, tally: Tally) -> None:
    """Four tricks make one's own bid and profit by another's 15, and each trick more counts (R5, R6); all other bids are lost."""
    if h.bidder < 0:
        tally.note(THROWN_IN)
        return
    taker: i64 = -1
    for seat in range(h.players):
        if h.tricks[seat] >= NEEDED:
            taker = seat
    if taker < 0:
        tally.note("Nobody took four tricks: the hand is killed")
        return
    seat = h.left[h.dealer]
    for call in h.calls:
        bid = payload_of(call)
        if call != PASS and seat == taker:
            tally.add(taker, bid, "made a bid of {}", bid)
        elif call != PASS:
            tally.add(seat, -bid, "bid {} and did not take four tricks", bid)
            if bid == HIGHEST_BID:
                tally.add(taker, bid, "beat another's bid of {}", bid)
        seat = h.left[seat]
    over = h.tricks[taker] - NEEDED
    if over > 0:
        tally.add(taker, over, "took {} more than four tricks", over)


def hands_with_a_bid(match: Match) -> int:
    """How many finished hands were not thrown in."""
    return len([1 for result in match.results if THROWN_IN not in result.notes])


class AfterHandsWithABid(Highest):
    """So many hands in which someone has bid, then the most points win."""

    def __init__(self, hands: int) -> None:
        self.hands: Final = hands

    def over(self, match: Match, hand: Hand, tally: Tally) -> bool:
        return match.number >= MOST_HANDS or hands_with_a_bid(match) >= self.hands


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    notation = Notation([OneCard(PLAY, "play", RUMME), Word(PASS, "pass"), BIDS, OneCard(GRAFT, "graft", RUMME)])
    ending = AfterHandsWithABid(whole(options, "hands"))
    phases: list[Phase] = [GRAFTING, BIDDING, PLAYING]
    return TrickRules(RUMME, players, notation, ending, in_order(53), deal, phases, tally, [BuriedStock(), Turned()])


GAME: Final = Game(
    "grafto",
    "Grafto",
    "rumme-1914",
    RUMME,
    [3, 4, 5, 6, 7],
    4,
    [number_option("hands", "hands with a bid that make the game", 7, 1, 20)],
    "Bid on taking four tricks of seven, with the five of trumps grafted away.",
    rules,
    "tricks",
)
