"""What Ups and Downs is about: the goal of a hand, and how far everyone has come."""

from typing import Any

from mypy_extensions import i64

from parlor.core.aim import Aim, CardsLeft
from parlor.core.game import Options
from parlor.core.messages import Message
from parlor.core.state import CardHand
from parlor.library.rummy_1916.ups_and_downs.rules import PLAYING


class UpsAndDownsAim(Aim[CardHand]):
    """Play if you can."""

    def asked(self, h: CardHand, seat: i64) -> Message | None:
        if h.phase is not PLAYING:
            return super().asked(h, seat)
        return Message("ups-and-downs-ask" if PLAYING.playable(h) != 0 else "ups-and-downs-ask-pass")


def aim(players: int, options: Options) -> Aim[Any]:
    """What the players are after."""
    return UpsAndDownsAim("ups-and-downs-goal", measures=[CardsLeft()], asks={"start": "ups-and-downs-ask-start"})
