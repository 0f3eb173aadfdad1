"""Documents of the house: positions, reviews and verdicts of finished games, the log of its deals, leaflets, and how it is."""

from typing import Any, Literal

from msgspec import Struct

from parlor.server.http_messages import Level, TableId, Worded
from parlor.server.ws_messages import Choice, Line, Place, Thought

LedgerKind = Literal["opened", "dealt", "finished", "ended", "abandoned", "renamed"]


class DealtHand(Struct):
    """All cards of a hand before its first move, for anyone who wants to follow the deal card by card."""

    hand: int
    dealer: int
    zones: dict[str, list[str]]
    places: dict[str, Place]


class Verdict(Struct):
    """The result of checking a record."""

    fair: bool
    checks: list[str]
    """What was checked, one sentence each; if something failed, the last one says what."""
    words: list[Worded]
    """What the sentences are made from."""
    hands: list[DealtHand]
    """Every deal of the game; empty if it cannot be replayed."""


class HouseKey(Struct):
    """The public key for the house's signatures."""

    algorithm: Literal["Ed25519"]
    key: str


class LedgerEntry(Struct):
    """One line of the log of the house (docs/house.md); no line contains a table's id or a name."""

    number: int
    at: int
    """Milliseconds since 1970."""
    kind: LedgerKind
    table: str
    """Digest of the table's id."""
    digest: str
    """Digest of the event: the opening, the deal, or the signed record."""
    previous: str
    """Hash of the previous line; 64 zeros in the first one."""


class LedgerPage(Struct):
    """Lines of the log, in order."""

    entries: list[LedgerEntry]


class LedgerHead(Struct):
    """The length of the log, and the number of lines of each kind, signed by the house."""

    format: str
    at: int
    number: int
    hash: str
    opened: int
    dealt: int
    finished: int
    ended: int
    abandoned: int
    key: str
    signature: str


class ReplayStep(Struct):
    """One position of a game, as a seat saw it, or with open cards."""

    log: list[Line]
    view: dict[str, Any]
    seat: int | None = None
    move: str | None = None


class Replay(Struct):
    """Part of a game, position by position; position 0 is the deal."""

    table: TableId
    seat: int | None
    open: bool
    total: int
    first: int
    steps: list[ReplayStep]


class Decision(Struct):
    """One decision of a seat: what was played, what was best given what the seat knew and with open cards, and the cost in points."""

    index: int
    """The number of the move in the game, from 0."""
    seat: int
    hand: int
    played: str
    best: str
    best_open: str
    expected: float
    """The total that the seat could expect before the move; if low scores win, the points are negative."""
    after: float
    cost: float
    worlds: int
    reason: str
    key: str | None = None
    params: dict[str, Any] | None = None
    """What the reason is made of."""
    moved: Choice | None = None
    """The move that was played, in parts, for a decision that cost something."""
    better: Choice | None = None
    """The better one, in parts."""


class ReviewedHand(Struct):
    """One hand of a review."""

    hand: int
    result: float
    luck: float
    play: float


class Review(Struct):
    """What the decisions of a seat cost; luck and play add up to the result."""

    seat: int
    result: float
    luck: float
    play: float
    unjudged: int
    hands: list[ReviewedHand]
    decisions: list[Decision]


class Recollection(Struct):
    """What a computer player considered before a move of a finished game: the move that it makes there first; and all that it could do."""

    seat: int
    level: Level
    played: str
    thoughts: list[Thought]
    choices: list[Choice]


class LeafletPart(Struct):
    """A part of a leaflet: its heading, whether it is folded away at first, and its blocks."""

    id: str
    title: list[Any]
    folded: bool
    blocks: list[dict[str, Any]]


class Leaflet(Struct):
    """The leaflet of a game in a language; a game that brings none has no parts, and its rules are all there is to read."""

    game: str
    language: str
    parts: list[LeafletPart]


class PackPage(Struct):
    """What the suits of a pack are and what its cards print, in a language; the game is one that is played with it."""

    pack: str
    game: str
    language: str
    title: list[Any]
    blocks: list[dict[str, Any]]


class Health(Struct):
    """Whether the house is healthy, and what is wrong: one sentence each.

    Single tables with a damaged journal are listed in `ails` too; they stay closed, but the house still counts as healthy.
    """

    status: Literal["ok", "ailing"]
    store: str
    tables: int
    connections: int
    damaged: int
    ails: list[str]


class LessonStep(Struct):
    """Something that the coach says, at which moment, and what it points to (docs/add-a-game.md)."""

    name: str
    text: str
    at: Literal["deal", "turn", "void", "seen", "count"]
    verb: str
    card: str
    kind: str
    by: Literal["me", "others", "anyone"]
    key: str
    to: str
    nth: int
    point: str


class StagedLesson(Struct):
    """The staged first hand of a game."""

    steps: list[LessonStep]
    moves: list[str]
    """What the coach suggests, turn by turn."""
    better: int
    """1 if points are good, -1 if they are bad."""
