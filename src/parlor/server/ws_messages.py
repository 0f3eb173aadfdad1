"""The messages of the live channel: what clients send, and what the house sends (docs/protocol-house.md)."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from parlor.core.events import Kind
from parlor.core.zone import Faces, Order, Role
from parlor.server.circle_messages import ChatLine, CircleId, CircleInfo
from parlor.server.http_messages import Contribution, Message, MoveId, SeatNumber, TableId, TableInfo, Worded

Phrases = Literal["hello", "luck", "well", "thanks", "oops", "moment", "hurry", "nice", "again", "bye"]
"""The quick phrases, by name; their wording is up to the front end."""

# From clients


class Command(Message, tag_field="do", tag=str.lower):
    """What a client sends: `do` says which command it is."""


class Watch(Command):
    """Follows a table from one seat, or as a spectator; `since` is the number of the last event seen."""

    table: TableId
    seat: SeatNumber | None = None
    since: Annotated[int, Meta(ge=0)] | None = None


class Unwatch(Command):
    """Stops following a table."""

    table: TableId


class Move(Command):
    """Makes a move."""

    table: TableId
    seat: SeatNumber
    id: MoveId
    move: Annotated[str, Meta(max_length=400)]


class Undo(Command):
    """Takes back the last move, if the game allows it; in a patience several moves, such as one and those that the page made after it."""

    table: TableId
    seat: SeatNumber
    id: MoveId
    moves: Annotated[int, Meta(ge=1, le=100)] = 1


class Hint(Command):
    """Asks what an expert would do in this seat."""

    table: TableId
    seat: SeatNumber
    id: MoveId


class Contribute(Command):
    """Adds the player's own randomness to the coming deal."""

    table: TableId
    seat: SeatNumber
    value: Contribution


class Ready(Command):
    """Has read the count of the last hand: the turn clock no longer needs to wait for this seat."""

    table: TableId
    seat: SeatNumber


class Say(Command):
    """Says one of the quick phrases to everyone at the table."""

    table: TableId
    seat: SeatNumber
    phrase: Phrases


class Follow(Command):
    """Is told about a circle from now on, and is here for its other members."""

    circle: CircleId


class Unfollow(Command):
    """Is no longer told about a circle."""

    circle: CircleId


class Ping(Command):
    """Is anyone there? A client that sends nothing for three heartbeats is considered gone."""


Said = Watch | Unwatch | Move | Undo | Hint | Contribute | Ready | Say | Follow | Unfollow | Ping


# From the house


class Told(Struct, tag_field="kind", tag=str.lower):
    """What the house sends: `kind` says what it is."""


class Standing(Struct):
    """How far a seat has come in the hand, as what its words are made from; with the points that it stands for, if it is about points."""

    seat: int
    key: str
    params: dict[str, Any]
    points: int | None


class Choice(Struct):
    """A legal move, split into parts so that a front end can map clicks and drags to it.

    `worth` tells what it brings at once by the rules, `means` what it means if it binds and should be confirmed.
    """

    text: str
    verb: str
    cards: list[str]
    source: str | None
    target: str | None
    label: str
    worth: Worded | UnsetType = UNSET
    means: Worded | UnsetType = UNSET


class Place(Struct):
    """What a zone is: its role, its owner, how its cards are ordered and which are face up. Front ends lay out the table by these."""

    role: Role
    owner: int | None
    order: Order
    faces: Faces


Places = dict[str, Place] | UnsetType


class Line(Struct):
    """A line of the log as data: its kind, the seat it is about, and what its words are made from."""

    kind: Kind
    seat: int | None
    key: str
    params: dict[str, Any]


class Seen(Struct):
    """Something that the seat saw happen: which cards went where. If there are words, they are made from key and params."""

    kind: Kind
    seat: int | None
    cards: list[str]
    source: str | None
    target: str | None
    key: str | None
    params: dict[str, Any]


class Counted(Struct):
    """A line of the count; without a seat it brings no points. Partners of the seat get the same."""

    seat: int | None
    key: str
    params: dict[str, Any]
    points: int
    partners: list[int]


class HandResult(Struct):
    """What a hand brought each seat, and how it was counted."""

    points: list[int]
    lines: list[Counted]


class Outlook(Struct):
    """How a patience stands, from what its player may know: how far it has come, which moves can never be wrong, whether anything leads on.

    `most` is the furthest that it can still come, if that is known.
    """

    reached: int
    goal: int
    sure: list[str]
    stuck: bool
    most: int | None


class SeatView(Struct):
    """All that a seat may know of the cards; a card that it may not see is "??"."""

    game: str
    players: int
    seat: int | None
    hand: int
    dealer: int
    waiting: list[int]
    zones: dict[str, list[str]]
    choices: list[Choice]
    scores: list[int]
    facts: dict[str, Any]
    goal: Worded | None
    """What one is after in this hand."""
    ask: Worded | None
    """What the seat is asked to do now, if the game has its own words for it."""
    tally: list[Standing]
    """How far everyone has come in this hand."""
    sides: list[int]
    """For each seat the side it plays on."""
    over: bool
    winners: list[int]
    outlook: Outlook | UnsetType = UNSET
    rest: bool | UnsetType = UNSET
    """All tricks that are left are the seat's, whatever anyone holds and plays; told to someone alone against computer players."""


class View(SeatView, kw_only=True):
    """A view as a client keeps it, with what its zones are as it was last told."""

    places: dict[str, Place]


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
    view: SeatView | None
    places: Places = UNSET
    """What each zone of the view is; left out where that is as it was at the event before."""
    info: TableInfo | UnsetType = UNSET
    deadline: float | UnsetType = UNSET


class Accepted(Told):
    """The move is accepted and stored; its event has number n."""

    table: TableId
    id: str
    n: int


class Refused(Told):
    """The move was refused; nothing has changed. The reason, what it is made from and, if the rules forbid the move, page and ruling."""

    table: TableId
    id: str
    reason: str
    key: str
    params: dict[str, Any]
    rule: str | None = None


class Advice(Told):
    """The moves that an expert considered, best first, in how many guessed worlds, and why the best one may be good.

    The reason is one line in plain words.
    """

    table: TableId
    id: str
    moves: list["Thought"]
    worlds: int
    reason: str


class Thought(Struct):
    """A move, its worth between 0 and 1, in how many worlds it was tried, its likely points in this hand, and why.

    The points are by how many the seat should be ahead of the others; without them, the worth is all there is to compare. Moves of one
    rank are about as good as one another. The reason is given in plain words, and as what the words are made from.
    """

    move: str
    worth: float
    worlds: int
    points: float | None
    reason: str
    key: str | None = None
    params: dict[str, Any] | None = None
    rank: int = 0


class Presence(Told):
    """Who is present: for each seat whether a client follows from it, since when its owner is away, and how many spectators watch."""

    table: TableId
    here: list[bool]
    away: list[float | None]
    """Seconds since 1970, for a seat whose owner is away."""
    spectators: int


class Lost(Told):
    """This client may no longer see a seat; it continues as a spectator, if that is allowed."""

    table: TableId
    seat: int | None
    watching: bool
    reason: str
    key: str
    params: dict[str, Any]


class Clock(Told):
    """The turn clock has changed without an event: everyone has read the count."""

    table: TableId
    deadline: float


class Phrase(Told):
    """A player says a quick phrase; it is not stored."""

    table: TableId
    seat: int
    phrase: Phrases


class Circle(Told):
    """A circle that the client follows, whenever anything about it has changed."""

    circle: CircleInfo


class Chatted(Told):
    """Lines of a circle's chat that are new or were removed; the first time, the last lines."""

    circle: CircleId
    lines: list[ChatLine]


class Dismissed(Told):
    """The client may no longer know about a circle."""

    circle: CircleId
    reason: str
    key: str
    params: dict[str, Any]


class Pong(Told):
    """The answer to a ping."""


class Elsewhere(Told):
    """Another process of the house serves this table now: reconnect and watch from the last event seen."""

    table: TableId


class Ails(Told, tag="health"):
    """What is wrong with the house, sent to everyone when it changes: sentences, and what they are made from; empty when all is well."""

    ails: list[str]
    words: list[Worded]


class Trouble(Told):
    """A message that could not be understood or carried out, or why the connection ends; it names the table if there is one."""

    reason: str
    key: str
    params: dict[str, Any]
    table: str | None = None


Heard = (
    Event
    | Accepted
    | Refused
    | Advice
    | Presence
    | Lost
    | Clock
    | Phrase
    | Circle
    | Chatted
    | Dismissed
    | Pong
    | Elsewhere
    | Ails
    | Trouble
)

encode = msgspec.json.Encoder().encode
read_command = msgspec.json.Decoder(Said).decode
