"""The messages of the house over HTTP, and the words that the live channel shares with them (docs/protocol-house.md)."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Value = int | str
TableId = Annotated[str, Meta(pattern="^[a-z0-9]{12}$", description="id of a table: twelve letters and digits")]
MoveId = Annotated[str, Meta(min_length=1, max_length=40, description="the client's own name for a move; a retry carries the same one")]
Name = Annotated[str, Meta(min_length=1, max_length=24, description="what the others call you")]
Contribution = Annotated[
    str, Meta(pattern="^[0-9a-f]{64}$", description="32 random bytes in hexadecimal, drawn by the player's own device")
]
Key = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$", description="key to one seat")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Level = Literal["random", "casual", "skilled", "expert"]
Joining = Literal["open", "link", "key"]
Pace = Literal["instant", "brisk", "calm"]
Phase = Literal["gathering", "playing", "over"]


class Message(Struct, forbid_unknown_fields=True):
    """What a client sends: an unknown field is a mistake worth telling."""


# Asked over HTTP


class SeatPlan(Message):
    """Who is to sit in a seat of a new table."""

    kind: Literal["me", "computer", "empty"]
    level: Level = "skilled"


class NewTable(Message):
    """A table to be opened."""

    game: Annotated[str, Meta(max_length=40)]
    players: SeatNumber | None = None
    options: dict[str, Value] = {}
    seats: Annotated[list[SeatPlan], Meta(max_length=16)] | None = None
    """One plan a seat. Left out: you in seat 0, computer players in the others. Several seats may be yours: a hot seat."""
    joining: Joining = "link"
    watching: bool = True
    pace: Pace = "brisk"
    clock: Annotated[int, Meta(ge=5, le=86_400)] | None = None
    """Seconds a turn; when they are gone a computer player takes the seat, until its owner comes back."""
    take_back: bool = True
    """Whether moves may be taken back at this table: what another person has played or seen always stands."""
    hints: bool = False
    """Whether players may ask an expert while other people play; alone against computer players one always may."""
    seed: Annotated[int, Meta(ge=-(2**62), le=2**62)] | None = None
    """A typed seed makes a practice table: anyone who knows the seed knows the cards."""


class Join(Message):
    """Sits down: in an empty seat, or with the key to one."""

    seat: SeatNumber | None = None
    key: Key | None = None
    contribution: Contribution | None = None


class Leave(Message):
    """Gets up, or declines an invitation: before the game the seat becomes empty, during the game a computer player goes on."""

    seat: SeatNumber | None = None
    level: Level = "skilled"


class Fill(Message):
    """Hands a seat to a computer player, empties it, takes it (back), or asks for a computer player's place in a running game."""

    seat: SeatNumber
    kind: Literal["me", "computer", "empty"]
    level: Level = "skilled"


class Admit(Message):
    """The host's word on a request to take a computer player's place."""

    seat: SeatNumber
    yes: bool


class OneSeat(Message):
    """The seat that a request is about."""

    seat: SeatNumber


class Swap(Message):
    """Two seats whose players change places before the deal."""

    seat: SeatNumber
    other: SeatNumber


class Start(Message):
    """Deals; only the host may ask for it."""

    contribution: Contribution | None = None


class Rename(Message):
    """A guest's name."""

    name: Name


# Told over HTTP


class Refusal(Struct):
    """Why a request was not done, in one sentence."""

    reason: str


class OptionInfo(Struct):
    """A choice that the rules leave to the players."""

    name: str
    summary: str
    default: Value
    values: list[Value]


class CardInfo(Struct):
    """A kind of card, and what its book prints on it."""

    code: str
    name: str
    suit: int
    """Place in the suits of its game; -1 for none."""
    number: int
    printed: dict[str, Any]


class GameInfo(Struct):
    """A game on the shelf."""

    id: str
    title: str
    book: str
    pack: str
    kind: str
    suits: list[str]
    cards: list[CardInfo]
    players: list[int]
    usual: int
    options: list[OptionInfo]
    summary: str
    minutes: int
    """About how long a game takes at the usual number of players."""
    version: int
    board: str
    """The board that it has besides the cards, by name; empty for none. One that ends with "-aside" stands beside the table."""


class HouseInfo(Struct):
    """The house and its guest."""

    version: str
    build: str
    name: str
    levels: list[Level]
    day: str
    heartbeat: int
    largest_message: int
    away_host: int
    """Seconds that somebody must be away before the host may let a computer player go on."""
    away_anyone: int
    """Seconds that somebody must be away before everyone at the table may do so, or end the game."""
    key: str
    """The public key of the house (docs/house.md); it stays the same as long as the house does."""


class Seat(Struct):
    """A seat as everyone sees it, but for `mine`."""

    kind: Literal["human", "computer", "empty"]
    name: str = ""
    level: Level | None = None
    mine: bool = False
    kept: bool = False
    """A computer player keeps it for someone who may come back."""
    host: bool = False
    invited: bool = False
    """Reserved for the one named, who has not sat down yet."""
    resigned: bool = False


class Request(Struct):
    """Somebody who would like to take a computer player's place; without the host's word it happens when the next hand begins."""

    seat: int
    name: str
    mine: bool = False


class Ending(Struct):
    """How a game ended before its end: the host or those who waited ended it, or a player resigned."""

    how: Literal["ended", "resigned"]
    seat: int | None = None
    """The seat that resigned."""


class Fair(Struct):
    """What proves that the deal is fair (docs/house.md): the secret and the salt are told when the game is over."""

    commitment: str
    contributions: list[str | None]
    key: str = ""
    signature: str = ""
    """Signs the opening of the table, commitment included; empty at a table from before the house signed."""
    secret: str | None = None
    salt: str | None = None


class TableInfo(Struct):
    """A table as one guest sees it: everything but the cards."""

    id: TableId
    game: str
    title: str
    players: int
    options: dict[str, Value]
    phase: Phase
    seats: list[Seat]
    host: bool
    joining: Joining
    watching: bool
    pace: Pace
    clock: int | None
    practice: bool
    daily: str | None
    take_back: bool
    hints: bool
    alone: bool
    """You play alone against computer players, and have since the deal: take-backs and hints are your own affair."""
    requests: list[Request]
    ending: Ending | None
    winners: list[int]
    """The seats that won, once the game is over."""
    fair: Fair | None
    rematch: TableId | None
    opened: float
    n: int


class LobbyTable(Struct):
    """A table that waits for players, or may be watched."""

    id: TableId
    game: str
    title: str
    phase: Phase
    host: str
    seated: int
    players: int
    opened: float


class SeatKey(Struct):
    """The key to a seat: whoever has it may sit there."""

    seat: int
    key: Key
    path: str


class PlayedGame(Struct):
    """A line of "my games"."""

    table: TableId
    game: str
    title: str
    phase: Phase
    seat: int
    at: float
    score: int | None = None
    won: bool | None = None
    names: list[str] = []


class GameStatistics(Struct):
    """How a guest has fared at a game."""

    game: str
    title: str
    played: int
    won: int
    best: int
    streak: int
    longest_streak: int


class DailyGame(Struct):
    """The daily deal of a game, and how this guest has done at it."""

    game: str
    title: str
    players: int
    table: TableId | None = None
    score: int | None = None
    won: bool | None = None


class DailyDay(Struct):
    """A day of this week, and how many of its deals this guest has finished."""

    day: str
    finished: int


class DailyPage(Struct):
    """The deals of a day, and how this guest keeps at it."""

    day: str
    ends: float
    """Seconds since 1970; then the next deals are there."""
    games: list[DailyGame]
    streak: int
    """Days in a row with a finished deal, up to today or yesterday."""
    week: list[DailyDay]


class BoardLine(Struct):
    """A result on the board of a daily deal."""

    place: int
    name: str
    score: int
    won: bool
    mine: bool = False


class DailyScore(Struct):
    """How many have finished a daily deal with a score."""

    score: int
    won: bool
    count: int


class DailyResult(Struct):
    """A guest's own result at a daily deal, beside those of the others."""

    score: int
    won: bool
    place: int
    better: int
    level: int
    worse: int
    streak: int
    """Days in a row with a finished deal, up to the day of this one."""


class DailyBoard(Struct):
    """The results of a daily deal, the best first."""

    day: str
    game: str
    title: str
    ends: float
    closes: float
    """Until then a game counts, and nobody but its player sees its cards."""
    table: TableId | None
    """The guest's own table of this deal."""
    count: int
    mean: float | None
    best: int | None
    scores: list[DailyScore]
    lines: list[BoardLine]
    mine: DailyResult | None


class Health(Struct):
    """Whether the house is well, and what ails it: one sentence each.

    Single tables whose journal is damaged are named in `ails` too; they stay closed, and the house is well all the same.
    """

    status: Literal["ok", "ailing"]
    store: str
    tables: int
    connections: int
    damaged: int
    ails: list[str]
