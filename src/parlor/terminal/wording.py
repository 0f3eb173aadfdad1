"""Puts a table's data into words: lines of the log, what a hand brought, why a move is refused."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import parlor
from parlor.table.shapes import LineShape, NotedShape
from parlor.words.say import Reader, say

# The key for a move that is shown exactly as written.
SAID = "said"


class Wording(Reader):
    """The reader at a terminal: sees seats by name if they have one, and cards as the front end spells them."""

    def __init__(self, names: list[str] | None = None, you: int | None = None, spelled: Callable[[str], str] = str) -> None:
        super().__init__(names=names, you=you)
        self.spelled = spelled

    def seat(self, seat: int, opens: bool) -> str:
        named = self.names is not None and 0 <= seat < len(self.names) and self.names[seat] != f"Seat {seat}"
        if named and self.names is not None:
            return self.names[seat]
        return f"Seat {seat}" if opens else f"seat {seat}"

    def card(self, code: str) -> str:
        return self.spelled(code)


def told(line: LineShape, reader: Reader) -> str:
    """A line of the log in words; the reader's own moves are described as such."""
    if line["key"] == SAID and line["seat"] is not None and line["seat"] == reader.you:
        return f"You: {reader.move(line['params']['move'], line['params']['cards'])}"
    return say(line["key"], line["params"], reader)


def noted(line: NotedShape, reader: Reader) -> str:
    """A line of the count in words; with a seat, it includes the points."""
    if line["seat"] is None:
        return say(line["key"], line["params"], reader)
    what = {"key": line["key"], "params": line["params"]}
    params = {"seat": line["seat"], "partners": line["partners"], "what": what, "points": line["points"]}
    return say("points-of-partners" if line["partners"] else "points", params, reader)


def goal_of(view: Mapping[str, Any], reader: Reader) -> str:
    """What one is after in this hand; a game that tells no goal is described by its summary."""
    goal = view.get("goal")
    return say(goal["key"], goal["params"], reader) if goal is not None else parlor.game(view["game"]).summary


def tally_of(view: Mapping[str, Any], seat: int, reader: Reader) -> list[str]:
    """How far a seat has come in this hand."""
    return [say(line["key"], line["params"], reader) for line in view.get("tally", []) if line["seat"] == seat]


@dataclass(frozen=True)
class Refusal:
    """Why something is refused: in the words of whoever refuses, and as data if a rule forbids it."""

    text: str
    key: str = ""
    params: dict[str, Any] = field(default_factory=dict)

    def worded(self, reader: Reader) -> str:
        """The reason for a reader."""
        return known(self.text, self.key, self.params, reader)


def because(thought: parlor.Candidate, reader: Reader) -> str:
    """Why a move may be good, for a reader; nothing where no rule of thumb speaks for it."""
    return known(thought.reason, thought.key or "", thought.params or {}, reader)


def known(text: str, key: str, params: dict[str, Any], reader: Reader) -> str:
    """A message for a reader; as it was said where its words are not known here."""
    words = say(key, params, reader) if key else ""
    return words if words != key else text
