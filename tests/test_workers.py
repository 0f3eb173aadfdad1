"""Worker processes: started when needed, stopped in the middle of their work, replaced when lost, and gone with whoever started them."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import CancelledError

import pytest

from parlor.workers import WorkerLost, Workers, WorkFailed

PATIENCE = 60.0
LEFT_BEHIND = """
import time
from parlor.workers import Workers

workers = Workers(1)
assert workers.submit(int, "7").result(60) == 7
busy = workers.submit(time.sleep, 600)
print(*workers.pids(), flush=True)
"""


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


def is_gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def test_a_process_is_started_when_it_is_needed_and_kept() -> None:
    with Workers(4) as workers:
        assert workers.pids() == []
        pids = {workers.submit(os.getpid).result(PATIENCE) for _ in range(5)}
        assert pids == set(workers.pids())
        assert len(pids) == 1
    assert all(map(is_gone, pids))


def test_work_that_is_cancelled_ends_its_process_and_no_other() -> None:
    with Workers(2) as workers:
        hanging = workers.submit(time.sleep, 600)
        until(lambda: len(workers.pids()) == 1)
        (pid,) = workers.pids()
        other = workers.submit(os.getpid).result(PATIENCE)
        assert hanging.cancel()
        assert workers.pids() == [other]
        until(lambda: is_gone(pid))
        assert workers.submit(os.getpid).result(PATIENCE) == other
        assert workers.lost == 1


def test_work_that_waits_can_be_cancelled_too() -> None:
    with Workers(1) as workers:
        first, second, third = (workers.submit(time.sleep, seconds) for seconds in (600, 600, 0))
        assert second.cancel()
        assert first.cancel()
        assert third.result(PATIENCE) is None


def test_what_work_raises_or_cannot_bring_home_costs_no_process() -> None:
    with Workers(1) as workers:
        with pytest.raises(WorkFailed, match="invalid literal") as failed:
            workers.submit(int, "seven").result(PATIENCE)
        assert any("Traceback" in note for note in failed.value.__notes__)
        with pytest.raises(WorkFailed, match="pickle"):
            workers.submit(open, os.devnull).result(PATIENCE)
        with pytest.raises(WorkFailed, match="3"):
            workers.submit(sys.exit, 3).result(PATIENCE)
        assert workers.lost == 0


def test_a_process_that_dies_is_replaced() -> None:
    with Workers(1) as workers:
        with pytest.raises(WorkerLost):
            workers.submit(os._exit, 1).result(PATIENCE)
        assert workers.submit(int, "7").result(PATIENCE) == 7
        assert workers.lost == 1


def test_the_end_cuts_off_what_is_under_way_or_waits() -> None:
    with Workers(1) as workers:
        asked = [workers.submit(time.sleep, 600) for _ in range(3)]
        until(lambda: len(workers.pids()) == 1)
        (pid,) = workers.pids()
    assert is_gone(pid)
    for each in asked:
        with pytest.raises(CancelledError):
            each.result(PATIENCE)


def test_a_program_that_ends_waits_for_no_worker_and_leaves_none_behind() -> None:
    ran = subprocess.run([sys.executable, "-c", LEFT_BEHIND], capture_output=True, text=True, timeout=PATIENCE, check=True)
    assert ran.stderr == ""
    until(lambda: is_gone(int(ran.stdout)))


def test_the_engine_alone_starts_nothing() -> None:
    told = "import parlor, sys; print(*{'asyncio', 'multiprocessing', 'subprocess', 'parlor.workers'} & set(sys.modules))"
    # What measures coverage would load some of them.
    plain = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE_")}
    ran = subprocess.run([sys.executable, "-c", told], env=plain, capture_output=True, text=True, timeout=PATIENCE, check=True)
    assert ran.stdout.strip() == ""
