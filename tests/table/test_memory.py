"""Nothing of a hand stays in memory when it is over."""

import gc
import tracemalloc

import pytest

import parlor
from parlor import Rng

DEALS = 100


@pytest.mark.sampled(8)
@pytest.mark.parametrize("game", parlor.games())
def test_a_deal_leaves_nothing_behind(game: str) -> None:
    found = parlor.game(game)
    rules = found.rules(found.usual, {option.name: option.default for option in found.options.values()})
    rng = Rng(1)
    rules.start(rng)
    # What is there already is left out of the collections, which makes them quick.
    gc.collect()
    gc.freeze()
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        for _ in range(DEALS):
            rules.start(rng)
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
        gc.unfreeze()
    assert (after - before) / DEALS < 100, "bytes that every deal leaves behind"
