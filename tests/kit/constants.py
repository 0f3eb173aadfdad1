"""What the pages say about the points of every hand, whatever happens in it."""

from collections.abc import Callable

from tests.kit.cases import Case

Points = list[int]

# Game -> what is true for the points of each finished hand.
EVERY_HAND: dict[str, Callable[[Case, Points], bool]] = {
    # Six tricks make 80, each further one 10.
    "doolittle": lambda case, points: sum(points) == 80 + 10 * (int(case.options.get("cards", 6)) - 6),
    # Four nines at 4, minus those in the stock.
    "despised-nines": lambda case, points: sum(points) <= 16 and (case.players in (3, 5, 6, 7) or sum(points) == 16),
    # Nobody, or one side, scores three or seven.
    "jaimy": lambda case, points: set(points) <= {0, 3} or set(points) <= {0, 7},
    # The bid times the number of opponents, to the bidder or spread over them.
    "foozle": lambda case, points: sum(points) in [bid * (case.players - 1) for bid in range(1, 6)] and min(points) == 0,
    # One point for each winner.
    "hoodoo": lambda case, points: set(points) <= {0, 1} and sum(points) > 0,
    # One of the two scores one or two.
    "coronado": lambda case, points: sorted(points) in ([0, 1], [0, 2]),
    # The cards in hand; an unfinished pile belongs to nobody.
    "numero": lambda case, points: 0 < sum(points) <= 52 and min(points) >= 0,
    # One winner.
    "ups-and-downs": lambda case, points: sorted(points) == [0] * (case.players - 1) + [1],
    # Partners have the same points, and everything counts by 25.
    "sammy": lambda case, points: len({*points}) <= 2 and all(n >= 0 and n % 25 == 0 for n in points),
    # The cards count 440, and combinations and exchanges are added.
    "sham-battle-2": lambda case, points: sum(points) >= 440 and sum(points) % 10 == 0,
    # First and last trump, nine of trumps, Sachem.
    "sachem": lambda case, points: sum(points) in (0, 6, 7, 13, 15, 22),
    # Three tricks at 1 and the Turkette card at 5.
    "turkette": lambda case, points: sum(points) == 8 and min(points) >= 0,
    # High, Low and Reno at 1, and Game at 1 unless it is shared.
    "reno": lambda case, points: 3 <= sum(points) <= 4 and min(points) >= 0,
    # Twelve Unicorns at 1 and the five at 5.
    "quenette": lambda case, points: sum(points) == -17 and max(points) <= 0,
    # Someone scores nothing, and everyone who shares the lowest hand scores the same.
    "rumme": lambda case, points: min(points) == 0 and len(set(points) - {0}) <= 1,
    "double-rumme": lambda case, points: min(points) == 0 and len(set(points) - {0}) <= 1,
    # At most one hand is empty; every other has at least a 1.
    "rummy": lambda case, points: points.count(0) <= 1,
    "parquet": lambda case, points: points.count(0) <= 1,
    # All counting values, and the Bonds, are multiples of five.
    "liberty-bond": lambda case, points: all(points_of % 5 == 0 <= points_of for points_of in points),
    "flique": lambda case, points: sorted(points) in ([0, 0], [0, 1]),
}


def check(case: Case, points: Points) -> None:
    """Fails if a hand breaks its page's constants."""
    rule = EVERY_HAND.get(case.game)
    assert rule is None or rule(case, points), points
