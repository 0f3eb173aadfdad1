"""Tricks: who played which card, and the last trick taken."""

from itertools import pairwise

from parlor.table.shapes import LineShape
from parlor.terminal.screen.places import Place
from parlor.terminal.screen.snapshot import Snapshot

# After the name of the player who led.
LED = " ‹"


def trick_of(now: Snapshot) -> Place | None:
    """The cards in the middle with the seats that played them: what each has in front of them, or otherwise the trick."""
    zones, places = now.view["zones"], now.view["places"]
    before = [zone for zone, place in places.items() if place["role"] == "played" and place["owner"] is not None]
    if before and all(len(zones[zone]) <= 1 for zone in before):
        laid = tuple(zone for zone in before if zones[zone])
        seats = [places[zone]["owner"] for zone in laid]
        labels = tuple(now.called(seat) for seat in seats)
        return Place(before[0], "", [zones[zone][0] for zone in laid], labels=labels, zones=laid, sides=sides(now, seats), region="trick")
    trick = trick_zone(now)
    if trick is None:
        return None
    cards = zones[trick]
    seats = layers(now, cards)
    labels = tuple(f"{now.called(seat)}{LED if place == 0 else ''}" for place, seat in enumerate(seats))
    return Place(trick, trick, cards, frozenset({trick}), labels, sides=sides(now, seats), region="trick")


def trick_zone(now: Snapshot) -> str | None:
    """The zone of the trick; None if there is none, or if players keep their cards in front of them."""
    before = [place for place in now.view["places"].values() if place["role"] == "played"]
    return next(iter(now.zones("trick")), None) if not before else None


def sides(now: Snapshot, seats: list[int]) -> tuple[int, ...]:
    """How many seats to the left each of them sits."""
    return tuple(now.clockwise.index(seat) for seat in seats)


def layers(now: Snapshot, cards: list[str]) -> list[int]:
    """Who played the cards of a trick; a declarant plays the dummy's card."""
    laid = played(now.log)[-len(cards) :] if cards else []
    seats = [seat for seat, _ in laid]
    if [card for _, card in laid] != cards:
        return []
    facts, players = now.view["facts"], now.players
    dummy, declarant = facts.get("dummy"), facts.get("declarant")
    if dummy is None:
        return seats
    order = now.clockwise
    for start in range(players):
        true = [order[(start + step) % players] for step in range(len(seats))]
        if all(seat == said or (seat == dummy and said == declarant) for seat, said in zip(true, seats, strict=True)):
            return true
    return seats


def played(log: list[LineShape]) -> list[tuple[int, str]]:
    """Who played which card, according to a log."""
    found = []
    for line in log:
        seat, cards = line["seat"], line["params"].get("cards")
        if line["kind"] == "played" and seat is not None and cards:
            found.append((seat, str(cards[0])))
    return found


def taken(log: list[LineShape]) -> list[tuple[int, int]]:
    """All tricks taken: the position of each one's first line in the log, and the line that says who took it."""
    bounds = [0, *[place + 1 for place, line in enumerate(log) if line["kind"] in ("began", "took")]]
    return [(start, end - 1) for start, end in pairwise(bounds) if log[end - 1]["kind"] == "took" and played(log[start:end])]


def last_trick(now: Snapshot) -> tuple[list[tuple[int, str]], LineShape] | None:
    """The last trick taken: its cards in order, and the line that says who took it."""
    tricks = taken(now.log) if trick_zone(now) is not None else []
    if not tricks:
        return None
    start, end = tricks[-1]
    return played(now.log[start:end]), now.log[end]
