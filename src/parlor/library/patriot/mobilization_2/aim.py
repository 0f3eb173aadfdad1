"""What Mobilization No. 2 is about: the goal of a hand, and how far everyone has come."""

from typing import Any

from mypy_extensions import i64

from parlor.core.aim import Aim, Measure, Standing
from parlor.core.game import Options
from parlor.library.patriot.mobilization_2.rules import Mobilization2Hand


class CardsMobilized(Measure[Mobilization2Hand]):
    """How many of the cards lie on the Mobilized Piles."""

    def standings(self, h: Mobilization2Hand, viewer: i64) -> list[Standing]:
        return [Standing(0, "mobilization-2-tally", {"number": int(h.mobilized())}, int(h.mobilized()))]


def aim(players: int, options: Options) -> Aim[Any]:
    """What the players are after."""
    return Aim("mobilization-2-goal", measures=[CardsMobilized()], asks={"play": "mobilization-2-ask"})
