"""What Sham Battle is about: the goal of a hand, and how far everyone has come."""

from typing import Any, Final

from mypy_extensions import i64

from parlor.core.aim import Aim, Measure, Standing
from parlor.core.game import Options
from parlor.core.messages import Message
from parlor.core.moves import MELD, PASS, payload_of, verb_of
from parlor.families.tricks import BidAim, TrickHand
from parlor.library.patriot.combinations import melded, worth
from parlor.library.patriot.laws import counting_value
from parlor.library.patriot.sham_battle.rules import PHASES

# The bidder leads.
DECLARATION: Final = 2

ASKS: Final = {"country": "sham-battle-ask-country", "declaration": "sham-battle-ask-lay"}


class ShamBattleAim(BidAim):
    """Combinations have their worth, and whoever passes lays no more of them."""

    def asked(self, h: TrickHand, seat: i64) -> Message | None:
        nothing = h.phase is PHASES[DECLARATION] and len(h.moves()) == 1
        return Message("sham-battle-ask-nothing") if nothing else super().asked(h, seat)

    def worth(self, h: TrickHand, seat: i64, move: i64) -> Message | None:
        return Message("worth-points", {"number": int(worth(payload_of(move), h.trump))}) if verb_of(move) == MELD else None

    def means(self, h: TrickHand, seat: i64, move: i64) -> Message | None:
        if move != PASS or h.phase is not PHASES[DECLARATION] or len(h.moves()) == 1:
            return None
        return Message("sham-battle-means-pass")


class CountedTowardBid(Measure[TrickHand]):
    """What each side's combinations and cards count so far; for the bidder's side, of its bid."""

    def standings(self, h: TrickHand, viewer: i64) -> list[Standing]:
        if h.bidder < 0 or h.phase_number == 0:
            return []
        lines: list[Standing] = []
        for seat in range(h.players):
            side = h.side[seat]
            cards = int(counting_value(h.side_taken(side)))
            if side == h.side[h.bidder]:
                lines.append(Standing(seat, "sham-battle-tally-of", {"number": int(melded(h, side)) + cards, "other": int(h.bid)}))
            elif len(h.takers) > 0:
                lines.append(Standing(seat, "tally-points", {}, cards))
        return lines


def aim(players: int, options: Options) -> Aim[Any]:
    """What the players are after."""
    return ShamBattleAim("sham-battle-goal", measures=[CountedTowardBid()], asks=ASKS)
