"""The messages of the live channel: what clients say, and what the house tells (docs/protocol-house.md)."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from parlor.core.events import Kind
from parlor.core.zone import Faces, Order, Role
from parlor.server.http_messages import Contribution, Message, MoveId, SeatNumber, TableId, TableInfo

Phrases = Literal["hello", "luck", "well", "thanks", "oops", "moment", "hurry", "nice", "again", "bye"]
"""The quick phrases, by name; how they read is the front end's affair."""

# Said by clients


class Command(Message, tag_field="do", tag=str.lower):
    """What a client says: `do` tells which command it is."""


class Watch(Command):
    """Follows a table from one seat, or as a spectator; `since` is the number of the last event seen."""

    table: TableId
    seat: SeatNumber | None = None
    since: Annotated[int, Meta(ge=0)] | None = None


class Unwatch(Command):
    """Follows a table no longer."""

    table: TableId


class Move(Command):
    """Makes a move."""

    table: TableId
    seat: SeatNumber
    id: MoveId
    move: Annotated[str, Meta(max_length=400)]


class Undo(Command):
    """Takes back the last move, where the game allows it."""

    table: TableId
    seat: SeatNumber
    id: MoveId


class Hint(Command):
    """Asks what an expert would do in this seat's place."""

    table: TableId
    seat: SeatNumber
    id: MoveId


class Contribute(Command):
    """Adds the player's own chance to the deal that is to come."""

    table: TableId
    seat: SeatNumber
    value: Contribution


class Ready(Command):
    """Has read the count of the last hand: the turn clock need not wait for this seat any longer."""

    table: TableId
    seat: SeatNumber


class Say(Command):
    """Says one of the quick phrases to everyone at the table."""

    table: TableId
    seat: SeatNumber
    phrase: Phrases


class Ping(Command):
    """Is anybody there? A client that says nothing for three heartbeats is taken to be gone."""


Said = Watch | Unwatch | Move | Undo | Hint | Contribute | Ready | Say | Ping


# Told by the house


class Told(Struct, tag_field="kind", tag=str.lower):
    """What the house tells: `kind` says what it is."""


class Choice(Struct):
    """A legal move, taken apart so that a front end can map clicks and drags to it."""

    text: str
    verb: str
    cards: list[str]
    source: str | None
    target: str | None
    label: str


class Place(Struct):
    """What a zone is: its role, whose it is, how its cards lie and which faces are up. The table is laid out by these."""

    role: Role
    owner: int | None
    order: Order
    faces: Faces


class Line(Struct):
    """A line of the log as data: its kind, the seat it is about, and what its words are made of."""

    kind: Kind
    seat: int | None
    key: str
    params: dict[str, Any]


class Seen(Struct):
    """Something that the seat saw happen: which cards went where. Words, where there are any, are made of key and params."""

    kind: Kind
    seat: int | None
    cards: list[str]
    source: str | None
    target: str | None
    key: str | None
    params: dict[str, Any]


class Counted(Struct):
    """A line of the count; one without a seat brings no points."""

    seat: int | None
    key: str
    params: dict[str, Any]
    points: int


class HandResult(Struct):
    """What a hand brought each seat, and how it was counted."""

    points: list[int]
    lines: list[Counted]


class View(Struct):
    """All that a seat may know of the cards; a card that it may not see is "??"."""

    game: str
    players: int
    seat: int | None
    hand: int
    dealer: int
    waiting: list[int]
    zones: dict[str, list[str]]
    places: dict[str, Place]
    choices: list[Choice]
    scores: list[int]
    facts: dict[str, Any]
    over: bool
    winners: list[int]


class Event(Told):
    """Something happened at a table; the answer to `watch` has the same shape.

    The client's log becomes `log[:log_from] + log`, its results `results[:results_from] + results`.
    """

    table: TableId
    n: int
    what: str
    by: int | None
    log_from: int
    log: list[Line]
    results_from: int
    results: list[HandResult]
    events: list[Seen]
    """What the seat saw happen since the event before; nothing where the client starts from the view."""
    view: View | None
    info: TableInfo | UnsetType = UNSET
    deadline: float | UnsetType = UNSET


class Accepted(Told):
    """The move stands, and is stored; its event has number n."""

    table: TableId
    id: str
    n: int


class Refused(Told):
    """The move was not made; nothing has changed. Where the rules forbid it: what the reason is made of, and the page and ruling."""

    table: TableId
    id: str
    reason: str
    key: str | None = None
    params: dict[str, Any] | None = None
    rule: str | None = None


class Advice(Told):
    """The moves that an expert thought about, the best first, in how many guessed worlds, and why the best one may be good.

    The reason is one line in plain words, empty where no rule of thumb speaks for the move.
    """

    table: TableId
    id: str
    moves: list["Thought"]
    worlds: int
    reason: str


class Thought(Struct):
    """A move, what it is worth between 0 and 1, in how many worlds it was tried, the points that it should bring in this hand, and why.

    Only the best few moves have points. The reason is told in plain words, and as what the words are made of.
    """

    move: str
    worth: float
    worlds: int
    points: float | None
    reason: str
    key: str | None = None
    params: dict[str, Any] | None = None


class Presence(Told):
    """Who is there: for each seat whether a client follows from it, since when its owner is away, and how many spectators watch."""

    table: TableId
    here: list[bool]
    away: list[float | None]
    """Seconds since 1970, for a seat whose owner is not there."""
    spectators: int


class Lost(Told):
    """A seat is no longer this client's to see; it goes on as a spectator, where that is allowed."""

    table: TableId
    seat: int | None
    watching: bool
    reason: str


class Clock(Told):
    """The turn clock has changed without an event: everyone has read the count."""

    table: TableId
    deadline: float


class Phrase(Told):
    """Somebody says a quick phrase; it is not kept."""

    table: TableId
    seat: int
    phrase: Phrases


class Pong(Told):
    """Somebody is there."""


class Elsewhere(Told):
    """Another process of the house serves this table now: connect again and watch from the last event seen."""

    table: TableId


class Ails(Told, tag="health"):
    """What ails the house, told to everyone when it changes: one sentence each, nothing when it is well again."""

    ails: list[str]


class Trouble(Told):
    """A message that could not be understood or done; the table is named where there is one."""

    reason: str
    table: str | None = None


Heard = Event | Accepted | Refused | Advice | Presence | Lost | Clock | Phrase | Pong | Elsewhere | Ails | Trouble

encode = msgspec.json.Encoder().encode
read_command = msgspec.json.Decoder(Said).decode
