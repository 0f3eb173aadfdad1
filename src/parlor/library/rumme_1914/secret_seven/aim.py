"""What Secret Seven is about: the goal of a hand, and how far everyone has come."""

from typing import Any, Final

from mypy_extensions import i64

from parlor.core.bits import count
from parlor.core.game import Options
from parlor.core.messages import Message
from parlor.families.tricks import Aim, PointsSoFar, TrickHand, TricksTaken
from parlor.library.rumme_1914.secret_seven.rules import NAMED, Calling, Picking, packet
from parlor.library.rumme_1914.secret_seven.sevens import numbers_of

ASKS: Final = {"naming": "secret-seven-ask-name", "proving": "secret-seven-ask-prove"}


class SevenAim(Aim[TrickHand]):
    """What the dealer is asked before and between the tricks."""

    def asked(self, h: TrickHand, seat: i64) -> Message | None:
        phase = h.phase
        if isinstance(phase, Picking):
            return Message("secret-seven-ask-pick", {"number": int(phase.size - count(packet(h)))})
        if isinstance(phase, Calling):
            key = "secret-seven-ask-call" if len(phase.moves(h)) > 1 else "secret-seven-ask-not-yours"
            return Message(key, {"combination": numbers_of(h.own[NAMED])})
        return super().asked(h, seat)


def aim(players: int, options: Options) -> Aim[Any]:
    """What the players are after."""
    return SevenAim("secret-seven-goal", measures=[PointsSoFar(), TricksTaken()], asks=ASKS)
