"""Nothing of a hand stays in memory when it is over."""

import gc
import tracemalloc
from collections.abc import Callable

import pytest

import parlor
from parlor import Rng

# It is the compiled build that counts by itself who holds what.
pytestmark = pytest.mark.once("compiled")


def left_behind(do: Callable[[], object], times: int) -> float:
    """How many bytes are left behind each time that something is done."""
    do()
    # What is there already is left out of the collections, which makes them quick.
    gc.collect()
    gc.freeze()
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        for _ in range(times):
            do()
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
        gc.unfreeze()
    return (after - before) / times


@pytest.mark.sampled(8)
@pytest.mark.parametrize("game", parlor.games())
def test_a_deal_leaves_nothing_behind(game: str) -> None:
    found = parlor.game(game)
    rules = found.rules(found.usual, {option.name: option.default for option in found.options.values()})
    rng = Rng(1)
    assert left_behind(lambda: rules.start(rng), 100) < 100


@pytest.mark.sampled(8)
@pytest.mark.parametrize("game", parlor.games())
def test_a_table_that_someone_listens_to_leaves_nothing_behind(game: str) -> None:
    def play() -> None:
        table = parlor.deal(game, seed=1)
        for _ in range(8):
            seat = table.waiting[0]
            table.play(table.legal(seat)[0], seat)
        assert table.events(0)

    assert left_behind(play, 10) < 200
