"""What Coronado is about: the goal of a hand, and how far everyone has come."""

from typing import Any

from mypy_extensions import i64

from parlor.core.game import Options
from parlor.core.messages import Message
from parlor.families.tricks import Aim, TrickHand, TricksNeeded
from parlor.library.rummy_1916.coronado.rules import ANSWERING, BOUND, DECIDING, EXCHANGING, PROPOSALS, REFUSE


class CoronadoAim(Aim[TrickHand]):
    """Three tricks, and what a player who is bound risks."""

    def goal(self, h: TrickHand, viewer: i64) -> Message | None:
        bound = h.own[BOUND]
        return Message("coronado-goal-bound", {"seat": int(bound)}) if bound >= 0 else Message(self.key)

    def asked(self, h: TrickHand, seat: i64) -> Message | None:
        if h.phase_number == DECIDING:
            if len(h.stock) == 0:
                return None
            return Message("coronado-ask-lead-bound" if h.own[PROPOSALS] == 0 else "coronado-ask-lead")
        if h.phase_number == ANSWERING:
            return Message("coronado-ask-answer", {"seat": int(h.left[h.dealer])})
        if h.phase_number == EXCHANGING:
            return Message("coronado-ask-throw-or-pass" if seat == h.dealer else "coronado-ask-throw")
        return None

    def means(self, h: TrickHand, seat: i64, move: i64) -> Message | None:
        return Message("coronado-means-refuse") if move == REFUSE and h.own[PROPOSALS] == 1 else None


def aim(players: int, options: Options) -> Aim[Any]:
    """What the players are after."""
    return CoronadoAim("coronado-goal", measures=[TricksNeeded(3)])
