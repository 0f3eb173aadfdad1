"""What Quenette is about: the goal of a hand, and how far everyone has come."""

from typing import Any

from mypy_extensions import i64

from parlor.core.bits import count
from parlor.core.game import Options
from parlor.families.tricks import Aim, Measure, Standing, TrickHand, seen_taken
from parlor.library.rumme_1914.quenette.rules import FIVE
from parlor.packs.rumme import RUMME, UNICORNS


class UnicornsTaken(Measure[TrickHand]):
    """The Unicorns that each has taken, and what they cost."""

    def standings(self, h: TrickHand, viewer: i64) -> list[Standing]:
        lines: list[Standing] = []
        for seat in range(h.players):
            unicorns = seen_taken(h, seat, viewer) & RUMME.suited[UNICORNS]
            if unicorns != 0:
                points = -int(count(unicorns)) - (4 if unicorns & FIVE != 0 else 0)
                lines.append(Standing(seat, "quenette-tally", {"number": int(count(unicorns))}, points))
        return lines


def aim(players: int, options: Options) -> Aim[Any]:
    """What the players are after."""
    return Aim("quenette-goal", measures=[UnicornsTaken()])
