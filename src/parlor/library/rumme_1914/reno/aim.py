"""What Reno is about: the goal of a hand, and how far everyone has come."""

from typing import Any

from mypy_extensions import i64

from parlor.core.game import Options
from parlor.families.tricks import Aim, Measure, Standing, TrickHand
from parlor.library.rumme_1914.reno.rules import HONORS, game_count
from parlor.packs.rumme import OF_NUMBER, RUMME


class HonorsTaken(Measure[TrickHand]):
    """The honors that each has taken, and what his cards count toward Game."""

    def standings(self, h: TrickHand, viewer: i64) -> list[Standing]:
        if len(h.takers) == 0:
            return []
        lines: list[Standing] = []
        for seat in range(h.players):
            taken = h.taken(seat)
            trumps = taken & RUMME.suited[h.trump]
            honors = sum([1 for number, _ in HONORS if trumps & OF_NUMBER[number] != 0])
            lines.append(Standing(seat, "reno-tally", {"number": honors, "other": int(game_count(taken))}))
        return lines


def aim(players: int, options: Options) -> Aim[Any]:
    """What the players are after."""
    return Aim("reno-goal", measures=[HonorsTaken()])
