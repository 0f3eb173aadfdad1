"""What SAM is about: the goal of a hand, and how far everyone has come."""

from typing import Any

from mypy_extensions import i64

from parlor.core.aim import Aim, Measure, Standing, standing
from parlor.core.game import Options
from parlor.library.sam_2015.sam.layout import SamTable


class PayoffLeft(Measure[SamTable]):
    """The cards left in each pay-off pile."""

    def standings(self, h: SamTable, viewer: i64) -> list[Standing]:
        return [standing(seat, "sam-tally", h.size[h.payoff + seat]) for seat in range(h.players)]


def aim(players: int, options: Options) -> Aim[Any]:
    """What the players are after."""
    return Aim("sam-goal", measures=[PayoffLeft()], asks={"play": "sam-ask"})
