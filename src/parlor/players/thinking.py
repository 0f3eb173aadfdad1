"""Thinking that can be stopped at any time, or after an exact number of worlds."""

from time import monotonic
from typing import Final

from mypy_extensions import i64


class Thought:
    """A move, what it is worth between 0 and 1, and how many worlds say so."""

    def __init__(self, move: i64, worth: float, worlds: i64) -> None:
        self.move: Final = move
        self.worth: Final = worth
        self.worlds: Final = worlds


class Thinking:
    """One way to look for a move, world by world."""

    def settled(self) -> i64:
        """The move that needs no thought; -1 where there is none."""
        return -1

    def iterate(self) -> None:
        """Looks at one world more."""
        raise NotImplementedError

    def thoughts(self) -> list[Thought]:
        """The moves thought about, the best first."""
        raise NotImplementedError

    def run(self, iterations: i64) -> None:
        """So many worlds more."""
        for _ in range(iterations):
            self.iterate()

    def run_for(self, seconds: float) -> None:
        """As many worlds as the time allows, one at least."""
        end = monotonic() + seconds
        self.iterate()
        while monotonic() < end:
            self.iterate()


def sound_first(thoughts: list[Thought], sound: i64) -> list[Thought]:
    """The same thoughts with the sound move before all others: for when nothing is clearly better."""
    return [thought for thought in thoughts if thought.move == sound] + [thought for thought in thoughts if thought.move != sound]
