"""What Goop is about: the goal of a hand, and how far everyone has come."""

from typing import Any

from mypy_extensions import i64

from parlor.core.aim import Aim, PointsSoFar
from parlor.core.game import Options
from parlor.core.messages import Message
from parlor.core.state import CardHand
from parlor.library.rumme_1914.goop.rules import RACE, books_in


class GoopAim(Aim[CardHand]):
    """Whoever has a book may fold, and then everyone must."""

    def asked(self, h: CardHand, seat: i64) -> Message | None:
        if h.phase_number == RACE:
            return Message("goop-ask-race")
        return Message("goop-ask-fold" if books_in(h.hands[seat]) != 0 else "goop-ask-pass")


def aim(players: int, options: Options) -> Aim[Any]:
    """What the players are after."""
    return GoopAim("goop-goal", measures=[PointsSoFar()])
