"""Why a move is recommended: a rule of thumb that speaks for it, or else what the trials showed."""

from typing import Final

from parlor.core.messages import Message
from parlor.players.thinking import Peers

# Rules of thumb that speak against a move: they are no reasons to recommend it.
AGAINST: Final = [
    "why-gives-away",
    "why-takes-points",
    "why-rid-of-points-but",
    "why-throws-but",
    "why-helps-others",
    "why-opens-others-way",
]
# A smaller difference in points is not worth telling.
TOLD: Final = 0.05


def in_order(groups: list[Peers]) -> bool:
    """Whether the points of the groups tell the same as their worth: the better the group, the more points.

    They do not where the game may end with the hand, and a point more is not always worth the same.
    """
    for rank in range(len(groups)):
        lead = groups[rank].lead
        if lead is None:
            return False
        if rank > 0:
            before = groups[rank - 1].lead
            if before is None or lead > before:
                return False
    return True


def fitting(why: Message | None, groups: list[Peers], pointed: bool, all_tried: bool) -> Message:
    """The reason for the move that is recommended, from the figures where no rule of thumb speaks for it."""
    if why is not None and why.key not in AGAINST:
        return why
    if len(groups) == 1:
        return Message("why-all-alike" if all_tried else "why-no-better")
    best, next = groups[0].lead, groups[1].lead
    if pointed and best is not None and next is not None and best - next >= TOLD:
        return Message("why-more-points", {"points": f"{best - next:.1f}"})
    return Message("why-did-best")


def for_better(why: Message | None, cost: float) -> Message:
    """Why a move would have been better than the one played."""
    if why is not None and why.key not in AGAINST:
        return why
    return Message("why-better-than-played", {"points": f"{cost:.1f}"}) if cost >= TOLD else Message("why-did-best")
