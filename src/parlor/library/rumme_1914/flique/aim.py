"""What Flique is about: the goal of a hand, and how far everyone has come."""

from typing import Any

from mypy_extensions import i64

from parlor.core.aim import Aim, Measure, Standing
from parlor.core.bits import count, last
from parlor.core.game import Options
from parlor.core.messages import Message
from parlor.core.moves import PASS
from parlor.core.state import CardHand
from parlor.library.rumme_1914.flique.rules import COMBINATIONS, DISCARDS, DRAWING, OWNERS
from parlor.packs.rumme import RUMME


class FliqueAim(Aim[CardHand]):
    """What to draw depends on what there is."""

    def asked(self, h: CardHand, seat: i64) -> Message | None:
        if h.phase_number != DRAWING:
            return super().asked(h, seat)
        if len(h.moves_of(seat)) == 1:
            return Message("flique-ask-stock")
        return Message("flique-ask-draw" if len(h.stock) > 0 else "flique-ask-last", {"card": RUMME.codes[last(h.lying(DISCARDS))]})


class CardsLaid(Measure[CardHand]):
    """How many of the eleven cards each has laid."""

    def standings(self, h: CardHand, viewer: i64) -> list[Standing]:
        laid = [0, 0]
        for k in range(len(h.rows[OWNERS])):
            laid[h.rows[OWNERS][k]] += int(count(h.rows[COMBINATIONS][k]))
        return [Standing(seat, "flique-tally", {"number": laid[seat]}) for seat in range(2)]


def aim(players: int, options: Options) -> Aim[Any]:
    """What the players are after."""
    return FliqueAim(
        "flique-goal",
        measures=[CardsLaid()],
        asks={"use": "flique-ask-use", "discard": "flique-ask-discard"},
        binds={PASS: "flique-means-pass"},
    )
