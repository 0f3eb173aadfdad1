"""What Oh Hell is about: the goal of a hand, and how far everyone has come."""

from mypy_extensions import i64

from parlor.core.game import Options
from parlor.core.messages import Message
from parlor.families.tricks import Aim, TrickHand, TricksTaken, forecast_of


class OwnBids(TricksTaken):
    """The tricks that each has taken of those forecast."""

    def needed(self, h: TrickHand, seat: i64) -> i64:
        return forecast_of(h, seat)


class OhHellAim(Aim[TrickHand]):
    """To say how many tricks one will take, and to take exactly so many."""

    def goal(self, h: TrickHand, viewer: i64) -> Message | None:
        bid = forecast_of(h, viewer) if viewer < h.players else -1
        return Message("oh-hell-goal-bidding") if bid < 0 else Message("oh-hell-goal", {"number": int(bid)})


def aim(players: int, options: Options) -> Aim[TrickHand]:
    """What the players are after."""
    return OhHellAim("oh-hell-goal-bidding", measures=[OwnBids()])
