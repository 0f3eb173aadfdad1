"""What Organization is about: the goal of a hand, and how far everyone has come."""

from typing import Any

from mypy_extensions import i64

from parlor.core.aim import Aim
from parlor.core.game import Options
from parlor.core.messages import Message
from parlor.families.tricks import BidAim, TrickHand, TricksBid
from parlor.library.patriot.organization.rules import AWAY, EACH, PARTNER, TAKEN, TakeReserve


class OrganizationAim(BidAim):
    """The bid, and the partner whom everyone knows once his card has fallen."""

    def goal(self, h: TrickHand, viewer: i64) -> Message | None:
        if viewer == h.own[PARTNER]:
            return Message(f"{self.key}-partner", {**self.params, "seat": int(h.bidder), "number": int(h.bid)})
        return super().goal(h, viewer)

    def asked(self, h: TrickHand, seat: i64) -> Message | None:
        if not isinstance(h.phase, TakeReserve):
            return super().asked(h, seat)
        if h.own[TAKEN] == 0:
            return Message("organization-ask-take")
        return Message("organization-ask-discard", {"number": 3 - len(h.lying(AWAY))})


def aim(players: int, options: Options) -> Aim[Any]:
    """What the players are after."""
    return OrganizationAim(
        "organization-goal",
        {"tricks": EACH[players]},
        [TricksBid()],
        {"country": "organization-ask-country", "partner": "organization-ask-call"},
    )
