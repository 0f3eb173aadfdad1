"""Where things lie: the zones of a view as places on the felt, arranged as the family of the game asks for."""

import re
from dataclasses import dataclass, field

from parlor.terminal.screen.faces import HIDDEN
from parlor.terminal.screen.snapshot import Snapshot

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
# Zones of a patience that are dealt as columns, and those that lie face down under them.
COLUMNS = {"stack", "pile"}
UNDER = "down"
# Zones of which the trick is made.
TRICKS = {"trick", "bid"}
# The rising sets of the Patriot games.
SETS = "mob-"
# Families in which it matters what everyone has won.
WON_MATTERS = {"asking", "passing"}
# So many piles of his own make a player's piles a row by itself.
ESTATE = 4
NUMBERED = re.compile(r"^(?P<stem>[a-z]+?)(?P<number>\d+)$")


@dataclass(frozen=True)
class Place:
    """Cards that lie together."""

    zone: str
    title: str
    cards: list[str]
    names: frozenset[str] = frozenset()
    """All that a move may call it."""
    labels: tuple[str, ...] = ()
    """At each card, who laid it."""
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

    players: int
    piles: list[Place] = field(default_factory=list)
    estates: dict[str, list[Place]] = field(default_factory=dict)
    """Piles of players who own many, by owner."""
    columns: list[Place] = field(default_factory=list)
    rows: list[Place] = field(default_factory=list)
    hand: Place | None = None


def arrange(now: Snapshot) -> Arrangement:
    """All that a snapshot shows of the cards, but for the trick."""
    arranging = Arranging(now)
    for zone, cards in now.view["zones"].items():
        arranging.take(zone, cards)
    arranging.melds()
    arranging.sets()
    arranging.new_pile()
    return arranging.found


class Arranging:
    """Takes the zones of a view one by one and gives each its place."""

    def __init__(self, now: Snapshot) -> None:
        self.now = now
        self.found = Arrangement(now.players)
        self.zones: dict[str, list[str]] = now.view["zones"]
        self.told = [meld for meld in now.view["facts"].get("melds") or [] if "number" in meld]
        held = self.zones.get(f"hand:{now.seat}", [])
        self.reached = {card.partition("=")[0] for move in now.choices for card in move.cards if move.source is None} - set(held)
        owned = {zone.partition(":")[0] for zone in self.zones if zone.endswith(":0")} - {"hand", "won"}
        self.estate = owned if len(owned) >= ESTATE and now.players > 1 else set()

    def take(self, zone: str, cards: list[str]) -> None:
        """One zone."""
        base, _, owner = zone.partition(":")
        numbered = NUMBERED.match(base)
        stem = numbered["stem"] if numbered else base
        whose = int(owner) if owner else None
        place = Place(zone, self.titled(base, whose), cards, frozenset({zone, base} if whose in (None, self.now.seat) else {zone}))
        kind = self.now.game.kind
        if base == "hand":
            self.take_hand(place, whose)
        elif base in TRICKS or stem == UNDER or base.startswith(SETS) or (base == "melds" and self.told):
            return
        elif stem in COLUMNS and numbered and kind == "patience":
            under = self.zones.get(f"{UNDER}{numbered['number']}", [])
            self.found.columns.append(Place(zone, place.title, [*under, *cards], place.names))
        elif (not cards and stem not in KEPT) or (base == "won" and kind not in WON_MATTERS):
            return
        elif self.is_row(base, cards):
            self.found.rows.append(place)
        elif whose is not None and base in self.estate:
            short = Place(zone, self.titled(base, None), cards, place.names)
            self.found.estates.setdefault(self.now.called(whose), []).append(short)
        else:
            self.found.piles.append(place)

    def take_hand(self, place: Place, whose: int | None) -> None:
        """One's own hand, or another that lies open; one that its owner may not see is a pile."""
        hidden = all(card == HIDDEN for card in place.cards)
        if whose == self.now.seat and not hidden:
            self.found.hand = place
        elif not hidden:
            self.found.rows.append(place)
        elif whose == self.now.seat and place.cards:
            self.found.piles.append(place)

    def is_row(self, base: str, cards: list[str]) -> bool:
        """Whether a zone is laid out card by card: always, or since a card below the top may be taken now."""
        hidden = bool(cards) and all(card == HIDDEN for card in cards)
        return not hidden and (base in ROWS or base == "won" or any(card in self.reached for card in cards[:-1]))

    def titled(self, base: str, whose: int | None) -> str:
        """What is written beside a place."""
        numbered = NUMBERED.match(base)
        name = f"{numbered['stem']} {numbered['number']}" if numbered else base
        if whose is None or self.now.players == 1:
            return name
        return f"your {name}" if whose == self.now.seat else f"{self.now.called(whose)} {name}"

    def melds(self) -> None:
        """Melds in rows, each with its number and owner."""
        for meld in self.told:
            title = f"{meld['number']}  {self.now.called(meld['owner'])}"
            self.found.rows.append(Place(f"melds:{meld['owner']}", title, list(meld["cards"]), frozenset({str(meld["number"])})))

    def sets(self) -> None:
        """Rising sets, of which only the tops matter, in one row."""
        sets = {zone: cards for zone, cards in self.zones.items() if zone.startswith(SETS)}
        if sets:
            tops = [(zone, cards[-1]) for zone, cards in sets.items() if cards]
            names = frozenset({"mobilized", *sets})
            row = Place("mobilized", "mobilized", [card for _, card in tops], names, zones=tuple(zone for zone, _ in tops))
            self.found.rows.insert(0, row)

    def new_pile(self) -> None:
        """A place for a pile that may be begun."""
        if any(move.target == "new" for move in self.now.choices):
            self.found.piles.append(Place("new", "new pile", [], frozenset({"new"})))
