"""A taken trick is missing from the next view; this shows it once more, so that its last card is seen."""

from dataclasses import replace

from parlor.terminal.screen.snapshot import Snapshot
from parlor.terminal.screen.tricks import played, taken, trick_zone


def gathered(before: Snapshot, now: Snapshot) -> Snapshot | None:
    """The table when the trick was complete; None if none was taken since."""
    trick = trick_zone(before)
    if before.seat != now.seat or len(now.log) <= len(before.log) or trick is None:
        return None
    tricks = taken(now.log)
    if not tricks or tricks[-1][1] < len(before.log):
        return None
    start, end = tricks[-1]
    cards = [card for _, card in played(now.log[start:end])]
    places = before.view["places"]
    zones = {
        zone: [card for card in held if card not in cards] if places[zone]["role"] == "hand" else held
        for zone, held in before.view["zones"].items()
    }
    view = {**before.view, "zones": {**zones, trick: cards}, "waiting": []}
    return replace(before, view=view, choices=[], log=now.log[: end + 1], covered=False)
