"""What Sham Battle No. 2 is about: the goal of a hand, and how far everyone has come."""

from typing import Any, Final

from mypy_extensions import i64

from parlor.core.game import Options
from parlor.core.messages import Message
from parlor.core.moves import MELD, payload_of, verb_of
from parlor.families.tricks import Aim, PointsSoFar, TrickHand
from parlor.library.patriot.combinations import worth
from parlor.library.patriot.sham_battle_2.rules import CLAIM, EXCHANGE, EXCHANGE_COUNTS

ASKS: Final = {"first part": "sham-battle-2-ask-play", "claim": "sham-battle-2-ask-lay"}


class ShamBattle2Aim(Aim[TrickHand]):
    """Combinations and exchanges have their worth."""

    def asked(self, h: TrickHand, seat: i64) -> Message | None:
        nothing = h.phase_number == CLAIM and len(h.moves()) == 1
        return Message("sham-battle-2-ask-nothing") if nothing else super().asked(h, seat)

    def worth(self, h: TrickHand, seat: i64, move: i64) -> Message | None:
        if verb_of(move) == MELD:
            return Message("worth-points", {"number": int(worth(payload_of(move), h.trump))})
        return Message("worth-points", {"number": int(EXCHANGE_COUNTS)}) if move == EXCHANGE else None


def aim(players: int, options: Options) -> Aim[Any]:
    """What the players are after."""
    return ShamBattle2Aim("sham-battle-2-goal", measures=[PointsSoFar()], asks=ASKS)
