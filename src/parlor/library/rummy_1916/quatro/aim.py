"""What Quatro is about: the goal of a hand, and how far everyone has come."""

from typing import Any

from mypy_extensions import i64

from parlor.core.aim import Aim, Measure, Standing
from parlor.core.game import Options
from parlor.families.asking.hand import AskHand


class FoursLaid(Measure[AskHand]):
    """The fours that each has laid down."""

    def standings(self, h: AskHand, viewer: i64) -> list[Standing]:
        fours = [int(points) for points in h.points()]
        return [Standing(seat, "quatro-tally", {"number": fours[seat]}, fours[seat]) for seat in range(h.players)]


def aim(players: int, options: Options) -> Aim[Any]:
    """What the players are after."""
    return Aim("quatro-goal", measures=[FoursLaid()], asks={"asking": "quatro-ask"})
