"""Where things are: the zones of a view as places on the felt, by role and owner, never by name."""

from dataclasses import dataclass, field, replace
from typing import Literal

from parlor.table.shapes import PlaceShape
from parlor.terminal.screen.faces import HIDDEN
from parlor.terminal.screen.snapshot import Snapshot
from parlor.terminal.texts import text
from parlor.terminal.wording import zone_name

Region = Literal["hand", "trick", "melds", "rows", "columns", "centres", "board", "piles", "seat", "court"]

# Roles of piles, which form a court if a seat owns many of them.
PILES = ("stock", "discard", "turned", "pile")
COURT = 4
# Places that are not shown while they are empty.
GONE_WHEN_EMPTY = ("aside", "captured", "meld", "turned")
# From this many piles in the middle, only their tops are shown, in one row.
MANY = 6


def region(place: PlaceShape, places: dict[str, PlaceShape], seat: int | None) -> Region:
    """The part of the table for a place, seen from a seat."""
    role, owner = place["role"], place["owner"]
    match role:
        case "hand":
            return "hand" if owner is not None and owner == seat else "seat"
        case "trick" | "played":
            return "trick"
        case "meld":
            return "melds"
        case "row":
            return "rows"
        case "board":
            return "board"
        case "column" | "under":
            return "columns" if owner is None else "court"
        case "centre":
            return "centres" if owner is None else "court"
        case "captured":
            return "seat"
    if owner is None:
        return "piles"
    owned = [other for other in places.values() if other["owner"] == owner and other["role"] in (*PILES, "column")]
    return "court" if role in PILES and len(owned) >= COURT else "seat"


@dataclass(frozen=True)
class Place:
    """Cards that are together."""

    zone: str
    title: str
    cards: list[str]
    names: frozenset[str] = frozenset()
    """All names that a move may use for it."""
    labels: tuple[str, ...] = ()
    """For each card, who played it."""
    zones: tuple[str, ...] = ()
    """For each card its zone, if that is not the place's own."""
    sides: tuple[int, ...] = ()
    """For each card, how many seats to the left its player sits; 0 is the viewer."""
    region: Region = "piles"

    def zone_of(self, place: int) -> str:
        """The zone of a card in the place."""
        return self.zones[place] if self.zones else self.zone

    def names_of(self, place: int) -> frozenset[str]:
        """All names that a move may use for the zone of a card."""
        return self.names | {self.zones[place]} if self.zones else self.names


@dataclass
class Arrangement:
    """A table, ready to draw."""

    players: int
    piles: list[Place] = field(default_factory=list)
    courts: dict[str, list[Place]] = field(default_factory=dict)
    """The piles of players who own many, by owner."""
    columns: list[Place] = field(default_factory=list)
    rows: list[Place] = field(default_factory=list)
    hand: Place | None = None


def arrange(now: Snapshot) -> Arrangement:
    """All cards of a snapshot, except for the trick."""
    arranging = Arranging(now)
    for zone in now.view["places"]:
        arranging.take(zone)
    arranging.melds()
    arranging.centres()
    return arranging.found


class Arranging:
    """Goes through the zones of a view and gives each its place."""

    def __init__(self, now: Snapshot) -> None:
        self.now = now
        self.found = Arrangement(now.players)
        self.zones: dict[str, list[str]] = now.view["zones"]
        self.places: dict[str, PlaceShape] = now.view["places"]
        self.told = [meld for meld in now.view["facts"].get("melds") or [] if "number" in meld]
        held = now.cards("hand", now.seat) if now.seat is not None else []
        self.reached = {card.partition("=")[0] for move in now.choices for card in move.cards if move.source is None} - set(held)
        roles = {place["role"] for place in self.places.values()}
        self.wins_tricks = "trick" in roles
        self.lays_before = "played" in roles
        self.middle: list[Place] = []

    def take(self, zone: str) -> None:
        """Handles one zone."""
        cards, role, owner = self.zones[zone], self.places[zone]["role"], self.places[zone]["owner"]
        lies = region(self.places[zone], self.places, self.now.seat)
        place = Place(zone, self.titled(zone, owner), cards, self.names(zone, owner), region=lies)
        if not cards and role in GONE_WHEN_EMPTY:
            return
        match lies:
            case "hand" if not hidden(cards):
                self.found.hand = place
            case "hand" | "seat":
                self.beside(place, role)
            case "trick":
                self.in_the_middle(place, role, owner)
            case "melds" if self.told:
                return
            case "melds" | "rows":
                self.found.rows.append(place)
            case "columns" if role == "under":
                column = self.found.columns[-1]
                self.found.columns[-1] = replace(column, cards=[*cards, *column.cards])
            case "columns":
                self.found.columns.append(place)
            case "centres":
                self.middle.append(place)
            case "court" if owner is not None:
                self.in_court(place, owner)
            case _:
                self.pile(place)

    def beside(self, place: Place, role: str) -> None:
        """What is beside a seat: another player's open hand, what was won, the seat's own piles."""
        if role == "hand":
            if not hidden(place.cards):
                self.found.rows.append(place)
            elif place.cards and place.zone in self.own_hands():
                self.found.piles.append(place)
        elif role != "captured":
            self.pile(place)
        elif not self.wins_tricks:
            (self.found.piles if hidden(place.cards) else self.found.rows).append(place)

    def own_hands(self) -> list[str]:
        """The viewer's hands."""
        return self.now.zones("hand", self.now.seat) if self.now.seat is not None else []

    def in_the_middle(self, place: Place, role: str, owner: int | None) -> None:
        """Stakes are shown beside the cards played for them; if someone plays more than one card, all are shown. The rest is the trick."""
        if role == "trick":
            if self.lays_before:
                self.found.piles.append(place)
        elif any(len(self.zones[zone]) > 1 for zone, other in self.places.items() if other["role"] == "played"):
            title = place.title if owner is None else self.now.called(owner)
            self.found.rows.append(replace(place, title=title))

    def in_court(self, place: Place, owner: int) -> None:
        """A pile of a player who owns many; face-down cards under a column are not shown."""
        if self.places[place.zone]["role"] != "under":
            self.found.courts.setdefault(self.now.called(owner), []).append(replace(place, title=self.titled(place.zone, None)))

    def pile(self, place: Place) -> None:
        """A pile; spread out if a card below the top can be taken now, or if it is set aside and several of its cards are visible."""
        below = any(card in self.reached for card in place.cards[:-1])
        aside = self.places[place.zone]["role"] == "aside" and len([card for card in place.cards if card != HIDDEN]) > 1
        (self.found.rows if below or aside else self.found.piles).append(place)

    def names(self, zone: str, owner: int | None) -> frozenset[str]:
        """All names that a move may use for a zone: the viewer's own needs no number."""
        return frozenset({zone, zone.partition(":")[0]} if owner in (None, self.now.seat) else {zone})

    def titled(self, zone: str, owner: int | None) -> str:
        """The title of a place."""
        base = zone.partition(":")[0]
        stem = base.rstrip("0123456789")
        name = f"{zone_name(stem)} {base[len(stem) :]}" if stem and stem != base else zone_name(base)
        if owner is None or self.now.players == 1:
            return name
        return text("place-yours", place=name) if owner == self.now.seat else text("place-of", name=self.now.called(owner), place=name)

    def melds(self) -> None:
        """Melds in rows, each with its number and owner."""
        for meld in self.told:
            number, owner = str(meld["number"]), meld["owner"]
            zone = next(iter(self.now.zones("meld", owner)), "")
            title = f"{number}  {self.now.called(owner)}"
            self.found.rows.append(Place(zone, title, list(meld["cards"]), frozenset({number}), region="melds"))

    def centres(self) -> None:
        """Piles in the middle that are built up; if there are many, only the tops, in one row. If a move does not name one, any will do."""
        known = {name for place in self.places for name in self.names(place, self.places[place]["owner"])}
        known |= {str(meld["number"]) for meld in self.told}
        targets = {move.target for move in self.now.choices if move.verb == "move" and move.target is not None}
        loose = frozenset(targets - known)
        if len(self.middle) >= MANY:
            tops = [place for place in self.middle if place.cards]
            zones = tuple(place.zone for place in tops)
            self.found.rows.insert(
                0, Place("centre", zone_name("centre"), [place.cards[-1] for place in tops], loose, zones=zones, region="centres")
            )
            return
        self.found.piles += self.middle
        if loose:
            self.found.piles.append(Place(min(loose), text("new-pile"), [], loose, region="centres"))


def hidden(cards: list[str]) -> bool:
    """Whether none of some cards is visible."""
    return all(card == HIDDEN for card in cards)
