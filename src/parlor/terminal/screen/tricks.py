"""Tricks: who laid which card, and the last one that was taken."""

import re

from parlor.terminal.screen.places import Place
from parlor.terminal.screen.snapshot import Snapshot

# Behind the name of the one who led.
LED = " ‹"
PLAYED = re.compile(r"^Seat (?P<seat>\d+): play (?P<card>\S+)$")
DEALT = re.compile(r"^Hand \d+: ")
TAKEN = re.compile(r"^Seat \d+ takes the (?:trick|lead)\b")


def trick_of(now: Snapshot) -> Place | None:
    """The cards of the trick with those who laid them."""
    zones = now.view["zones"]
    bids = [(zone, cards[0]) for zone, cards in zones.items() if zone.startswith("bid:") and cards]
    if any(zone.startswith("bid:") for zone in zones):
        seats = [int(zone.partition(":")[2]) for zone, _ in bids]
        labels = tuple(now.called(seat) for seat in seats)
        return Place("bids", "bids", [card for _, card in bids], labels=labels, zones=tuple(zone for zone, _ in bids))
    if "trick" not in zones:
        return None
    cards = zones["trick"]
    seats = layers(now, cards)
    labels = tuple(f"{now.called(seat)}{LED if place == 0 else ''}" for place, seat in enumerate(seats))
    sides = tuple(now.clockwise.index(seat) for seat in seats)
    return Place("trick", "trick", cards, frozenset({"trick"}), labels, sides=sides)


def layers(now: Snapshot, cards: list[str]) -> list[int]:
    """Who laid the cards of a trick; a declarant lays the dummy's card for him."""
    played = [found for line in now.log if (found := PLAYED.match(line))][-len(cards) :] if cards else []
    seats = [int(found["seat"]) for found in played]
    if [found["card"] for found in played] != cards:
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


def last_trick(log: list[str]) -> tuple[list[tuple[int, str]], str] | None:
    """The last trick that was taken: its cards in order, and the line that told who took it."""
    ends = [place for place, line in enumerate(log) if TAKEN.match(line)]
    if not ends:
        return None
    begins = [place for place in range(ends[-1]) if TAKEN.match(log[place]) or DEALT.match(log[place])]
    played = [found for line in log[begins[-1] if begins else 0 : ends[-1]] if (found := PLAYED.match(line))]
    return [(int(found["seat"]), found["card"]) for found in played], log[ends[-1]]
