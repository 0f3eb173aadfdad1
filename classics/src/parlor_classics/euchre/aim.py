"""What Euchre is about: the goal of a hand, and how far everyone has come."""

from mypy_extensions import i64

from parlor.core.game import Options
from parlor.core.messages import Message
from parlor.families.tricks import Aim, TrickHand, TricksTaken


class MakersNeed(TricksTaken):
    """The makers need three tricks."""

    def needed(self, h: TrickHand, seat: i64) -> i64:
        return 3 if h.bidder >= 0 else -1


class EuchreAim(Aim[TrickHand]):
    """To make trumps and take three tricks, or to keep the makers from it."""

    def goal(self, h: TrickHand, viewer: i64) -> Message | None:
        if h.bidder < 0:
            return Message("euchre-goal-naming")
        makes = viewer < h.players and h.side[viewer] == h.side[h.bidder]
        return Message("euchre-goal-makers" if makes else "euchre-goal-others", {"seat": int(h.bidder)})


def aim(players: int, options: Options) -> Aim[TrickHand]:
    """What the players are after."""
    asks = {"ordering": "euchre-ask-ordering", "naming": "euchre-ask-naming", "discarding": "euchre-ask-discarding"}
    return EuchreAim("euchre-goal-naming", measures=[MakersNeed()], asks=asks)
