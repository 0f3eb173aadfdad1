"""Numero: turn up your top card, and capture the pile when you match the number that started it.

"Rummy", United Games Company, 1916; our page: rules/rummy.md, rulings R1 to R5.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, members, zeros
from parlor.core.chance import Rng
from parlor.core.game import Game, MostAfter, Options, Rules
from parlor.core.hand import Fact, Hand, Match, Tally
from parlor.core.moves import OWN, Notation, Word
from parlor.core.shuffle import Shuffler, in_order
from parlor.core.zone import EVERYONE, NOBODY, Zone
from parlor.packs.rummy import RUMMY

TURN: Final = OWN
ONLY_MOVE: Final = "The only move is turn: play your top card"
# The piles that two players play for, and those that end any game (R2, R5).
LAST_PILES: Final = 5
LIMIT: Final = 200


class NumeroHand(Hand):
    """A face-down pile before each seat and an open one in the middle."""

    def __init__(self, match: Match, notation: Notation, shuffler: Shuffler) -> None:
        super().__init__(match, RUMMY, notation, shuffler)
        # The cards of each seat, the top one first; how many of them, from the top, nobody has seen yet.
        self.cards: list[vec[i64]] = []
        self.unseen: vec[i64] = vec[i64]()
        self.pile: vec[i64] = vec[i64]()
        self.captured: i64 = 0
        # How many more captures end the game, once two seats are left.
        self.to_capture: i64 = -1

    def clone(self) -> Hand:
        other = NumeroHand(self.match, self.notation, self.shuffler)
        self.settle(other)
        other.cards = [cards[:] for cards in self.cards]
        other.unseen = self.unseen[:]
        other.pile = self.pile[:]
        other.captured = self.captured
        other.to_capture = self.to_capture
        return other

    def deal(self, deck: vec[i64]) -> None:
        """The whole pack singly, each card on top of those before."""
        self.unseen = zeros(self.players)
        for _ in range(self.players):
            self.cards.append(vec[i64](capacity=52))
        left = (self.dealer + 1) % self.players
        at: i64 = len(deck) - 1
        while at >= 0:
            seat = (left + at) % self.players
            self.cards[seat] = append(self.cards[seat], deck[at])
            self.unseen[seat] += 1
            at -= 1
        self.turn = left
        self.two_left()

    def moves(self) -> vec[i64]:
        return append(vec[i64](capacity=1), TURN)

    def reason(self, seat: i64, move: i64) -> str:
        return ONLY_MOVE

    def said(self, seat: i64, move: i64) -> str:
        return f"turns up {self.pack.codes[self.cards[seat][0]]}"

    def make(self, seat: i64, move: i64) -> None:
        card = self.cards[seat][0]
        self.cards[seat] = self.cards[seat][1:]
        if self.unseen[seat] > 0:
            self.unseen[seat] -= 1
        self.pile = append(self.pile, card)
        if len(self.pile) > 1 and self.pack.number[card] == self.pack.number[self.pile[0]]:
            self.capture(seat)
        elif len(self.cards[seat]) == 0:
            self.tell("Seat {seat} is out", seat)
            self.two_left()
            self.over = self.seats_in() == 1
        self.turn = self.next_in(seat)

    def capture(self, seat: i64) -> None:
        """The pile goes under the hand, to come out again in the order in which it lay (R4)."""
        self.tell("Seat {seat} captures the {number} cards of the pile", seat, 0, len(self.pile))
        cards = self.cards[seat][:]
        for card in self.pile:
            cards = append(cards, card)
        self.cards[seat] = cards
        self.pile = vec[i64](capacity=52)
        self.captured += 1
        if self.to_capture > 0:
            self.to_capture -= 1
        self.over = self.to_capture == 0 or self.captured == LIMIT

    def two_left(self) -> None:
        """When just two seats are left, an unfinished pile is played out first, and then five more (R2)."""
        if self.seats_in() == 2:
            self.to_capture = LAST_PILES if len(self.pile) == 0 else LAST_PILES + 1

    def seats_in(self) -> i64:
        """How many seats have cards."""
        seats: i64 = 0
        for cards in self.cards:
            if len(cards) > 0:
                seats += 1
        return seats

    def next_in(self, seat: i64) -> i64:
        """The next seat to the left that is still in."""
        following = (seat + 1) % self.players
        while len(self.cards[following]) == 0:
            following = (following + 1) % self.players
        return following

    def guess(self, seat: i64, rng: Rng) -> Hand:
        """Nobody knows the cards that have not come up yet; captured ones everybody knows in their places."""
        other = self.imagine(rng)
        assert isinstance(other, NumeroHand)
        pool: i64 = 0
        for s in range(self.players):
            for k in range(self.unseen[s]):
                pool |= bit(self.cards[s][k])
        fresh = rng.shuffle(members(pool))
        at: i64 = 0
        for s in range(self.players):
            cards = self.cards[s][:]
            for k in range(self.unseen[s]):
                cards[k] = fresh[at]
                at += 1
            other.cards[s] = cards
        return other

    def count(self, tally: Tally) -> None:
        """A point for each card in hand."""
        for seat in range(self.players):
            cards: i64 = len(self.cards[seat])
            if cards > 0:
                tally.add(seat, cards, "holds {} cards" if cards > 1 else "holds one card", cards)

    def zones(self) -> list[Zone]:
        zones = [Zone(f"hand:{seat}", upturned(self.cards[seat]), NOBODY) for seat in range(self.players)]
        return [*zones, Zone("pile", self.pile, EVERYONE)]

    def facts(self, seat: i64) -> dict[str, Fact]:
        return {
            "phase": "play",
            "captured": int(self.captured),
            "limit": LIMIT,
            "last_piles": min(LAST_PILES, int(self.to_capture)) if self.to_capture >= 0 else None,
        }


def upturned(cards: vec[i64]) -> vec[i64]:
    """A pile from its bottom to its top."""
    pile = vec[i64](capacity=len(cards))
    at: i64 = len(cards) - 1
    while at >= 0:
        pile = append(pile, cards[at])
        at -= 1
    return pile


class OneWord(Notation):
    """The notation of a game with a single move."""

    def misread(self, text: str) -> str:
        return ONLY_MOVE


class NumeroRules(Rules):
    """Numero as one table plays it."""

    def new_hand(self, match: Match, shuffler: Shuffler) -> Hand:
        return NumeroHand(match, self.notation, shuffler)


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    return NumeroRules(RUMMY, players, OneWord([Word(TURN, "turn")]), MostAfter(1), in_order(52))


GAME: Final = Game(
    "numero",
    "Numero",
    "rummy-1916",
    RUMMY,
    list(range(2, 9)),
    4,
    [],
    "A game without decisions, for children: match the number that started the pile and capture it.",
    rules,
    "capturing",
)
