"""Players for the tests of tournaments."""

from typing import ClassVar

import parlor
from parlor.table.shapes import ViewShape


class Peeking:
    """Looks at all the cards that it is shown, and plays its first legal move; keeps what it saw for the tests."""

    seen: ClassVar[list[tuple[dict[str, list[str]], ViewShape]]] = []

    def choose(self, table: parlor.Table, seat: int) -> str:
        Peeking.seen.append((table.zones(), table.view(seat)))
        return table.legal(seat)[0]


def peeking(seed: int) -> Peeking:
    return Peeking()


class Cheating:
    """Does not know the rules."""

    def choose(self, table: parlor.Table, seat: int) -> str:
        return "play RU"


def cheating(seed: int) -> Cheating:
    return Cheating()


def nobody(seed: int) -> int:
    return seed


class Crashing:
    """A player that cannot do what it set out to do."""

    def choose(self, table: parlor.Table, seat: int) -> str:
        return table.legal(seat)[1 // (seat - seat)]


def crashing(seed: int) -> Crashing:
    return Crashing()


def unborn(seed: int) -> Crashing:
    raise RuntimeError("there is no such file")
