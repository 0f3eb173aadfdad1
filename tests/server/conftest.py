"""One house for the tests that do not kill theirs, and one PostgreSQL for those that need it."""

import secrets
from collections.abc import Iterator

import pytest

from tests.server.postgres import postgres
from tests.server.running import LIBERAL, Running


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("house")
    with Running(f"sqlite:///{folder}/house.db", *LIBERAL, "--connections-each", "5000", log=folder / "log") as running:
        yield running


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    with postgres() as running:
        yield running.get_uri()


@pytest.fixture
def database(server: str) -> str:
    """A fresh database."""
    import psycopg

    name = f"house_{secrets.token_hex(4)}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    head, _, rest = server.partition("/postgres?")
    return f"{head}/{name}?{rest}" if rest else server.rpartition("/")[0] + f"/{name}"
