"""The events of a table in the house. The journal stores them; replaying them in order gives the table."""

import msgspec
from msgspec import Struct

from parlor.server.http_messages import Joining, Level, Pace, Value


class RoomEvent(Struct, tag_field="what", tag=str.lower, omit_defaults=True, forbid_unknown_fields=True):
    """One line of a table's journal."""


class Place(Struct, omit_defaults=True):
    """Who a seat is for when a table is opened: a guest, a computer player of some level, or nobody yet."""

    guest: str | None = None
    name: str = ""
    level: Level | None = None
    invited: bool = False
    """The guest has not sat down yet: the seat is reserved until they do or decline."""


class Origin(Struct):
    """The position of another game that a practice table begins with: where it is from, its deal, and the moves up to it."""

    table: str
    seed: int | str
    moves: list[tuple[int, str]]


class Evening(Struct, omit_defaults=True):
    """The appointed evening that a table belongs to: which deal is played there, and what everybody contributed to all deals."""

    id: str
    deal: int
    contributions: list[str | None]


class Opened(RoomEvent):
    """A table is opened; the house has fixed its secret, or someone chose a seed."""

    host: str
    game: str
    players: int
    options: dict[str, Value]
    joining: Joining
    watching: bool
    pace: Pace
    clock: int | None
    places: list[Place]
    seed: int | None = None
    secret: str = ""
    salt: str = ""
    daily: str | None = None
    take_back: bool = True
    hints: bool = False
    rules: int = 1
    """The version of the game's rules."""
    lesson: bool = False
    """The staged first hand of the game."""
    key: str = ""
    signature: str = ""
    """The house's signature on the opening of a table with a secret."""
    origin: Origin | None = None
    """A practice table may begin with a position of a finished game."""
    circle: str | None = None
    """The circle whose members alone may sit here or watch."""
    counts: bool = False
    """Whether the game counts in its circle, which is settled before the deal."""
    evening: Evening | None = None


class Sat(RoomEvent):
    """A guest sits down, comes back, or continues on another device; anyone who had the seat loses it."""

    seat: int
    guest: str
    name: str


class Left(RoomEvent):
    """A seat becomes empty before the game."""

    seat: int


class Asked(RoomEvent):
    """A guest would like to take a computer player's place in a running game."""

    seat: int
    guest: str
    name: str


class Declined(RoomEvent):
    """A request to take a computer player's place is declined, or the guest who asked has left."""

    seat: int


class Hosted(RoomEvent):
    """Another guest becomes the host."""

    guest: str


class Removed(RoomEvent):
    """The host removes a player for good."""

    seat: int


class Swapped(RoomEvent):
    """Two players change places before the deal."""

    seat: int
    other: int


class Rekeyed(RoomEvent):
    """The key to a seat is replaced by a new one."""

    seat: int


class Resigned(RoomEvent):
    """A player resigns."""

    seat: int


class Ended(RoomEvent):
    """The game is ended early; nobody wins."""

    guest: str


class Filled(RoomEvent):
    """A computer player takes a seat."""

    seat: int
    level: Level


class Contributed(RoomEvent):
    """A player adds their own randomness to the coming deal."""

    seat: int
    value: str


class Dealt(RoomEvent):
    """The cards are dealt from a seed, and the game begins."""

    seed: int | str


class Moved(RoomEvent):
    """A move; `id` is the client's name for it, or None if a computer player made it."""

    seat: int
    move: str
    id: str | None = None


class Undone(RoomEvent):
    """The last move is taken back, or, against computer players only, all moves since the player's own last one."""

    seat: int
    id: str
    moves: int = 0
    """How many moves; 0 means only the last one, if the game allows it."""


class Hinted(RoomEvent):
    """A player asks for a hint while others play; against computer players only, that is nobody's business."""

    seat: int


class Timeout(RoomEvent):
    """A turn took too long: a computer player takes over the seat."""

    seat: int
    level: Level


class Became(RoomEvent):
    """A guest turned out to be a person who was known before: what was the guest's is the person's."""

    guest: str
    person: str


class Rematch(RoomEvent):
    """The same players continue at a new table."""

    table: str


Any = (
    Opened
    | Sat
    | Left
    | Filled
    | Asked
    | Declined
    | Hosted
    | Removed
    | Swapped
    | Rekeyed
    | Contributed
    | Dealt
    | Moved
    | Undone
    | Hinted
    | Timeout
    | Resigned
    | Ended
    | Rematch
    | Became
)

write = msgspec.json.Encoder().encode
read = msgspec.json.Decoder(Any).decode
