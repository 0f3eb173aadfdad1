"""What Liberty Bond Game is about: the goal of a hand, and how far everyone has come."""

from typing import Any

from mypy_extensions import i64

from parlor.core.aim import Aim, Measure, Standing
from parlor.core.game import Options
from parlor.families.rummy.aims import LayingAim
from parlor.families.rummy.hand import RummyHand
from parlor.library.patriot.liberty_bond.rules import bonds_of
from parlor.packs.patriot import COUNTING


class BondsLaid(Measure[RummyHand]):
    """The Bonds in front of each."""

    def standings(self, h: RummyHand, viewer: i64) -> list[Standing]:
        bonds = [int(bonds_of(h, seat)) for seat in range(h.players)]
        return [Standing(seat, "liberty-bond-tally", {"number": bonds[seat]}) for seat in range(h.players) if bonds[seat] > 0]


def aim(players: int, options: Options) -> Aim[Any]:
    """What the players are after."""
    return LayingAim("liberty-bond-goal", COUNTING, [BondsLaid()])
