"""What can happen at a table of the house. The journal keeps these; a table is whatever they lead to, one after the other."""

import msgspec
from msgspec import Struct

from parlor.server.protocol import Joining, Level, Pace, Value


class Happening(Struct, tag_field="what", tag=str.lower, omit_defaults=True, forbid_unknown_fields=True):
    """One line of a table's journal."""


class Place(Struct, omit_defaults=True):
    """Who a seat is set for when a table is opened: a guest, a computer player of some level, or nobody yet."""

    guest: str | None = None
    name: str = ""
    level: Level | None = None


class Opened(Happening):
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


class Sat(Happening):
    """A guest sits down, comes back, or goes on at another device."""

    seat: int
    guest: str
    name: str


class Left(Happening):
    """A seat becomes empty before the game."""

    seat: int


class Filled(Happening):
    """A computer player takes a seat."""

    seat: int
    level: Level


class Contributed(Happening):
    """A player adds his own chance to the deal that is to come."""

    seat: int
    value: str


class Dealt(Happening):
    """The cards are dealt from a seed, and the game begins."""

    seed: int | str


class Moved(Happening):
    """A move; `id` is the client's name for it, None where a computer player made it."""

    seat: int
    move: str
    id: str | None = None


class Undone(Happening):
    """The last move is taken back; or, against computer players only, all moves since the player's own last one."""

    seat: int
    id: str
    moves: int = 0
    """How many moves; 0 for the last one, as far as the game itself lets it go."""


class Timeout(Happening):
    """A turn took too long: a computer player goes on in the seat."""

    seat: int
    level: Level


class Rematch(Happening):
    """The same players go on at a new table."""

    table: str


Any = Opened | Sat | Left | Filled | Contributed | Dealt | Moved | Undone | Timeout | Rematch

write = msgspec.json.Encoder().encode
read = msgspec.json.Decoder(Any).decode
