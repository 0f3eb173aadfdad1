"""What Foozle is about: the goal of a hand, and how far everyone has come."""

from typing import Any

from mypy_extensions import i64

from parlor.core.aim import Aim
from parlor.core.game import Options
from parlor.core.messages import Message
from parlor.families.tricks import BidAim, TrickHand, TricksBid


class FoozleAim(BidAim):
    """The bid; the first lead also makes trumps."""

    def asked(self, h: TrickHand, seat: i64) -> Message | None:
        return Message("foozle-ask-first") if h.phase_number > 0 and h.trump < 0 else None


def aim(players: int, options: Options) -> Aim[Any]:
    """What the players are after."""
    return FoozleAim("foozle-goal", measures=[TricksBid()])
