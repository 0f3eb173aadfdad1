"""Racing and search: a clearly better move is chosen, and if there is none, the rules of thumb decide."""

import os
import subprocess
import sys
import time

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import parlor
from parlor.core.rng import Rng
from parlor.library.sam_2015.sam.casual import AHEAD
from parlor.library.sam_2015.sam.rules import TURN_COUNT, SamHand
from parlor.players.paired_trials import HEAT, Race
from parlor.players.policy import policy_of
from parlor.players.search import Search, Tree
from parlor.players.thinking import Thought, sound_first
from parlor.players.utility import Utility


def position(game: str, seed: int) -> tuple[parlor.Table, int]:
    """A table where someone has a choice."""
    table = parlor.deal(game, seed=seed)
    while len(table.legal(table.waiting[0])) == 1:
        table.play(table.legal(table.waiting[0])[0], table.waiting[0])
    return table, table.waiting[0]


def race(game: str, seed: int, trials: int, worlds: int = 1_000) -> Race:
    table, seat = position(game, seed)
    rng = Rng(seed)
    running = Race(table.imagined(seat, rng), seat, table.ending(), policy_of(table.game), worlds, rng)
    running.run(trials)
    return running


def test_every_move_that_runs_has_been_through_the_same_worlds() -> None:
    running = race("rumme", 4, 300)
    assert len({runner.visits for runner in running.running}) == 1
    assert all(runner.visits <= running.running[0].visits for runner in running.dropped)


def test_moves_that_fall_behind_are_dropped() -> None:
    running = race("liberty-bond", 2, 3000)
    assert running.dropped
    best = max(runner.mean() for runner in running.running)
    assert all(runner.mean() < best for runner in running.dropped)


def test_the_leads_of_a_world_cancel_out() -> None:
    running = race("moosehead", 3, 30)
    assert len(running.running) > 1
    assert not running.dropped
    assert running.running[0].visits > 0
    assert abs(sum(runner.total for runner in running.running)) < 1e-6


def test_without_a_clear_better_one_the_sound_move_comes_first() -> None:
    table, seat = position("rumme", 6)
    rng = Rng(6)
    hand, policy = table.imagined(seat, rng), policy_of(table.game)
    for thinking in (Race(hand, seat, table.ending(), policy, 1_000, rng), Search(hand, seat, table.ending(), policy, 1_000, rng)):
        thinking.run(1)
        sound = thinking.sound
        thinking.run(20)
        thoughts = thinking.thoughts()
        assert thoughts[0].move == sound or thoughts[0].worth >= max(each.worth for each in thoughts if each.move == sound)


def first_after(wary: bool, ahead: float) -> tuple[int, int]:
    """The sound move, and the one that is recommended after 24 worlds in each of which another was ahead by about so much."""
    table, seat = position("rumme", 6)
    rng = Rng(6)
    running = Race(table.imagined(seat, rng), seat, table.ending(), policy_of(table.game), 24, rng, wary)
    sound = next(runner for runner in running.running if runner.move == running.sound)
    other = next(runner for runner in running.running if runner is not sound)
    running.running = [sound, other]
    for world in range(24):
        sound.latest, other.latest = 0.5, 0.5 + ahead + (0.1 if world % 2 else -0.1)
        running.close()
    return int(running.sound), int(running.thoughts()[0].move)


@pytest.mark.parametrize(("wary", "ahead", "leaves"), [(False, 0.01, False), (False, 0.03, True), (True, 0.03, False), (True, 0.08, True)])
def test_a_wary_race_recommends_the_sound_move_until_it_is_out(wary: bool, ahead: float, leaves: bool) -> None:
    sound, first = first_after(wary, ahead)
    assert (first != sound) is leaves


def test_a_race_ends_after_so_many_worlds() -> None:
    running = race("rumme", 4, 5_000, worlds=24)
    assert running.done()
    assert max(runner.visits for runner in running.running) <= 24


def test_a_move_without_rivals_is_tried_all_the_same() -> None:
    running = race("rumme", 4, 0)
    running.running = running.running[:1]
    running.run(1_000)
    assert running.running[0].visits == HEAT


def test_a_decision_takes_no_more_time_once_nothing_is_left_to_compare() -> None:
    running = race("quenette", 4, 0, worlds=1_000_000_000)
    running.running = running.running[:1]
    running.run_for(3600)
    assert running.running[0].visits == HEAT


def test_figures_use_the_time_that_they_are_given_all_the_same() -> None:
    running = race("quenette", 4, 0, worlds=1_000_000_000)
    running.running = running.running[:1]
    begun = time.monotonic()
    running.look_for(0.2)
    assert time.monotonic() - begun >= 0.2


def test_every_move_is_tried_however_small_the_budget() -> None:
    for thought in race("quenette", 4, 1).thoughts():
        assert thought.worlds == 1


@pytest.mark.parametrize(("game", "seed", "worlds"), [("sachem", 3, 12), ("rumme", 4, 96)])
def test_a_skilled_player_looks_at_a_dozen_worlds_or_a_hundred_where_luck_matters_most(game: str, seed: int, worlds: int) -> None:
    table, seat = position(game, seed)
    most = {
        level: max(each.worlds for each in parlor.player(level, iterations=30_000).advise(table, seat)) for level in ("skilled", "expert")
    }
    assert most["skilled"] == worlds < most["expert"]


def grown(game: str, seed: int, trials: int) -> Search:
    table, seat = position(game, seed)
    rng = Rng(seed)
    search = Search(table.imagined(seat, rng), seat, table.ending(), policy_of(table.game), 1_000_000, rng)
    search.run(trials)
    return search


def kids(tree: Tree, point: int) -> list[int]:
    """The points tried after a point."""
    found = []
    kid = int(tree.kid[point])
    while kid >= 0:
        found.append(kid)
        kid = int(tree.next[kid])
    return found


def below(tree: Tree, point: int) -> list[int]:
    """A point of the tree and everything below it."""
    return [point, *(found for kid in kids(tree, point) for found in below(tree, kid))]


def one(tree: Tree) -> int:
    """The first point of a tree."""
    return int(tree.grow(0, 0, -1, -1))


def test_a_tree_grows_below_every_move_by_one_point_a_trial() -> None:
    search = grown("quenette", 4, 1_000)
    moves = len(search.running) + len(search.dropped)
    assert 900 < sum(len(below(search.tree, point)) for point in range(moves)) <= 1_000
    assert max(len(kids(search.tree, point)) for point in range(moves)) > 1


def test_the_visits_of_a_point_are_its_own_and_those_of_the_points_below() -> None:
    tree = grown("quenette", 4, 1_000).tree
    for point in range(len(tree.move)):
        after = kids(tree, point)
        assert all(tree.before[kid] == point for kid in after)
        assert tree.visits[point] >= sum(tree.visits[kid] for kid in after)
        moves = [tree.move[kid] for kid in after]
        assert moves == sorted(set(moves))


def test_where_several_may_act_the_same_move_of_two_seats_is_two_points() -> None:
    tree = Tree()
    root = one(tree)
    second, first = tree.after(root, 7, 2), tree.after(root, 7, 1)
    assert [(tree.move[kid], tree.seat[kid]) for kid in kids(tree, root)] == [(7, 1), (7, 2)]
    assert tree.after(root, 7, 1) == first
    tree.add(second, vec[float]([0.0, 0.0, 1.0]))
    assert tree.descend(root, vec[i64]([7]), 2, Rng(1), 1) == second


def test_the_first_answer_that_is_tried_is_sound() -> None:
    table, seat = position("quenette", 4)
    rng = Rng(4)
    hand, policy = table.imagined(seat, rng), policy_of(table.game)
    search = Search(hand, seat, table.ending(), policy, 1_000_000, rng)
    line = hand.clone()
    line.make(seat, hand.moves_of(seat)[0])
    answer = search.onward(0, line, line.turn)
    assert search.tree.move[answer] == policy.choose(line, line.turn, Rng(1))


def test_points_that_are_visited_more_often_have_more_ways_on() -> None:
    table, seat = position("quenette", 4)
    moves = table.imagined(seat, Rng(4)).moves_of(seat)
    tree = Tree()
    root = one(tree)
    first = tree.descend(root, moves, seat, Rng(1), 1)
    tree.add(first, vec[float]([0.5] * table.players))
    assert all(tree.descend(root, moves, seat, Rng(k), 1) == first for k in range(9))
    assert tree.descend(root, moves, seat, Rng(1), 2) != first


SEARCHES = """
import parlor
from parlor import Rng
from parlor.players.policy import Policy
from parlor.players.search import Search

for game in ("rumme", "rummy", "quenette", "goop", "quatro", "parquet"):
    table = parlor.deal(game, seed=7)
    for number in range(4):
        rng, seat = Rng(number), table.waiting[0]
        Search(table.imagined(seat, rng), seat, table.ending(), Policy(), 500, rng).run(1_000)
"""


@pytest.mark.once("compiled")
def test_searches_keep_to_their_own_memory() -> None:
    """Python checks what surrounds each block of memory when it is freed, and stops the program if something else wrote there."""
    run = subprocess.run([sys.executable, "-c", SEARCHES], env={**os.environ, "PYTHONMALLOC": "debug"}, capture_output=True, check=False)
    assert run.returncode == 0, run.stderr[-2000:]


def test_sound_first_keeps_all_thoughts() -> None:
    thoughts = [Thought(move, 0.5, 1) for move in (3, 1, 2)]
    assert [thought.move for thought in sound_first(thoughts, 2)] == [2, 3, 1]


def test_a_world_of_sam_is_played_on_a_few_turns_and_judged_by_the_pay_off_piles() -> None:
    table, seat = position("sam", 4)
    rng = Rng(4)
    line, policy = table.imagined(seat, rng), policy_of(table.game)
    assert isinstance(line, SamHand)
    begun = line.own[TURN_COUNT]
    worths = policy.outcome(line, Utility(table.ending(), line.match), rng)
    assert not line.over
    assert line.own[TURN_COUNT] == begun + 2 * AHEAD
    left = [len(table.zones()[f"payoff:{each}"]) for each in range(2)]
    played = [left[each] - int(line.size[line.payoff + each]) for each in range(2)]
    assert (worths[0] > worths[1]) == (left[0] - played[0] < left[1] - played[1])
    assert sum(worths) == pytest.approx(1.0)
