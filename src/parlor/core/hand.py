"""The state of one hand, which every family extends, and the points it brings."""

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from parlor.core.bits import NOTHING, bit, emptied, lowest, zeros
from parlor.core.events import UNSAID, Kind, Told
from parlor.core.facts import FactKinds
from parlor.core.messages import Params, Refusal
from parlor.core.moves import Notation
from parlor.core.pack import Pack
from parlor.core.rng import Rng
from parlor.core.shuffle import FastShuffler, Shuffler
from parlor.core.zone import Zone

Fact = object


class Counted:
    """A line of the count as data: points for a seat, or a remark without points (seat -1)."""

    def __init__(self, seat: i64, points: i64, key: str, number: i64, other: i64, by: i64, params: Params | None) -> None:
        self.seat: Final = seat
        self.points: Final = points
        self.key: Final = key
        self.number: Final = number
        self.other: Final = other
        self.by: Final = by
        self.given: Final = params
        # Whether it repeats the line before for a partner, so that both are read out as one.
        self.repeats = False

    def params(self) -> Params:
        """The values for the placeholders of its sentence."""
        if self.given is not None:
            return self.given
        params: Params = {}
        if self.number != UNSAID:
            params["number"] = int(self.number)
        if self.other != UNSAID:
            params["other"] = int(self.other)
        if self.by >= 0:
            params["by"] = int(self.by)
        return params


class Result:
    """What a finished hand brought each seat, how it was counted, and the figures that later hands need."""

    def __init__(self, points: list[int], lines: list[Counted], figures: dict[str, int]) -> None:
        self.points: Final = points
        self.lines: Final = lines
        self.figures: Final = figures


class Match:
    """The state of the whole game at the start of a hand."""

    def __init__(self, players: i64, dealer: i64, number: i64, totals: vec[i64], results: list[Result]) -> None:
        self.players: Final = players
        self.dealer: Final = dealer
        self.number: Final = number
        self.totals: Final = totals
        self.results: Final = results


class Deck:
    """The order of the pack for a hand.

    Functions called through a Callable take this instead of a bare vec, because compiled ones would never free the vec.
    """

    def __init__(self, cards: vec[i64]) -> None:
        self.cards: Final = cards


class Tally:
    """The points of a hand, in the order they are counted. If nobody is listening, only the sums are kept."""

    def __init__(self, players: i64, telling: bool) -> None:
        self.points: vec[i64] = zeros(players)
        self.telling: Final = telling
        self.lines: Final[list[Counted]] = []
        self.figures: Final[dict[str, int]] = {}
        self.seats: vec[i64] = vec[i64](capacity=8)
        self.steps: vec[i64] = vec[i64](capacity=8)

    def restart(self) -> None:
        """Forgets everything, to count another hand."""
        for seat in range(len(self.points)):
            self.points[seat] = 0
        if self.lines or self.figures:
            self.lines.clear()
            self.figures.clear()
        self.seats = emptied(self.seats)
        self.steps = emptied(self.steps)

    def add(self, seat: i64, points: i64, key: str, number: i64 = UNSAID, other: i64 = UNSAID, by: i64 = -1) -> None:
        """Gives a seat points. The sentence of the key may use { $number }, { $other } and the seat { $by }."""
        self._book(seat, points)
        if self.telling:
            self.lines.append(Counted(seat, points, key, number, other, by, None))

    def add_with(self, seat: i64, points: i64, key: str, params: Params) -> None:
        """Gives a seat points, with a sentence that needs more than numbers."""
        self._book(seat, points)
        if self.telling:
            self.lines.append(Counted(seat, points, key, UNSAID, UNSAID, -1, params))

    def join(self, first: i64) -> None:
        """Joins the lines from one on, which are the same for partners: they are read out as one."""
        for k in range(first + 1, len(self.lines)):
            self.lines[k].repeats = True

    def note(self, key: str, number: i64 = UNSAID, other: i64 = UNSAID, by: i64 = -1) -> None:
        """Adds a remark that brings no points."""
        if self.telling:
            self.lines.append(Counted(-1, 0, key, number, other, by, None))

    def note_with(self, key: str, params: Params) -> None:
        """Adds a remark that brings no points and needs more than numbers."""
        if self.telling:
            self.lines.append(Counted(-1, 0, key, UNSAID, UNSAID, -1, params))

    def keep(self, name: str, figure: i64) -> None:
        """Saves a figure of this hand for later hands and for the ending, which find it in the results of the match."""
        self.figures[name] = int(figure)

    def result(self) -> Result:
        """What the hand brought."""
        return Result([int(points) for points in self.points], self.lines, self.figures)

    def _book(self, seat: i64, points: i64) -> None:
        self.points[seat] += points
        self.seats = append(self.seats, seat)
        self.steps = append(self.steps, points)


@mypyc_attr(allow_interpreted_subclasses=True)
class Count:
    """How a finished hand is counted. A game that needs no such object of a family gives a function."""

    def count(self, h: Any, tally: Tally) -> None:
        """The count of a hand."""
        raise NotImplementedError


class CountedBy(Count):
    """Counted by a function of the game."""

    def __init__(self, function: Callable[[Any, Tally], None]) -> None:
        self.function: Final = function

    def count(self, h: Any, tally: Tally) -> None:
        self.function(h, tally)


@mypyc_attr(allow_interpreted_subclasses=True)
class News:
    """A listener to a game. This one ignores everything."""

    def began(self, match: Match) -> None:
        """A hand begins: the table is cleared."""

    def told(self, hand: "Hand", line: Told) -> None:
        """Something has just happened, and everyone heard about it."""

    def announced(self, hand: "Hand", line: Told) -> None:
        """A move has been announced and is about to be made."""

    def paused(self, hand: "Hand") -> None:
        """One part of a move's effects is done, and the next begins."""

    def marked(self, hand: "Hand", kind: Kind, seat: i64) -> None:
        """Cards have just moved, without anyone saying a word about it."""

    def settled(self, hand: "Hand", match: Match) -> None:
        """The deal or the move is done, with all its effects."""

    def counted(self, hand: "Hand", match: Match) -> None:
        """The hand has been counted; its result is the last one of the match."""

    def ended(self, winners: list[int]) -> None:
        """The game is over."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Hand:
    """One hand: whose turn it is, what moves are legal, who sees what. Mutable, and cheap to copy."""

    def __init__(self, match: Match, pack: Pack, notation: Notation, shuffler: Shuffler) -> None:
        self.match: Final = match
        self.pack: Final = pack
        self.notation: Final = notation
        self.shuffler = shuffler
        self.players: i64 = match.players
        self.dealer: i64 = match.dealer
        self.turn: i64 = -1
        self.over = False
        # Points that count already before the hand is over; nothing in most games.
        self.made: vec[i64] = NOTHING
        self.news: News | None = None

    # What each family or game defines for itself.

    def deal(self, deck: vec[i64]) -> None:
        """Deals from deck[0] on, then does everything that happens automatically before the first move."""
        raise NotImplementedError

    def moves(self) -> vec[i64]:
        """The legal moves of the seat to play, in the fixed order."""
        raise NotImplementedError

    def moves_of(self, seat: i64) -> vec[i64]:
        """The legal moves of a seat; none if it may not act now."""
        return self.moves() if seat == self.turn else vec[i64]()

    def allows(self, seat: i64, move: i64) -> bool:
        """Whether a seat that is waiting may make a move."""
        return move in self.moves_of(seat)

    def reason(self, seat: i64, move: i64) -> Refusal:
        """The rule that forbids an illegal move."""
        raise NotImplementedError

    def make(self, seat: i64, move: i64) -> None:
        """Makes a move that is known to be legal."""
        raise NotImplementedError

    def clone(self) -> "Hand":
        """An independent copy of the hand, which reports no news."""
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

    def fact_kinds(self) -> FactKinds:
        """What the facts are about that are more than numbers, also those that come up only later."""
        return {}

    # What most games leave as it is.

    def waiting(self) -> i64:
        """The set of the seats that may act now."""
        if self.over:
            return 0
        return bit(self.turn)

    def waiting_known(self, seat: i64) -> i64:
        """The set of the seats that may act now, as far as a seat or a spectator may know it."""
        return self.waiting()

    def not_waiting(self, seat: i64, move: i64) -> Refusal:
        """Why a seat may not act now."""
        return Refusal("not-your-turn-but", {"seat": int(self.turn)}) if self.turn >= 0 else Refusal("not-your-turn")

    def said(self, seat: i64, move: i64) -> Told:
        """A move as everyone at the table hears it."""
        return self.notation.told(seat, move)

    def scored(self, seat: i64) -> i64:
        """Points that count already before the hand is over."""
        if len(self.made) == 0:
            return 0
        return self.made[seat]

    def sides(self) -> list[int]:
        """For each seat the side it plays on; a player without a partner is a side of one."""
        return list(range(self.players))

    def won(self) -> bool:
        """Whether the player of a patience has won."""
        return False

    def step(self, rng: Rng) -> None:
        """Makes a random move."""
        waiting = self.waiting()
        seat = lowest(waiting) if waiting & (waiting - 1) == 0 else rng.member(waiting)
        moves = self.moves_of(seat)
        self.make(seat, moves[rng.below(len(moves))])

    def playout(self, rng: Rng) -> i64:
        """Plays at random to the end of the hand; returns the number of moves."""
        steps: i64 = 0
        while not self.over:
            self.step(rng)
            steps += 1
        return steps

    def points(self) -> vec[i64]:
        """The points of a finished hand, one number per seat."""
        tally = Tally(self.players, False)
        self.count(tally)
        return tally.points

    def tell(self, kind: Kind, key: str, seat: i64 = -1, card: i64 = -1, number: i64 = UNSAID) -> None:
        """Tells everyone at the table what has just happened; costs nothing in a simulation.

        The sentence of the key may use { $seat }, { $card } and { $number }.
        """
        if self.news is not None:
            self.news.told(self, Told(kind, key, seat, card, number))

    def tell_with(self, kind: Kind, key: str, params: Params, seat: i64 = -1) -> None:
        """Tells everyone what has just happened, with more than numbers; call it only if someone is listening."""
        if self.news is not None:
            self.news.told(self, Told(kind, key, seat, -1, UNSAID, params))

    def pause(self) -> None:
        """Lets watchers see the table between two effects of one move, such as playing a card and taking the trick."""
        if self.news is not None:
            self.news.paused(self)

    def mark(self, kind: Kind, seat: i64 = -1) -> None:
        """Says what kind of event has just moved cards, without a line in the log."""
        if self.news is not None:
            self.news.marked(self, kind, seat)

    def settle(self, other: "Hand") -> None:
        """Copies to a clone what every hand has."""
        other.turn = self.turn
        other.over = self.over
        if len(self.made) > 0:
            other.made = self.made[:]

    def imagine(self, rng: Rng) -> "Hand":
        """A clone with different future shuffles from the real game."""
        other = self.clone()
        other.shuffler = FastShuffler(rng)
        return other
