"""What a hand is about: its goal in one sentence, and how far everyone has come. Asked for only when somebody looks."""

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from parlor.core.hand import Hand
from parlor.core.messages import NO_PARAMS, Message, Params
from parlor.core.moves import verb_of

H = TypeVar("H", bound=Hand)


class Standing:
    """How far a seat has come: a line of the tally, with the points that it stands for if it is about points."""

    def __init__(self, seat: i64, key: str, params: Params, points: int | None = None) -> None:
        self.seat: Final = seat
        self.key: Final = key
        self.params: Final[Params] = params if points is None else {**params, "points": points}
        self.points: Final = points


def standing(seat: i64, key: str, number: i64) -> Standing:
    """A line about a number of something."""
    return Standing(seat, key, {"number": int(number)})


@mypyc_attr(allow_interpreted_subclasses=True)
class Measure(Generic[H]):
    """Something that is counted for the players while they play, made only of what the viewer may know."""

    def standings(self, h: H, viewer: i64) -> list[Standing]:
        """A line for each seat that it says something about."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class PointsSoFar(Measure[Hand]):
    """What the hand would bring if it were counted now; for games that can count what lies open at any time."""

    def standings(self, h: Hand, viewer: i64) -> list[Standing]:
        points = [int(each) for each in h.points()]
        if not any(points):
            return []
        return [Standing(seat, "tally-points", {}, points[seat]) for seat in range(h.players)]


@mypyc_attr(allow_interpreted_subclasses=True)
class CardsLeft(Measure[Hand]):
    """How many cards each player still holds."""

    def standings(self, h: Hand, viewer: i64) -> list[Standing]:
        left = [0] * h.players
        for zone in h.zones():
            if zone.role == "hand" and zone.owner >= 0:
                left[zone.owner] += len(zone.cards)
        return [standing(seat, "tally-cards-left", left[seat]) for seat in range(h.players)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Aim(Generic[H]):
    """What a hand is about: its goal, what is measured on the way there, what players are asked to do, and what their moves mean."""

    def __init__(
        self,
        key: str = "",
        params: Params = NO_PARAMS,
        measures: list[Measure[Any]] | None = None,
        asks: dict[str, str] | None = None,
        binds: dict[int, str] | None = None,
    ) -> None:
        # The sentence of the goal.
        self.key: Final = key
        self.params: Final = params
        self.measures: Final[list[Measure[Any]]] = measures or []
        # What the seat on turn is asked to do, by phase, if the verbs of its moves do not tell it all; to follow "Your turn:".
        self.asks: Final[dict[str, str]] = asks or {}
        # What moves mean that cannot be taken back and are easily made by mistake, by verb.
        self.binds: Final[dict[int, str]] = binds or {}

    def goal(self, h: H, viewer: i64) -> Message | None:
        """What one is after now, as it is told to a seat or a spectator."""
        return Message(self.key, self.params) if self.key else None

    def tally(self, h: H, viewer: i64) -> list[Standing]:
        """How far everyone has come, as far as a seat or a spectator may know it."""
        return [line for measure in self.measures for line in measure.standings(h, viewer)]

    def asked(self, h: H, seat: i64) -> Message | None:
        """What a waiting seat is asked to do, in the words of the game."""
        if not self.asks:
            return None
        key = self.asks.get(str(h.facts(seat).get("phase")))
        return None if key is None else Message(key)

    def idle(self, h: H, viewer: i64) -> Message | None:
        """What a seat or a spectator is told that may not act now, if nobody knows who can."""
        return None

    def worth(self, h: H, seat: i64, move: i64) -> Message | None:
        """What a legal move brings at once by the rules, as { $number } of something."""
        return None

    def means(self, h: H, seat: i64, move: i64) -> Message | None:
        """What a legal move means that binds, to be confirmed before it is made."""
        key = self.binds.get(verb_of(move))
        return None if key is None else Message(key)


NO_AIM: Final[Aim[Any]] = Aim()
