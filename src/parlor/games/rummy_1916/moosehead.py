"""Moosehead: build a count to 30 for the fifteens, twenties, twenty-fives and thirties on the way.

"Rummy", United Games Co., 1916; our page: rules/rummy.md, rulings R1 to R6.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, count, members, union, zeros
from parlor.core.chance import Rng
from parlor.core.game import FirstTo, Game, Options, Rules, number_option, whole
from parlor.core.hand import Fact, Hand, Match, Tally
from parlor.core.moves import PASS, PLAY, ROW, Notation, OneCard, Word
from parlor.core.redeal import redeal
from parlor.core.shuffle import Shuffler
from parlor.core.zone import EVERYONE, NOBODY, Zone, hand_zone
from parlor.packs.rummy import RUMMY

EACH: Final = 5
TOP: Final = 30
GO: Final = 0


def _fitting() -> vec[i64]:
    masks = zeros(TOP + 1)
    for total in range(TOP + 1):
        for card in range(52):
            if total + RUMMY.number[card] <= TOP:
                masks[total] |= bit(card)
    return masks


# For each count the cards that do not take it above 30.
FITTING: Final = _fitting()


def fifteens(cards: vec[i64]) -> i64:
    """How many combinations of the cards add up to 15 (R6)."""
    found: i64 = 0
    for choice in range(bit(len(cards))):
        total: i64 = 0
        for k in range(len(cards)):
            if choice >> k & 1 == 1:
                total += RUMMY.number[cards[k]]
        if total == 15:
            found += 1
    return found


class MooseheadHand(Hand):
    """The count of the round, who has passed since the last card, and the points made so far."""

    def __init__(self, match: Match, rules: "MooseheadRules", shuffler: Shuffler) -> None:
        super().__init__(match, rules.pack, rules.notation, shuffler)
        self.rules: Final = rules
        self.hands: vec[i64] = vec[i64]()
        # Cards that a seat has shown not to hold by passing.
        self.lacks: vec[i64] = vec[i64]()
        self.stock: vec[i64] = vec[i64]()
        # Every card played, as seat * ROW + card; every score in the play, as seat * ROW + count, the go as count 0.
        self.played: vec[i64] = vec[i64]()
        self.scores: vec[i64] = vec[i64]()
        self.made: vec[i64] = vec[i64]()
        self.total: i64 = 0
        self.last: i64 = -1
        self.passed: i64 = 0

    def clone(self) -> Hand:
        other = MooseheadHand(self.match, self.rules, self.shuffler)
        self.settle(other)
        other.hands = self.hands[:]
        other.lacks = self.lacks[:]
        other.stock = self.stock
        other.played = self.played[:]
        other.scores = self.scores[:]
        other.made = self.made[:]
        other.total = self.total
        other.last = self.last
        other.passed = self.passed
        return other

    def deal(self, deck: vec[i64]) -> None:
        """Five each, singly; the dealer's left-hand neighbour begins."""
        players = self.players
        self.hands = zeros(players)
        self.lacks = zeros(players)
        self.made = zeros(players)
        for k in range(EACH * players):
            self.hands[(self.dealer + 1 + k) % players] |= bit(deck[k])
        self.stock = vec[i64](capacity=len(deck))
        at: i64 = len(deck) - 1
        while at >= EACH * players:
            self.stock = append(self.stock, deck[at])
            at -= 1
        self.turn = (self.dealer + 1) % players

    # Who can play must (R1).

    def fitting(self) -> i64:
        """The cards of the seat on turn that do not take the count above 30."""
        return self.hands[self.turn] & FITTING[self.total]

    def moves(self) -> vec[i64]:
        cards = self.fitting()
        return members(cards) if cards != 0 else append(vec[i64](), PASS)

    def allows(self, seat: i64, move: i64) -> bool:
        cards = self.fitting()
        return cards == 0 if move == PASS else cards & bit(move) != 0

    def reason(self, seat: i64, move: i64) -> str:
        if move == PASS:
            return f"You cannot pass: you can play {RUMMY.text(self.fitting())}"
        if self.hands[seat] & bit(move) == 0:
            return f"You do not hold {RUMMY.codes[move]}"
        return f"{RUMMY.codes[move]} would make {self.total + RUMMY.number[move]}: the count may not pass {TOP}"

    def step(self, rng: Rng) -> None:
        cards = self.fitting()
        if cards == 0:
            self.make(self.turn, PASS)
        else:
            self.make(self.turn, rng.member(cards))

    def make(self, seat: i64, move: i64) -> None:
        if move == PASS:
            self.go_by(seat)
        else:
            self.put(seat, move)

    def put(self, seat: i64, card: i64) -> None:
        """A card raises the count and makes all earlier passes void; 15, 20, 25 and 30 bring 2 points."""
        self.hands[seat] &= ~bit(card)
        self.played = append(self.played, seat * ROW + card)
        self.total += RUMMY.number[card]
        self.last = seat
        self.passed = 0
        if self.total >= 15 and self.total % 5 == 0:
            self.score(seat, 2, self.total)
        if self.over or self.holding() == 0:
            self.over = True
        elif self.total == TOP:
            self.new_round()
        else:
            self.pass_on(seat)

    def go_by(self, seat: i64) -> None:
        """When all who hold cards have passed, the last to play scores the go (R2)."""
        self.lacks[seat] |= FITTING[self.total]
        self.passed |= bit(seat)
        if self.holding() & ~self.passed == 0:
            self.score(self.last, 1, GO)
            if not self.over:
                self.new_round()
        else:
            self.pass_on(seat)

    def new_round(self) -> None:
        """The count is 0 again; the first with cards to the left of the last player begins (R4)."""
        self.total = 0
        self.passed = 0
        self.pass_on(self.last)

    def pass_on(self, seat: i64) -> None:
        """The next seat to the left that holds cards is on turn."""
        self.turn = (seat + 1) % self.players
        while self.hands[self.turn] == 0:
            self.turn = (self.turn + 1) % self.players

    def holding(self) -> i64:
        """The seats that hold cards."""
        seats: i64 = 0
        for seat in range(self.players):
            if self.hands[seat] != 0:
                seats |= bit(seat)
        return seats

    def score(self, seat: i64, points: i64, total: i64) -> None:
        """Points count at once, and reaching the target ends the game in mid-hand (R5)."""
        self.made[seat] += points
        self.scores = append(self.scores, seat * ROW + total)
        if total == GO:
            self.tell("Go: seat {seat} scores 1", seat)
        else:
            self.tell("The count is {number}: seat {seat} scores 2", seat, 0, total)
        if self.reached(seat, self.made[seat]):
            self.over = True

    def reached(self, seat: i64, made: i64) -> bool:
        """Whether a seat has the target with what it made in this hand."""
        return self.match.totals[seat] + made >= self.rules.target

    def scored(self, seat: i64) -> i64:
        return self.made[seat]

    def count(self, tally: Tally) -> None:
        """The points of the play, then the hands from the dealer's left on, until somebody has the target."""
        for entry in self.scores:
            if entry % ROW == GO:
                tally.add(entry // ROW, 1, "go")
            else:
                tally.add(entry // ROW, 2, "made the count {}", entry % ROW)
        for seat in range(self.players):
            if self.reached(seat, self.made[seat]):
                return
        for k in range(self.players):
            seat = (self.dealer + 1 + k) % self.players
            found = fifteens(self.played_by(seat))
            tally.add(seat, 2 * found, "fifteens in the hand: {}", found)
            if self.reached(seat, tally.points[seat]):
                return

    def played_by(self, seat: i64) -> vec[i64]:
        """The cards that a seat has played, in order."""
        cards = vec[i64](capacity=EACH)
        for entry in self.played:
            if entry // ROW == seat:
                cards = append(cards, entry % ROW)
        return cards

    # What is seen

    def zones(self) -> list[Zone]:
        zones = [hand_zone(seat, self.hands[seat]) for seat in range(self.players)]
        zones += [Zone(f"played:{seat}", self.played_by(seat), EVERYONE) for seat in range(self.players)]
        return [*zones, Zone("stock", self.stock, NOBODY)]

    def facts(self, seat: i64) -> dict[str, Fact]:
        return {
            "phase": "over" if self.over else "play",
            "count": self.total,
            "last": self.last if self.last >= 0 else None,
            "passed": [int(s) for s in members(self.passed)],
            "made": [int(points) for points in self.made],
        }

    def guess(self, seat: i64, rng: Rng) -> Hand:
        other = self.imagine(rng)
        assert isinstance(other, MooseheadHand)
        room = zeros(self.players + 1)
        lacks = zeros(self.players + 1)
        pool = union(self.stock)
        room[self.players] = len(self.stock)
        for s in range(self.players):
            if s != seat:
                pool |= self.hands[s]
                room[s] = count(self.hands[s])
                lacks[s] = self.lacks[s]
        dealt = redeal(pool, room, lacks, rng)
        for s in range(self.players):
            if s != seat:
                other.hands[s] = dealt[s]
        other.stock = rng.shuffle(members(dealt[self.players]))
        return other


class MooseheadRules(Rules):
    """Moosehead to a target."""

    def __init__(self, players: i64, target: i64) -> None:
        notation = Notation([OneCard(PLAY, "play", RUMMY), Word(PASS, "pass")])
        super().__init__(RUMMY, players, notation, FirstTo(target, 500), members(RUMMY.all))
        self.target: Final = target

    def new_hand(self, match: Match, shuffler: Shuffler) -> MooseheadHand:
        """A hand before the deal."""
        return MooseheadHand(match, self, shuffler)


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    return MooseheadRules(players, whole(options, "target"))


GAME: Final = Game(
    "moosehead",
    "Moosehead",
    "rummy-1916",
    RUMMY,
    list(range(2, 9)),
    4,
    [number_option("target", "points that win the game", 50, 1, 500)],
    "Build a count to 30, scoring at 15, 20, 25 and 30, then count the fifteens in your hand.",
    rules,
    "laying",
)
