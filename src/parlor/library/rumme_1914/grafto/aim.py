"""What Grafto is about: the goal of a hand, and how far everyone has come."""

from typing import Any

from mypy_extensions import i64

from parlor.core.game import Options
from parlor.core.messages import Message
from parlor.core.moves import PASS, payload_of
from parlor.families.tricks import Aim, TrickHand, TricksNeeded
from parlor.library.rumme_1914.grafto.rules import BIDDING, NEEDED


class GraftoAim(Aim[TrickHand]):
    """Four tricks, for whoever has bid and against him."""

    def goal(self, h: TrickHand, viewer: i64) -> Message | None:
        if h.bidder < 0 or h.phase is BIDDING:
            return Message("grafto-goal-bidding", {"number": NEEDED})
        own = bid_of(h, viewer)
        return Message("grafto-goal-own", {"number": own}) if own > 0 else Message(self.key, {"number": NEEDED})

    def asked(self, h: TrickHand, seat: i64) -> Message | None:
        return Message("grafto-ask-graft", {"card": h.pack.codes[h.turned]}) if h.phase_number == 0 else None


def bid_of(h: TrickHand, seat: i64) -> int:
    """What a seat has bid, 0 if it has passed."""
    caller = h.left[h.dealer]
    for call in h.calls:
        if caller == seat and call != PASS:
            return payload_of(call)
        caller = h.left[caller]
    return 0


def aim(players: int, options: Options) -> Aim[Any]:
    """What the players are after."""
    return GraftoAim("grafto-goal", measures=[TricksNeeded(NEEDED)])
