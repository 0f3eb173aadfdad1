"""What can happen at a table of the house. The journal keeps these; a table is whatever they lead to, one after the other."""

import msgspec
from msgspec import Struct

from parlor.server.http_messages import Joining, Level, Pace, Value


class RoomEvent(Struct, tag_field="what", tag=str.lower, omit_defaults=True, forbid_unknown_fields=True):
    """One line of a table's journal."""


class Place(Struct, omit_defaults=True):
    """Who a seat is set for when a table is opened: a guest, a computer player of some level, or nobody yet."""

    guest: str | None = None
    name: str = ""
    level: Level | None = None
    invited: bool = False
    """The guest has not sat down yet: the seat is kept for him until he does or declines."""


class Opened(RoomEvent):
    """A table is opened; the house has fixed its secret, or a seed was typed."""

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
    key: str = ""
    signature: str = ""
    """The house's signature under the opening of a table with a secret."""


class Sat(RoomEvent):
    """A guest sits down, comes back, or goes on at another device; whoever had the seat has it no longer."""

    seat: int
    guest: str
    name: str


class Left(RoomEvent):
    """A seat becomes empty before the game."""

    seat: int


class Asked(RoomEvent):
    """Somebody would like to take a computer player's place in a running game."""

    seat: int
    guest: str
    name: str


class Declined(RoomEvent):
    """A request to take a computer player's place is refused, or the one who asked has gone."""

    seat: int


class Hosted(RoomEvent):
    """Another guest is the host."""

    guest: str


class Removed(RoomEvent):
    """The host sends somebody away, for good."""

    seat: int


class Swapped(RoomEvent):
    """Two players change places before the deal."""

    seat: int
    other: int


class Rekeyed(RoomEvent):
    """The key to a seat ends, and a new one is made."""

    seat: int


class Resigned(RoomEvent):
    """A player gives the game up."""

    seat: int


class Ended(RoomEvent):
    """The game is ended before its end; nobody wins."""

    guest: str


class Filled(RoomEvent):
    """A computer player takes a seat."""

    seat: int
    level: Level


class Contributed(RoomEvent):
    """A player adds his own chance to the deal that is to come."""

    seat: int
    value: str


class Dealt(RoomEvent):
    """The cards are dealt from a seed, and the game begins."""

    seed: int | str


class Moved(RoomEvent):
    """A move; `id` is the client's name for it, None where a computer player made it."""

    seat: int
    move: str
    id: str | None = None


class Undone(RoomEvent):
    """The last move is taken back; or, against computer players only, all moves since the player's own last one."""

    seat: int
    id: str
    moves: int = 0
    """How many moves; 0 for the last one, as far as the game itself lets it go."""


class Timeout(RoomEvent):
    """A turn took too long: a computer player goes on in the seat."""

    seat: int
    level: Level


class Rematch(RoomEvent):
    """The same players go on at a new table."""

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
    | Timeout
    | Resigned
    | Ended
    | Rematch
)

write = msgspec.json.Encoder().encode
read = msgspec.json.Decoder(Any).decode
