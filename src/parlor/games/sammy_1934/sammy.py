"""Sammy: bid for a number of tricks, then play by suits with a dummy, or by border states without one.

"Sammy", The Sammy Card Company, 1934; our page: rules/sammy.md, rulings R1 to R10.
"""

from typing import Final

from mypy_extensions import i64

from parlor.core.bits import bit, count
from parlor.core.game import Game, MostAfter, Options, Rules, word_option
from parlor.core.hand import Deck, Match, Tally
from parlor.core.moves import BONUS, DOUBLE, PASS, PLAY, Notation, OneCard, Word
from parlor.core.pack import Pack
from parlor.core.shuffle import Shuffler, in_order
from parlor.families.tricks.beats import Beats, Order
from parlor.families.tricks.deals import deal_singly
from parlor.families.tricks.hand import Phase, TrickHand, TrickRules, is_play
from parlor.families.tricks.may import FollowSuit
from parlor.families.tricks.play import Tricks
from parlor.families.tricks.sides import partner, score_side, side_taken, side_tricks
from parlor.families.tricks.then import Then
from parlor.games.sammy_1934.sammy_bidding import BIDS, NO_TRUMPS, Bidding, SammyHand, Seating, denomination, tricks_bid
from parlor.packs.sammy import BORDERS, SAMMY

UNCLE_SAM: Final[i64] = 14
PRESIDENT: Final[i64] = 13
MARINE: Final[i64] = 11

# Where the players sit in hands 1 to 4, 5 to 8 and 9 to 12 if partners change.
FIXED: Final = [Seating([0, 1, 2, 3])]
CHANGING: Final = [Seating([0, 1, 2, 3]), Seating([0, 2, 1, 3]), Seating([0, 1, 3, 2])]


def deal(h: TrickHand, deck: Deck) -> None:
    """All cards, one at a time."""
    deal_singly(h, deck, 14)
    assert isinstance(h, SammyHand)
    if h.match.number in (5, 9):
        h.tell(f"The players change places: clockwise sit {', '.join([str(seat) for seat in h.seating.clockwise])}")


# By suits: left of the declarant leads, then dummy's hand is open and the declarant plays it.


class FollowSuitOrDummy(FollowSuit):
    """Follow suit if the hand that is to play can."""

    def reason(self, h: TrickHand, cards: i64) -> str:
        assert isinstance(h, SammyHand)
        led = h.pack.suits[h.pack.suit[h.trick()[0]]]
        who = "dummy holds" if h.at == h.dummy else "you hold"
        return f"You must follow suit: {led} was led and {who} {h.pack.text(cards & h.follow)}"


class OpenDummy(Then):
    """The opening lead lays the dummy's hand open."""

    def after_card(self, h: TrickHand, card: i64) -> None:
        if len(h.played) == 1:
            assert isinstance(h, SammyHand)
            h.known[h.dummy] = h.hands[h.dummy]
            if h.news is not None:
                h.tell(f"Seat {h.dummy} is dummy and lays down {h.pack.text(h.hands[h.dummy])}")


class SuitPlay(Tricks):
    """Fourteen tricks by suits."""

    def begin(self, h: TrickHand) -> None:
        assert isinstance(h, SammyHand)
        h.dummy = partner(h, h.declarant)
        h.go_to(h.left[h.declarant])

    def reason(self, h: TrickHand, move: i64) -> str:
        assert isinstance(h, SammyHand)
        if is_play(move) and h.at == h.dummy and h.hands[h.at] & bit(move) == 0:
            return f"It is dummy's turn, and dummy does not hold {h.pack.codes[move]}"
        return super().reason(h, move)


# By border states: the declarant leads, and only the card led and the states that border it can win.


class FollowBorders(FollowSuit):
    """Play a card that borders the card led if you can."""

    def following(self, h: TrickHand, card: i64) -> i64:
        return BORDERS[card]

    def reason(self, h: TrickHand, cards: i64) -> str:
        led = h.pack.kind(h.trick()[0]).name
        return f"You must follow with a border state of {led}: you hold {h.pack.text(cards & h.follow)}"


class BorderOrder(Beats):
    """Of the cards that border the one led the highest, by suit first, trumps in front, and by value then."""

    def __init__(self, pack: Pack) -> None:
        self.suit: Final = pack.suit
        self.number: Final = pack.number

    def beats(self, h: TrickHand, card: i64, best: i64) -> bool:
        return h.follow & bit(card) != 0 and self.height(h, card) > self.height(h, best)

    def height(self, h: TrickHand, card: i64) -> i64:
        """A card's place in the whole pack."""
        suit = self.suit[card]
        return (100 if suit == h.trump else -20 * suit) + self.number[card]


class BorderPlay(Tricks):
    """Fourteen tricks by border states."""

    def begin(self, h: TrickHand) -> None:
        assert isinstance(h, SammyHand)
        h.go_to(h.declarant)


BIDDING: Final = Bidding()
SUITS: Final = SuitPlay(FollowSuitOrDummy(), Order(SAMMY, SAMMY.number), OpenDummy())
BORDER_STATES: Final = BorderPlay(FollowBorders(), BorderOrder(SAMMY), Then())


def of_number(number: i64) -> i64:
    """The four cards of one value."""
    mask: i64 = 0
    for card in range(SAMMY.size):
        if SAMMY.number[card] == number:
            mask |= bit(card)
    return mask


def honours(suit: i64) -> i64:
    """Uncle Sam, President, Nurse and Marine of the trump suit; at no trumps the four Uncle Sams."""
    if suit == NO_TRUMPS:
        return of_number(UNCLE_SAM)
    mask: i64 = 0
    for card in range(SAMMY.size):
        if SAMMY.suit[card] == suit and SAMMY.number[card] >= MARINE:
            mask |= bit(card)
    return mask


PRESIDENTS: Final[i64] = of_number(PRESIDENT)


def tally(h: TrickHand, tally: Tally) -> None:
    """Bid and bonus for the side that kept or broke the bid; Presidents and honours for each side that captured them."""
    assert isinstance(h, SammyHand)
    if h.declarant < 0:
        tally.note("All passed: the hand was thrown in")
        return
    side = h.side[h.declarant]
    bid = tricks_bid(h)
    took = side_tricks(h, side)
    if took >= bid:
        score_side(h, tally, side, 50, "kept the bid of {} with {} tricks", bid, took)
        if took > bid:
            score_side(h, tally, side, 25 * (took - bid), "took {} more than the bid", took - bid)
    else:
        score_side(h, tally, 1 - side, 25 * (bid - took), "the declarants are {} short of their bid of {}", bid - took, bid)
    rewarded = side if took >= bid else 1 - side
    if h.bonus:
        score_side(h, tally, rewarded, 50, "the bonus")
    if h.doubled:
        score_side(h, tally, rewarded, 50, "the bonus doubled")
    for each in range(2):
        captured = side_taken(h, each)
        presidents = count(captured & PRESIDENTS)
        if presidents > 0:
            score_side(h, tally, each, 25 * presidents, "captured {} of the four Presidents", presidents)
        held = count(captured & honours(denomination(h.bid)))
        worth = 25 * max(0, held - 2) if each == side else 25 * min(2, max(0, held - 1))
        if worth > 0:
            score_side(h, tally, each, worth, "captured {} of the four honours", held)


class SammyRules(TrickRules):
    """Sammy at one table: the seating of each four hands."""

    def __init__(self, play: Phase, seatings: list[Seating]) -> None:
        notation = Notation([OneCard(PLAY, "play", SAMMY), Word(PASS, "pass"), BIDS, Word(BONUS, "bonus"), Word(DOUBLE, "double")])
        ending = MostAfter(4 * len(seatings))
        super().__init__(SAMMY, 4, notation, ending, in_order(56), deal, [BIDDING, play], tally, [], 2)
        self.seatings: Final = seatings

    def seating(self, match: Match) -> Seating:
        """Who sits where in a hand."""
        return self.seatings[(match.number - 1) // 4 % len(self.seatings)]

    def new_hand(self, match: Match, shuffler: Shuffler) -> TrickHand:
        return SammyHand(match, self, shuffler, self.seating(match))

    def next_dealer(self, match: Match) -> i64:
        return self.seating(match).left[match.dealer]


def rules(players: int, options: Options) -> Rules:
    """The play and the seating that the options choose."""
    play = SUITS if options["play"] == "suits" else BORDER_STATES
    return SammyRules(play, FIXED if options["partners"] == "fixed" else CHANGING)


GAME: Final = Game(
    "sammy",
    "Sammy",
    "sammy-1934",
    SAMMY,
    [4],
    4,
    [
        word_option("play", "how the tricks are played: by suits with a dummy, or by border states", ["suits", "borders"]),
        word_option(
            "partners", "fixed: four hands, sides score; changing: twelve hands, everyone plays with everyone", ["fixed", "changing"]
        ),
    ],
    "The book's bridge: bid for tricks, then play by suits with a dummy, or by border states without one.",
    rules,
    "tricks",
)
