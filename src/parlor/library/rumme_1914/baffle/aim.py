"""What Baffle is about: the goal of a hand, and how far everyone has come."""

from typing import Any, Final

from mypy_extensions import i64

from parlor.core.game import Options
from parlor.core.messages import Message
from parlor.families.tricks import Aim, TrickHand, TricksTaken
from parlor.library.rumme_1914.baffle.rules import CONTENT, COP, COP_HAND, RESIGN, SILENT, in_play

GOALS: Final = {CONTENT: "baffle-goal-content", COP: "baffle-goal-cop", RESIGN: "baffle-goal-resigned"}
NEEDS: Final = {CONTENT: 1, COP: 2}
BINDS: Final = {COP: "baffle-means-cop", RESIGN: "baffle-means-resign"}


class TricksDeclared(TricksTaken):
    """The tricks that each has taken of those that keep him from being baffled."""

    def needed(self, h: TrickHand, seat: i64) -> i64:
        return NEEDS.get(h.calls[seat], -1)


class BaffleAim(Aim[TrickHand]):
    """By what one has declared."""

    def goal(self, h: TrickHand, viewer: i64) -> Message | None:
        call = h.calls[viewer] if viewer < h.players else SILENT
        return Message(GOALS.get(call, self.key))

    def asked(self, h: TrickHand, seat: i64) -> Message | None:
        if h.phase_number > 0:
            return None
        if h.calls[seat] == COP:
            return Message("baffle-ask-exchange", {"card": h.pack.codes[h.turned]})
        cop, resign = len(h.lying(COP_HAND)) > 0, h.at != h.dealer or in_play(h) != 1
        if not resign:
            return Message("baffle-ask-stay" if cop else "baffle-ask-must")
        return Message("baffle-ask" if cop else "baffle-ask-cop-gone")


def aim(players: int, options: Options) -> Aim[Any]:
    """What the players are after."""
    return BaffleAim("baffle-goal", measures=[TricksDeclared()], binds=BINDS)
