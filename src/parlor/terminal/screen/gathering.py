"""A trick that was taken is gone from the next view: here it is laid out once more, so that its last card is seen."""

from dataclasses import replace

from parlor.terminal.screen.snapshot import Snapshot
from parlor.terminal.screen.tricks import TAKEN, last_trick


def gathered(before: Snapshot, now: Snapshot) -> Snapshot | None:
    """The table as it was when the trick was complete; None where none was taken since."""
    if before.seat != now.seat or len(now.log) <= len(before.log) or "trick" not in before.view["zones"]:
        return None
    ends = [place for place, line in enumerate(now.log) if TAKEN.match(line)]
    found = last_trick(now.log)
    if not ends or ends[-1] < len(before.log) or found is None:
        return None
    cards = [card for _, card in found[0]]
    zones = {
        zone: [card for card in held if card not in cards] if zone.startswith("hand:") else held
        for zone, held in before.view["zones"].items()
    }
    view = {**before.view, "zones": {**zones, "trick": cards}, "waiting": []}
    return replace(before, view=view, choices=[], log=now.log[: ends[-1] + 1], covered=False)
