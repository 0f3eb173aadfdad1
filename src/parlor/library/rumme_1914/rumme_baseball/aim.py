"""What Rumme Baseball is about: the goal of a hand, and how far everyone has come."""

from typing import Any

from mypy_extensions import i64

from parlor.core.bits import last
from parlor.core.game import Options
from parlor.core.messages import Message, named
from parlor.families.tricks import Aim, Measure, Standing, TrickHand
from parlor.library.rumme_1914.rumme_baseball.rules import BY_BATTER, BY_DEALER, EFFECTS, OUTS, RUNS, TURNED
from parlor.packs.rumme import RUMME


class BattingAim(Aim[TrickHand]):
    """To bring runners home, or to put three men out."""

    def goal(self, h: TrickHand, viewer: i64) -> Message | None:
        return Message("rumme-baseball-goal", {"seat": int(1 - h.dealer)})

    def asked(self, h: TrickHand, seat: i64) -> Message | None:
        number = RUMME.number[last(h.lying(TURNED))] - 1
        batter, dealer = EFFECTS[BY_BATTER[number]], EFFECTS[BY_DEALER[number]]
        win, lose = (batter, dealer) if seat != h.dealer else (dealer, batter)
        return Message("rumme-baseball-ask", {"win": named(f"rumme-baseball-{win}"), "lose": named(f"rumme-baseball-{lose}")})


class RunsSoFar(Measure[TrickHand]):
    """The runs of the half-inning so far."""

    def standings(self, h: TrickHand, viewer: i64) -> list[Standing]:
        runs = int(h.own[RUNS])
        return [Standing(1 - h.dealer, "rumme-baseball-tally", {"number": runs, "outs": int(h.own[OUTS])}, runs)]


def aim(players: int, options: Options) -> Aim[Any]:
    """What the players are after."""
    return BattingAim(measures=[RunsSoFar()])
