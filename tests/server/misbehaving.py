"""Thinking jobs that go wrong, each in its own way, for tests of the worker processes."""

import time
from pathlib import Path

from parlor.server.bots import Job, choose


def raise_runtime_error(job: Job, seconds: float) -> str:
    raise RuntimeError("in the player")


def raise_timeout_error(job: Job, seconds: float) -> str:
    raise TimeoutError


def raise_what_cannot_travel(job: Job, seconds: float) -> str:
    class Own(Exception):
        pass

    raise Own(lambda: "one")


def hang_for_one(job: Job, seconds: float) -> str:
    """Hangs for the guest with that name, and thinks for all others."""
    if job.guest == "hanging":
        time.sleep(60)
    return choose(job, seconds)


def hang_at_first(job: Job, seconds: float) -> str:
    """Hangs at the first attempt, which leaves a file at the path that is the guest's name; thinks at the next."""
    begun = Path(job.guest)
    if not begun.exists():
        begun.touch()
        time.sleep(600)
    return choose(job, seconds)


def sleep(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def work_on() -> None:
    """Never ends."""
    while True:
        pass


def print_and_answer(text: str) -> str:
    print(text, flush=True)
    return text
