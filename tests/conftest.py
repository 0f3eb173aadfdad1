"""Which cases of the big matrices `make test` runs: those that a test is marked with, and all in `make soak`."""

import os
from collections import defaultdict
from zlib import crc32

import pytest

# Whether every case is run.
WHOLE = os.environ.get("PARLOR_WHOLE") == "1"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of a test marked `sampled(n)`, keeps one case in n, always the same ones."""
    if WHOLE:
        return
    cases: defaultdict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if item.get_closest_marker("sampled"):
            cases[item.nodeid.partition("[")[0]].append(item)
    left_out: set[pytest.Item] = set()
    for mine in cases.values():
        (one_in,) = next(mine[0].iter_markers("sampled")).args
        mine.sort(key=lambda item: crc32(item.nodeid.encode()))
        left_out.update(mine[-(-len(mine) // one_in) :])
    if left_out:
        config.hook.pytest_deselected(items=list(left_out))
        items[:] = [item for item in items if item not in left_out]
