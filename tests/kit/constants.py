"""What the pages say of the points of every hand, whatever happens in it."""

from collections.abc import Callable

from tests.kit.cases import Case

Points = list[int]

# Game -> what holds of the points of each finished hand.
EVERY_HAND: dict[str, Callable[[Case, Points], bool]] = {
    # Twelve Unicorns at 1 and the five at 5.
    "quenette": lambda case, points: sum(points) == -17 and max(points) <= 0,
}


def check(case: Case, points: Points) -> None:
    """Fails where a hand breaks its page's constants."""
    rule = EVERY_HAND.get(case.game)
    assert rule is None or rule(case, points), points
