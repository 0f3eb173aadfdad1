"""How a patience stands: what can never be wrong, and when nothing leads on, told from what the player may know."""

import random

import pytest

import parlor
from parlor.families.patience.runs import RunHand
from parlor.players.outlook import Outlook, outlook, unseen
from parlor.players.policy import policy_of
from parlor.players.run_solver import RunSearch

# Deals in which it is sometimes wrong to bring a card home, and how many cards are left when the search can tell.
FORMS: list[tuple[str, dict[str, int | str], list[int], int]] = [
    ("flag", {}, [10], 39),
    ("mobilization-2", {"sets": "one"}, [8, 28, 33, 43], 37),
    ("mobilization-2", {"sets": "both"}, [5, 9, 11], 33),
]
POSITIONS = 600


def stands(table: parlor.Table) -> Outlook:
    found = outlook(table)
    assert found is not None
    return found


def played(game: str, options: dict[str, int | str], seed: int) -> list[parlor.Table]:
    """All positions of a game that is played partly well and partly at random."""
    table = parlor.deal(game, seed=seed, options=options)
    players = [parlor.player("casual", seed=seed), parlor.player("random", seed=seed)]
    chance = random.Random(seed)
    found = []
    while not table.over:
        found.append(table.copy())
        table.play(players[chance.random() < 0.3].choose(table, 0))
    return [*found, table]


def best(table: parlor.Table) -> int | None:
    """The most that any moves reach with all cards known, found without the shortcut of sure moves; None if that takes too long."""
    hand = table.open_hand()
    solver = policy_of(table.game).solver()
    assert solver is not None
    assert isinstance(hand, RunHand)
    search = solver.known(hand, POSITIONS, 0, 0)
    assert isinstance(search, RunSearch)
    search.every = True
    found = search.look(hand)
    return None if search.cut and found < search.goal else int(found)


def after(table: parlor.Table, move: str) -> parlor.Table:
    copy = table.copy()
    copy.play(move)
    return copy


@pytest.mark.parametrize(("game", "options", "seeds", "left"), FORMS)
def test_a_sure_move_never_changes_what_can_be_reached(game: str, options: dict[str, int | str], seeds: list[int], left: int) -> None:
    sure = wrong = 0
    for table in [table for seed in seeds for table in played(game, options, seed) if not table.over]:
        now = stands(table)
        homeward = [move for move in table.legal() if move.endswith((" to flags", " to mobilized"))]
        assert set(now.sure) <= set(homeward)
        value = best(table) if homeward and now.goal - now.reached <= left else None
        if value is None:
            continue
        for move in homeward:
            then = best(after(table, move))
            if move in now.sure:
                assert then in (value, None), (move, table.legal())
                sure += 1
            else:
                wrong += then is not None and then < value
    assert sure > 1
    assert wrong > 0, "these deals do not tell sure moves from others"


@pytest.mark.parametrize(("game", "options", "seeds", "left"), FORMS)
def test_the_outlook_is_the_same_in_all_worlds_that_look_alike(
    game: str, options: dict[str, int | str], seeds: list[int], left: int
) -> None:
    for table in played(game, options, seeds[0])[::6]:
        now = stands(table)
        for world in range(3):
            other = stands(table.resample(0, seed=world))
            assert (other.reached, other.sure, other.stuck, other.most) == (now.reached, now.sure, now.stuck, now.most)


def test_a_stuck_patience_never_goes_on() -> None:
    told = 0
    for seed in range(40):
        for number, table in enumerate(positions := played("mobilization-2", {"sets": "one"}, seed)):
            if not table.over and stands(table).stuck:
                last = positions[-1]
                assert stands(last).reached == stands(table).reached
                assert unseen(last.open_hand()) == unseen(table.open_hand())  # type: ignore[arg-type]
                assert stands(table).most == stands(table).reached
                told += number > 0
                break
    assert told > 2


def test_a_patience_that_only_repeats_itself_is_stuck_although_cards_can_be_moved() -> None:
    table = parlor.deal("mobilization-2", seed=11)
    player = parlor.player("random", seed=11)
    while not stands(table).stuck:
        table.play(player.choose(table, 0))
    assert table.legal()
    assert not table.over


def test_with_all_cards_in_sight_it_is_told_how_far_one_can_come() -> None:
    told = 0
    for seed in (5, 9, 11):
        for table in played("mobilization-2", {"sets": "both"}, seed):
            if not table.over and unseen(table.open_hand()) == 0 and stands(table).most is not None:  # type: ignore[arg-type]
                assert best(table) in (stands(table).most, None)
                told += 1
    assert told > 3


def test_a_journey_is_told_how_far_it_has_come_and_nothing_else() -> None:
    table = parlor.deal("sammys-travels", seed=3)
    assert (stands(table).reached, stands(table).goal) == (0, 49)
    table.play("play ME")
    assert (stands(table).reached, stands(table).stuck, stands(table).most, stands(table).sure) == (1, False, None, [])


def test_games_for_several_have_no_outlook() -> None:
    assert outlook(parlor.deal("sammys-travels", 2, seed=1)) is None
    assert outlook(parlor.deal("foozle", seed=1)) is None
