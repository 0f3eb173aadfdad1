"""Every game says what one is after, in a line that fits on a phone, and how far everyone has come."""

import parlor
from parlor.words.say import Reader, say
from tests.kit.cases import Case, every_case
from tests.kit.walk import keeps, positions

LONGEST = 66
NAMES = ["Margaret", "Bartholomew", "Josephine", "Theodore", "Wilhelmina", "Ferdinand", "Clementine", "Augustus"]


@every_case
def test_law_the_tally_ends_with_the_count(case: Case) -> None:
    keeps("aim_is_told", case, 7)


@every_case
def test_every_seat_has_a_goal_that_fits_in_a_line(case: Case) -> None:
    for table, _ in positions(case, 3, 40):
        for seat in [None, *range(table.players)]:
            goal = table.view(seat)["goal"]
            assert goal is not None
            said = say(goal["key"], goal["params"], Reader(names=NAMES, you=seat))
            assert len(said) <= LONGEST, said
            assert goal["key"].startswith(case.game), goal


@every_case
def test_a_tally_is_short_enough_for_a_plate(case: Case) -> None:
    for table, _ in positions(case, 4, 40):
        for line in table.view(None)["tally"]:
            assert len(say(line["key"], line["params"])) <= 30


def test_partners_are_told_as_sides() -> None:
    assert parlor.deal("sammy", seed=1).view(0)["sides"] == [0, 1, 0, 1]
    assert parlor.deal("quenette", 4, seed=1).view(None)["sides"] == [0, 1, 2, 3]
    assert parlor.deal("jaimy", 6, seed=1, options={"partners": "pairs"}).view(2)["sides"] == [0, 1, 2, 0, 1, 2]
