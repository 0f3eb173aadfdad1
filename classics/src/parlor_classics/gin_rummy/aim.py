"""What Gin Rummy is about: the goal of a hand, and how far everyone has come."""

from mypy_extensions import i64

from parlor.core.aim import Aim, Measure, Standing, standing
from parlor.core.game import Options
from parlor.core.messages import Message
from parlor.families.rummy import RummyHand
from parlor.families.rummy.knocking import LAYING_OFF, LIMIT
from parlor_classics.gin_rummy.rules import left_over


class LeftOver(Measure[RummyHand]):
    """What is left over of the viewer's own hand, or of all hands when they lie open."""

    def standings(self, h: RummyHand, viewer: i64) -> list[Standing]:
        return [standing(seat, "gin-rummy-left-over", left_over(h, seat)) for seat in range(h.players) if h.shown or seat == viewer]


class GinAim(Aim[RummyHand]):
    """To knock with little left over; after a knock, to lay off what fits."""

    def goal(self, h: RummyHand, viewer: i64) -> Message | None:
        if h.phase_number == LAYING_OFF:
            return Message("gin-rummy-goal-laying-off", {"seat": int(h.out)})
        limit = int(h.own[LIMIT])
        return Message("gin-rummy-goal", {"number": limit}) if limit > 0 else Message("gin-rummy-goal-gin")


def aim(players: int, options: Options) -> Aim[RummyHand]:
    """What the players are after."""
    return GinAim("gin-rummy-goal-gin", measures=[LeftOver()])
