"""What Mobilization No. 3 is about: the goal of a hand, and how far everyone has come."""

from typing import Any

from mypy_extensions import i64

from parlor.core.aim import Aim, Measure, Standing, standing
from parlor.core.game import Options
from parlor.core.messages import Message
from parlor.library.patriot.mobilization_3.rules import OWN, TURNED, Mobilization3Hand
from parlor.packs.patriot import PATRIOT


class AllCardsLeft(Measure[Mobilization3Hand]):
    """How many cards each has left in all his piles."""

    def standings(self, h: Mobilization3Hand, viewer: i64) -> list[Standing]:
        return [standing(seat, "tally-cards-left", h.left(seat)) for seat in range(2)]


class Mobilization3Aim(Aim[Mobilization3Hand]):
    """First whatever can be played, then a card from the stock."""

    def asked(self, h: Mobilization3Hand, seat: i64) -> Message | None:
        own = seat * OWN
        if h.size[own + TURNED] > 0:
            return Message("mobilization-3-ask-turned", {"card": PATRIOT.codes[h.top(own + TURNED)]})
        return Message("mobilization-3-ask")


def aim(players: int, options: Options) -> Aim[Any]:
    """What the players are after."""
    return Mobilization3Aim("mobilization-3-goal", measures=[AllCardsLeft()])
