"""Organization: bid units, name the Organizing Country, and with five call a partner whom nobody knows till his card falls.

"Liberty Patriot Games"; our page: rules/patriot.md, rulings R1 to R7.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, count, lowest, members, union, zeros
from parlor.core.chance import Rng
from parlor.core.game import Game, Options, Rules
from parlor.core.hand import Deck, Fact, Hand, Match, Tally
from parlor.core.moves import DISCARD, NEXT, OWN, PASS, PLAY, Choice, Notation, OneCard, Word, payload_of, verb_of
from parlor.core.redeal import redeal
from parlor.core.shuffle import Shuffler
from parlor.core.zone import EVERYONE, NOBODY, Zone, owner
from parlor.families.tricks.auctions import Bids, UntilOthersPass
from parlor.families.tricks.beats import Order
from parlor.families.tricks.deals import deal_singly
from parlor.families.tricks.hand import Phase, Place, TrickHand, TrickRules, card_named, refill
from parlor.families.tricks.play import Tricks
from parlor.families.tricks.sides import score_side, side_tricks
from parlor.families.tricks.then import Then
from parlor.games.patriot.laws import NAMING, FollowCountry, NameCountry, target_option, to_do_first, to_target
from parlor.packs.patriot import PATRIOT

TAKE: Final = OWN
CALL: Final = OWN + NEXT

# Cards each for 2, 3, 4, 5 and 6 players: as many tricks, and so units, as can be bid.
EACH: Final = {2: 10, 3: 15, 4: 12, 5: 9, 6: 8}
# Four play as two couples, six as three.
SIDES: Final = {2: 0, 3: 0, 4: 2, 5: 0, 6: 3}


class OrganizationHand(TrickHand):
    """The stock is the reserve, or the dead cards of two; beside it what the bidder put away, the called card and its partner."""

    def __init__(self, match: Match, rules: TrickRules, shuffler: Shuffler) -> None:
        super().__init__(match, rules, shuffler)
        self.reserve_taken = False
        self.away: vec[i64] = vec[i64]()
        self.called: i64 = -1
        self.partner: i64 = -1
        # Whether the bidder has played a card of the called code himself.
        self.called_by_himself = False

    def clone(self) -> "OrganizationHand":
        other = OrganizationHand(self.match, self.rules, self.shuffler)
        self.copy_to(other)
        other.reserve_taken = self.reserve_taken
        other.away = self.away[:]
        other.called = self.called
        other.partner = self.partner
        other.called_by_himself = self.called_by_himself
        return other

    def said(self, seat: i64, move: i64) -> str:
        return "discard a card face down" if verb_of(move) == DISCARD else super().said(seat, move)

    def accounted_for(self) -> i64:
        """The cards that the bidder knows to be with nobody else."""
        return self.hands[self.bidder] | union(self.away)

    def guess(self, seat: i64, rng: Rng) -> Hand:
        other = self.imagine(rng)
        assert isinstance(other, OrganizationHand)
        players = self.players
        room = zeros(players + 2)
        lacks = zeros(players + 2)
        pool = union(self.stock)
        room[players] = len(self.stock)
        for s in range(players):
            if s != seat:
                pool |= self.hands[s]
                room[s] = count(self.hands[s])
                lacks[s] = self.lacks[s]
        if seat != self.bidder:
            pool |= union(self.away)
            room[players + 1] = len(self.away)
            if self.called >= 0:
                elsewhere = self.called_elsewhere(pool)
                lacks[self.bidder] |= elsewhere
                lacks[players + 1] |= elsewhere
        dealt = redeal(pool, room, lacks, rng)
        for s in range(players):
            if s != seat:
                other.hands[s] = dealt[s]
        other.stock = refill(self.stock, pool, dealt[players], rng)
        if seat != self.bidder:
            other.away = rng.shuffle(members(dealt[players + 1]))
        return other

    def called_elsewhere(self, pool: i64) -> i64:
        """Unseen copies of the called card that the bidder cannot hold, nor have put away: he never has both."""
        copies = self.pack.copies_in(pool, self.called)
        if self.called_by_himself:
            return copies
        return bit(lowest(copies)) if count(copies) == 2 else 0

    def facts(self, seat: i64) -> dict[str, Fact]:
        facts = super().facts(seat)
        facts["reserve taken"] = self.reserve_taken
        facts["called"] = self.pack.codes[self.called] if self.called >= 0 else None
        facts["partner"] = int(self.partner) if self.partner >= 0 else None
        return facts


class Reserve(Place):
    """The cards left over, face down until they are taken, and those that the bidder puts away, which he alone sees."""

    def zones(self, h: TrickHand) -> list[Zone]:
        assert isinstance(h, OrganizationHand)
        return [Zone("reserve", h.stock, NOBODY), Zone("discard", h.away, owner(h.bidder) if h.bidder >= 0 else NOBODY)]


class DeadCards(Place):
    """The four cards that two players leave out, face down."""

    def zones(self, h: TrickHand) -> list[Zone]:
        return [Zone("reserve", vec[i64](), EVERYONE), Zone("discard", h.stock, NOBODY)]


def deal(h: TrickHand, deck: Deck) -> None:
    """One at a time; what does not divide is left over."""
    h.stock = deck.cards[deal_singly(h, deck, EACH[h.players]) :]


class UnitBids(UntilOthersPass):
    """Bids of units, up to the number of tricks, until all others pass."""

    def no_bid(self, h: TrickHand, bid: i64) -> str:
        return f"There are only {self.bids.high} units to take" if bid > self.bids.high else super().no_bid(h, bid)


class TakeReserve(Phase):
    """The bidder takes the reserve and puts three cards away, or leaves it (R4)."""

    name = "reserve"

    def moves(self, h: TrickHand) -> vec[i64]:
        assert isinstance(h, OrganizationHand)
        moves = vec[i64](capacity=20)
        if not h.reserve_taken:
            return append(append(moves, PASS), TAKE)
        for card in members(h.pack.folded(h.hands[h.at])):
            moves = append(moves, DISCARD | card)
        return moves

    def allows(self, h: TrickHand, move: i64) -> bool:
        assert isinstance(h, OrganizationHand)
        if h.reserve_taken:
            return verb_of(move) == DISCARD and h.pack.copies_in(h.hands[h.at], payload_of(move)) != 0
        return move in (PASS, TAKE)

    def reason(self, h: TrickHand, move: i64) -> str:
        assert isinstance(h, OrganizationHand)
        if not h.reserve_taken:
            return to_do_first(move, "take the reserve first, or pass to leave it")
        if verb_of(move) == DISCARD:
            return card_named(h, move)
        return to_do_first(move, f"discard first, {3 - len(h.away)} to go, for the reserve that you took")

    def make(self, h: TrickHand, move: i64) -> None:
        assert isinstance(h, OrganizationHand)
        if move == TAKE:
            h.reserve_taken = True
            h.hands[h.at] |= union(h.stock)
            h.stock = vec[i64]()
            return
        if verb_of(move) == DISCARD:
            card = h.copy_held(h.at, payload_of(move))
            h.hands[h.at] &= ~bit(card)
            h.away = append(h.away, card)
        if move == PASS or len(h.away) == 3:
            h.advance()


class CallPartner(Phase):
    """The bidder calls a card that somebody else may hold (R5)."""

    name = "partner"

    def moves(self, h: TrickHand) -> vec[i64]:
        moves = vec[i64](capacity=24)
        for card in members(h.pack.firsts):
            if self.allows(h, CALL | card):
                moves = append(moves, CALL | card)
        return moves

    def allows(self, h: TrickHand, move: i64) -> bool:
        assert isinstance(h, OrganizationHand)
        return verb_of(move) == CALL and count(h.pack.copies_in(h.accounted_for(), payload_of(move))) < 2

    def reason(self, h: TrickHand, move: i64) -> str:
        if verb_of(move) == CALL:
            return f"You have both copies of {h.pack.codes[payload_of(move)]}: nobody else can hold it"
        return to_do_first(move, "call a card for your partner first")

    def make(self, h: TrickHand, move: i64) -> None:
        assert isinstance(h, OrganizationHand)
        h.called = payload_of(move)
        h.advance()


class FindPartner(Then):
    """The first other player who plays the called card is the partner."""

    def after_card(self, h: TrickHand, card: i64) -> None:
        assert isinstance(h, OrganizationHand)
        if h.pack.first(card) != h.called:
            return
        if h.at == h.bidder:
            h.called_by_himself = True
        elif h.partner < 0:
            h.partner = h.at
            h.tell("Seat {seat} has played the called card {card} and is the bidder's partner", h.at, card)


# The bidder leads; follow the country led; the Organizing Country beats the others.
PLAYING: Final = Tricks(FollowCountry(), Order(PATRIOT, PATRIOT.number), FindPartner())


def phases(players: int, bids: Bids) -> list[Phase]:
    """Bidding, the reserve where there is one, the country, with five the partner, and the tricks."""
    reserve: list[Phase] = [TakeReserve()] if players in (3, 5) else []
    call: list[Phase] = [CallPartner()] if players == 5 else []
    return [UnitBids(bids), *reserve, NameCountry(), *call, PLAYING]


def tally(h: TrickHand, tally: Tally) -> None:
    """A bid made credits the units taken, a bid missed costs the bid; all others are credited with theirs."""
    assert isinstance(h, OrganizationHand)
    if h.bidder < 0:
        tally.note("All passed: the hand was thrown in")
        return
    bidding = h.side[h.bidder]
    units = side_tricks(h, bidding) + (h.tricks[h.partner] if h.partner >= 0 else 0)
    made = units >= h.bid
    tally.note("Seat {} has made the bid of {}" if made else "Seat {} has missed the bid of {}", h.bidder, h.bid)
    for side in range(h.players):
        if side == bidding and not made:
            score_side(h, tally, side, -h.bid, "bid {} and took {}", h.bid, units)
        elif side == h.partner and not made:
            score_side(h, tally, side, 0, "partner in a bid that was missed")
        else:
            score_side(h, tally, side, side_tricks(h, side), "units taken")


class OrganizationRules(TrickRules):
    """Organization for a number of players."""

    def new_hand(self, match: Match, shuffler: Shuffler) -> TrickHand:
        return OrganizationHand(match, self, shuffler)


def rules(players: int, options: Options) -> Rules:
    """One set of each country for two, the whole pack for more."""
    bids = Bids(1, EACH[players])
    forms = [OneCard(PLAY, "play", PATRIOT), Word(PASS, "pass"), bids, NAMING]
    if players in (3, 5):
        forms += [OneCard(DISCARD, "discard", PATRIOT), Choice(TAKE, "take", ["reserve"])]
    if players == 5:
        forms.append(OneCard(CALL, "call", PATRIOT))
    deck = members(PATRIOT.firsts if players == 2 else PATRIOT.all)
    places: list[Place] = [DeadCards() if players == 2 else Reserve()]
    return OrganizationRules(
        PATRIOT, players, Notation(forms), to_target(options), deck, deal, phases(players, bids), tally, places, SIDES[players]
    )


GAME: Final = Game(
    "organization",
    "Organization",
    "patriot",
    PATRIOT,
    [2, 3, 4, 5, 6],
    4,
    [target_option(50, 500, "units")],
    "Bid for units and name the country that organizes them; with five, call a partner unknown.",
    rules,
    "tricks",
)
