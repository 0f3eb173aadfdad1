"""Sammy: bid for a number of tricks, then play by suits with a dummy, or by border states without one.

"Sammy", The Sammy Card Company, 1934; our page: rules/sammy.md, rulings R1 to R10.
"""

from typing import Final

from mypy_extensions import i64

from parlor.core.bits import bit, count, zeros
from parlor.core.game import MostAfter, Options, Rules
from parlor.core.hand import Deck, Fact, Match, Tally
from parlor.core.messages import Refusal
from parlor.core.zone import EVERYONE, Zone
from parlor.families.tricks import (
    CardHand,
    Effect,
    FollowSuit,
    Hands,
    Order,
    Ranking,
    TrickHand,
    TrickRules,
    Tricks,
    deal_singly,
    is_play,
    led_and_held,
    partner,
    score_side,
    side_taken,
    side_tricks,
)
from parlor.library.sammy_1934.sammy.bidding import (
    BONUS_DOUBLED,
    BONUS_PLACED,
    COUNTERS,
    DECLARANT,
    DUMMY,
    NO_TRUMPS,
    Bidding,
    denomination,
    tricks_bid,
)
from parlor.packs.sammy import BORDERS, SAMMY

# Where the players sit, clockwise, in hands 1 to 4, 5 to 8 and 9 to 12 if partners change.
CHANGING: Final = [[0, 1, 2, 3], [0, 2, 1, 3], [0, 1, 3, 2]]


def seating(match: Match) -> list[int]:
    """Who sits where in a hand if partners change."""
    return CHANGING[(match.number - 1) // 4 % len(CHANGING)]


def deal(h: TrickHand, deck: Deck) -> None:
    """All cards, one at a time."""
    deal_singly(h, deck, 14)


def deal_as_seated(h: TrickHand, deck: Deck) -> None:
    """All cards, when all have taken their places for this hand; those who sit across are partners."""
    seats = seating(h.match)
    left, side = zeros(4), zeros(4)
    for k in range(4):
        left[seats[k]] = seats[(k + 1) % 4]
        side[seats[k]] = k % 2
    h.left = left
    h.side = side
    deal(h, deck)
    if h.match.number in (5, 9) and h.news is not None:
        h.tell_with("noted", "sammy-places-changed", {"seats": list(seats)})


class FourteenTricks(Tricks):
    """The tricks, which count for the side."""

    def facts(self, h: TrickHand, facts: dict[str, Fact]) -> None:
        super().facts(h, facts)
        second = h.left[0]
        third = h.left[second]
        fourth = h.left[third]
        facts["cards"] = [int(count(cards)) for cards in h.hands]
        facts["clockwise"] = [0, int(second), int(third), int(fourth)]
        facts["partners"] = [[0, int(third)], sorted([int(second), int(fourth)])]
        facts["side tricks"] = [int(side_tricks(h, 0)), int(side_tricks(h, 1))]


# By suits: left of the declarant leads, then dummy's hand is open and the declarant plays it.


class FollowSuitOrDummy(FollowSuit):
    """Follow suit if the hand that is to play can."""

    def reason(self, h: TrickHand, cards: i64, card: i64) -> Refusal:
        return Refusal("sammy-dummy-follows" if h.at == h.own[DUMMY] else "sammy-follow-suit", led_and_held(h, cards))


class LayDummyOpen(Effect):
    """The opening lead lays the dummy's hand open."""

    def after_card(self, h: TrickHand, card: i64) -> None:
        if len(h.played) == 1:
            h.pause()
            dummy = h.own[DUMMY]
            h.known[dummy] = h.hands[dummy]
            if h.news is not None:
                h.tell_with("shown", "sammy-dummy", {"seat": int(dummy), "cards": h.pack.codes_of(h.hands[dummy])}, dummy)


class OpenHands(Hands):
    """What is known of a hand lies open: all of the dummy's."""

    def zone(self, h: CardHand, seat: i64) -> Zone:
        zone = super().zone(h, seat)
        for k in range(len(zone.cards)):
            if h.known[seat] & bit(zone.cards[k]) != 0:
                zone.show(k, EVERYONE)
        return zone


class SuitPlay(FourteenTricks):
    """Fourteen tricks by suits."""

    def begin(self, h: TrickHand) -> None:
        declarant = h.own[DECLARANT]
        dummy = partner(h, declarant)
        h.own[DUMMY] = dummy
        plays_for = h.plays_for[:]
        plays_for[dummy] = declarant
        h.plays_for = plays_for
        h.go_to(h.left[declarant])

    def not_waiting(self, h: TrickHand, seat: i64, move: i64) -> Refusal:
        if seat == h.own[DUMMY] and is_play(move):
            return Refusal("sammy-silent-partner")
        return super().not_waiting(h, seat, move)

    def reason(self, h: TrickHand, move: i64) -> Refusal:
        if is_play(move) and h.at == h.own[DUMMY] and h.hands[h.at] & bit(move) == 0:
            return Refusal("sammy-dummy-lacks", {"card": h.pack.codes[move]})
        return super().reason(h, move)


# By border states: the declarant leads, and only the card led and the states that border it can win.


class FollowBorders(FollowSuit):
    """Play a card that borders the card led if you can."""

    def following(self, h: TrickHand, card: i64) -> i64:
        return BORDERS[card]

    def reason(self, h: TrickHand, cards: i64, card: i64) -> Refusal:
        return Refusal("sammy-follow-border", {"led": h.pack.name_of(h.trick()[0]), "cards": h.pack.codes_of(cards & h.follow)})


class BorderOrder(Ranking):
    """Of the cards that border the one led the highest, by suit first, trumps in front, and by value then."""

    def beats(self, h: TrickHand, card: i64, best: i64) -> bool:
        return h.follow & bit(card) != 0 and self.height(h, card) > self.height(h, best)

    def height(self, h: TrickHand, card: i64) -> i64:
        """A card's place in the whole pack."""
        suit = h.pack.suit[card]
        return (100 if suit == h.trump else -20 * suit) + h.pack.number[card]


class BorderPlay(FourteenTricks):
    """Fourteen tricks by border states."""

    def begin(self, h: TrickHand) -> None:
        h.go_to(h.own[DECLARANT])


SUITS: Final = SuitPlay([FollowSuitOrDummy()], Order(SAMMY, SAMMY.number), [LayDummyOpen()])
BORDER_STATES: Final = BorderPlay([FollowBorders()], BorderOrder())


def valued(low: i64, high: i64) -> i64:
    """The cards of some values."""
    mask: i64 = 0
    for card in range(SAMMY.size):
        if low <= SAMMY.number[card] <= high:
            mask |= bit(card)
    return mask


PRESIDENTS: Final[i64] = valued(13, 13)
UNCLE_SAMS: Final[i64] = valued(14, 14)
MARINE_TO_UNCLE_SAM: Final[i64] = valued(11, 14)


def honours(suit: i64) -> i64:
    """Uncle Sam, President, Nurse and Marine of the trump suit; at no trumps the four Uncle Sams."""
    return UNCLE_SAMS if suit == NO_TRUMPS else MARINE_TO_UNCLE_SAM & SAMMY.suited[suit]


def tally(h: TrickHand, tally: Tally) -> None:
    """Bid and bonus for the side that kept or broke the bid; Presidents and honours for each side that captured them."""
    if h.own[DECLARANT] < 0:
        tally.note("thrown-in")
        return
    side = h.side[h.own[DECLARANT]]
    bid = tricks_bid(h)
    took = side_tricks(h, side)
    if took >= bid:
        score_side(h, tally, side, 50, "sammy-kept", bid, took)
        if took > bid:
            score_side(h, tally, side, 25 * (took - bid), "sammy-over", took - bid)
    else:
        score_side(h, tally, 1 - side, 25 * (bid - took), "sammy-short", bid - took, bid)
    rewarded = side if took >= bid else 1 - side
    if h.own[BONUS_PLACED] == 1:
        score_side(h, tally, rewarded, 50, "sammy-bonus")
    if h.own[BONUS_DOUBLED] == 1:
        score_side(h, tally, rewarded, 50, "sammy-doubled")
    for each in range(2):
        captured = side_taken(h, each)
        presidents = count(captured & PRESIDENTS)
        if presidents > 0:
            score_side(h, tally, each, 25 * presidents, "sammy-presidents", presidents)
        held = count(captured & honours(denomination(h.bid)))
        worth = 25 * max(0, held - 2) if each == side else 25 * min(2, max(0, held - 1))
        if worth > 0:
            score_side(h, tally, each, worth, "sammy-honours", held)


class ChangingPartners(TrickRules):
    """The deal passes to the left, as all sat in the hand that is over."""

    def next_dealer(self, match: Match) -> i64:
        seats = seating(match)
        return seats[(seats.index(match.dealer) + 1) % 4]


def rules(players: int, options: Options) -> Rules:
    """The play and the seating that the options choose."""
    changing = options["partners"] == "changing"
    made = ChangingPartners if changing else TrickRules
    return made(
        pack=SAMMY,
        players=4,
        ending=MostAfter(4 * len(CHANGING) if changing else 4),
        deal=deal_as_seated if changing else deal,
        phases=[Bidding(), SUITS if options["play"] == "suits" else BORDER_STATES],
        count=tally,
        counters=COUNTERS,
        sides=2,
        hands=OpenHands(),
    )
