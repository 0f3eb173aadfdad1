"""What Flag is about: the goal of a hand, and how far everyone has come."""

from typing import Any

from mypy_extensions import i64

from parlor.core.aim import Aim, Measure, Standing
from parlor.core.game import Options
from parlor.families.patience.hand import PileHand
from parlor.library.sammy_1934.flag.rules import FLAGS


class FlagsBuilt(Measure[PileHand]):
    """The flags that are complete."""

    def standings(self, h: PileHand, viewer: i64) -> list[Standing]:
        flags = int(h.size[FLAGS] // 4)
        return [Standing(0, "flag-tally", {"number": flags, "other": int(h.size[FLAGS])}, flags)]


def aim(players: int, options: Options) -> Aim[Any]:
    """What the players are after."""
    return Aim("flag-goal", measures=[FlagsBuilt()], asks={"play": "flag-ask"})
