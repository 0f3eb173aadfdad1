"""The solver: a verdict with moves that prove it, with all cards known."""

import re
from collections.abc import Callable

import pytest

import parlor
from parlor.library.sammy_1934.sammys_travels.solver import farthest
from parlor.players.policy import policy_of
from parlor.players.solver import solve_hand
from parlor.players.solvers import Solver
from parlor.terminal.command import main

FORMS: list[tuple[str, dict[str, int | str]]] = [
    ("flag", {}),
    ("mobilization-2", {"sets": "one"}),
    ("mobilization-2", {"sets": "both"}),
    ("sammys-travels", {}),
]


def solver_of(game: str) -> Solver:
    solver = policy_of(parlor.game(game)).solver()
    assert solver is not None
    return solver


@pytest.mark.parametrize(("game", "options"), FORMS)
def test_the_line_leads_to_the_points_that_the_solution_tells(game: str, options: dict[str, int | str]) -> None:
    verdicts = set()
    for seed in range(6):
        table = parlor.deal(game, seed=seed, options=options)
        found = parlor.solve(table, 3000)
        for move in found.line:
            table.play(move)
        assert (table.winners == (0,)) == (found.verdict == "winnable")
        if found.verdict == "winnable":
            assert table.scores == [found.points]
        verdicts.add(found.verdict)
    assert "winnable" in verdicts


def test_an_answer_that_is_not_found_is_not_given() -> None:
    table = parlor.deal("mobilization-2", seed=3)
    before = table.record()
    found = parlor.solve(table, 50)
    assert found.verdict == "undecided"
    assert found.positions <= 50
    assert table.record() == before


def every_end(hand: parlor.Hand) -> int | None:
    """The most points over all ways to play a hand to its end, found without the solver's shortcuts; None if there are too many."""
    best = 0
    seen = set()
    waiting = [hand]
    while waiting:
        here = waiting.pop()
        if here.over:
            best = max(best, here.points()[0])
            continue
        lies = str([zone.cards for zone in here.zones()]) + str(here.facts(0))
        if lies in seen:
            continue
        seen.add(lies)
        if len(seen) > 1500:
            return None
        for move in here.moves():
            after = here.clone()
            after.make(0, move)
            waiting.append(after)
    return best


@pytest.mark.parametrize(("game", "options"), FORMS[:3])
def test_short_cuts_change_no_verdict(game: str, options: dict[str, int | str]) -> None:
    """Compared with a search without dominance or symmetry, from late positions in games of bad players."""
    compared = []
    for seed in range(30):
        table = parlor.deal(game, seed=seed, options=options)
        player = parlor.player("random" if seed % 2 else "casual", seed=seed)
        hands = []
        while not table.over:
            hands.append(table.open_hand())
            table.play(player.choose(table, 0))
        hand = hands[-min(len(hands), 6 + seed)]
        most = every_end(hand)
        if most is not None:
            found = solve_hand(hand, solver_of(game), 20_000)
            assert found.verdict == ("winnable" if most == (14 if game == "flag" else 48) else "not winnable")
            assert found.points == most
            compared.append(most)
    assert len(set(compared)) > 3


def test_a_journey_that_begins_in_new_york_cannot_see_new_england_and_the_west() -> None:
    table = parlor.deal("sammys-travels", seed=1)
    assert parlor.solve(table).verdict == "winnable"
    table.play("play NY")
    found = parlor.solve(table)
    assert (found.verdict, found.points) == ("not winnable", 43)
    for move in found.line:
        table.play(move)
    assert table.scores == [43]


def test_no_journey_is_longer_than_the_bound_says() -> None:
    hand = parlor.deal("sammys-travels", seed=1).open_hand()
    assert solver_of("sammys-travels").known(hand, 1, 0, 0).goal == 49
    cards = parlor.game("sammys-travels").cards
    index = {card.code: at for at, card in enumerate(cards)}
    new_england = [index[code] for code in ("ME", "NH", "VT", "MA", "RI", "CT")]
    assert farthest(index["NY"], sum(1 << at for at in new_england)) == 6
    assert farthest(index["ME"], sum(1 << index[code] for code in ("VT", "CT"))) == 0


def test_a_deal_is_solved_alike_every_time() -> None:
    hand = parlor.deal("flag", seed=12).open_hand()
    solver = solver_of("flag")
    assert solve_hand(hand, solver, 2000).line == solve_hand(hand, solver, 2000).line


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: parlor.solve(parlor.deal("quenette", seed=1)), "Quenette for 4 is not for the solver: it knows flag"),
        (lambda: parlor.solve(parlor.deal("sammys-travels", 2, seed=1)), "Sammy's Travels for 2 is not for the solver"),
        (lambda: parlor.solve(parlor.deal("flag", seed=1), 0), "positions are a whole number from 1"),
        (lambda: parlor.solve(parlor.deal("flag", seed=1), 1.5), "positions are a whole number from 1"),  # type: ignore[arg-type]
        (lambda: parlor.solve("flag"), "takes a table, not str"),  # type: ignore[arg-type]
    ],
)
def test_bad_questions_are_answered_in_words(make: Callable[[], object], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        make()


def test_a_finished_patience_is_not_solved() -> None:
    table = parlor.deal("mobilization-2", seed=1)
    while not table.over:
        table.play(table.legal()[-1])
    with pytest.raises(ValueError, match="the game is over"):
        parlor.solve(table)


def test_the_command_tells_verdict_and_moves(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "sammys-travels", "--deal", "7"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Deal 7 of Sammy's Travels is winnable, in ")
    assert re.search(r"play ME; draw stock \d+ times; move NH to travel:0; ", " ".join(told.split()))
    assert main(["solve", "mobilization-2", "--deal", "7", "--option", "sets=both", "--positions", "20", "--json"]) == 0
    assert '"verdict": "undecided"' in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["quenette", "--deal", "7"], "is not for the solver"),
        (["flag", "--deal", "x"], "not a whole number"),
        (["flag"], "--deal"),
        (["flag", "--deal", "7", "--option", "sets=one"], "no option"),
        (["flag", "--deal", "7", "--positions", "-1"], "positions are a whole number"),
    ],
)
def test_the_command_refuses_in_one_sentence(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", *arguments]) == 2
    assert words in capsys.readouterr().err
