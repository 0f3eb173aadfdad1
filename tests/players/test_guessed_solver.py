"""The honest patience player: it solves guessed worlds, and knows no more than its seat."""

import time

import pytest

import parlor
from parlor.core.rng import Rng
from parlor.families.patience.runs import STOCK, RunHand
from parlor.players.guessed_solver import GuessedSolver, SolvedRuns, along, is_clear, is_free_look
from parlor.players.policy import policy_of

FORMS: list[tuple[str, dict[str, int | str]]] = [("flag", {}), ("mobilization-2", {"sets": "one"}), ("mobilization-2", {"sets": "both"})]


def policy() -> SolvedRuns:
    found = policy_of(parlor.game("mobilization-2"))
    assert isinstance(found, SolvedRuns)
    return found


def clear(game: str, options: dict[str, int | str], seed: int) -> parlor.Table | None:
    """A table after casual play, with few unseen cards and a choice to make."""
    table = parlor.deal(game, seed=seed, options=options)
    player = parlor.player("casual", seed=seed)
    while not table.over:
        hand = table.open_hand()
        assert isinstance(hand, RunHand)
        if is_clear(hand) and not is_free_look(hand) and len(table.legal()) > 1:
            return table
        table.play(player.choose(table, 0))
    return None


@pytest.mark.parametrize(("game", "options"), FORMS)
@pytest.mark.parametrize("level", ["skilled", "expert"])
def test_the_choice_is_the_same_in_all_worlds_that_look_alike(game: str, options: dict[str, int | str], level: parlor.Level) -> None:
    compared = 0
    for seed in range(6):
        table = clear(game, options, seed)
        if table is None:
            continue
        chosen = parlor.player(level, seed=1, iterations=1).choose(table, 0)
        assert chosen in table.legal()
        for world in range(2):
            assert parlor.player(level, seed=1, iterations=1).choose(table.resample(0, seed=world), 0) == chosen
        compared += 1
        if compared == 2:
            return
    assert compared > 0


def test_flag_is_first_looked_through() -> None:
    table = parlor.deal("flag", seed=3)
    player = parlor.player("expert", iterations=1)
    for _ in range(23):
        assert player.choose(table, 0) == "draw stock"
        table.play("draw stock")
    hand = table.open_hand()
    assert isinstance(hand, RunHand)
    assert not is_free_look(hand)
    assert hand.unseen_from[STOCK] == hand.unseen_to[STOCK]


def test_a_card_that_can_do_nothing_better_is_built_up_without_thought() -> None:
    found = 0
    for seed in range(30):
        table = parlor.deal("flag", seed=seed)
        tops = [cards[-1] for name, cards in table.zones().items() if name.startswith("stack")]
        best = [move for move in table.legal() if move.endswith(" to flags") and move.split()[1] in tops]
        while best and not table.over and is_free_look(table.open_hand()):  # type: ignore[arg-type]
            table.play("draw stock")
        if best and not table.over:
            assert parlor.player("expert", iterations=1).choose(table, 0) in best
            found += 1
    assert found > 3


def test_worlds_that_are_over_at_once_end_the_thinking() -> None:
    """At the very end a world may have no positions to search; then the budget is counted in worlds."""
    found = 0
    for seed in range(200):
        table = parlor.deal("mobilization-2", seed=seed)
        player = parlor.player("casual", seed=seed)
        hand = table.open_hand()
        while not table.over:
            hand = table.open_hand()
            table.play(player.choose(table, 0))
        assert isinstance(hand, RunHand)
        thinking = GuessedSolver(hand, policy(), 10, Rng(1))
        if len(thinking.roads) > 1 and all(along(hand, road).over for road in thinking.roads):
            thinking.run(3)
            assert (thinking.worlds, thinking.positions) == (3, 0)
            found += 1
        if found == 2:
            return
    assert found > 0


@pytest.mark.parametrize("options", [{"sets": "one"}, {"sets": "both"}])
def test_while_much_is_unseen_many_worlds_are_looked_at(options: dict[str, int | str]) -> None:
    table = parlor.deal("mobilization-2", seed=3, options=options)
    while len(table.legal()) == 1:
        table.play(table.legal()[0])
    assert max(each.worlds for each in parlor.player("expert", iterations=600).advise(table, 0)) > 50


def test_a_journey_alone_is_always_won() -> None:
    table = parlor.deal("sammys-travels", seed=8)
    player = parlor.player("skilled", iterations=1)
    while not table.over:
        table.play(player.choose(table, 0))
    assert table.winners == (0,)


def test_a_journey_that_cannot_be_won_goes_as_far_as_it_can() -> None:
    table = parlor.deal("sammys-travels", seed=8)
    table.play("play NY")
    player = parlor.player("expert", iterations=1)
    while not table.over:
        table.play(player.choose(table, 0))
    assert table.scores == [43]


def test_seconds_are_kept() -> None:
    table = clear("mobilization-2", {"sets": "both"}, 1)
    assert table is not None
    hand = table.imagined(0, Rng(1))
    assert isinstance(hand, RunHand)
    thinking = GuessedSolver(hand, policy(), 20, Rng(1))
    # Time on the processor, since a busy machine may let it wait.
    begun = time.process_time()
    thinking.run_for(0.5)
    assert time.process_time() - begun < 1.5
    assert thinking.worlds > 0
    assert sum(thought.worlds for thought in thinking.thoughts()) > 0
