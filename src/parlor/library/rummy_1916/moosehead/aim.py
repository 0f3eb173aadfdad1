"""What Moosehead is about: the goal of a hand, and how far everyone has come."""

from typing import Any

from mypy_extensions import i64

from parlor.core.aim import Aim, PointsSoFar
from parlor.core.game import Options
from parlor.core.messages import Message
from parlor.core.moves import PASS
from parlor.core.state import CardHand
from parlor.library.rummy_1916.moosehead.rules import COUNT, FITTING
from parlor.packs.rummy import RUMMY


class MooseheadAim(Aim[CardHand]):
    """Every card raises the count."""

    def asked(self, h: CardHand, seat: i64) -> Message | None:
        playable = h.hands[seat] & FITTING[h.own[COUNT]] != 0
        return Message("moosehead-ask" if playable else "moosehead-ask-pass", {"number": int(h.own[COUNT])})

    def worth(self, h: CardHand, seat: i64, move: i64) -> Message | None:
        if move == PASS:
            return None
        total = h.own[COUNT] + RUMMY.number[move]
        return Message("worth-points", {"number": 2}) if total >= 15 and total % 5 == 0 else None


def aim(players: int, options: Options) -> Aim[Any]:
    """What the players are after."""
    return MooseheadAim("moosehead-goal", measures=[PointsSoFar()])
