"""What happens at a table, as data: the kinds of events, the lines that everyone hears during a hand, and who listens."""

from typing import Any, Final, Literal, NamedTuple

from mypy_extensions import i64

from parlor.core.messages import Params
from parlor.core.pack import Pack

Kind = Literal[
    # A hand begins and ends.
    "began",
    "dealt",
    "counted",
    "ended",
    # A player does something with cards.
    "played",
    "took",
    "drew",
    "gave",
    "laid",
    "added",
    "discarded",
    "moved",
    "exchanged",
    # A player says something.
    "bid",
    "passed",
    "named",
    "asked",
    "answered",
    "folded",
    "called",
    # The table does something by itself.
    "turned",
    "shown",
    "shuffled",
    "noted",
    "stopped",
    # What else a seat needs to keep its picture of the table up to date: the current state of a zone; new facts, scores and places.
    "arranged",
    "changed",
]

UNSAID: Final = -0x4000_0000


class Event(NamedTuple):
    """Something that a seat saw happen (docs/events.md). Its words are made from key and params; without a key there is nothing to say.

    `kind` says what it was, `seat` who did it, `cards` what was seen of it ("??" for a hidden card), `source` and `target` the zones.
    """

    kind: Kind
    seat: int | None
    cards: tuple[str, ...]
    source: str | None
    target: str | None
    key: str | None
    params: Params

    def as_dict(self) -> dict[str, Any]:
        """The event in a form that fits into JSON."""
        return {
            "kind": self.kind,
            "seat": self.seat,
            "cards": list(self.cards),
            "source": self.source,
            "target": self.target,
            "key": self.key,
            "params": self.params,
        }


class Told:
    """Something that everyone at the table sees or hears, small enough to keep for every move."""

    def __init__(self, kind: Kind, key: str, seat: i64 = -1, card: i64 = -1, number: i64 = UNSAID, params: Params | None = None) -> None:
        self.kind: Final[Kind] = kind
        self.key: Final = key
        self.seat: Final = seat
        self.card: Final = card
        self.number: Final = number
        self.given: Final = params

    def params(self, pack: Pack) -> Params:
        """The values for the placeholders of its sentence."""
        if self.given is not None:
            return self.given
        params: Params = {}
        if self.seat >= 0:
            params["seat"] = int(self.seat)
        if self.card >= 0:
            params["card"] = pack.codes[self.card]
        if self.number != UNSAID:
            params["number"] = int(self.number)
        return params
