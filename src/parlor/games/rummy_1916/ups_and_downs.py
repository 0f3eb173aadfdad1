"""Ups and Downs: build up and down from the sevens; the first without cards wins.

"Rummy", United Games Company, 1916; our page: rules/rummy.md, rulings R1 to R3.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core import bits
from parlor.core.bits import bit, members, zeros
from parlor.core.chance import Rng
from parlor.core.game import Game, MostAfter, Options, Rules, word_option
from parlor.core.hand import Fact, Hand, Match, Tally
from parlor.core.moves import PASS, PLAY, Notation, OneCard, Word, verb_of
from parlor.core.redeal import Need, redeal, redeal_needing
from parlor.core.shuffle import Shuffler, in_order
from parlor.core.zone import EVERYONE, Zone, hand_zone
from parlor.packs.rummy import RUMMY, numbered

SEVENS: Final[i64] = numbered(7)
NOT_LOWEST: Final[i64] = RUMMY.all & ~numbered(1)
NOT_HIGHEST: Final[i64] = RUMMY.all & ~numbered(13)


class FreeSevens:
    """A seven may be played at any turn."""

    def playable(self, held: i64, builds: i64) -> i64:
        """What a player may play, given the cards that build."""
        return held & (builds | SEVENS)

    def shows(self, card: i64, builds: i64) -> i64:
        """Cards that a player who plays this one cannot hold."""
        return 0


class SevensLast(FreeSevens):
    """A further seven only from a player who cannot build (R1)."""

    def playable(self, held: i64, builds: i64) -> i64:
        building = held & builds
        return building if building != 0 else held & SEVENS

    def shows(self, card: i64, builds: i64) -> i64:
        return builds if bit(card) & SEVENS != 0 else 0


class UpsAndDownsHand(Hand):
    """Hands, and four rows that grow from their sevens."""

    def __init__(self, match: Match, notation: Notation, shuffler: Shuffler, sevens: FreeSevens) -> None:
        super().__init__(match, RUMMY, notation, shuffler)
        self.sevens: Final = sevens
        # Sets of cards: in the rows; one a seat, held; not held, as play has shown.
        self.laid: i64 = 0
        self.hands: vec[i64] = vec[i64]()
        self.lacks: vec[i64] = vec[i64]()

    def clone(self) -> Hand:
        other = UpsAndDownsHand(self.match, self.notation, self.shuffler, self.sevens)
        self.settle(other)
        other.laid = self.laid
        other.hands = self.hands[:]
        other.lacks = self.lacks[:]
        return other

    def deal(self, deck: vec[i64]) -> None:
        """The whole pack singly; the first seat with a seven, from the dealer's left, starts."""
        self.hands = zeros(self.players)
        self.lacks = zeros(self.players)
        left = (self.dealer + 1) % self.players
        for at in range(len(deck)):
            self.hands[(left + at) % self.players] |= bit(deck[at])
        self.turn = left
        while self.hands[self.turn] & SEVENS == 0:
            self.tell("Seat {seat} holds no seven and is passed over", self.turn)
            self.lacks[self.turn] |= SEVENS
            self.turn = (self.turn + 1) % self.players

    # Moves

    def builds(self) -> i64:
        """The cards just above or below a row."""
        return ((self.laid & NOT_HIGHEST) * 2 | (self.laid & NOT_LOWEST) >> 1) & ~self.laid

    def playable(self) -> i64:
        """The cards that the seat on turn may play."""
        return self.sevens.playable(self.hands[self.turn], self.builds())

    def moves(self) -> vec[i64]:
        cards = members(self.playable())
        return cards if len(cards) > 0 else append(cards, PASS)

    def allows(self, seat: i64, move: i64) -> bool:
        cards = self.playable()
        return cards == 0 if move == PASS else cards & bit(move) != 0

    def reason(self, seat: i64, move: i64) -> str:
        if verb_of(move) == PASS:
            return f"You cannot pass: you can play {self.pack.text(self.playable())}"
        code = self.pack.codes[move]
        if self.hands[seat] & bit(move) == 0:
            return f"You do not hold {code}"
        suit = self.pack.suits[self.pack.suit[move]]
        row = members(self.laid & self.pack.suited[self.pack.suit[move]])
        if bit(move) & SEVENS != 0:
            return f"You can build with {self.pack.text(self.playable())}; another seven may be played only when you cannot"
        if len(row) == 0:
            return f"{suit} are not opened yet: the seven of {suit} must be played first"
        low, high = self.pack.number[row[0]], self.pack.number[row[len(row) - 1]]
        stand = f"{low} to {high}" if low < high else f"{low}"
        return f"{code} does not build: the {suit} stand at {stand}"

    def make(self, seat: i64, move: i64) -> None:
        builds = self.builds()
        if move == PASS:
            self.lacks[seat] |= builds | SEVENS
        else:
            self.lacks[seat] |= self.sevens.shows(move, builds)
            self.hands[seat] &= ~bit(move)
            self.laid |= bit(move)
        if self.hands[seat] == 0:
            self.over = True
        else:
            self.turn = (seat + 1) % self.players

    def step(self, rng: Rng) -> None:
        cards = self.playable()
        if cards == 0:
            self.make(self.turn, PASS)
        else:
            self.make(self.turn, rng.member(cards))

    # What is known and seen

    def guess(self, seat: i64, rng: Rng) -> Hand:
        """The starter is known to hold a seven."""
        other = self.imagine(rng)
        assert isinstance(other, UpsAndDownsHand)
        pool: i64 = 0
        room = zeros(self.players)
        for s in range(self.players):
            if s != seat:
                pool |= self.hands[s]
                room[s] = bits.count(self.hands[s])
        if self.laid == 0 and self.turn != seat:
            dealt = redeal_needing(pool, room, self.lacks, [Need(self.turn, SEVENS)], rng)
        else:
            dealt = redeal(pool, room, self.lacks, rng)
        dealt[seat] = self.hands[seat]
        other.hands = dealt
        return other

    def count(self, tally: Tally) -> None:
        """One point for the winner."""
        tally.add(self.turn, 1, "played its last card")

    def zones(self) -> list[Zone]:
        zones = [hand_zone(seat, self.hands[seat]) for seat in range(self.players)]
        rows = [Zone(self.pack.suits[s].lower(), members(self.laid & self.pack.suited[s]), EVERYONE) for s in range(4)]
        return zones + rows

    def facts(self, seat: i64) -> dict[str, Fact]:
        return {"phase": "play" if self.laid != 0 else "start"}


class UpsAndDownsRules(Rules):
    """Ups and Downs as one table plays it."""

    def __init__(self, players: int, sevens: FreeSevens) -> None:
        notation = Notation([OneCard(PLAY, "play", RUMMY), Word(PASS, "pass")])
        super().__init__(RUMMY, players, notation, MostAfter(1), in_order(52))
        self.sevens: Final = sevens

    def new_hand(self, match: Match, shuffler: Shuffler) -> Hand:
        return UpsAndDownsHand(match, self.notation, shuffler, self.sevens)


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    return UpsAndDownsRules(players, SevensLast() if options["sevens"] == "last" else FreeSevens())


GAME: Final = Game(
    "ups-and-downs",
    "Ups and Downs",
    "rummy-1916",
    RUMMY,
    list(range(2, 9)),
    4,
    [word_option("sevens", "when a further seven may be played: only by who cannot build, or at any turn", ["last", "free"])],
    "Build up and down from the sevens, suit by suit; the first without cards wins.",
    rules,
    "laying",
)
