"""A National Contest: two parties fight first for the Presidency, then for House and Senate.

"Sammy", The Sammy Card Company, 1934; our page: rules/sammy.md, rulings R1 to R9.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, count, filled, members, zeros
from parlor.core.chance import Rng
from parlor.core.game import Game, MostAfter, Options, Rules, word_option
from parlor.core.hand import Fact, Hand, Match, Tally
from parlor.core.moves import BID, PASS, PLAY, ROW, Notation, OneCard, Word, payload_of, verb_of
from parlor.core.redeal import redeal
from parlor.core.shuffle import Shuffler
from parlor.core.zone import EVERYONE, Zone, hand_zone
from parlor.packs.sammy import BORDERS, CONGRESSMEN, ELECTORAL_VOTES, RANK, SAMMY, SENATORS, STATES

PARTIES: Final = ["Democrats", "Republicans"]
OFFICES: Final = ["President", "President", "Vice President", "Vice President"]
PRESIDENT: Final = 0
CONGRESS: Final = 1


def _outbids() -> vec[i64]:
    masks = zeros(56)
    for card in members(STATES):
        for other in members(BORDERS[card] & STATES):
            if RANK[other] < RANK[card]:
                masks[card] |= bit(other)
    return masks


# For each state its larger border states, which alone can bid for it (R3).
OUTBIDS: Final = _outbids()


def name(card: i64) -> str:
    """The name of a state."""
    return SAMMY.kind(card).name


class Bidding:
    """A player may always pass (R1)."""

    def may_pass(self, bids: i64) -> bool:
        """Whether a player who could make these bids may pass."""
        return True

    def shows(self, h: "ContestHand") -> i64:
        """The cards that a pass shows a player not to hold."""
        return 0


class Forced(Bidding):
    """A player who can bid must."""

    def may_pass(self, bids: i64) -> bool:
        return bids == 0

    def shows(self, h: "ContestHand") -> i64:
        return OUTBIDS[h.contest]


class ContestHand(Hand):
    """Hands, the card in contest, the bids on the table, and the cards captured."""

    def __init__(self, match: Match, rules: "ContestRules", shuffler: Shuffler) -> None:
        super().__init__(match, rules.pack, rules.notation, shuffler)
        self.rules: Final = rules
        # Sets of cards, one a seat: held; held, as a bid has shown; not held, as a pass has shown.
        self.hands: vec[i64] = vec[i64]()
        self.known: vec[i64] = vec[i64]()
        self.lacks: vec[i64] = vec[i64]()
        # Every card captured, as seat * ROW + card.
        self.captured: vec[i64] = vec[i64]()
        self.opener: i64 = -1
        self.contest: i64 = -1
        self.bids: vec[i64] = vec[i64]()
        self.spoken: i64 = 0

    def clone(self) -> Hand:
        other = ContestHand(self.match, self.rules, self.shuffler)
        self.settle(other)
        other.hands = self.hands[:]
        other.known = self.known[:]
        other.lacks = self.lacks[:]
        other.captured = self.captured[:]
        other.opener = self.opener
        other.contest = self.contest
        other.bids = self.bids[:]
        other.spoken = self.spoken
        return other

    def deal(self, deck: vec[i64]) -> None:
        """All cards, one at a time; the dealer opens."""
        self.hands = zeros(4)
        self.known = zeros(4)
        self.lacks = zeros(4)
        self.bids = filled(4, -1)
        self.captured = vec[i64](capacity=56)
        for k in range(len(deck)):
            self.hands[(self.dealer + 1 + k) % 4] |= bit(deck[k])
        self.opener = self.dealer
        self.turn = self.dealer

    # Moves

    def may_bid(self) -> i64:
        """The cards with which the seat on turn can bid."""
        return self.hands[self.turn] & OUTBIDS[self.contest]

    def moves(self) -> vec[i64]:
        if self.contest < 0:
            return members(self.hands[self.turn])
        found = vec[i64](capacity=8)
        cards = self.may_bid()
        if self.rules.bidding.may_pass(cards):
            found = append(found, PASS)
        for card in members(cards):
            found = append(found, BID | card)
        return found

    def allows(self, seat: i64, move: i64) -> bool:
        verb = verb_of(move)
        if self.contest < 0:
            return verb == PLAY and self.hands[seat] & bit(move) != 0
        if verb == PASS:
            return self.rules.bidding.may_pass(self.may_bid())
        return verb == BID and self.may_bid() & bit(payload_of(move)) != 0

    def reason(self, seat: i64, move: i64) -> str:
        verb = verb_of(move)
        card = payload_of(move)
        if self.contest < 0 and verb != PLAY:
            return "Put a card into the contest first"
        if self.contest >= 0 and verb == PLAY:
            return f"{name(self.contest)} is in contest: bid or pass"
        if verb == PASS:
            return "You hold a larger border state and must bid"
        if self.hands[seat] & bit(card) == 0:
            return f"You do not hold {SAMMY.codes[card]}"
        if STATES & bit(card) == 0:
            return f"{name(card)} is not a state: only a state can bid"
        if BORDERS[self.contest] & bit(card) == 0:
            return f"{name(card)} does not border {name(self.contest)}"
        return f"{name(card)} is not larger in population than {name(self.contest)}: only a larger border state can bid"

    def make(self, seat: i64, move: i64) -> None:
        if self.contest < 0:
            self.open(seat, move)
            return
        if verb_of(move) == BID:
            card = payload_of(move)
            self.hands[seat] &= ~bit(card)
            self.known[seat] &= ~bit(card)
            self.bids[seat] = card
        else:
            self.lacks[seat] |= self.rules.bidding.shows(self)
        self.spoken += 1
        if self.spoken == 4:
            self.decide()
        else:
            self.turn = (seat + 1) % 4

    def open(self, seat: i64, card: i64) -> None:
        """A state is put into contest, the opener bidding last (R2); any other card is the opener's own (R4)."""
        self.hands[seat] &= ~bit(card)
        self.known[seat] &= ~bit(card)
        if STATES & bit(card) != 0:
            self.contest = card
            self.spoken = 0
            self.turn = (seat + 1) % 4
        else:
            self.capture(seat, card)

    def decide(self) -> None:
        """The largest state on the table takes the card; the opener's own competes (R5), and the bids go back."""
        best = self.contest
        winner = self.opener
        for seat in range(4):
            card = self.bids[seat]
            if card >= 0:
                if RANK[card] < RANK[best]:
                    best = card
                    winner = seat
                self.hands[seat] |= bit(card)
                self.known[seat] |= bit(card)
                self.bids[seat] = -1
        card = self.contest
        self.contest = -1
        self.capture(winner, card)

    def capture(self, seat: i64, card: i64) -> None:
        """A card is won, and the next seat opens."""
        self.tell("Seat {seat} captures {card}", seat, card)
        self.captured = append(self.captured, seat * ROW + card)
        self.opener = (self.opener + 1) % 4
        self.turn = self.opener
        self.over = len(self.captured) == 56

    # What is seen and known

    def zones(self) -> list[Zone]:
        zones = [hand_zone(seat, self.hands[seat]) for seat in range(4)]
        zones.append(Zone("contest", members(bit(self.contest)) if self.contest >= 0 else vec[i64](), EVERYONE))
        for seat in range(4):
            card = self.bids[seat]
            zones.append(Zone(f"bid:{seat}", members(bit(card)) if card >= 0 else vec[i64](), EVERYONE))
        for seat in range(4):
            cards = vec[i64](capacity=20)
            for entry in self.captured:
                if entry // ROW == seat:
                    cards = append(cards, entry % ROW)
            zones.append(Zone(f"won:{seat}", cards, EVERYONE))
        return zones

    def facts(self, seat: i64) -> dict[str, Fact]:
        return {
            "phase": "over" if self.over else "opening" if self.contest < 0 else "bidding",
            "contest": "Congress" if self.rules.elects(self.match) == CONGRESS else "President",
            "opener": self.opener,
            "cards": [int(count(hand)) for hand in self.hands],
        }

    def guess(self, seat: i64, rng: Rng) -> Hand:
        other = self.imagine(rng)
        assert isinstance(other, ContestHand)
        room = zeros(4)
        pool: i64 = 0
        for s in range(4):
            if s != seat:
                hidden = self.hands[s] & ~self.known[s]
                pool |= hidden
                room[s] = count(hidden)
        dealt = redeal(pool, room, self.lacks, rng)
        for s in range(4):
            if s != seat:
                other.hands[s] = self.known[s] | dealt[s]
        return other

    # The count

    def votes(self, side: i64, printed: vec[i64]) -> i64:
        """What the cards that a side has captured carry."""
        total: i64 = 0
        for entry in self.captured:
            if entry // ROW % 2 == side:
                total += printed[entry % ROW]
        return total

    def count(self, tally: Tally) -> None:
        if self.rules.elects(self.match) == PRESIDENT:
            elect_president(self, tally)
        else:
            elect_congress(self, tally)


def elect_president(h: ContestHand, tally: Tally) -> None:
    """The side with more electoral votes has President and Vice President."""
    votes = compare(h, tally, "Electoral votes", ELECTORAL_VOTES)
    for seat in range(4):
        if seat % 2 == votes:
            tally.add(seat, 1, f"is elected {OFFICES[seat]}")


def elect_congress(h: ContestHand, tally: Tally) -> None:
    """More congressmen have the House, more senators the Senate; the Vice President breaks a tie (R8)."""
    house = compare(h, tally, "Congressmen", CONGRESSMEN)
    give(tally, house, "the House")
    senate = compare(h, tally, "Senators", SENATORS)
    if senate >= 0:
        give(tally, senate, "the Senate")
    elif h.match.results:
        give(tally, 0 if h.match.results[0].points[0] > 0 else 1, "the Senate by the Vice President's casting vote")
    else:
        tally.note("The Senate is divided, and there is no Vice President to decide")


def compare(h: ContestHand, tally: Tally, what: str, printed: vec[i64]) -> i64:
    """The side that has more of something, or -1."""
    ours = h.votes(0, printed)
    theirs = h.votes(1, printed)
    tally.note(what + ": " + PARTIES[0] + " {}, " + PARTIES[1] + " {}", ours, theirs)
    return -1 if ours == theirs else 0 if ours > theirs else 1


def give(tally: Tally, side: i64, office: str) -> None:
    """A point to both partners."""
    for seat in range(4):
        if seat % 2 == side:
            tally.add(seat, 1, f"the {PARTIES[side]} win {office}")


class ContestRules(Rules):
    """The chosen contests, one a hand, and how one bids."""

    def __init__(self, contests: list[int], bidding: Bidding) -> None:
        notation = Notation([OneCard(PLAY, "play", SAMMY), Word(PASS, "pass"), OneCard(BID, "bid", SAMMY)])
        super().__init__(SAMMY, 4, notation, MostAfter(len(contests)), members(SAMMY.all))
        self.contests: Final = contests
        self.bidding: Final = bidding

    def elects(self, match: Match) -> int:
        """What a hand is about."""
        return self.contests[match.number - 1]

    def new_hand(self, match: Match, shuffler: Shuffler) -> ContestHand:
        """A hand before the deal."""
        return ContestHand(match, self, shuffler)


# Three offices make the game, one point each (R7).
CONTESTS: Final = {"both": [PRESIDENT, CONGRESS], "president": [PRESIDENT], "congress": [CONGRESS]}


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    bidding = Forced() if options["bids"] == "forced" else Bidding()
    return ContestRules(CONTESTS[str(options["contests"])], bidding)


GAME: Final = Game(
    "national-contest",
    "A National Contest",
    "sammy-1934",
    SAMMY,
    [4],
    4,
    [
        word_option("contests", "which offices are fought for", ["both", "president", "congress"]),
        word_option("bids", "whether a player who can bid may pass", ["free", "forced"]),
    ],
    "Put states into the contest and capture them with larger border states, for the Presidency and for Congress.",
    rules,
    "capturing",
)
