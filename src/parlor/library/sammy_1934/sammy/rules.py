"""Sammy: bid for a number of tricks, then play by suits with a dummy, or by border states without one.

"Sammy", The Sammy Card Company, 1934; our page: rules/sammy.md, rulings R1 to R10.
"""

from typing import Final

from mypy_extensions import i64

from parlor.core.bits import NONE, bit, count, zeros
from parlor.core.facts import LEFT_OUT, FactKinds
from parlor.core.game import MostAfter, Options, Rules
from parlor.core.hand import Deck, Fact, Match, Tally
from parlor.core.messages import Refusal
from parlor.core.state import CardHand, Hands
from parlor.core.zone import EVERYONE, Zone, owner
from parlor.families.tricks import Effect, FollowSuit, Order, Ranking, TrickHand, TrickRules, Tricks, deal_singly, is_play, led_and_held
from parlor.library.sammy_1934.sammy.bidding import COUNTERS, DUMMY, STAKES, Bidding, tricks_bid
from parlor.packs.sammy import BORDERS, OF_VALUE, SAMMY

# Where the players sit, clockwise, in hands 1 to 4, 5 to 8 and 9 to 12; players who sit across are partners.
SEATS: Final = [[0, 1, 2, 3], [0, 2, 1, 3], [0, 1, 3, 2]]


def seating(match: Match) -> list[int]:
    """Who sits where in a hand."""
    return SEATS[(match.number - 1) // 4 % len(SEATS)]


def next_dealer(match: Match) -> int:
    """The deal passes to the left, in the seating of the finished hand."""
    seats = seating(match)
    return seats[(seats.index(match.dealer) + 1) % 4]


def deal(h: TrickHand, deck: Deck) -> None:
    """Everyone takes a seat for this hand. Then all cards are dealt, one at a time."""
    seats = seating(h.match)
    h.left, h.side = zeros(4), zeros(4)
    for k in range(4):
        h.left[seats[k]] = seats[(k + 1) % 4]
        h.side[seats[k]] = k % 2
    deal_singly(h, deck, 14)
    if h.match.number in (5, 9) and h.news is not None:
        h.tell_with("noted", "sammy-places-changed", {"seats": list(seats)})


class FourteenTricks(Tricks):
    """Fourteen tricks, counted by side. The declarant leads."""

    def facts(self, h: TrickHand, facts: dict[str, Fact]) -> None:
        super().facts(h, facts)
        seats = seating(h.match)
        facts["cards"] = [int(count(cards)) for cards in h.hands]
        facts["clockwise"] = list(seats)
        facts["partners"] = [[0, seats[2]], sorted(seats[1::2])]
        facts["side tricks"] = [int(h.side_tricks(0)), int(h.side_tricks(1))]

    def fact_kinds(self) -> FactKinds:
        return {"clockwise": LEFT_OUT, "partners": LEFT_OUT}


# By suits: the player to the left of the declarant leads. Then the dummy's hand is laid open, and the declarant plays it.


class LayDummyOpen(Effect):
    """After the opening lead, the dummy's hand is laid open."""

    def after_card(self, h: TrickHand, card: i64) -> None:
        if len(h.played) == 1:
            h.pause()
            dummy = h.own[DUMMY]
            h.known[dummy] = h.hands[dummy]
            if h.news is not None:
                h.tell_with("shown", "sammy-dummy", {"seat": int(dummy), "cards": h.pack.codes_of(h.hands[dummy])}, dummy)


class OpenHands(Hands):
    """Everyone sees the known cards of a hand, such as the whole dummy."""

    def zone(self, h: CardHand, seat: i64) -> Zone:
        zone = super().zone(h, seat)
        zone.sees = [EVERYONE if h.known[seat] & bit(card) != 0 else owner(seat) for card in zone.cards]
        return zone


class SuitPlay(FourteenTricks):
    """Fourteen tricks by suits. The turn comes to the declarant from the bidding."""

    def begin(self, h: TrickHand) -> None:
        h.own[DUMMY] = h.partner(h.at)
        h.plays_for = h.plays_for[:]
        h.plays_for[h.own[DUMMY]] = h.at
        h.go_to(h.left[h.at])

    def not_waiting(self, h: TrickHand, seat: i64, move: i64) -> Refusal:
        silent = seat == h.own[DUMMY] and is_play(move)
        return Refusal("sammy-silent-partner") if silent else super().not_waiting(h, seat, move)

    def reason(self, h: TrickHand, move: i64) -> Refusal:
        dummy = h.at == h.own[DUMMY]
        if is_play(move) and h.hands[h.at] & bit(move) != 0:
            return Refusal("sammy-dummy-follows" if dummy else "sammy-follow-suit", led_and_held(h, h.hands[h.at]))
        return Refusal("sammy-dummy-lacks", {"card": h.pack.codes[move]}) if dummy and is_play(move) else super().reason(h, move)


# By border states: the declarant leads. Only the card led and the states that border it can win.


class FollowBorders(FollowSuit):
    """If you can, play a card that borders the card led."""

    def following(self, h: TrickHand, card: i64) -> i64:
        return BORDERS[card]

    def reason(self, h: TrickHand, cards: i64, card: i64) -> Refusal:
        return Refusal("sammy-follow-border", {"led": h.pack.name_of(h.trick()[0]), "cards": h.pack.codes_of(cards & h.follow)})


class BorderOrder(Ranking):
    """The highest of the cards that border the card led wins. Suit counts first, with trumps on top, then value."""

    def beats(self, h: TrickHand, card: i64, best: i64) -> bool:
        return h.follow & bit(card) != 0 and self.height(h, card) > self.height(h, best)

    def height(self, h: TrickHand, card: i64) -> i64:
        """The rank of a card in the whole pack."""
        suit = h.pack.suit[card]
        return h.pack.number[card] - 20 * (suit if suit != h.trump else NONE)


# Scoring. The honors are the Uncle Sam, President, Nurse and Marine of trumps, or with no trumps the four Uncle Sams.
PRESIDENTS: Final[i64] = OF_VALUE[13]
UNCLE_SAMS: Final[i64] = OF_VALUE[14]
MARINE_TO_UNCLE_SAM: Final[i64] = OF_VALUE[11] | OF_VALUE[12] | PRESIDENTS | UNCLE_SAMS
# Points for 0 to 4 honors: for the side that won the bid, and for the other side.
HONOURS: Final = [[0, 0, 0, 25, 50], [0, 0, 25, 50, 50]]


def tally(h: TrickHand, tally: Tally) -> None:
    """The bid and the bonus go to the side that made or beat the bid. Each side scores the Presidents and honors it took."""
    if h.bidder < 0:
        tally.note("thrown-in")
        return
    side, bid = h.side[h.bidder], tricks_bid(h)
    over = h.side_tricks(side) - bid
    rewarded = side if over >= 0 else 1 - side
    if over < 0:
        h.score_side(tally, rewarded, -25 * over, "sammy-short", -over, bid)
    else:
        h.score_side(tally, rewarded, 50, "sammy-kept", bid, bid + over)
    if over > 0:
        h.score_side(tally, rewarded, 25 * over, "sammy-over", over)
    for key in ["sammy-bonus", "sammy-doubled"][: h.own[STAKES]]:
        h.score_side(tally, rewarded, 50, key)
    honours = UNCLE_SAMS if h.trump < 0 else MARINE_TO_UNCLE_SAM & SAMMY.suited[h.trump]
    for each in range(2):
        taken = h.side_taken(each)
        presidents, held = count(taken & PRESIDENTS), count(taken & honours)
        if presidents > 0:
            h.score_side(tally, each, 25 * presidents, "sammy-presidents", presidents)
        worth = HONOURS[0 if each == side else 1][held]
        if worth > 0:
            h.score_side(tally, each, worth, "sammy-honours", held)


def rules(players: int, options: Options) -> Rules:
    """The options choose the kind of play and the number of hands. Partners change after every four hands."""
    by_suits = SuitPlay([FollowSuit()], Order(SAMMY, SAMMY.number), [LayDummyOpen()])
    by_borders = FourteenTricks([FollowBorders()], BorderOrder())
    made = TrickRules(
        pack=SAMMY,
        players=4,
        ending=MostAfter(4 * len(SEATS) if options["partners"] == "changing" else 4),
        deal=deal,
        phases=[Bidding(), by_suits if options["play"] == "suits" else by_borders],
        count=tally,
        counters=COUNTERS,
        sides=2,
        hands=OpenHands(),
    )
    made.next_dealer = next_dealer
    return made
