"""What United States is about: the goal of a hand, and how far everyone has come."""

from typing import Any

from mypy_extensions import i64

from parlor.core.aim import Aim, CardsLeft
from parlor.core.game import Options
from parlor.core.messages import Message
from parlor.core.state import CardHand
from parlor.library.sammy_1934.united_states.rules import SNAPPY


class JoiningAim(Aim[CardHand]):
    """In the snappy game there are no turns, and nobody learns who can play."""

    def idle(self, h: CardHand, viewer: i64) -> Message | None:
        if h.own[SNAPPY] == 0 or h.over:
            return None
        return Message("united-states-none-now" if viewer < h.players else "united-states-anyone")


def aim(players: int, options: Options) -> Aim[Any]:
    """What the players are after."""
    return JoiningAim("united-states-goal", measures=[CardsLeft()], asks={"play": "united-states-ask"})
