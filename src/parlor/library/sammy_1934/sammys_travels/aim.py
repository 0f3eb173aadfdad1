"""What Sammy's Travels is about: the goal of a hand, and how far everyone has come."""

from typing import Any, Final

from mypy_extensions import i64

from parlor.core.aim import Aim, Measure, Standing
from parlor.core.game import Options
from parlor.library.sammy_1934.sammys_travels.rules import ALL, CommonHand, TravelHand

ASKS: Final = {"start": "sammys-travels-ask-start", "play": "sammys-travels-ask"}


class StatesVisited(Measure[TravelHand]):
    """How far each has traveled, or how many cards each has brought to the common roads."""

    def standings(self, h: TravelHand, viewer: i64) -> list[Standing]:
        key = "sammys-travels-tally-shared" if isinstance(h, CommonHand) else "sammys-travels-tally"
        points = [int(each) for each in h.points()]
        return [Standing(seat, key, {"number": points[seat], "other": ALL}, points[seat]) for seat in range(h.players)]


def aim(players: int, options: Options) -> Aim[Any]:
    """What the players are after."""
    shared = players == 2 and options["packs"] == "shared"
    return Aim("sammys-travels-goal-shared" if shared else "sammys-travels-goal", measures=[StatesVisited()], asks=ASKS)
