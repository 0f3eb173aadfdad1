"""A first hand that is staged: how it is dealt, the moves that the coach suggests, and what is pointed out at which moment."""

from typing import Final, Literal

from parlor.core.events import Kind

At = Literal["deal", "turn", "void", "seen", "count"]
By = Literal["me", "others", "anyone"]


class When:
    """A moment of a hand, as far as the learner's seat sees it.

    - deal: the cards have been dealt.
    - turn: the learner is to move and has a choice with this verb, card and target, as they are written in the move.
    - void: the learner is to play and has nothing of the suit led.
    - seen: something of this kind has happened, done by the learner or by others; the card, the key and the role of the place may be given.
    - count: the hand has been counted.

    What is empty says nothing. `nth`: the moment when it is so for the nth time.
    """

    def __init__(
        self,
        at: At,
        *,
        verb: str = "",
        card: str = "",
        kind: Kind | None = None,
        by: By = "anyone",
        key: str = "",
        to: str = "",
        nth: int = 1,
    ) -> None:
        self.at: Final[At] = at
        self.verb: Final = verb
        self.card: Final = card
        self.kind: Final[Kind | None] = kind
        self.by: Final[By] = by
        self.key: Final = key
        self.to: Final = to
        self.nth: Final = nth


class Step:
    """What the coach says at a moment, and what on the table it points to.

    It reads a line of the leaflet out, "aim" or "turn 2" for the second numbered step of a turn; or it says what is under the key
    `<game>-lesson-step-<name>`.

    It points to the places of a role ("hand", "trick", "stock" …), to "card CODE", to a fact in the strip ("fact NAME"), or to one of the
    parts of the page: "strip", "plates", "actions", "score".
    """

    def __init__(self, name: str, when: When, point: str = "", reads: str = "") -> None:
        self.name: Final = name
        self.when: Final = when
        self.point: Final = point
        self.reads: Final = reads


class Staged:
    """The staged hand: the learner is seat 0, casual players with the same seed are the others.

    `moves` are what the coach suggests, turn by turn; the hand goes the same way for everyone who follows them.
    """

    def __init__(
        self, *, seed: int, steps: list[Step], moves: list[str], players: int = 0, options: dict[str, int | str] | None = None
    ) -> None:
        self.seed: Final = seed
        self.steps: Final = steps
        self.moves: Final = moves
        # 0: as many as usual.
        self.players: Final = players
        self.options: Final = options or {}


DEALT: Final = When("deal")
VOID: Final = When("void")
COUNTED: Final = When("count")


def turn(verb: str = "", card: str = "", to: str = "", nth: int = 1) -> When:
    """The learner may do something."""
    return When("turn", verb=verb, card=card, to=to, nth=nth)


def seen(kind: Kind, by: By = "anyone", key: str = "", card: str = "", to: str = "", nth: int = 1) -> When:
    """Something happens."""
    return When("seen", kind=kind, by=by, key=key, card=card, to=to, nth=nth)
