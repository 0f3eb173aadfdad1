"""What Cribbage is about: the goal of a hand, and how far everyone has come."""

from mypy_extensions import i64

from parlor.core.aim import Aim, Measure, Standing, standing
from parlor.core.game import Options
from parlor.core.messages import Message
from parlor.core.state import CardHand
from parlor.families.pegging.play import SUM, TARGET


class PeggedSoFar(Measure[CardHand]):
    """The points pegged in this hand."""

    def standings(self, h: CardHand, viewer: i64) -> list[Standing]:
        return [standing(seat, "cribbage-so-far", h.made[seat]) for seat in range(h.players)]


class CribbageAim(Aim[CardHand]):
    """To lay two cards away for the crib, then to peg."""

    def goal(self, h: CardHand, viewer: i64) -> Message | None:
        if h.phase_number > 0:
            return Message("cribbage-goal", {"number": int(h.own[TARGET])})
        return Message("cribbage-goal-crib", {"seat": int(h.dealer)})

    def asked(self, h: CardHand, seat: i64) -> Message | None:
        if h.phase_number == 0:
            return Message("cribbage-ask-crib", {"seat": int(h.dealer)})
        return Message("cribbage-ask", {"number": int(h.own[SUM])})


def aim(players: int, options: Options) -> Aim[CardHand]:
    """What the players are after."""
    return CribbageAim("cribbage-goal", measures=[PeggedSoFar()])
