"""The messages of the house over HTTP, and the types that the live channel shares with them (docs/protocol-house.md)."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

import parlor
from parlor.core.game import Sort

Value = int | str
TableId = Annotated[str, Meta(pattern="^[a-z0-9]{12}$", description="id of a table: twelve letters and digits")]
MoveId = Annotated[str, Meta(min_length=1, max_length=40, description="the client's own name for a move; a retry carries the same one")]
Name = Annotated[str, Meta(min_length=1, max_length=24, description="what the others call you")]
Contribution = Annotated[
    str, Meta(pattern="^[0-9a-f]{64}$", description="32 random bytes in hexadecimal, drawn by the player's own device")
]
Key = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$", description="key to one seat")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Level = parlor.Level
Joining = Literal["open", "link", "key", "circle"]
Pace = Literal["instant", "brisk", "calm"]
Phase = Literal["gathering", "playing", "over"]


class Message(Struct, forbid_unknown_fields=True):
    """What a client sends; an unknown field is an error."""


# Requests


class SeatPlan(Message):
    """Who should sit in a seat of a new table."""

    kind: Literal["me", "computer", "empty"]
    level: Level = "skilled"
    name: Name | None = None
    """Whose seat it is, if several people play at this guest's screen."""


class NewTable(Message):
    """A table to open."""

    game: Annotated[str, Meta(max_length=40)]
    players: SeatNumber | None = None
    options: dict[str, Value] = {}
    seats: Annotated[list[SeatPlan], Meta(max_length=16)] | None = None
    """One plan per seat. By default, you are in seat 0 and computer players in the others. Several seats may be yours: a hot seat."""
    joining: Literal["open", "link", "key"] = "link"
    watching: bool = True
    pace: Pace = "brisk"
    clock: Annotated[int, Meta(ge=5, le=86_400)] | None = None
    """Seconds per turn; when they run out, a computer player takes the seat until its owner comes back."""
    take_back: bool = True
    """Whether moves may be taken back at this table. What another person has played or seen is always final."""
    hints: bool = False
    """Whether players may ask an expert while playing with other people; against computer players only, they always may."""
    seed: Annotated[int, Meta(ge=-(2**62), le=2**62)] | None = None
    """Giving a seed makes a practice table: anyone who knows the seed knows the cards."""
    lesson: bool = False
    """The staged first hand of the game, for you and casual computer players who wait for you: it decides seed, players and options."""


class Join(Message):
    """Sits down: in an empty seat, or with the key to one."""

    seat: SeatNumber | None = None
    key: Key | None = None
    contribution: Contribution | None = None


class Leave(Message):
    """Leaves the seat, or declines an invitation: before the game the seat becomes empty; during the game a computer player takes over."""

    seat: SeatNumber | None = None
    level: Level = "skilled"


class Fill(Message):
    """Gives a seat to a computer player, empties it, takes it (back), or asks for a computer player's place in a running game."""

    seat: SeatNumber
    kind: Literal["me", "computer", "empty"]
    level: Level = "skilled"


class Admit(Message):
    """The host's answer to a request to take a computer player's place."""

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
    """Deals the cards; only the host may do this."""

    contribution: Contribution | None = None
    fill: Level | None = None
    """Computer players of this level take the seats that are still empty."""


class Practice(Message):
    """Plays a finished game again, alone against computer players: from the deal, or on from a position."""

    seat: SeatNumber
    at: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    """How many moves of the game have been made there; 0 is the deal."""


class Rename(Message):
    """A guest's name."""

    name: Name


# Responses


class Worded(Struct):
    """Something to say, as what its words are made from."""

    key: str
    params: dict[str, Any]


class Refusal(Struct):
    """Why a request was refused: one sentence in English, and what it is made from, for other languages."""

    reason: str
    key: str
    params: dict[str, Any]


class OptionInfo(Struct):
    """A choice that the rules leave to the players."""

    name: str
    summary: str
    default: Value
    values: list[Value]


class CardInfo(Struct):
    """A kind of card, and what is printed on it."""

    code: str
    name: str
    suit: int
    """Index of its suit among the suits of its game; -1 for none."""
    number: int
    printed: dict[str, Any]


class Lesson(Struct):
    """The first lesson of a game."""

    aim: str
    """What wins."""
    hand: list[str]
    """How a hand goes, step by step."""
    watch: list[str]
    """What a beginner overlooks."""


class BoxInfo(Struct):
    """The box or book that a game comes from."""

    title: str
    """The whole title, with publisher and year."""
    name: str
    """What is printed on the lid."""
    year: str
    """When it appeared; empty if that is not declared."""
    about: str
    """A line on what is inside; may be empty."""


class LikeInfo(Struct):
    """A well-known game that a game resembles."""

    known: str
    also: list[str]
    """Other names by which people may look for it."""
    why: str
    """How the game resembles it, in one sentence."""


class ShortInfo(Struct):
    """A shorter form of a game."""

    options: dict[str, Value]
    told: str
    """What it is, in a few words."""
    minutes: int
    """About how long it takes at the usual number of players."""


class GameInfo(Struct):
    """A game on the shelf."""

    id: str
    title: str
    book: str
    box: BoxInfo
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
    short: ShortInfo | None
    """A shorter form for a first try, if the whole game takes long."""
    like: list[LikeInfo]
    """The well-known games that it resembles, the closest first."""
    picture: list[str]
    """The cards that stand for it on the shelf."""
    partners: bool
    """Whether it can be played in partnerships."""
    version: int
    board: str
    """The board that it has besides the cards, by name; empty for none. One that ends with "-aside" stands beside the table."""
    sort: Sort
    """How a hand is sorted unless the player wants it otherwise."""
    levels: list[Level]
    lesson: Lesson | None
    """Its first lesson, where its words have one."""
    words: dict[str, dict[str, Any]]
    """The sentences and names that a game from outside brings along, by language and key (docs/events.md); none for our own games."""


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
    """How many seconds a player must be away before the host may let a computer player take over."""
    away_anyone: int
    """How many seconds a player must be away before anyone at the table may do so, or end the game."""
    key: str
    """The public key of the house (docs/house.md); it never changes while the house exists."""
    named: bool = True
    """Whether the guest has a name of their own; otherwise it is what guests are called."""


class Seat(Struct):
    """A seat as everyone sees it, except for `mine`."""

    kind: Literal["human", "computer", "empty"]
    name: str = ""
    level: Level | None = None
    mine: bool = False
    kept: bool = False
    """A computer player is keeping it for someone who may come back."""
    host: bool = False
    invited: bool = False
    """Reserved for the person named, who has not sat down yet."""
    resigned: bool = False


class Request(Struct):
    """A person who would like to take a computer player's place; unless the host answers, it happens when the next hand begins."""

    seat: int
    name: str
    mine: bool = False


class Ending(Struct):
    """How a game ended early: the host or the waiting players ended it, or a player resigned."""

    how: Literal["ended", "resigned"]
    seat: int | None = None
    """The seat that resigned."""


class Fair(Struct):
    """What proves that the deal is fair (docs/house.md); the secret and the salt are revealed when the game is over."""

    commitment: str
    contributions: list[str | None]
    key: str = ""
    signature: str = ""
    """Signature on the opening of the table, including the commitment; empty for a table from before the house signed."""
    secret: str | None = None
    salt: str | None = None


class EveningRef(Struct):
    """The deal of an appointed evening that is played at a table."""

    id: str
    deal: int


class TableInfo(Struct):
    """A table as one guest sees it: everything but the cards."""

    id: TableId
    game: str
    title: str
    players: int
    options: dict[str, Value]
    phase: Phase
    seats: list[Seat]
    sides: list[int]
    """The side of every seat, if they play in partnerships; empty if everyone plays alone."""
    host: bool
    joining: Joining
    watching: bool
    pace: Pace
    clock: int | None
    practice: bool
    """The cards were not left to chance, so the game does not count."""
    origin: TableId | None
    """The table whose deal is played again here, for the host."""
    daily: str | None
    take_back: bool
    hints: bool
    alone: bool
    """You have played alone against computer players since the deal, so take-backs and hints are up to you."""
    requests: list[Request]
    ending: Ending | None
    winners: list[int]
    """The winning seats, once the game is over."""
    fair: Fair | None
    rematch: TableId | None
    levels: list[Level]
    """The levels of computer players that the game offers, then the strengths."""
    circle: str | None
    """The circle that it belongs to."""
    counts: bool
    """Whether the game counts in the circle: no take-backs, no hints, and no seat changes hands."""
    evening: EveningRef | None
    opened: float
    n: int


class LobbyTable(Struct):
    """A table that is waiting for players, or can be watched."""

    id: TableId
    game: str
    title: str
    phase: Phase
    host: str
    seated: int
    players: int
    opened: float


class SeatKey(Struct):
    """The key to a seat; anyone who has it may sit there."""

    seat: int
    key: Key
    path: str


class PlayedGame(Struct):
    """A line of "my games": with whom, for whom it waits as far as everyone knows, and until when."""

    table: TableId
    game: str
    title: str
    phase: Phase
    seat: int
    at: float
    score: int | None = None
    won: bool | None = None
    turn: bool = False
    """Whether the game is waiting for this guest."""
    company: bool = False
    """Whether other people play in it."""
    daily: str | None = None
    """The day, if it is a daily deal."""
    others: list[str] = []
    waiting: list[str] = []
    until: float | None = None


class GameStatistics(Struct):
    """A guest's results in a game."""

    game: str
    title: str
    played: int
    won: int
    best: int
    streak: int
    longest_streak: int
    average: float


class DailyGame(Struct):
    """The daily deal of a game, and this guest's result."""

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
    """The deals of a day, and this guest's progress."""

    day: str
    ends: float
    """Seconds since 1970; when the next deals are available."""
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
    """How many players have finished a daily deal with a score."""

    score: int
    won: bool
    count: int


class DailyResult(Struct):
    """A guest's own result in a daily deal, compared with the others."""

    score: int
    won: bool
    place: int
    better: int
    level: int
    worse: int
    streak: int
    """Days in a row with a finished deal, up to the day of this one."""


class DailyBoard(Struct):
    """The results of a daily deal, best first."""

    day: str
    game: str
    title: str
    ends: float
    closes: float
    """Until then a game counts, and only its player sees its cards."""
    table: TableId | None
    """The guest's own table for this deal."""
    count: int
    mean: float | None
    best: int | None
    scores: list[DailyScore]
    lines: list[BoardLine]
    mine: DailyResult | None
