"""What Sammy is about: the goal of a hand, and how far everyone has come."""

from typing import Any, Final

from mypy_extensions import i64

from parlor.core.aim import Aim
from parlor.core.game import Options
from parlor.core.moves import BONUS, DOUBLE
from parlor.families.tricks import BidAim, Caught, TrickHand, TricksTaken
from parlor.library.sammy_1934.sammy.bidding import DECLARANT, tricks_bid
from parlor.library.sammy_1934.sammy.rules import PRESIDENTS

BINDS: Final = {BONUS: "sammy-means-bonus", DOUBLE: "sammy-means-double"}


class SideTricks(TricksTaken):
    """The tricks of each side, and how many it needs: to make the bid, or to beat it."""

    def needed(self, h: TrickHand, seat: i64) -> i64:
        if h.bidder < 0 or h.phase_number == 0:
            return -1
        return tricks_bid(h) if h.side[seat] == h.side[h.bidder] else 15 - tricks_bid(h)


class SammyAim(BidAim):
    """The declarant makes the bid, with his partner; the other side beats it."""

    def bid(self, h: TrickHand) -> i64:
        return tricks_bid(h)

    def bidder(self, h: TrickHand) -> i64:
        return h.own[DECLARANT]


def aim(players: int, options: Options) -> Aim[Any]:
    """What the players are after."""
    return SammyAim("sammy-goal", measures=[SideTricks(), Caught(PRESIDENTS, "sammy-tally")], binds=BINDS)
