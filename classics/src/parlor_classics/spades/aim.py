"""What Spades is about: the goal of a hand, and how far everyone has come."""

from mypy_extensions import i64

from parlor.core.game import Options
from parlor.core.messages import Message
from parlor.families.tricks import Aim, TrickHand, TricksTaken, forecast_of


class SideBids(TricksTaken):
    """The tricks that a side has taken of those that it has bid."""

    def needed(self, h: TrickHand, seat: i64) -> i64:
        return sum(forecast_of(h, mate) for mate in range(h.players) if h.side[mate] == h.side[seat]) if h.phase_number > 0 else -1


class SpadesAim(Aim[TrickHand]):
    """To say how many tricks one's side will take, and to take them; a nil takes none."""

    def goal(self, h: TrickHand, viewer: i64) -> Message | None:
        if h.phase_number == 0:
            return Message("spades-goal-bidding")
        if viewer < h.players and forecast_of(h, viewer) == 0:
            return Message("spades-goal-nil")
        return Message("spades-goal")


def aim(players: int, options: Options) -> Aim[TrickHand]:
    """What the players are after."""
    return SpadesAim("spades-goal", measures=[SideBids()])
