"""What Jaimy is about: the goal of a hand, and how far everyone has come."""

from typing import Any

from mypy_extensions import i64

from parlor.core.game import Options
from parlor.core.messages import Message
from parlor.families.tricks import Aim, TrickHand, TricksNeeded
from parlor.library.rummy_1916.jaimy.rules import CLAIM, DECIDING


class JaimyAim(Aim[TrickHand]):
    """Whoever has won the first three tricks chooses."""

    def asked(self, h: TrickHand, seat: i64) -> Message | None:
        return Message("jaimy-ask-claim") if h.phase_number == DECIDING else None


def aim(players: int, options: Options) -> Aim[Any]:
    """What the players are after."""
    return JaimyAim("jaimy-goal", measures=[TricksNeeded(3)], binds={CLAIM: "jaimy-means-claim"})
