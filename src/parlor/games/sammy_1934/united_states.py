"""United States: get rid of your cards by joining them to the states on the table, starting from Kansas.

"Sammy", The Sammy Card Company, 1934; our page: rules/sammy.md, rulings R1 to R9.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, count, filled, members, union, zeros
from parlor.core.chance import Rng
from parlor.core.game import FirstTo, Game, Options, Rules, number_option, whole, without, word_option
from parlor.core.hand import Fact, Hand, Match, Tally
from parlor.core.moves import MOVE, PASS, ROW, CardTo, Notation, Word, payload_of
from parlor.core.redeal import Need, redeal_needing
from parlor.core.shuffle import Shuffler
from parlor.core.zone import EVERYONE, Zone, hand_zone
from parlor.packs.sammy import BORDERS, SAMMY, STATES

TERRITORIES: Final = SAMMY.all & ~STATES & ~bit(SAMMY.index["DC"])
KANSAS: Final[i64] = SAMMY.index["KS"]
# The border states of Kansas, each of which begins its own stack (R2).
CORNER: Final = SAMMY.cards(["NE", "MO", "OK", "CO"])
CORNERS: Final = union(CORNER)
# Left out when five play, so that the cards divide (R4).
FAR: Final = union(SAMMY.cards(["ME", "FL", "WA"]))
STACKS: Final = ["stack1", "stack2", "stack3", "stack4"]


def name(card: i64) -> str:
    """The name of a state."""
    return SAMMY.kind(card).name


def borders_of(cards: i64) -> i64:
    """The borders printed on some cards, added up."""
    total: i64 = 0
    for card in members(cards):
        total += count(BORDERS[card])
    return total


class Pace:
    """Who may play now, and what that shows of the others."""

    def ready(self, h: "StatesHand", seat: i64) -> i64:
        """The seats that may play, a seat being the first to be asked; nobody, if the hand is blocked."""
        raise NotImplementedError


class ByTurns(Pace):
    """A player goes on as long as he can, then the turn passes to the next who can (R1)."""

    def ready(self, h: "StatesHand", seat: i64) -> i64:
        for k in range(h.players):
            at = (seat + k) % h.players
            if h.can_play(at):
                h.turn = at
                return bit(at)
            h.tell("Seat {seat} can place no card", at)
        return 0


class Snappy(Pace):
    """Whoever can play may, at any time."""

    def ready(self, h: "StatesHand", seat: i64) -> i64:
        seats: i64 = 0
        for at in range(h.players):
            if h.can_play(at):
                seats |= bit(at)
        return seats


class StatesHand(Hand):
    """Hands, the four stacks, and what everyone has learned from who could play and who could not."""

    def __init__(self, match: Match, rules: "StatesRules", shuffler: Shuffler) -> None:
        super().__init__(match, rules.pack, rules.notation, shuffler)
        self.rules: Final = rules
        self.hands: vec[i64] = vec[i64]()
        # Every card placed, as stack * ROW + card; the top of each stack, -1 where it is not begun; the cards that can be placed.
        self.placed: vec[i64] = vec[i64]()
        self.tops: vec[i64] = vec[i64]()
        self.playable: i64 = 0
        self.ready: i64 = 0
        self.out: i64 = -1
        # Cards that a seat does not hold, and sets of which seat need_of[k] holds a card at least.
        self.lacks: vec[i64] = vec[i64]()
        self.need_of: vec[i64] = vec[i64]()
        self.needs: vec[i64] = vec[i64]()

    def clone(self) -> Hand:
        other = StatesHand(self.match, self.rules, self.shuffler)
        self.settle(other)
        other.hands = self.hands[:]
        other.placed = self.placed[:]
        other.tops = self.tops[:]
        other.playable = self.playable
        other.ready = self.ready
        other.out = self.out
        other.lacks = self.lacks[:]
        other.need_of = self.need_of[:]
        other.needs = self.needs[:]
        return other

    def deal(self, deck: vec[i64]) -> None:
        """All cards, one at a time; Kansas lies in the middle."""
        self.hands = zeros(self.players)
        self.lacks = zeros(self.players)
        self.tops = filled(4, -1)
        seat = (self.dealer + 1) % self.players
        for card in deck:
            self.hands[seat] |= bit(card)
            seat = (seat + 1) % self.players
        self.go_on(self.dealer)

    # Moves

    def waiting(self) -> i64:
        return 0 if self.over else self.ready

    def not_waiting(self, seat: i64, move: i64) -> str:
        if self.turn >= 0:
            return f"It is not your turn: seat {self.turn} is to play"
        return "It is not your turn: none of your cards can be placed now"

    def can_play(self, seat: i64) -> bool:
        """Whether a seat can place a card; all see the answer."""
        if self.hands[seat] & self.playable == 0:
            self.lacks[seat] |= self.playable
            return False
        self.need(seat, self.playable)
        return True

    def fits(self, card: i64, stack: i64) -> bool:
        """Whether a card may go on a stack."""
        if bit(card) & CORNERS != 0:
            return card == CORNER[stack]
        return self.tops[stack] >= 0 and BORDERS[self.tops[stack]] & bit(card) != 0

    def moves(self) -> vec[i64]:
        return self.moves_of(self.turn)

    def moves_of(self, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=16)
        if seat >= 0 and self.waiting() >> seat & 1 == 1:
            for card in members(self.hands[seat] & self.playable):
                for stack in range(4):
                    if self.fits(card, stack):
                        found = append(found, MOVE | card * ROW + stack)
        return found

    def allows(self, seat: i64, move: i64) -> bool:
        payload = payload_of(move)
        return move != PASS and self.hands[seat] & bit(payload // ROW) != 0 and self.fits(payload // ROW, payload % ROW)

    def reason(self, seat: i64, move: i64) -> str:
        if move == PASS:
            return "There is no passing: you must play while you can; the turn passes by itself"
        card = payload_of(move) // ROW
        stack = payload_of(move) % ROW
        if self.hands[seat] & bit(card) == 0:
            return f"You do not hold {SAMMY.codes[card]}"
        for corner in range(4):
            if card == CORNER[corner]:
                return f"{name(card)} borders Kansas: it must be placed at its own corner of Kansas, {STACKS[corner]}"
        if self.tops[stack] < 0:
            return f"You cannot go there: {STACKS[stack]} is not begun: only {name(CORNER[stack])} can begin it at the border of Kansas"
        return f"{name(card)} does not border {name(self.tops[stack])}, the top card of {STACKS[stack]}"

    def make(self, seat: i64, move: i64) -> None:
        card = payload_of(move) // ROW
        stack = payload_of(move) % ROW
        self.hands[seat] &= ~bit(card)
        self.placed = append(self.placed, stack * ROW + card)
        self.tops[stack] = card
        self.meet(seat, card)
        if self.hands[seat] == 0:
            self.out = seat
            self.over = True
            self.tell("Seat {seat} has placed its last card", seat)
        else:
            self.go_on(seat)

    def go_on(self, seat: i64) -> None:
        """Finds who may play next, a seat being the first to be asked."""
        self.playable = CORNERS
        for top in self.tops:
            if top >= 0:
                self.playable |= BORDERS[top] & ~CORNERS & ~bit(KANSAS)
        self.ready = self.rules.pace.ready(self, seat)
        if self.ready == 0:
            self.over = True
            self.tell("Nobody can place a card: the hand is blocked")

    # What is known

    def need(self, seat: i64, cards: i64) -> None:
        """Keeps in mind that a seat holds one of some cards, unless that is known already."""
        for k in range(len(self.needs)):
            if self.need_of[k] == seat and self.needs[k] & ~cards == 0:
                return
        self.need_of = append(self.need_of, seat)
        self.needs = append(self.needs, cards & ~self.lacks[seat])

    def meet(self, seat: i64, card: i64) -> None:
        """Forgets what a card that was placed has shown to be true; a card that is gone is no part of what the others need."""
        of = vec[i64](capacity=len(self.needs))
        kept = vec[i64](capacity=len(self.needs))
        for k in range(len(self.needs)):
            if self.need_of[k] != seat or self.needs[k] & bit(card) == 0:
                of = append(of, self.need_of[k])
                kept = append(kept, self.needs[k] & ~bit(card))
        self.need_of = of
        self.needs = kept

    def guess(self, seat: i64, rng: Rng) -> Hand:
        other = self.imagine(rng)
        assert isinstance(other, StatesHand)
        room = zeros(self.players)
        pool: i64 = 0
        for s in range(self.players):
            if s != seat:
                pool |= self.hands[s]
                room[s] = count(self.hands[s])
        needs = [Need(self.need_of[k], self.needs[k]) for k in range(len(self.needs)) if self.need_of[k] != seat]
        dealt = redeal_needing(pool, room, self.lacks, needs, rng)
        for s in range(self.players):
            if s != seat:
                other.hands[s] = dealt[s]
        return other

    # What is seen

    def zones(self) -> list[Zone]:
        zones = [hand_zone(seat, self.hands[seat]) for seat in range(self.players)]
        zones.append(Zone("center", append(vec[i64](), KANSAS), EVERYONE))
        for stack in range(4):
            cards = vec[i64](capacity=16)
            for entry in self.placed:
                if entry // ROW == stack:
                    cards = append(cards, entry % ROW)
            zones.append(Zone(STACKS[stack], cards, EVERYONE))
        return zones

    def facts(self, seat: i64) -> dict[str, Fact]:
        return {"phase": "over" if self.over else "play", "cards": [int(count(hand)) for hand in self.hands]}

    def count(self, tally: Tally) -> None:
        if self.out >= 0:
            count_out(self, tally)
        else:
            count_blocked(self, tally)


def count_out(h: StatesHand, tally: Tally) -> None:
    """Who is out gets the borders of all cards left; the one with the most of them loses as many (R5)."""
    total: i64 = 0
    most: i64 = 0
    for hand in h.hands:
        left = borders_of(hand)
        total += left
        most = max(most, left)
    tally.add(h.out, total, "is out and gets the borders left in all other hands")
    for seat in range(h.players):
        if borders_of(h.hands[seat]) == most:
            tally.add(seat, -most, "has the most borders left, {}", most)


def count_blocked(h: StatesHand, tally: Tally) -> None:
    """Who alone has the fewest cards gets what is left to the others when each has thrown away as many, the best ones (R6, R7)."""
    fewest: i64 = 99
    winner: i64 = -1
    for seat in range(h.players):
        cards = count(h.hands[seat])
        if cards < fewest:
            fewest = cards
            winner = seat
        elif cards == fewest:
            winner = -1
    if winner < 0:
        tally.note("The hand is blocked, and several share the fewest cards, {}: nobody scores", fewest)
        return
    total: i64 = 0
    for seat in range(h.players):
        if seat != winner:
            total += borders_of(thrown(h.hands[seat], fewest))
    tally.add(winner, total, "has the fewest cards, {}, in a blocked hand and gets the borders left to the others", fewest)


def thrown(hand: i64, cards: i64) -> i64:
    """What remains of a hand that throws away so many cards, those with the most borders."""
    left = hand
    for _ in range(cards):
        best: i64 = -1
        for card in members(left):
            if best < 0 or count(BORDERS[card]) > count(BORDERS[best]):
                best = card
        left &= ~bit(best)
    return left


class StatesRules(Rules):
    """United States at one of its paces, to a target."""

    def __init__(self, players: i64, target: i64, pace: Pace) -> None:
        notation = Notation([CardTo(MOVE, "move", SAMMY, STACKS), Word(PASS, "pass")])
        left_out = TERRITORIES | bit(KANSAS) | (FAR if players == 5 else 0)
        super().__init__(SAMMY, players, notation, FirstTo(target, 200), without(SAMMY, left_out))
        self.pace: Final = pace

    def new_hand(self, match: Match, shuffler: Shuffler) -> StatesHand:
        """A hand before the deal."""
        return StatesHand(match, self, shuffler)


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    pace: Pace = Snappy() if options["pace"] == "snappy" else ByTurns()
    return StatesRules(players, whole(options, "target"), pace)


GAME: Final = Game(
    "united-states",
    "United States",
    "sammy-1934",
    SAMMY,
    [3, 4, 5, 6],
    4,
    [
        word_option("pace", "by turns, or snappy: anyone may play at any time", ["turns", "snappy"]),
        number_option("target", "points that win the game", 200, 1, 1000),
    ],
    "Get rid of your cards by joining them to the states on the table, starting from Kansas.",
    rules,
    "laying",
)
