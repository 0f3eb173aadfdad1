"""Standings, ratings, movements and duplicate scoring, each against a computation of its own."""

import itertools
import math
import random
from collections import Counter, defaultdict
from fractions import Fraction

import pytest

from parlor.server import movements
from parlor.server.duplicate import DealtSeat, compared
from parlor.server.ratings import NEWCOMER, Rating, rated
from parlor.server.standings import BREAK, Played, evening_began, games, meetings, standings

PEOPLE = ["ann", "bob", "cem", "dora", "computer/skilled"]


def game(table: str, ranks: dict[str, int], sides: dict[str, int] | None = None, title: str = "foozle", at: float = 0.0) -> list[Played]:
    """A game with the given ranks; the best win."""
    best = max(ranks.values())
    return [
        Played(table, title, at, seat, player, sides[player] if sides else seat, rank, rank, rank == best)
        for seat, (player, rank) in enumerate(ranks.items())
    ]


def some_games(count: int, seed: int) -> list[list[Played]]:
    rng = random.Random(seed)
    found = []
    for number in range(count):
        players = rng.sample(PEOPLE, rng.randint(2, 5))
        found.append(
            game(f"t{number}", {player: rng.randint(0, 4) for player in players}, title=rng.choice(["foozle", "rumme"]), at=number)
        )
    return found


def test_a_game_is_worth_one_point_shared_by_those_left_behind() -> None:
    lines = {line.player: line for line in standings([game("t", {"ann": 9, "bob": 5, "cem": 5, "dora": 1})])}
    assert [lines[who].points for who in ("ann", "bob", "cem", "dora")] == [1, Fraction(1, 2), Fraction(1, 2), 0]
    assert [lines[who].place for who in ("ann", "bob", "cem", "dora")] == [1, 2, 2, 4]
    assert [lines[who].won for who in ("ann", "bob")] == [1, 0]


def test_partners_are_no_opponents() -> None:
    lines = {
        line.player: line.points
        for line in standings([game("t", {"ann": 7, "bob": 3, "cem": 7, "dora": 3}, {"ann": 0, "cem": 0, "bob": 1, "dora": 1})])
    }
    assert lines == {"ann": 1, "cem": 1, "bob": 0, "dora": 0}
    met = meetings([game("t", {"ann": 7, "bob": 3, "cem": 7, "dora": 3}, {"ann": 0, "cem": 0, "bob": 1, "dora": 1})])
    assert ("ann", "cem") not in met
    assert (met["ann", "bob"].ahead, met["bob", "ann"].behind) == (1, 1)


@pytest.mark.parametrize("seed", range(5))
def test_standings_and_meetings_are_those_of_a_plain_count(seed: int) -> None:
    played = some_games(60, seed)
    points: dict[str, float] = defaultdict(float)
    ahead: Counter[tuple[str, str]] = Counter()
    for each in played:
        for one, other in itertools.permutations(each, 2):
            mark = 1.0 if one.rank > other.rank else 0.5 if one.rank == other.rank else 0.0
            points[one.player] += mark / (len(each) - 1)
            ahead[one.player, other.player] += one.rank > other.rank
    found = standings(played)
    assert {line.player: pytest.approx(float(line.points)) for line in found} == points
    assert [line.points for line in found] == sorted((line.points for line in found), reverse=True)
    assert sum(line.points for line in found) == Fraction(sum(len(each) for each in played), 2), "each game gives half a point a seat"
    assert {pair: met.ahead for pair, met in meetings(played).items()} == dict(ahead)
    assert games([row for each in played for row in each]) == played


def test_an_evening_ends_after_a_long_break() -> None:
    assert evening_began([]) is None
    assert evening_began([0.0, BREAK + 1, BREAK + 100, 2 * BREAK + 50]) == BREAK + 1
    assert evening_began([5.0]) == 5.0


# Ratings


def weng_lin(ratings: list[tuple[float, float]], ranks: list[int]) -> list[tuple[float, float]]:
    """Weng and Lin's Algorithm 4 (Plackett-Luce), for players on their own, from the paper; at first all are a little less sure."""
    beta, kappa, tau = 25 / 6, 0.0001, 25 / 300
    ratings = [(mu, math.sqrt(sigma**2 + tau**2)) for mu, sigma in ratings]
    c = math.sqrt(sum(sigma**2 + beta**2 for _, sigma in ratings))
    worth = [math.exp(mu / c) for mu, _ in ratings]
    below = [sum(worth[s] for s in range(len(ratings)) if ranks[s] >= ranks[q]) for q in range(len(ratings))]
    tied = [ranks.count(ranks[q]) for q in range(len(ratings))]
    found = []
    for i, (mu, sigma) in enumerate(ratings):
        omega = delta = 0.0
        for q in range(len(ratings)):
            if ranks[q] > ranks[i]:
                continue
            share = worth[i] / below[q]
            omega += ((1 if q == i else 0) - share) / tied[q]
            delta += share * (1 - share) / tied[q]
        gamma = sigma / c
        omega *= sigma**2 / c
        delta *= gamma * sigma**2 / c**2
        found.append((mu + omega, sigma * math.sqrt(max(1 - delta, kappa))))
    return found


def test_ratings_are_those_of_the_paper() -> None:
    known = {"ann": Rating(29.0, 5.0), "bob": Rating(22.0, 7.0)}
    after = rated(known, game("t", {"ann": 1, "bob": 9, "cem": 4, "dora": 0}))
    newcomer = (NEWCOMER.mu, NEWCOMER.sigma)
    wanted = weng_lin([(29.0, 5.0), (22.0, 7.0), newcomer, newcomer], [3, 1, 2, 4])
    for player, (mu, sigma) in zip(("ann", "bob", "cem", "dora"), wanted, strict=True):
        assert after[player].mu == pytest.approx(mu)
        assert after[player].sigma == pytest.approx(sigma)


def test_the_better_player_comes_out_ahead_and_computers_are_rated_too() -> None:
    rng = random.Random(3)
    known: dict[str, Rating] = {}
    for number in range(150):
        strength = {"ann": 3.0, "bob": 0.0, "computer/skilled": 1.5}
        marks = {player: round(100 * (value + rng.gauss(0, 1.5))) for player, value in strength.items()}
        known |= rated(known, game(f"t{number}", marks))
    assert known["ann"].shown > known["computer/skilled"].shown > known["bob"].shown
    assert all(rating.unsure < NEWCOMER.unsure / 2 for rating in known.values())


def test_partners_are_rated_as_a_team_and_one_level_in_several_seats_once() -> None:
    sides = {"ann": 0, "bob": 1, "cem": 0, "dora": 1}
    after = rated({}, game("t", {"ann": 7, "bob": 3, "cem": 7, "dora": 3}, sides))
    assert after["ann"] == after["cem"]
    assert after["ann"].mu > NEWCOMER.mu > after["bob"].mu
    level = [Played("t", "foozle", 0, seat, "computer/casual", seat, 9 - seat, 9 - seat, seat == 0) for seat in range(3)]
    assert rated({}, level)["computer/casual"].mu == pytest.approx(NEWCOMER.mu), "among equals nothing is won"
    assert rated({}, game("alone", {"ann": 1})) == {}


# Movements


@pytest.mark.parametrize(("units", "at_a_table", "rounds"), [(32, 4, 6), (16, 4, 5), (16, 2, 7), (9, 3, 4), (64, 4, 8)])
def test_nobody_meets_anyone_twice_where_that_is_possible(units: int, at_a_table: int, rounds: int) -> None:
    found = movements.movement(units, at_a_table, rounds, "an evening")
    met: Counter[tuple[int, ...]] = Counter()
    for round in found:
        assert sorted(unit for table in round for unit in table) == list(range(units)), "everyone sits once in every round"
        met.update(tuple(sorted(pair)) for table in round for pair in itertools.combinations(table, 2))
    assert max(met.values()) == 1


@pytest.mark.parametrize("units", [2, 3, 5, 7, 10, 13])
def test_computer_players_fill_the_gaps_and_take_turns(units: int) -> None:
    found = movements.movement(units, 4, 4, "a small evening")
    tables = math.ceil(units / 4)
    for round in found:
        assert sorted(unit for table in round for unit in table) == list(range(4 * tables))
        assert all(any(unit < units for unit in table) for table in round), "no table is for computer players alone"
    assert movements.movement(units, 4, 4, "a small evening") == found
    if units > 4:
        assert len({frozenset(table) for round in found for table in round}) > tables, "people are mixed"


def test_the_seats_change_too() -> None:
    found = movements.movement(8, 4, 4, "seats")
    for unit in range(8):
        seats = [table.index(unit) for round in found for table in round if unit in table]
        assert len(set(seats)) >= 3


def test_those_who_come_alone_get_partners_by_lot() -> None:
    pairs = movements.grouped(["a", "b", "c", "d", "e"], 2, "lot")
    assert sorted(str(each) for pair in pairs for each in pair if each is not None) == ["a", "b", "c", "d", "e"]
    assert [len(pair) for pair in pairs] == [2, 2, 2]
    assert pairs[-1].count(None) == 1


# Duplicate scoring


def test_points_above_the_average_of_those_who_held_the_same_cards() -> None:
    lines = {
        line.player: line
        for line in compared(
            [
                *(DealtSeat(1, 0, 0, 10, 12), DealtSeat(1, 1, 0, 20, 6), DealtSeat(1, 2, 0, 30, 3)),
                *(DealtSeat(1, 0, 1, 40, -2), DealtSeat(1, 1, 1, 50, 2), DealtSeat(1, 2, 1, 60, 0)),
            ]
        )
    }
    assert [lines[who].net for who in (10, 20, 30, 40, 50, 60)] == [5, -1, -4, -2, 2, 0]
    assert [lines[who].place for who in (10, 50, 60, 20, 40, 30)] == [1, 2, 3, 4, 5, 6]
    assert sum(line.net for line in lines.values()) == 0


def test_who_resigns_gets_the_worst_that_anyone_made_of_the_cards() -> None:
    lines = {line.player: line for line in compared([DealtSeat(1, 0, 0, 1, 50, True), DealtSeat(1, 1, 0, 2, 4), DealtSeat(1, 2, 0, 3, 8)])}
    assert lines[1].net == 4 - Fraction(4 + 4 + 8, 3)


def test_whose_opponent_resigned_gets_the_average() -> None:
    found = compared([DealtSeat(1, 0, 0, 1, 0, excused=True), DealtSeat(1, 1, 0, 2, 4), DealtSeat(1, 2, 0, 3, 8)])
    assert {line.player: line.net for line in found} == {1: 0, 2: -2, 3: 2}


@pytest.mark.parametrize("seed", range(4))
def test_duplicate_scores_are_those_of_a_plain_count(seed: int) -> None:
    rng = random.Random(seed)
    seats = []
    for deal, round in enumerate(movements.movement(16, 4, 5, f"{seed}"), 1):
        seats += [
            DealtSeat(deal, table, seat, unit, rng.randint(-20, 60)) for table, units in enumerate(round) for seat, unit in enumerate(units)
        ]
    found = compared(seats)
    for line in found:
        exact = sum(
            (Fraction(one.points) - Fraction(sum(o.points for o in seats if (o.deal, o.seat) == (one.deal, one.seat)), 4))
            for one in seats
            if one.player == line.player
        )
        assert line.net == exact
    assert len(found) == 16
