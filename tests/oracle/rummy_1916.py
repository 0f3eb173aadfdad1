"""What the thirteen games of Rummy, 1916, have in common (rules/rummy.md)."""

from tests.oracle.common import Oracle, highest, lowest

SUITS = {"R": "roses", "L": "lanterns", "K": "keys", "B": "bells"}
PACK = [f"{suit}{number}" for suit in SUITS for number in range(1, 14)]
FROM_SIX = [f"{suit}{number}" for suit in SUITS for number in range(6, 14)]


def number(card: str) -> int:
    return int(card[1:])


class Rummy1916(Oracle):
    """Fifty-two cards; one seat on turn at a time."""

    pack = PACK

    def waiting(self) -> list[int]:
        return [self.turn]

    turn: int


class PointsAgainst(Rummy1916):
    """Each player deals once, or the hands that the option says; the lowest total wins."""

    def ends(self) -> bool:
        return self.hand == (self.options.get("hands") or self.players)

    def victors(self) -> list[int]:
        return lowest(self.totals)


class ToTarget(Rummy1916):
    """Somebody reaches the target; the highest total wins."""

    target: int

    def ends(self) -> bool:
        return max(self.totals) >= int(self.options.get("target", self.target))

    def victors(self) -> list[int]:
        return highest(self.totals)


class OneHand(Rummy1916):
    """The game is one hand; the highest total wins."""

    def ends(self) -> bool:
        return True

    def victors(self) -> list[int]:
        return highest(self.totals)
