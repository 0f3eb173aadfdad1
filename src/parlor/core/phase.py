"""Phases: the parts of a hand, each with its own moves."""

from typing import Any, ClassVar, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlor.core.bits import bit, lowest
from parlor.core.events import Told
from parlor.core.facts import FactKinds, OneOf
from parlor.core.hand import Fact, Hand, Match
from parlor.core.messages import Refusal
from parlor.core.moves import Form, Notation
from parlor.core.pack import Pack
from parlor.core.rng import Rng
from parlor.core.shuffle import Shuffler

H = TypeVar("H", bound="PhaseHand")


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[H]):
    """A part of a hand: an auction, an exchange, the tricks, the draw. Its list of moves decides what is legal; the rest follows."""

    # Class variables, so that compiled code sees the values of an interpreted subclass.
    name: ClassVar[str] = ""

    def forms(self, pack: Pack) -> list[Form]:
        """The forms of its moves."""
        return []

    def together(self) -> "Together[H] | None":
        """The phase itself, where several seats may act in it."""
        return None

    def begin(self, h: H) -> None:
        """Called when the phase begins."""

    def moves(self, h: H) -> vec[i64]:
        """The legal moves of the seat to play, in the fixed order."""
        raise NotImplementedError

    def allows(self, h: H, move: i64) -> bool:
        """Whether the seat to play may make a move; a phase with many moves may have a faster way to check."""
        return move in self.moves(h)

    def reason(self, h: H, move: i64) -> Refusal:
        """The rule that forbids a move to the seat to play; called only after a refusal."""
        raise NotImplementedError

    def not_waiting(self, h: H, seat: i64, move: i64) -> Refusal:
        """Why a seat may not act now."""
        return Refusal("not-your-turn-but", {"seat": int(h.turn)}) if h.turn >= 0 else Refusal("not-your-turn")

    def make(self, h: H, move: i64) -> None:
        """Makes a legal move for the seat to play."""
        raise NotImplementedError

    def step(self, h: H, rng: Rng) -> None:
        """Makes a random move."""
        moves = self.moves(h)
        self.make(h, moves[rng.below(len(moves))])

    def run(self, h: H, rng: Rng) -> i64:
        """Makes random moves as long as the phase lasts; returns how many."""
        moves: i64 = 0
        while not h.over and h.phase is self:
            self.step(h, rng)
            moves += 1
        return moves

    def said(self, h: H, move: i64) -> Told:
        """A move as everyone at the table hears it."""
        return h.notation.told(h.turn, move)

    def facts(self, h: H, facts: dict[str, Fact]) -> None:
        """Adds what everyone knows about this phase, even after it is over."""

    def secrets(self, h: H, seat: i64, facts: dict[str, Fact]) -> None:
        """Adds what only this seat may know about this phase."""

    def fact_kinds(self) -> FactKinds:
        """What its facts and secrets are about that are more than numbers."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Phase[H]):
    """A phase in which several seats may act at the same time, in any order."""

    def together(self) -> "Together[H]":
        return self

    def waiting(self, h: H) -> i64:
        """The set of the seats that may act now."""
        raise NotImplementedError

    def waits_in_secret(self, h: H) -> bool:
        """Whether hidden cards decide who may act; then each seat knows it only of itself."""
        return False

    def moves_of(self, h: H, seat: i64) -> vec[i64]:
        """The legal moves of a waiting seat, in the fixed order."""
        raise NotImplementedError

    def allows_to(self, h: H, seat: i64, move: i64) -> bool:
        """Whether a waiting seat may make a move; a phase with many moves may have a faster way to check."""
        return move in self.moves_of(h, seat)

    def reason_for(self, h: H, seat: i64, move: i64) -> Refusal:
        """The rule that forbids a move to a waiting seat; called only after a refusal."""
        raise NotImplementedError

    def made(self, h: H, seat: i64, move: i64) -> None:
        """Makes a legal move for a seat."""
        raise NotImplementedError

    def moves(self, h: H) -> vec[i64]:
        return h.moves_of(h.turn) if h.turn >= 0 else vec[i64]()

    def step(self, h: H, rng: Rng) -> None:
        waiting = self.waiting(h)
        seat = lowest(waiting) if waiting & (waiting - 1) == 0 else rng.member(waiting)
        moves = self.moves_of(h, seat)
        self.made(h, seat, moves[rng.below(len(moves))])


@mypyc_attr(allow_interpreted_subclasses=True)
class PhaseHand(Hand):
    """A hand that is played in phases, and leaves everything to the current phase."""

    def __init__(
        self, match: Match, pack: Pack, notation: Notation, shuffler: Shuffler, phases: list[Phase[Any]], first: Phase[Any]
    ) -> None:
        super().__init__(match, pack, notation, shuffler)
        self.phases: Final = phases
        self.phase: Phase[Any] = first
        self.phase_number: i64 = 0
        # The phase again, where several seats may act in it.
        self.together: Together[Any] | None = None

    def waiting(self) -> i64:
        if self.over:
            return 0
        return bit(self.turn) if self.together is None else self.together.waiting(self)

    def waiting_known(self, seat: i64) -> i64:
        if self.together is None or not self.together.waits_in_secret(self):
            return self.waiting()
        return self.waiting() & bit(seat)

    def moves(self) -> vec[i64]:
        return self.phase.moves(self)

    def moves_of(self, seat: i64) -> vec[i64]:
        if self.together is None:
            return self.phase.moves(self) if seat == self.turn else vec[i64]()
        return self.together.moves_of(self, seat) if self.waiting() >> seat & 1 == 1 else vec[i64]()

    def allows(self, seat: i64, move: i64) -> bool:
        return self.phase.allows(self, move) if self.together is None else self.together.allows_to(self, seat, move)

    def reason(self, seat: i64, move: i64) -> Refusal:
        return self.phase.reason(self, move) if self.together is None else self.together.reason_for(self, seat, move)

    def not_waiting(self, seat: i64, move: i64) -> Refusal:
        return self.phase.not_waiting(self, seat, move)

    def make(self, seat: i64, move: i64) -> None:
        if self.together is None:
            self.phase.make(self, move)
        else:
            self.together.made(self, seat, move)

    def said(self, seat: i64, move: i64) -> Told:
        return self.phase.said(self, move) if self.together is None else self.notation.told(seat, move)

    def fact_kinds(self) -> FactKinds:
        kinds: FactKinds = {"phase": OneOf(self.phase_names())}
        for phase in self.phases:
            kinds.update(phase.fact_kinds())
        return kinds

    def phase_names(self) -> list[str]:
        """All that the fact "phase" can say."""
        return list(dict.fromkeys([phase.name for phase in self.phases]))

    def step(self, rng: Rng) -> None:
        self.phase.step(self, rng)

    def playout(self, rng: Rng) -> i64:
        steps: i64 = 0
        while not self.over:
            steps += self.phase.run(self, rng)
        return steps

    def advance(self) -> None:
        """Begins the next phase."""
        self.enter(self.phase_number + 1)

    def enter(self, number: i64) -> None:
        """Begins a phase, by its number, starting from 0."""
        self.phase_number = number
        self.phase = self.phases[number]
        self.together = self.phase.together()
        self.phase.begin(self)

    def stand_at(self, other: "PhaseHand") -> None:
        """Copies the turn and the phase to a clone."""
        self.settle(other)
        other.phase = self.phase
        other.phase_number = self.phase_number
        other.together = self.together


def notation_of(phases: list[Phase[Any]], pack: Pack) -> Notation:
    """The forms of all phases, without duplicates, sorted by verb."""
    forms: dict[int, Form] = {}
    for phase in phases:
        for form in phase.forms(pack):
            forms.setdefault(form.verb, form)
    return Notation([forms[verb] for verb in sorted(forms)])
