"""Where things lie: the zones of a view as places on the felt, arranged as the family of the game asks for."""

import re
from dataclasses import dataclass, field

from parlor.terminal import show
from parlor.terminal.screen.faces import HIDDEN
from parlor.terminal.screen.snapshot import Snapshot

PILE, ROW, COLUMN, TRICK = "pile", "row", "column", "trick"
# Zones that lie open card by card, and zones that keep their place when they are empty.
ROWS = {"played", "sets", "laid", "travel", "secret", "roses", "lanterns", "keys", "bells", "melds", "first", "second"}
KEPT = {
    "stock",
    "discard",
    "waste",
    "flags",
    "stack",
    "pile",
    "center",
    "reserve",
    "travel",
    "roses",
    "lanterns",
    "keys",
    "bells",
    "contest",
}
# Families whose piles are dealt as columns.
COLUMNS = {"stack", "pile"}
TRICKS = {"trick", "bid"}
# So many piles of his own make a player's piles a row by itself.
ESTATE = 4
# Behind the name of the one who led.
LED = " ‹"
NUMBERED = re.compile(r"^(?P<stem>[a-z]+?)(?P<number>\d+)$")
PLAYED = re.compile(r"^Seat (?P<seat>\d+): play (?P<card>\S+)$")
TAKEN = re.compile(r"^Seat \d+ takes the (?:trick|lead)\b")


@dataclass(frozen=True)
class Place:
    """Cards that lie together."""

    zone: str
    title: str
    cards: list[str]
    form: str
    names: frozenset[str] = frozenset()
    """All that a move may call it."""
    labels: tuple[str, ...] = ()
    """Under each card, who laid it."""
    zones: tuple[str, ...] = ()
    """For each card the zone in which it lies, where that is not the place's own."""
    sides: tuple[int, ...] = ()
    """For each card how many seats to the left its player sits; 0 is the one who looks."""

    def zone_of(self, place: int) -> str:
        """Where a card of the place lies."""
        return self.zones[place] if self.zones else self.zone


@dataclass
class Arrangement:
    """A table, ready to be drawn."""

    piles: list[Place] = field(default_factory=list)
    estates: dict[str, list[Place]] = field(default_factory=dict)
    """Piles of players who own many, by owner."""
    columns: list[Place] = field(default_factory=list)
    rows: list[Place] = field(default_factory=list)
    trick: Place | None = None
    hand: Place | None = None
    lines: list[str] = field(default_factory=list)
    """What is written beside the cards."""
    players: int = 1


def arrange(now: Snapshot) -> Arrangement:
    """All that a snapshot shows of the cards."""
    view, kind = now.view, now.game.kind
    facts, zones = view["facts"], view["zones"]
    found = Arrangement(lines=lines_of(now), players=now.players)
    told = [meld for meld in facts.get("melds") or [] if "number" in meld]
    held = zones.get(f"hand:{now.seat}", [])
    reached = {card.partition("=")[0] for move in now.choices for card in move.cards if move.source is None} - set(held)
    estate = {zone.partition(":")[0] for zone in zones if zone.endswith(":0")} - {"hand", "won"}
    if len(estate) < ESTATE or now.players == 1:
        estate = set()
    for zone, cards in zones.items():
        base, _, owner = zone.partition(":")
        numbered = NUMBERED.match(base)
        stem = numbered["stem"] if numbered else base
        whose = int(owner) if owner else None
        names = frozenset({zone, base} if whose in (None, now.seat) else {zone})
        title = titled(base, whose, now)
        hidden = bool(cards) and all(card == HIDDEN for card in cards)
        if base == "hand":
            if whose == now.seat and not hidden:
                found.hand = Place(zone, "your hand", cards, ROW, names)
            elif (not hidden and cards) or (whose == now.seat and cards):
                found.rows.append(Place(zone, title, cards, PILE if hidden else ROW, names))
        elif base in TRICKS or stem == "down" or base.startswith("mob-"):
            continue
        elif base == "won":
            if cards and kind in ("asking", "passing"):
                found.rows.append(Place(zone, title, cards, PILE if hidden else ROW, names))
        elif base == "melds" and told:
            continue
        elif stem in COLUMNS and numbered and kind == "patience":
            under = zones.get(f"down{numbered['number']}", [])
            found.columns.append(Place(zone, title, [*under, *cards], COLUMN, names))
        elif not cards and stem not in KEPT:
            continue
        elif not hidden and (base in ROWS or any(card in reached for card in cards[:-1])):
            found.rows.append(Place(zone, title, cards, ROW, names))
        elif whose is not None and base in estate:
            owner_name = now.called(whose)
            found.estates.setdefault(owner_name, []).append(Place(zone, titled(base, None, now), cards, PILE, names))
        else:
            found.piles.append(Place(zone, title, cards, PILE, names))
    for meld in told:
        found.rows.append(
            Place(
                f"melds:{meld['owner']}",
                f"{meld['number']}  {now.called(meld['owner'])}",
                list(meld["cards"]),
                ROW,
                frozenset({str(meld["number"])}),
            )
        )
    mobilized(found, zones)
    if any(move.target == "new" for move in now.choices):
        found.piles.append(Place("new", "new pile", [], PILE, frozenset({"new"})))
    found.trick = trick_of(now)
    return found


def titled(base: str, whose: int | None, now: Snapshot) -> str:
    """What is written beside a place."""
    numbered = NUMBERED.match(base)
    name = f"{numbered['stem']} {numbered['number']}" if numbered else base
    if whose is None or now.view["players"] == 1:
        return name
    return f"your {name}" if whose == now.seat else f"{now.called(whose)} {name}"


def mobilized(found: Arrangement, zones: dict[str, list[str]]) -> None:
    """The rising sets of the Patriot games, of which only the tops matter, in one row."""
    sets = {zone: cards for zone, cards in zones.items() if zone.startswith("mob-")}
    if sets:
        tops = [(zone, cards[-1]) for zone, cards in sets.items() if cards]
        names = frozenset({"mobilized", *sets})
        zones_of = tuple(zone for zone, _ in tops)
        found.rows.insert(0, Place("mobilized", "mobilized", [card for _, card in tops], ROW, names, zones=zones_of))


# Tricks


def trick_of(now: Snapshot) -> Place | None:
    """The cards of the trick with those who laid them."""
    zones = now.view["zones"]
    bids = [(zone, cards[0]) for zone, cards in zones.items() if zone.startswith("bid:") and cards]
    if any(zone.startswith("bid:") for zone in zones):
        seats = [int(zone.partition(":")[2]) for zone, _ in bids]
        labels = tuple(now.called(seat) for seat in seats)
        return Place("bids", "bids", [card for _, card in bids], TRICK, labels=labels, zones=tuple(zone for zone, _ in bids))
    if "trick" not in zones:
        return None
    cards = zones["trick"]
    seats = layers(now, cards)
    labels = tuple(f"{now.called(seat)}{LED if place == 0 else ''}" for place, seat in enumerate(seats))
    sides = tuple((seat - (now.seat or 0)) % now.players for seat in seats)
    return Place("trick", "trick", cards, TRICK, frozenset({"trick"}), labels, sides=sides)


def layers(now: Snapshot, cards: list[str]) -> list[int]:
    """Who laid the cards of a trick; a declarant lays the dummy's card for him."""
    played = [found for line in now.log if (found := PLAYED.match(line))][-len(cards) :] if cards else []
    seats = [int(found["seat"]) for found in played]
    if [found["card"] for found in played] != cards:
        return []
    facts, players = now.view["facts"], now.view["players"]
    dummy, declarant = facts.get("dummy"), facts.get("declarant")
    if dummy is None:
        return seats
    order = facts.get("clockwise") or list(range(players))
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
    begin = ends[-2] + 1 if len(ends) > 1 else 0
    played = [found for line in log[begin : ends[-1]] if (found := PLAYED.match(line))]
    return [(int(found["seat"]), found["card"]) for found in played], log[ends[-1]]


# What is written


def lines_of(now: Snapshot) -> list[str]:
    """Facts that need lines of their own."""
    lines = []
    for name, text in show.facts(now.view):
        value = now.view["facts"][name]
        if name in ("melds", "calls") or not isinstance(value, list) or not all(isinstance(part, dict) for part in value):
            continue
        lines += [f"{now.called(seat)}: {part}" for seat, part in enumerate(text)] if len(text) == now.view["players"] else text
    return lines


def strip_of(now: Snapshot) -> list[tuple[str, str]]:
    """Facts for the strip above the table: trumps, bid, count and the like, each with its name."""
    told = []
    facts = now.view["facts"]
    for name, text in show.facts(now.view):
        value = facts[name]
        if isinstance(value, list) or value is False or (name == "phase" and value == "play") or name == "stock" or "limit" in name:
            continue
        if name in ("bidder", "declarant", "dummy", "opener", "batter", "turned_to", "goop") and isinstance(value, int):
            text = [now.called(value)]
        told.append((name.replace("_", " "), text[0]))
    return told


def said_of(now: Snapshot, seat: int) -> list[str]:
    """What is known of a seat besides its cards."""
    facts, zones = now.view["facts"], now.view["zones"]
    said = []
    calls = [call for who, call in facts.get("calls") or [] if who == seat]
    if calls and facts.get("phase") != "play":
        said.append(str(calls[-1]))
    elif facts.get("bidder") == seat and facts.get("bid") is not None:
        said.append(f"bid {facts['bid']}")
    hand = zones.get(f"hand:{seat}")
    if hand is not None and seat != now.seat:
        said.append(f"{len(hand)} cards" if len(hand) != 1 else "1 card")
    tricks = facts.get("tricks")
    if isinstance(tricks, list) and (any(tricks) or facts.get("phase") == "play"):
        said.append(f"{tricks[seat]} tricks" if tricks[seat] != 1 else "1 trick")
    elif not isinstance(tricks, list) and zones.get(f"won:{seat}") and now.game.kind != "patience":
        said.append(f"{len(zones[f'won:{seat}'])} won")
    for name in ("declared", "passed", "folded", "put_down"):
        value = facts.get(name)
        if isinstance(value, list) and len(value) == now.view["players"] and isinstance(value[seat], str):
            said.append(value[seat])
        elif isinstance(value, list) and value and all(isinstance(part, int) for part in value) and name != "declared" and seat in value:
            said.append(name.replace("_", " "))
    return said
