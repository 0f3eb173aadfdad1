"""The state of one hand, which every family extends, and the points that it brings."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, lowest, zeros
from parlor.core.chance import Rng
from parlor.core.moves import Notation
from parlor.core.pack import Pack
from parlor.core.shuffle import FastShuffler, Shuffler
from parlor.core.zone import Zone

Fact = object


class Result:
    """What a finished hand brought each seat, and how."""

    def __init__(self, points: list[int], notes: list[str]) -> None:
        self.points: Final = points
        self.notes: Final = notes


class Match:
    """Where the whole game stands as a hand begins."""

    def __init__(self, players: i64, dealer: i64, number: i64, totals: vec[i64], results: list[Result]) -> None:
        self.players: Final = players
        self.dealer: Final = dealer
        self.number: Final = number
        self.totals: Final = totals
        self.results: Final = results


class Deck:
    """The order of the pack for a hand.

    Functions that are called through a Callable take it instead of a bare vec, of which compiled ones would never let go again.
    """

    def __init__(self, cards: vec[i64]) -> None:
        self.cards: Final = cards


class Tally:
    """The points of a hand, in the order in which they are counted."""

    def __init__(self, players: i64, telling: bool) -> None:
        self.points: vec[i64] = zeros(players)
        self.telling: Final = telling
        self.notes: Final[list[str]] = []
        self.seats: vec[i64] = vec[i64](capacity=8)
        self.steps: vec[i64] = vec[i64](capacity=8)

    def add(self, seat: i64, points: i64, note: str, a: i64 = 0, b: i64 = 0) -> None:
        """Gives a seat points; the note may have places for the numbers a and b."""
        self.points[seat] += points
        self.seats = append(self.seats, seat)
        self.steps = append(self.steps, points)
        if self.telling:
            self.notes.append(f"Seat {seat}: {note.format(a, b)}: {points:+}")

    def note(self, note: str, a: i64 = 0, b: i64 = 0) -> None:
        """Tells something that brings no points; where nobody listens, its words stand as they are."""
        self.notes.append(note.format(a, b) if self.telling else note)


class Hand:
    """One hand: whose turn it is, what may be done, what is seen. Mutable, with a cheap copy."""

    def __init__(self, match: Match, pack: Pack, notation: Notation, shuffler: Shuffler) -> None:
        self.match: Final = match
        self.pack: Final = pack
        self.notation: Final = notation
        self.shuffler = shuffler
        self.players: i64 = match.players
        self.dealer: i64 = match.dealer
        self.turn: i64 = -1
        self.over = False
        self.news: list[str] | None = None

    # What a family or a game says of itself.

    def deal(self, deck: vec[i64]) -> None:
        """Deals from deck[0] on and does what happens by itself before the first move."""
        raise NotImplementedError

    def moves(self) -> vec[i64]:
        """What the seat on turn may do, in the fixed order."""
        raise NotImplementedError

    def moves_of(self, seat: i64) -> vec[i64]:
        """What a seat may do now; nothing where it may not act."""
        return self.moves() if seat == self.turn else vec[i64]()

    def allows(self, seat: i64, move: i64) -> bool:
        """Whether a seat that is waiting may make a move."""
        return move in self.moves_of(seat)

    def reason(self, seat: i64, move: i64) -> str:
        """The rule that forbids a move which is not allowed."""
        raise NotImplementedError

    def make(self, seat: i64, move: i64) -> None:
        """Makes a move that is known to be legal."""
        raise NotImplementedError

    def clone(self) -> "Hand":
        """An independent hand in the same position, which tells no news."""
        raise NotImplementedError

    def guess(self, seat: i64, rng: Rng) -> "Hand":
        """Another hand that a seat cannot tell from this one."""
        raise NotImplementedError

    def count(self, tally: Tally) -> None:
        """Counts the points of a finished hand."""
        raise NotImplementedError

    def zones(self) -> list[Zone]:
        """All places of the table, empty ones too."""
        raise NotImplementedError

    def facts(self, seat: i64) -> dict[str, Fact]:
        """What a seat knows besides the zones."""
        raise NotImplementedError

    # What most games leave as it is.

    def waiting(self) -> i64:
        """The set of the seats that may act now."""
        if self.over:
            return 0
        return bit(self.turn)

    def not_waiting(self, seat: i64, move: i64) -> str:
        """Why a seat may not act now."""
        return f"It is not your turn: seat {self.turn} is to play" if self.turn >= 0 else "It is not your turn"

    def said(self, seat: i64, move: i64) -> str:
        """A move as everybody at the table hears it."""
        return self.notation.text(move)

    def scored(self, seat: i64) -> i64:
        """Points that count already before the hand is over."""
        return 0

    def won(self) -> bool:
        """Whether the one player of a patience has won."""
        return False

    def step(self, rng: Rng) -> None:
        """Makes a random move."""
        waiting = self.waiting()
        seat = lowest(waiting) if waiting & (waiting - 1) == 0 else rng.member(waiting)
        moves = self.moves_of(seat)
        self.make(seat, moves[rng.below(len(moves))])

    def playout(self, rng: Rng) -> i64:
        """Plays at random to the end of the hand; the number of moves."""
        steps: i64 = 0
        while not self.over:
            self.step(rng)
            steps += 1
        return steps

    def points(self) -> vec[i64]:
        """The points of a finished hand, one number a seat."""
        tally = Tally(self.players, False)
        self.count(tally)
        return tally.points

    def tell(self, text: str, seat: i64 = 0, card: i64 = 0, number: i64 = 0) -> None:
        """Tells everyone at the table what happened by itself; costs nothing in a simulation."""
        if self.news is not None:
            told = text.replace("{seat}", str(seat)).replace("{card}", self.pack.codes[card])
            self.news.append(told.replace("{number}", str(number)))

    def settle(self, other: "Hand") -> None:
        """Gives a clone what every hand has."""
        other.turn = self.turn
        other.over = self.over

    def imagine(self, rng: Rng) -> "Hand":
        """A clone whose later shuffles are not those of the true game."""
        other = self.clone()
        other.shuffler = FastShuffler(rng)
        return other
