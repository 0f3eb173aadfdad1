"""Small forms: the real rules over a few cards, whole trees, exact answers."""

import json
import math
from collections import defaultdict
from fractions import Fraction
from functools import cache
from pathlib import Path

import pytest

import parlor
from parlor.core.rng import Rng
from parlor.families.rummy.hand import RummyRules
from parlor.small import answers
from parlor.small.efg import efg_of
from parlor.small.forms import FORMS, Form, form
from parlor.small.levels import level_policy, table_at
from parlor.small.tree import CHANCE, OVER, Node, Tree, walk
from parlor.small.values import BestAnswer, evenly, exploitability, in_seat, nash_conv, remembers_all, value
from parlor.table.table import Table
from parlor.terminal.command import main
from tests.small import efg_reader

pytestmark = pytest.mark.once("compiled")
# The trees that are grown in every run; the others take some seconds each.
QUICK = ["goop", "foozle"]
ALL = [each.id for each in FORMS]


@cache
def tree_of(id: str) -> Tree:
    return Tree(form(id))


def test_there_are_eight_games_of_five_families_and_none_is_on_the_shelf() -> None:
    assert len(FORMS) >= 8
    assert len({each.game.kind for each in FORMS}) >= 5
    assert not [id for id in parlor.games() if "small" in id]


@pytest.mark.parametrize("id", ALL)
def test_a_form_is_played_by_the_rules_of_its_game(id: str) -> None:
    chosen = form(id)
    real, few = chosen.game.rules(chosen.players, chosen.options), chosen.rules()
    assert few.counting is real.counting  # type: ignore[attr-defined]
    assert few.ending is real.ending
    assert len(few.deck) < len(real.deck)
    if hasattr(real, "phases"):
        assert few.phases is real.phases  # type: ignore[attr-defined]
    else:
        assert few.calls is real.calls  # type: ignore[attr-defined]
        assert few.turns is real.turns  # type: ignore[attr-defined]
    if isinstance(real, RummyRules):
        assert isinstance(few, RummyRules)
        assert few.melds is real.melds


def check_tree(tree: Tree) -> None:
    seen: dict[int, list[str]] = {}
    for node in walk(tree.root):
        assert len(node.kids) == len(node.labels) != 1 or node.mover == CHANCE
        if node.mover == CHANCE:
            assert sum(node.chances) == 1
            assert len(set(node.labels)) == len(node.labels)
        elif node.mover == OVER:
            assert sum(node.worth) == 0
        else:
            assert tree.states[node.state].seat == node.mover
            assert seen.setdefault(node.state, node.labels) == node.labels
    assert len(seen) == len(tree.states)
    assert len({(state.seat, state.text) for state in tree.states}) == len(tree.states)
    assert remembers_all(tree)


@pytest.mark.parametrize("id", QUICK)
def test_a_tree_is_sound_and_its_seats_remember_all(id: str) -> None:
    check_tree(tree_of(id))


@pytest.mark.soak
@pytest.mark.parametrize("id", [id for id in ALL if id not in QUICK])
def test_the_other_trees_are_sound_too(id: str) -> None:
    check_tree(tree_of(id))


@pytest.mark.parametrize(("id", "deals"), [("foozle", math.factorial(6) // 8), ("goop", math.comb(8, 4))])
def test_every_distinct_deal_is_there_once(id: str, deals: int) -> None:
    root = tree_of(id).root
    assert len(root.kids) == deals
    assert set(root.chances) == {Fraction(1, deals)}


def test_a_card_of_the_stock_is_decided_when_it_is_drawn() -> None:
    drawn = draws_below(Tree(stock_of_one_suit()).root)
    assert drawn
    assert all(set(node.labels) <= {"R1", "R2", "R3", "R4", "L1"} and len(node.labels) in (1, 2) for node in drawn)


def stock_of_one_suit() -> Form:
    from parlor.small.forms import few_melds

    return Form("rummy", "five cards, one each", lambda real: few_melds(real, "R1 R2 R3 R4 L1", 1, 1))


def draws_below(root: Node) -> list[Node]:
    return [node for kid in root.kids for node in walk(kid) if node.mover == CHANCE]


def test_information_states_are_equal_exactly_if_the_seat_has_seen_and_done_the_same() -> None:
    """Played again at a table, with what the table shows and tells each seat."""
    tree = tree_of("goop")
    by_told: dict[str, set[int]] = defaultdict(set)
    by_state: dict[int, set[str]] = defaultdict(set)
    for deck, kid in list(zip(tree.root.labels, tree.root.kids, strict=True))[::4]:
        table = Table(tree.form.game, tree.rules, tree.form.options, 0, tree.form.dealer, [deck.split()])
        table.begin()
        follow(tree, kid, table, [[], []], by_told, by_state)
    assert len(by_state) > 60
    assert all(len(states) == 1 for states in by_told.values())
    assert all(len(events) == 1 for events in by_state.values())


def follow(tree: Tree, node: Node, table: Table, own: list[list[str]], by_told: dict[str, set[int]], by_state: dict[int, set[str]]) -> None:
    if node.mover == OVER:
        return
    if node.mover == CHANCE:
        for kid in node.kids:
            follow(tree, kid, table, own, by_told, by_state)
        return
    seat = node.mover
    told = json.dumps([seat, own[seat], table.view(seat), table.log], default=str)
    by_told[told].add(node.state)
    by_state[node.state].add(told)
    for move, kid in zip(node.labels, node.kids, strict=True):
        after = table.copy()
        after.play(move, seat)
        follow(tree, kid, after, [[*each, move] if k == seat else each for k, each in enumerate(own)], by_told, by_state)


# Values


def check_by_play(id: str, hands: int) -> None:
    """Hands that the engine shuffles and deals itself, played at random, bring what the tree says; five standard errors are allowed."""
    tree = tree_of(id)
    rng = Rng(7)
    sums = squares = 0.0
    for _ in range(hands):
        hand = tree.rules.start(rng, tree.form.dealer)
        while not hand.over:
            seat = rng.member(hand.waiting())
            moves = hand.moves_of(seat)
            hand.make(seat, moves[rng.below(len(moves))])
        points = [int(tree.rules.ending.better() * each) for each in hand.points()]
        gained = points[0] - (sum(points) - points[0]) / (tree.players - 1)
        sums += gained
        squares += gained * gained
    mean = sums / hands
    error = ((squares / hands - mean * mean) / hands) ** 0.5
    assert abs(mean - value(tree, evenly(tree))[0]) < 5 * error


def test_the_tree_deals_and_counts_as_the_engine_does() -> None:
    check_by_play("foozle", 5000)


@pytest.mark.soak
@pytest.mark.parametrize("id", ALL)
def test_every_tree_deals_and_counts_as_the_engine_does(id: str) -> None:
    check_by_play(id, 20_000)


def test_a_best_answer_cannot_be_bettered_and_random_play_can() -> None:
    tree = tree_of("foozle")
    even = evenly(tree)
    best = BestAnswer(tree, 0, even)
    pure = [
        [float(move == best.choices[k]) for move in range(len(state.moves))] if k in best.choices else even[k]
        for k, state in enumerate(tree.states)
    ]
    assert value(tree, in_seat(tree, 0, pure, even))[0] == pytest.approx(best.value)
    assert best.value > value(tree, even)[0] + 1.0
    assert sum(value(tree, even)) == pytest.approx(0.0)


@pytest.mark.parametrize("id", ALL)
def test_every_form_has_a_published_answer_under_one_percent(id: str) -> None:
    answer = answers.published(id)
    assert answer is not None
    assert answer["exploitability"] < 0.01 * answer["range"]
    assert answer["form"] == form(id).summary
    assert list(answer["levels"]) == ["random", "casual", "skilled", "expert"]
    assert all(sum(row) == answers.WHOLE and min(row) >= 0 for row in answer["policy"])
    assert len(answer["policy"]) == answer["states"]


def check_answer(id: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    tree, answer = tree_of(id), answers.published(id)
    assert answer is not None
    assert answer["tree"] == tree.digest
    policy = answers.unrounded(answer["policy"])
    assert exploitability(tree, policy) == pytest.approx(answer["exploitability"], abs=1e-6)
    assert value(tree, policy) == pytest.approx(answer["value"], abs=1e-5)
    from parlor.small.openspiel import states_of

    game = pyspiel.load_efg_game(efg_of(tree))
    table = {
        state.information_state_string(): list(zip(state.legal_actions(), chances, strict=True))
        for state, chances in zip(states_of(tree, game), policy, strict=True)
    }
    assert pyspiel.nash_conv(game, table) == pytest.approx(nash_conv(tree, policy), abs=1e-9)


@pytest.mark.parametrize("id", QUICK)
def test_a_published_answer_is_what_it_says(id: str) -> None:
    check_answer(id)


@pytest.mark.soak
@pytest.mark.parametrize("id", [id for id in ALL if id not in QUICK])
def test_the_other_published_answers_are_what_they_say(id: str) -> None:
    check_answer(id)


def test_a_level_is_placed_by_what_it_would_do_in_every_information_state() -> None:
    tree = tree_of("goop")
    policy = level_policy(tree, "casual", 2)
    for k, state in enumerate(tree.states[:40]):
        table = table_at(tree.form, state)
        assert table.legal(state.seat) == state.moves
        assert sum(policy[k]) == pytest.approx(1.0)
    assert level_policy(tree, "random", 1) == evenly(tree)
    assert answers.place_of(tree, evenly(tree), policy)["exploitability"] > 0.0


@pytest.mark.parametrize("id", ALL)
def test_the_handbook_prints_the_published_answers(id: str) -> None:
    page = (Path(__file__).parents[2] / "docs" / "small-games.md").read_text(encoding="utf-8")
    answer = answers.published(id)
    assert answer is not None
    worth, levels = [line for line in page.splitlines() if line.startswith(f"| {form(id).game.title} |")][-2:]
    far = answer["exploitability"]
    assert f" | {answer['nodes']:,} | {answer['states']:,} | {answer['range']:g} | " in worth
    assert ", ".join(f"{value:+.4f}" for value in answer["value"]) + f" | {far:.5f} ({100 * far / answer['range']:.4f} %) |" in worth
    for place in answer["levels"].values():
        share = 100 * place["exploitability"] / answer["range"]
        assert f"| {place['exploitability']:.3f} ({share:.1f} %), {place['against']:+.3f} |" in levels


# Other solvers


@pytest.mark.parametrize("id", QUICK)
def test_a_file_for_gambit_says_what_the_tree_says(id: str) -> None:
    tree = tree_of(id)
    players, root = efg_reader.read(efg_of(tree))
    assert players == [f"seat {seat}" for seat in range(tree.players)]
    assert [float(worth) for worth in efg_reader.evenly(root)] == pytest.approx(value(tree, evenly(tree)))
    sets: dict[tuple[int, int], list[str]] = {}
    ahead = [root]
    while ahead:
        node = ahead.pop()
        if node.kind == "p":
            assert sets.setdefault((node.player, node.number), node.labels) == node.labels
        elif node.kind == "c":
            assert sum(node.chances) == 1
        ahead += node.kids
    assert len(sets) == len(tree.states)


def test_openspiel_runs_its_own_algorithms_on_a_form() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from open_spiel.python.algorithms import cfr, external_sampling_mccfr, outcome_sampling_mccfr
    from open_spiel.python.algorithms import exploitability as exploiting

    from parlor.small.openspiel import register

    register()
    register()
    game = pyspiel.load_game("parlor_small_goop")
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == 70
    solver = cfr.CFRPlusSolver(game)
    for _ in range(4):
        solver.evaluate_and_update_policy()
    assert exploiting.exploitability(game, solver.average_policy()) < 0.1
    for sampling in (external_sampling_mccfr.ExternalSamplingSolver(game), outcome_sampling_mccfr.OutcomeSamplingSolver(game)):
        for _ in range(20):
            sampling.iteration()
        chances = sampling.average_policy().action_probabilities(state.child(0).child(0))
        assert sum(chances.values()) == pytest.approx(1.0)


@pytest.mark.parametrize(("solver", "iterations"), [("cfr", 30), ("cfr+", 30), ("external", 3000), ("outcome", 6000)])
def test_every_solver_comes_nearer_to_an_equilibrium(solver: str, iterations: int) -> None:
    pytest.importorskip("pyspiel")
    from parlor.small.openspiel import Solving

    tree = tree_of("goop")
    solving = Solving(tree, solver)
    solving.run(iterations)
    assert solving.nash_conv() < 0.8 * nash_conv(tree, evenly(tree))
    assert nash_conv(tree, solving.policy()) == pytest.approx(solving.nash_conv(), abs=1e-9)


# The command


def test_the_command_lists_shows_solves_and_exports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "small", "list"]) == 0
    assert "goop             passing" in capsys.readouterr().out
    assert main(["lab", "small", "show"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(FORMS) + 1
    assert main(["lab", "small", "show", "foozle"]) == 0
    assert "expert: exploitability" in capsys.readouterr().out
    assert main(["lab", "small", "export", "goop", "--out", str(tmp_path / "goop.efg")]) == 0
    assert efg_reader.read((tmp_path / "goop.efg").read_text(encoding="utf-8"))[0] == ["seat 0", "seat 1"]


def test_the_command_keeps_an_answer(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pyspiel")
    out = tmp_path / "goop.json"
    assert main(["lab", "small", "solve", "goop", "--iterations", "15", "--seeds", "1", "--out", str(out)]) == 0
    told = capsys.readouterr().out
    assert "15 iterations: exploitability 0.0" in told
    answer = json.loads(out.read_text(encoding="utf-8"))
    assert (answer["iterations"], answer["tree"], len(answer["policy"])) == (15, tree_of("goop").digest, answer["states"])


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["solve", "flag"], "there is no small form of 'flag'; there are those of despised-nines"),
        (["solve", "goop", "--iterations", "0"], "a solver runs for 1 to"),
        (["show", "reno"], "there is no small form of 'reno'"),
        (["export", "goop", "--out", "nowhere/x.efg"], "nowhere/x.efg"),
    ],
)
def test_mistakes_are_told(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "small", *arguments]) == 2
    assert words in capsys.readouterr().err
