"""A council thinks on several cores, is repeatable, and sees no more than its seat."""

import os
import signal
from collections.abc import Iterator

import pytest

import parlor
from parlor.players.parallel import WORKERS, Council


@pytest.fixture(autouse=True, scope="module")
def _processes_go() -> Iterator[None]:
    """Leaves no process behind."""
    yield
    for workers in WORKERS.values():
        workers.shutdown()


def quenette() -> parlor.Table:
    return parlor.deal("quenette", players=4, seed=3, dealer=3)


def test_a_council_chooses_a_legal_move_and_repeats() -> None:
    table = quenette()
    choices = {parlor.player("expert", seed=1, iterations=60, cores=2).choose(table, 0) for _ in range(2)}
    assert len(choices) == 1
    assert choices <= set(table.legal(0))


def test_a_council_chooses_alike_in_worlds_that_its_seat_cannot_tell_apart() -> None:
    table = quenette()
    council = parlor.player("skilled", seed=5, iterations=40, cores=2)
    assert council.choose(table, 0) == council.choose(table.resample(0, seed=8), 0)


def test_the_vote_goes_to_the_most() -> None:
    council = parlor.player("expert", seed=2, iterations=30, cores=3)
    assert isinstance(council, Council)
    table = quenette()
    votes = [member.choose(table, 0) for member in council.members]
    assert council.choose(table, 0) == max(votes, key=votes.count)


def test_a_council_whose_processes_were_killed_thinks_on() -> None:
    council = parlor.player("expert", seed=1, iterations=60, cores=2)
    table = quenette()
    before = council.choose(table, 0)
    pids = WORKERS[2].pids()
    assert len(pids) == 2
    for pid in pids:
        os.kill(pid, signal.SIGKILL)
    assert council.choose(table, 0) == before


def test_levels_that_do_not_search_need_no_council() -> None:
    assert not isinstance(parlor.player("casual", cores=4), Council)


@pytest.mark.parametrize("cores", [-1, 1.5, "2", 100_000, True])
def test_wrong_cores(cores: object) -> None:
    with pytest.raises(ValueError, match="cores are a whole number"):
        parlor.player("expert", iterations=5, cores=cores)  # type: ignore[arg-type]


def test_a_seat_that_is_not_waiting() -> None:
    with pytest.raises(ValueError, match="not waiting"):
        parlor.player("expert", iterations=5, cores=2).choose(quenette(), 2)
