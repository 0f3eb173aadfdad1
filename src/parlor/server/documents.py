"""What the house hands out about games that are over: positions, reviews, verdicts, and the log of its deals."""

from typing import Any, Literal

from msgspec import Struct

from parlor.server.http_messages import TableId
from parlor.server.ws_messages import Line

LedgerKind = Literal["opened", "dealt", "finished", "ended", "abandoned"]


class DealtHand(Struct):
    """All cards of a hand where they lay before its first move, for those who want to follow the deal card by card."""

    hand: int
    dealer: int
    zones: dict[str, list[str]]


class Verdict(Struct):
    """What came of checking a record."""

    fair: bool
    checks: list[str]
    """What was checked, one sentence each; the last one tells what failed, where something did."""
    hands: list[DealtHand]
    """Every deal of the game; none where it cannot be played again."""


class HouseKey(Struct):
    """The public key with which the house signs."""

    algorithm: Literal["Ed25519"]
    key: str


class LedgerEntry(Struct):
    """One line of the log of the house (docs/house.md); no line tells a table's id or a name."""

    number: int
    at: int
    """Milliseconds since 1970."""
    kind: LedgerKind
    table: str
    """Digest of the table's id."""
    digest: str
    """Digest of what happened: of the opening, the deal, or the signed record."""
    previous: str
    """Hash of the line before; 64 zeros in the first."""


class LedgerPage(Struct):
    """Lines of the log, in order."""

    entries: list[LedgerEntry]


class LedgerHead(Struct):
    """How far the log goes, and how many lines of each kind it has, signed by the house."""

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
    """One position of a game, as a seat saw it, or open."""

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
    """One decision of a seat: what was played, what was best by what the seat knew and with open cards, and the cost in points."""

    index: int
    """The number of the move in the game, from 0."""
    seat: int
    hand: int
    played: str
    best: str
    best_open: str
    expected: float
    """The total that the seat could expect before the move; where few points are good, points carry a minus."""
    after: float
    cost: float
    worlds: int
    reason: str


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
