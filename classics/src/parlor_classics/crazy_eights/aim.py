"""What Crazy Eights is about: the goal of a hand, and how far everyone has come."""

from mypy_extensions import i64

from parlor.core.aim import Aim, CardsLeft
from parlor.core.game import Options
from parlor.core.messages import Message
from parlor.core.state import CardHand
from parlor_classics.crazy_eights.rules import NAMING, OWED, WANTED


class EightsAim(Aim[CardHand]):
    """To be rid of one's cards; an eight may have asked for another suit."""

    def asked(self, h: CardHand, seat: i64) -> Message | None:
        if h.phase_number == NAMING:
            return Message("crazy-eights-ask-naming")
        if h.own[OWED] > 0:
            return Message("crazy-eights-ask-two", {"number": int(h.own[OWED])})
        return Message("crazy-eights-ask", {"suit": h.pack.suit_name(h.own[WANTED])})


def aim(players: int, options: Options) -> Aim[CardHand]:
    """What the players are after."""
    return EightsAim("crazy-eights-goal", measures=[CardsLeft()])
