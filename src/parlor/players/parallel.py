"""Several cores: a council of equal players, each in a process of its own, that votes on the move."""

import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from parlor.players.player import THINKING, Player
from parlor.table.record import replay
from parlor.table.shapes import RecordShape
from parlor.table.table import Table

POOLS: Final[dict[int, ProcessPoolExecutor]] = {}
MOST_CORES: Final = 256


class Council(Player):
    """A player that thinks on several cores. With iterations it repeats exactly, however many cores there really are."""

    def __init__(self, level: str, seed: int, seconds: float, iterations: int, cores: int) -> None:
        super().__init__(level, seed, seconds, iterations)
        self.cores: Final = cores
        each = (int(iterations) + cores - 1) // cores
        self.members: Final = [Player(level, seed + 1_000_003 * k, seconds, each) for k in range(cores)]

    def __reduce__(self) -> tuple[type[Player], tuple[Any, ...]]:
        return Council, (self.level, self.seed, self.seconds, int(self.iterations), self.cores)

    def choose(self, table: Table, seat: int) -> str:
        """The move that most members would make; of equally many the one of the earliest member."""
        if seat not in table.waiting or len(table.legal(seat)) == 1:
            return super().choose(table, seat)
        votes = self._votes(table, seat)
        return max(votes, key=votes.count)

    def _votes(self, table: Table, seat: int) -> list[str]:
        """What each member would play; a table that has no record is thought about in turn, in this process."""
        try:
            record = table.record()
        except ValueError:
            return [member.choose(table, seat) for member in self.members]
        pool = pool_of(self.cores)
        try:
            asked = [pool.submit(vote, record, seat, each.level, each.seed, each.seconds, int(each.iterations)) for each in self.members]
            return [each.result() for each in asked]
        except BrokenProcessPool:
            POOLS.pop(self.cores, None)
            return [member.choose(table, seat) for member in self.members]


def council_of(player: Player, cores: object) -> Player:
    """A player on so many cores; one that does not search needs no more than one."""
    wanted = checked_cores(cores)
    if wanted == 1 or player.level not in THINKING:
        return player
    return Council(player.level, player.seed, player.seconds, int(player.iterations), wanted)


def pool_of(cores: int) -> ProcessPoolExecutor:
    """The processes that think; they stay for the next move."""
    if cores not in POOLS:
        POOLS[cores] = ProcessPoolExecutor(cores)
    return POOLS[cores]


def vote(record: RecordShape, seat: int, level: str, seed: int, seconds: float, iterations: int) -> str:
    """What a member would play: it is handed the record, and thinks like every player about what its seat may know."""
    return Player(level, seed, seconds, iterations).choose(replay(record), seat)


def checked_cores(cores: object) -> int:
    """How many cores to think on; 0 for all that there are."""
    if type(cores) is not int or not 0 <= cores <= MOST_CORES:
        raise ValueError(f"cores are a whole number from 0 (all of them) to {MOST_CORES}, not {cores!r}")
    return cores or os.cpu_count() or 1
