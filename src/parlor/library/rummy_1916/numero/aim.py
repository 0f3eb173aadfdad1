"""What Numero is about: the goal of a hand, and how far everyone has come."""

from typing import Any

from mypy_extensions import i64

from parlor.core.aim import Aim, Measure, Standing
from parlor.core.game import Options
from parlor.core.state import CardHand
from parlor.library.rummy_1916.numero.rules import cards_held


class CardsHeld(Measure[CardHand]):
    """The cards that each has."""

    def standings(self, h: CardHand, viewer: i64) -> list[Standing]:
        cards = [int(cards_held(h, seat)) for seat in range(h.players)]
        return [Standing(seat, "numero-tally", {"number": number}, number) for seat, number in enumerate(cards)]


def aim(players: int, options: Options) -> Aim[Any]:
    """What the players are after."""
    return Aim("numero-goal", measures=[CardsHeld()], asks={"play": "numero-ask"})
