"""The shapes of what a table returns: dicts that fit into JSON, with the types of their values."""

from typing import Any, NotRequired, TypedDict

from parlor.core.events import Kind
from parlor.core.zone import PlaceShape as PlaceShape


class LineShape(TypedDict):
    """A line of the log: its kind, the seat it is about, and what its words are made from."""

    kind: Kind
    seat: int | None
    key: str
    params: dict[str, Any]


class CountedShape(TypedDict):
    """A line of the count, and what its words are made from; without a seat it brings no points."""

    seat: int | None
    key: str
    params: dict[str, Any]
    points: int


class CountShape(TypedDict):
    """What a hand brought each seat, with every line of the count."""

    points: list[int]
    lines: list[CountedShape]


class NotedShape(CountedShape):
    """A line of the count as it is read out: its points go to the seat and to each of the partners."""

    partners: list[int]


class SheetShape(TypedDict):
    """What a hand brought each seat, with the count as it is read out."""

    points: list[int]
    lines: list[NotedShape]


class ResultShape(TypedDict):
    """What a hand brought each seat, in words, and how it was counted."""

    points: list[int]
    notes: list[str]
    counted: list[CountedShape]


class MessageShape(TypedDict):
    """Something to say, as what its words are made from."""

    key: str
    params: dict[str, Any]


class StandingShape(TypedDict):
    """How far a seat has come, and what its words are made from; with the points that it stands for, if it is about points."""

    seat: int
    key: str
    params: dict[str, Any]
    points: int | None


class ViewShape(TypedDict):
    """Everything that a seat may know; a card that it may not see is "??"."""

    game: str
    players: int
    options: dict[str, int | str]
    seat: int | None
    hand: int
    dealer: int
    waiting: list[int]
    zones: dict[str, list[str]]
    places: dict[str, PlaceShape]
    legal: list[str]
    scores: list[int]
    facts: dict[str, Any]
    goal: MessageShape | None
    ask: MessageShape | None
    tally: list[StandingShape]
    sides: list[int]
    results: list[ResultShape]
    over: bool
    winners: list[int]
    log: list[str]


class PackageShape(TypedDict):
    """The distribution that a game from outside comes from, and its version."""

    name: str
    version: str


class RecordShape(TypedDict):
    """A saved game: the deal and the moves."""

    format: str
    version: int
    game: str
    rules: int
    players: int
    options: dict[str, int | str]
    seed: int | str
    dealer: int
    decks: list[list[str]]
    moves: list[list[Any]]
    package: NotRequired[PackageShape]
