"""One house for the tests that do not kill theirs."""

from collections.abc import Iterator

import pytest

from tests.server.running import LIBERAL, Running


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("house")
    with Running(f"sqlite:///{folder}/house.db", *LIBERAL, "--connections-each", "5000", log=folder / "log") as running:
        yield running
