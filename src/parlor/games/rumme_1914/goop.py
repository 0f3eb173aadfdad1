"""Goop: all pass a card at the same time, and a race of folding hands picks the Goop.

"Rumme and Ten Others", Milton Bradley, 1914; our page: rules/rumme-a.md, rulings R1 to R11.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, count, filled, lowest, members, zeros
from parlor.core.chance import Rng
from parlor.core.game import Game, MostAfter, Options, Rules, number_option, whole, without
from parlor.core.hand import Fact, Hand, Match, Tally
from parlor.core.moves import FOLD, GIVE, ROW, Notation, OneCard, Word, payload_of, verb_of
from parlor.core.redeal import possible, redeal
from parlor.core.shuffle import Shuffler
from parlor.core.zone import EVERYONE, Zone, hand_zone, owner
from parlor.packs.rumme import NO_RUMME_CARD, OF_NUMBER, RUMME

# A book is all four cards of a number.
BOOK: Final = OF_NUMBER
# So many exchanges in a row without a laying-down end the hand (R11).
LIMIT: Final = 40
# What the four cards of a number count beyond their point.
EXTRA: Final = {5: 5, 10: 10}
TRIES: Final = 100


def books_in(cards: i64) -> vec[i64]:
    """The numbers of which a set holds all four cards."""
    found = vec[i64](capacity=4)
    for number in range(1, 14):
        if cards & BOOK[number] == BOOK[number]:
            found = append(found, number)
    return found


def next_in(ring: i64, seat: i64) -> i64:
    """The next seat of a ring to the left."""
    after = ring & ~(bit(seat + 1) - 1)
    return lowest(after if after != 0 else ring)


class GoopHand(Hand):
    """Hands, cards put down, the ring and the race, and what each seat knows of where its cards went."""

    def __init__(self, match: Match, rules: "GoopRules", shuffler: Shuffler) -> None:
        super().__init__(match, rules.pack, rules.notation, shuffler)
        self.rules: Final = rules
        self.hands: vec[i64] = vec[i64]()
        # The card that a seat has put down in this round, or -1.
        self.passes: vec[i64] = vec[i64]()
        # The books laid down, as seat * ROW + number.
        self.laid: vec[i64] = vec[i64]()
        self.ring: i64 = 0
        self.racing = False
        # The order of folding in the race, the last Goop and all of the hand.
        self.folds: vec[i64] = vec[i64]()
        self.goop: i64 = -1
        self.goops: vec[i64] = vec[i64]()
        # Exchanges since the deal or the last laying-down; for each seat since it last laid down all its books, -1 if it never did.
        self.exchanges: i64 = 0
        self.since: vec[i64] = vec[i64]()
        # The last exchange: who took part, what each gave and got.
        self.last_ring: i64 = 0
        self.gave: vec[i64] = vec[i64]()
        self.got: vec[i64] = vec[i64]()
        # Cards that seat a knows not to lie with seat b, at a * players + b: those that it gave have not come so far yet.
        self.barred: vec[i64] = vec[i64]()

    def clone(self) -> Hand:
        other = GoopHand(self.match, self.rules, self.shuffler)
        self.settle(other)
        other.hands = self.hands[:]
        other.passes = self.passes[:]
        other.laid = self.laid[:]
        other.ring = self.ring
        other.racing = self.racing
        other.folds = self.folds[:]
        other.goop = self.goop
        other.goops = self.goops[:]
        other.exchanges = self.exchanges
        other.since = self.since[:]
        other.last_ring = self.last_ring
        other.gave = self.gave[:]
        other.got = self.got[:]
        other.barred = self.barred[:]
        return other

    def deal(self, deck: vec[i64]) -> None:
        """The entire pack, one card at a time; uneven hands stay uneven (R4)."""
        players = self.players
        self.hands = zeros(players)
        self.passes = filled(players, -1)
        self.since = filled(players, -1)
        self.gave = filled(players, -1)
        self.got = filled(players, -1)
        self.barred = zeros(players * players)
        seat = (self.dealer + 1) % players
        for card in deck:
            self.hands[seat] |= bit(card)
            seat = (seat + 1) % players
        self.new_round()

    def new_round(self) -> None:
        """The ring is all who hold cards (R3)."""
        self.ring = 0
        for seat in range(self.players):
            if self.hands[seat] != 0:
                self.ring |= bit(seat)

    # Moves

    def waiting(self) -> i64:
        if self.over:
            return 0
        seats = self.ring
        if self.racing:
            for seat in self.folds:
                seats &= ~bit(seat)
        else:
            for seat in range(self.players):
                if self.passes[seat] >= 0:
                    seats &= ~bit(seat)
        return seats

    def not_waiting(self, seat: i64, move: i64) -> str:
        if self.passes[seat] >= 0:
            return "You have already put down your card in this round"
        return "You have already folded" if self.ring >> seat & 1 == 1 else "You have no cards"

    def moves_of(self, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=20)
        if self.waiting() >> seat & 1 == 0:
            return found
        if not self.racing:
            for card in members(self.hands[seat]):
                found = append(found, GIVE | card)
        if self.may_fold(seat):
            found = append(found, FOLD)
        return found

    def may_fold(self, seat: i64) -> bool:
        """Whether a seat has a book, or another has folded (R7)."""
        return self.racing or len(books_in(self.hands[seat])) > 0

    def allows(self, seat: i64, move: i64) -> bool:
        if move == FOLD:
            return self.may_fold(seat)
        return not self.racing and self.hands[seat] & bit(payload_of(move)) != 0

    def reason(self, seat: i64, move: i64) -> str:
        if move == FOLD:
            return "You may fold only with a book of four, or after another has folded"
        if self.racing:
            return "Hands are being folded: you can only fold"
        return f"You do not hold {RUMME.codes[payload_of(move)]}"

    def said(self, seat: i64, move: i64) -> str:
        return "puts a card down" if verb_of(move) == GIVE else self.notation.text(move)

    def make(self, seat: i64, move: i64) -> None:
        if move != FOLD:
            card = payload_of(move)
            self.hands[seat] &= ~bit(card)
            self.passes[seat] = card
            if self.waiting() == 0:
                self.exchange()
        else:
            if not self.racing:
                self.open_race()
            self.folds = append(self.folds, seat)
            left = self.waiting()
            if count(left) == 1:
                self.end_race(lowest(left))

    def exchange(self) -> None:
        """Each card goes into the hand of the next seat of the ring, all at the same time."""
        self.tell("All pass a card to the left")
        self.gave = self.passes[:]
        self.got = filled(self.players, -1)
        self.last_ring = self.ring
        for seat in members(self.ring):
            left = next_in(self.ring, seat)
            self.hands[left] |= bit(self.passes[seat])
            self.got[left] = self.passes[seat]
            self.passes[seat] = -1
            if self.since[seat] >= 0:
                self.since[seat] += 1
        for seat in range(self.players):
            self.follow(seat)
        self.exchanges += 1
        if self.exchanges == LIMIT:
            self.tell("The limit of {number} exchanges is reached: all lay down their books", 0, 0, LIMIT)
            for k in range(self.players):
                self.lay((self.dealer + 1 + k) % self.players)
            self.over = True
        else:
            self.new_round()

    def open_race(self) -> None:
        """The first fold breaks off the round; cards put down are taken back (R8)."""
        self.racing = True
        self.folds = vec[i64](capacity=8)
        for seat in range(self.players):
            if self.passes[seat] >= 0:
                self.hands[seat] |= bit(self.passes[seat])
                self.passes[seat] = -1

    def end_race(self, goop: i64) -> None:
        """The one who is left is the Goop; the opener lays down all his books."""
        self.goop = goop
        self.goops = append(self.goops, goop)
        self.tell("Seat {seat} is the Goop", goop)
        self.lay(self.folds[0])
        self.racing = False
        self.exchanges = 0
        self.over = True
        for hand in self.hands:
            if count(hand) >= 4:
                self.over = False
        if not self.over:
            self.new_round()

    def lay(self, seat: i64) -> None:
        """A seat lays down all its books, in order of number."""
        for number in books_in(self.hands[seat]):
            self.hands[seat] &= ~BOOK[number]
            self.laid = append(self.laid, seat * ROW + number)
            self.tell("Seat {seat} lays down the four {number}s", seat, 0, number)
        self.since[seat] = 0

    # What is known

    def follow(self, seat: i64) -> None:
        """What a seat knows after an exchange: the card that it gave lies at its left; earlier ones may have gone on by one seat."""
        players = self.players
        before = self.barred[seat * players : (seat + 1) * players]
        for other in members(self.ring & ~bit(seat)):
            self.barred[seat * players + next_in(self.ring, other)] &= before[other]
        if self.gave[seat] >= 0:
            gave = bit(self.gave[seat])
            for other in range(players):
                self.barred[seat * players + other] |= gave
            self.barred[seat * players + next_in(self.ring, seat)] &= ~gave

    def guess(self, seat: i64, rng: Rng) -> Hand:
        other = self.imagine(rng)
        assert isinstance(other, GoopHand)
        players = self.players
        room = zeros(players)
        pool: i64 = 0
        for s in range(players):
            if s != seat:
                cards = self.hands[s] | (bit(self.passes[s]) if self.passes[s] >= 0 else 0)
                pool |= cards
                room[s] = count(cards)
        lacks = self.barred[seat * players : (seat + 1) * players]
        dealt = self.draw(seat, pool, room, lacks, rng)
        for _ in range(TRIES):
            if self.likely(dealt):
                break
            dealt = self.draw(seat, pool, room, lacks, rng)
        for s in range(players):
            if s != seat:
                other.hands[s] = dealt[s]
                if self.passes[s] >= 0:
                    other.passes[s] = rng.member(dealt[s])
                    other.hands[s] &= ~bit(other.passes[s])
        other.recall(seat, dealt, rng)
        return other

    def draw(self, seat: i64, pool: i64, room: vec[i64], lacks: vec[i64], rng: Rng) -> vec[i64]:
        """Deals the hidden cards anew; who has opened a race holds a book."""
        if not self.racing or self.folds[0] == seat:
            return redeal(pool, room, lacks, rng)
        opener = self.folds[0]
        free = room[:]
        free[opener] -= 4
        for number in rng.shuffle(books_in(pool & ~lacks[opener])):
            rest = pool & ~BOOK[number]
            if possible(rest, free, lacks):
                dealt = redeal(rest, free, lacks, rng)
                dealt[opener] |= BOOK[number]
                return dealt
        raise AssertionError("what is known of the hidden cards contradicts itself")

    def likely(self, dealt: vec[i64]) -> bool:
        """Whether no seat that has laid down all its books has come by more of them than by one an exchange."""
        fits = True
        for s in range(self.players):
            fits &= self.since[s] < 0 or self.since[s] >= len(books_in(dealt[s]))
        return fits

    def recall(self, seat: i64, dealt: vec[i64], rng: Rng) -> None:
        """Gives the other seats of a guess a last exchange that suits it, in place of what they truly know."""
        players = self.players
        for giver in members(self.last_ring):
            taker = next_in(self.last_ring, giver)
            if taker != seat and giver != seat:
                cards = dealt[taker] if dealt[taker] != 0 else self.last_book(taker)
                self.gave[giver] = rng.member(cards)
                self.got[taker] = self.gave[giver]
        for s in range(players):
            if s != seat:
                for at in range(players):
                    self.barred[s * players + at] = 0
                if self.gave[s] >= 0:
                    for at in range(players):
                        if at != next_in(self.last_ring, s):
                            self.barred[s * players + at] = bit(self.gave[s])

    def last_book(self, seat: i64) -> i64:
        """The book that a seat laid down last."""
        cards: i64 = 0
        for entry in self.laid:
            if entry // ROW == seat:
                cards = BOOK[entry % ROW]
        return cards

    # What is seen

    def zones(self) -> list[Zone]:
        zones = [hand_zone(seat, self.hands[seat]) for seat in range(self.players)]
        for seat in range(self.players):
            card = self.passes[seat]
            zones.append(Zone(f"pass:{seat}", members(bit(card)) if card >= 0 else vec[i64](), owner(seat)))
        for seat in range(self.players):
            cards = vec[i64](capacity=16)
            for entry in self.laid:
                if entry // ROW == seat:
                    for card in members(BOOK[entry % ROW]):
                        cards = append(cards, card)
            zones.append(Zone(f"won:{seat}", cards, EVERYONE))
        return zones

    def facts(self, seat: i64) -> dict[str, Fact]:
        facts: dict[str, Fact] = {
            "phase": "over" if self.over else "race" if self.racing else "passing",
            "ring": [int(s) for s in members(self.ring)],
            "put_down": [s for s in range(self.players) if self.passes[s] >= 0],
            "folded": [int(s) for s in self.folds],
            "goop": self.goop if self.goop >= 0 else None,
            "exchanges": self.exchanges,
            "limit": LIMIT,
        }
        if seat < self.players:
            facts["gave"] = RUMME.codes[self.gave[seat]] if self.gave[seat] >= 0 else None
            facts["got"] = RUMME.codes[self.got[seat]] if self.got[seat] >= 0 else None
        return facts

    def count(self, tally: Tally) -> None:
        """A point for each book, 5 more for the fives and 10 more for the tens; the Goop is only a title."""
        for goop in self.goops:
            tally.note("Seat {} was the Goop", goop)
        if self.exchanges == LIMIT:
            tally.note("The hand was stopped after {} exchanges without a laying-down", LIMIT)
        for entry in self.laid:
            number = entry % ROW
            tally.add(entry // ROW, 1, "the book of {}s", number)
            if number in EXTRA:
                tally.add(entry // ROW, EXTRA[number], "the four {}s count more", number)


class GoopRules(Rules):
    """Goop over some hands."""

    def __init__(self, players: i64, hands: i64) -> None:
        notation = Notation([OneCard(GIVE, "give", RUMME), Word(FOLD, "fold")])
        super().__init__(RUMME, players, notation, MostAfter(hands), without(RUMME, NO_RUMME_CARD))

    def new_hand(self, match: Match, shuffler: Shuffler) -> GoopHand:
        """A hand before the deal."""
        return GoopHand(match, self, shuffler)


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    return GoopRules(players, whole(options, "hands"))


GAME: Final = Game(
    "goop",
    "Goop",
    "rumme-1914",
    RUMME,
    list(range(3, 9)),
    4,
    [number_option("hands", "hands that make the game", 5, 1, 20)],
    "Pass cards to the left until you have four of a number; then fold, and do not be the last.",
    rules,
    "passing",
)
