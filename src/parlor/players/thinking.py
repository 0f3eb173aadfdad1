"""Thinking that can be stopped at any time, or after an exact number of worlds."""

from math import sqrt
from time import monotonic
from typing import Final

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Thought:
    """A move, its worth between 0 and 1, the number of worlds behind that, and how far off it may be.

    The lead is how many points the seat should then be ahead of the others after the hand; None where no hand was played to its end.
    """

    def __init__(self, move: i64, worth: float, worlds: i64, error: float = 0.0, lead: float | None = None) -> None:
        self.move: Final = move
        self.worth: Final = worth
        self.worlds: Final = worlds
        self.error: Final = error
        self.lead: Final = lead


@mypyc_attr(allow_interpreted_subclasses=True)
class Tried:
    """A move that has been tried, and its average result."""

    def __init__(self, move: i64) -> None:
        self.move: Final = move
        self.visits: i64 = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        """Adds one more trial."""
        self.visits += 1
        self.total += value
        self.squares += value * value

    def mean(self) -> float:
        """The average result."""
        return self.total / float(self.visits) if self.visits > 0 else 0.0

    def error(self) -> float:
        """The standard error of the mean."""
        n = float(self.visits)
        return sqrt(max(0.0, self.squares / n - (self.total / n) * (self.total / n)) / n) if n > 1.0 else 1.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinking:
    """One way to search for a move, world by world."""

    def settled(self) -> i64:
        """The move that needs no thought; -1 if there is none."""
        return -1

    def done(self) -> bool:
        """Whether the answer would no longer change with more worlds."""
        return False

    def iterate(self) -> None:
        """Tries one more world."""
        raise NotImplementedError

    def thoughts(self) -> list[Thought]:
        """The moves considered, best first."""
        raise NotImplementedError

    def run(self, iterations: i64) -> None:
        """Tries a number of worlds, or fewer if that is enough."""
        for _ in range(iterations):
            if self.done():
                return
            self.iterate()

    def run_for(self, seconds: float) -> None:
        """Tries as many worlds as the time allows and the answer needs, at least one."""
        end = monotonic() + seconds
        self.iterate()
        while not self.done() and monotonic() < end:
            self.iterate()

    def look_for(self, seconds: float) -> None:
        """The same for figures, which more worlds make more exact even when the answer no longer changes."""
        self.run_for(seconds)


class Peers:
    """Moves that are about as good as one another: their worth and lead are those of all of them together."""

    def __init__(self, thoughts: list[Thought]) -> None:
        self.thoughts: Final = thoughts
        self.worth: Final[float] = max([thought.worth for thought in thoughts])
        leads = [thought.lead for thought in thoughts if thought.lead is not None]
        self.lead: Final[float | None] = sum(leads) / float(len(leads)) if len(leads) == len(thoughts) else None


def peers(thoughts: list[Thought]) -> list[Peers]:
    """Thoughts in groups, the best first: a move whose worth is within the errors of the best of a group belongs to it.

    Within a group the order is the one given.
    """
    left = thoughts
    found: list[Peers] = []
    while left:
        best = left[0]
        for thought in left:
            if thought.worth > best.worth:
                best = thought
        found.append(Peers([thought for thought in left if is_near(thought, best)]))
        left = [thought for thought in left if not is_near(thought, best)]
    return found


def is_near(thought: Thought, best: Thought) -> bool:
    """Whether a move may be as good as the best one, for all that the trials tell."""
    return best.worth - thought.worth <= best.error + thought.error + 1e-9


def sound_first(thoughts: list[Thought], sound: i64) -> list[Thought]:
    """The same thoughts with the sound move first: for when nothing is clearly better."""
    return [thought for thought in thoughts if thought.move == sound] + [thought for thought in thoughts if thought.move != sound]
