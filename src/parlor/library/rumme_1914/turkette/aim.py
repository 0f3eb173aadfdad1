"""What Turkette is about: the goal of a hand, and how far everyone has come."""

from typing import Any

from mypy_extensions import i64

from parlor.core.bits import bit
from parlor.core.game import Options
from parlor.core.messages import Message
from parlor.families.tricks import Aim, Measure, Standing, TrickHand
from parlor.packs.rumme import RUMME


class TurketteAim(Aim[TrickHand]):
    """The goal names the Turkette suit."""

    def goal(self, h: TrickHand, viewer: i64) -> Message | None:
        return Message(self.key, {"suit": RUMME.suit_name(RUMME.suit[h.shown])})


class CostSoFar(Measure[TrickHand]):
    """What tricks 2, 4 and 6 have cost, and the Turkette card once it is sure which one it is."""

    def standings(self, h: TrickHand, viewer: i64) -> list[Standing]:
        costs = [0] * h.players
        highest = bit(RUMME.suit[h.shown] * 13 + 12)
        for t in range(len(h.takers)):
            costs[h.takers[t]] += (1 if t % 2 == 1 else 0) + (5 if h.cards_of_trick(t) & highest != 0 else 0)
        if h.over:
            costs = [int(points) for points in h.points()]
        return [Standing(seat, "tally-points", {}, costs[seat]) for seat in range(h.players)] if any(costs) else []


def aim(players: int, options: Options) -> Aim[Any]:
    """What the players are after."""
    return TurketteAim("turkette-goal", measures=[CostSoFar()])
