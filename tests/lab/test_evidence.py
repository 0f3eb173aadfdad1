"""What duplicate deals say: no word on few deals, and no more false words than promised, however often one looks."""

import math
import random
import statistics
from collections.abc import Callable

import pytest

from parlor.lab.evidence import ERROR, FEWEST, Comparison, Interval, Played, Wager, lead, shifts
from parlor.lab.figures import bootstrap, interval

Noise = Callable[[random.Random], float]
RUNS = 60
DEALS = 80


def bell(rng: random.Random) -> float:
    return rng.gauss(0, 1)


def skew(rng: random.Random) -> float:
    """Mostly little, now and then very much."""
    return rng.expovariate(1) ** 3


def deal(rng: random.Random, sides: int, edge: float, noise: Noise) -> Played:
    """A deal whose cards are worth the same to a side in all its games; ours have an edge."""
    cards = [rng.gauss(0, 1) for _ in range(sides)]
    points = tuple(tuple(cards[side] + noise(rng) + edge * (side == ours) for side in range(sides)) for ours in range(sides))
    wins = tuple(tuple(float(each == max(row)) for each in row) for row in points)
    return Played(tuple(range(sides)), points, wins)


def always(share: float, deals: int, sides: int = 2) -> Comparison:
    """The same result again and again."""
    rest = (1 - share) / (sides - 1)
    wins = tuple(tuple(share if side == ours else rest for side in range(sides)) for ours in range(sides))
    return Comparison(1 / sides, [Played(tuple(range(sides)), wins, wins)] * deals)


def looked_at(run: int, sides: int, edge: float, noise: Noise) -> Comparison:
    """Deals until there is a word, looking after every one."""
    rng = random.Random(1000 * run + sides)
    found = Comparison(1 / sides)
    while len(found.deals) < DEALS and found.word == "too few":
        found.add(deal(rng, sides, edge, noise))
    return found


def test_no_word_is_given_to_fewer_than_thirty_deals() -> None:
    assert {always(1.0, deals).word for deals in range(1, FEWEST)} == {"too few"}
    assert {always(0.5, deals).word for deals in range(1, FEWEST)} == {"too few"}
    assert always(1.0, FEWEST).word == "clear"
    assert always(0.0, FEWEST).word == "reversed"


def test_the_word_for_the_same_result_a_hundred_times() -> None:
    assert [always(share, 100, 4).word for share in (0.0, 0.25, 0.5)] == ["reversed", "even", "clear"]


def test_an_interval_is_wide_on_few_deals_even_if_all_are_won() -> None:
    widths = [always(1.0, deals).interval for deals in (2, 10, 30, 100)]
    assert [high for _, high in widths] == [1.0] * 4
    lows = [low for low, _ in widths]
    assert lows == sorted(lows)
    assert lows[0] < 0.3
    assert lows[-1] < 0.98


@pytest.mark.sampled(2)
@pytest.mark.parametrize("noise", [bell, skew])
@pytest.mark.parametrize("sides", [2, 4])
def test_equal_players_are_called_unequal_as_rarely_as_promised_though_every_deal_is_looked_at(sides: int, noise: Noise) -> None:
    words = [looked_at(run, sides, 0.0, noise).word for run in range(RUNS)]
    assert words.count("clear") + words.count("reversed") <= ERROR * RUNS


def test_a_test_for_a_fixed_number_of_deals_would_not_hold_if_every_deal_is_looked_at() -> None:
    wrong = 0
    for run in range(RUNS):
        rng = random.Random(run)
        gained = [deal(rng, 2, 0.0, bell).gained for _ in range(DEALS)]
        looks = (interval(gained[:deals]) for deals in range(FEWEST, DEALS))
        wrong += any(abs(mean) > reach for mean, reach in looks)
    assert wrong > 2 * ERROR * RUNS


@pytest.mark.parametrize("sides", [2, 4])
def test_a_large_difference_is_clear_long_before_all_deals_are_played(sides: int) -> None:
    found = [looked_at(run, sides, 1.5, bell) for run in range(20)]
    assert {each.word for each in found} == {"clear"}
    assert statistics.mean(len(each.deals) for each in found) < DEALS / 2
    lost = [looked_at(run, sides, -1.5, bell).word for run in range(20)]
    assert set(lost) == {"reversed"}


@pytest.mark.parametrize("chance", [0.1, 0.25, 0.5])
def test_an_interval_holds_after_every_deal_at_once(chance: float) -> None:
    missed = 0
    for run in range(RUNS):
        rng = random.Random(run)
        found = Interval()
        held = True
        for _ in range(DEALS):
            found.add(statistics.mean(float(rng.random() < chance) for _ in range(2)))
            low, high = found.ends
            held = held and low <= chance <= high
        missed += not held
    assert missed <= ERROR * RUNS


def test_an_interval_is_not_much_wider_than_one_for_a_single_look() -> None:
    rng = random.Random(1)
    values = [statistics.mean(float(rng.random() < 0.25) for _ in range(4)) for _ in range(200)]
    found = Interval()
    for value in values:
        found.add(value)
    low, high = found.ends
    assert low < statistics.mean(values) < high
    assert (high - low) / 2 < 2 * interval(values)[1]


def test_numbers_outside_the_range_of_points_do_not_matter_only_their_proportions() -> None:
    rng = random.Random(5)
    leads = [shifts((0, 1), deal(rng, 2, 0.5, bell).points) for _ in range(40)]
    plain, large = Wager(), Wager()
    for each in leads:
        plain.add(each)
        large.add([1000 * one for one in each])
    assert plain.better == pytest.approx(large.better)
    assert plain.worse == pytest.approx(large.worse)
    assert plain.better > 0 > plain.worse


def test_deals_that_are_all_drawn_say_nothing_about_points() -> None:
    wager = Wager()
    for _ in range(50):
        wager.add([0.0, 0.0])
    assert (wager.better, wager.worse) == (0.0, 0.0)


def test_hands_that_three_share_are_no_hands_with_a_tiny_difference() -> None:
    shared, won, lost = always(1 / 3, 1, sides=3), always(1.0, 1, sides=3), always(0.0, 1, sides=3)
    found = Comparison(1 / 3, [*shared.deals * 5, *lost.deals, *won.deals * 40])
    assert found.word == "clear"


def test_one_huge_win_is_no_proof() -> None:
    even = Played((0, 1), ((1.0, 0.0), (1.0, 0.0)), ((1.0, 0.0), (1.0, 0.0)))
    huge = Played((0, 1), ((1e6, 0.0), (0.0, 1e6)), ((1.0, 0.0), (0.0, 1.0)))
    assert Comparison(0.5, [even] * 60 + [huge]).word != "clear"


def test_passing_the_names_around_the_table_adds_up_to_nothing() -> None:
    assert lead((3.0, 1.0, 2.0), 0) == 1.5
    rng = random.Random(2)
    for sides in (2, 3, 5):
        played = deal(rng, sides, 1.0, bell)
        assert math.fsum(shifts(played.ours, played.points)) == pytest.approx(0.0)
        assert played.gained == shifts(played.ours, played.points)[0]


def test_a_deal_is_won_as_a_whole_by_more_points_in_all_of_its_games() -> None:
    more = Played((0, 1), ((9.0, 0.0), (3.0, 0.0)), ((1.0, 0.0), (1.0, 0.0)))
    less = Played((0, 1), ((3.0, 0.0), (9.0, 0.0)), ((1.0, 0.0), (1.0, 0.0)))
    same = Played((0, 1), ((9.0, 0.0), (9.0, 0.0)), ((1.0, 0.0), (1.0, 0.0)))
    found = Comparison(0.5, [more, more, less, same])
    assert found.won == 0.5, "whoever has the first seat wins every game"
    assert found.deals_won == 2.5 / 4


def test_a_bootstrap_interval_surrounds_the_mean_and_is_repeatable() -> None:
    rng = random.Random(3)
    values = [rng.gauss(10, 2) for _ in range(60)]
    mean, low, high = bootstrap(values)
    assert low < mean < high
    assert high - low == pytest.approx(2 * interval(values)[1], rel=0.3)
    assert bootstrap(values) == (mean, low, high)
    assert bootstrap([4.0]) == (4.0, -math.inf, math.inf)
