"""Thinking by processor time: other programs on the machine then take nothing from a player's seconds."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def processor_time() -> Iterator[None]:
    """Inside, all players of this process count the time that the processor works for them, not the time that passes."""
    readers = [module for name, module in list(sys.modules.items()) if name.startswith("parlor.") and hasattr(module, "monotonic")]
    if not readers:
        raise RuntimeError("no player of this build reads a clock")
    try:
        for module in readers:
            vars(module)["monotonic"] = time.thread_time
        yield
    finally:
        for module in readers:
            vars(module)["monotonic"] = time.monotonic
