"""Several cores: a council of identical players, each in its own process, that votes on the move."""

import os
from typing import Any, Final

from parlor.core.messages import BadArgument, short
from parlor.players.player import THINKING, Player
from parlor.table.table import Table
from parlor.workers import NotDone, Workers

# The processes that think, by their number; they stay for the next move.
WORKERS: Final[dict[int, Workers]] = {}
MOST_CORES: Final = 256


class Council(Player):
    """A player that thinks on several cores. With iterations, its moves are repeatable, no matter how many cores there really are."""

    def __init__(self, level: str, seed: int, seconds: float, iterations: int, cores: int) -> None:
        super().__init__(level, seed, seconds, iterations)
        self.cores: Final = cores
        each = (int(iterations) + cores - 1) // cores
        self.members: Final = [Player(level, seed + 1_000_003 * k, seconds, each) for k in range(cores)]

    def __reduce__(self) -> tuple[type[Player], tuple[Any, ...]]:
        return Council, (self.level, self.seed, self.seconds, int(self.iterations), self.cores)

    def choose(self, table: Table, seat: int) -> str:
        """The move that most members would make; ties go to the earliest member."""
        if seat not in table.waiting or len(table.legal(seat)) == 1:
            return super().choose(table, seat)
        votes = self._votes(table, seat)
        return max(votes, key=votes.count)

    def _votes(self, table: Table, seat: int) -> list[str]:
        """What each member would play; where the processes fail, the members think in turn, in this one."""
        if self.cores not in WORKERS:
            WORKERS[self.cores] = Workers(self.cores)
        asked = [WORKERS[self.cores].submit(member.choose, table, seat) for member in self.members]
        try:
            return [each.result() for each in asked]
        except NotDone:
            return [member.choose(table, seat) for member in self.members]
        finally:
            for each in asked:
                each.cancel()


def council_of(player: Player, cores: object) -> Player:
    """A player on several cores; one that does not search needs only one."""
    wanted = checked_cores(cores)
    if wanted == 1 or player.level not in THINKING:
        return player
    return Council(player.level, player.seed, player.seconds, int(player.iterations), wanted)


def checked_cores(cores: object) -> int:
    """How many cores to use; 0 for all of them."""
    if type(cores) is not int or not 0 <= cores <= MOST_CORES:
        raise BadArgument("argument-cores", {"most": MOST_CORES, "given": short(cores)})
    return cores or os.cpu_count() or 1
