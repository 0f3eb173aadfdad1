"""What no test leaves behind, which cases of the big matrices `make test` runs, in which order, and which tests stay together."""

import os
from collections import defaultdict
from collections.abc import Iterator
from typing import Any
from zlib import crc32

import pytest

from parlor.lab.words import speak_in_the_lab
from parlor.terminal.texts import speak_at_terminal
from parlor.words.say import ENGLISH, speak

# Whether every case is run.
WHOLE = os.environ.get("PARLOR_WHOLE") == "1"
# What takes longest comes first, so that the last processes end at about the same time; but the browser comes last, since its driver keeps
# an event loop running in the process, and then no other test can run one.
FIRST = ("tests/server/", "tests/terminal/", "tests/kit/")
LAST = "tests/web/"
SINGLY = ("tests/kit/", LAST)
# But the site is built once for all who look at it. One process does all that, so it begins early.
SHARING = "tests/web/test_tab.py"


@pytest.fixture(autouse=True)
def languages() -> Iterator[None]:
    """The language that a test has chosen ends with it."""
    yield
    for choose in (speak, speak_at_terminal, speak_in_the_lab):
        choose(ENGLISH)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Hands out whole files, whose tests share a house; of the laws, the browser and whole matrices, one test at a time."""
    from xdist.scheduler import LoadScopeScheduling

    config.option.loadscopereorder = False
    scheduling = LoadScopeScheduling(config, log)
    scheduling._split_scope = share
    return scheduling


def share(nodeid: str) -> str:
    """What stays together with a test."""
    if WHOLE:
        return nodeid
    return nodeid.partition("[" if nodeid.startswith(SINGLY) and not nodeid.startswith(SHARING) else "::")[0]


def place(item: pytest.Item) -> int:
    """When the folder of a test has its turn."""
    if item.nodeid.startswith(LAST):
        return len(FIRST) + (1 if item.nodeid.startswith(SHARING) else 2)
    return next((n for n, folder in enumerate(FIRST) if item.nodeid.startswith(folder)), len(FIRST))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of what is marked `sampled(n)`, test or file, keeps one case in n, always the same ones; leaves `once(build)` to that build.

    The pure build keeps others than the compiled one, so that of what both run in halves, every case is run.
    """
    items.sort(key=place)
    if WHOLE:
        return
    cases: defaultdict[tuple[str, int], list[pytest.Item]] = defaultdict(list)
    left_out: set[pytest.Item] = set()
    for item in items:
        if marked := next(item.iter_markers_with_node("sampled"), None):
            bearer, mark = marked
            cases[bearer.nodeid.partition("[")[0], mark.args[0]].append(item)
        once = item.get_closest_marker("once")
        if once and os.environ.get("PARLOR_EXPECT", once.args[0]) != once.args[0]:
            left_out.add(item)
    for (_, one_in), mine in cases.items():
        mine.sort(key=lambda item: crc32(item.nodeid.encode()), reverse=os.environ.get("PARLOR_EXPECT") == "pure")
        left_out.update(mine[-(-len(mine) // one_in) :])
    if left_out:
        config.hook.pytest_deselected(items=list(left_out))
        items[:] = [item for item in items if item not in left_out]
