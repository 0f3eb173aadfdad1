"""PostgreSQL as the store, for a house of several processes."""

from collections.abc import Sequence

import psycopg

from parlor.server.credentials import Credentials
from parlor.server.leases import Leases
from parlor.server.ownership import Ownership
from parlor.server.schema import migrate
from parlor.server.settings import Settings
from parlor.server.store import Database, Rows, Store, StoreFailed, Value, reason

MIGRATION_LOCK = 7_265_667_001
# How long, in milliseconds, a process that hangs in the middle of a transaction can lock its rows.
LONGEST_IDLE = 2000


class PostgresDatabase:
    """A connection to the server."""

    def __init__(self, url: str) -> None:
        try:
            self._connection = psycopg.connect(url, connect_timeout=5)
            self._connection.execute(f"SET idle_in_transaction_session_timeout = {LONGEST_IDLE}".encode())
            self._connection.commit()
        except psycopg.Error as error:
            raise StoreFailed(f"cannot reach the database: {reason(error)}") from None

    def run(self, sql: str, values: Sequence[Value] = ()) -> Rows:
        cursor = self._execute(sql, values)
        return cursor.fetchall() if cursor.description is not None else []

    def changed(self, sql: str, values: Sequence[Value] = ()) -> int:
        return self._execute(sql, values).rowcount

    def _execute(self, sql: str, values: Sequence[Value]) -> "psycopg.Cursor[tuple[object, ...]]":
        return self._connection.execute(sql.replace("?", "%s").encode(), list(values))

    def commit(self) -> None:
        self._connection.commit()

    def rollback(self) -> None:
        self._connection.rollback()

    def close(self) -> None:
        self._connection.close()


def prepare(database: Database) -> str:
    """Brings the schema up to date, one process at a time."""
    database.run("SELECT pg_advisory_xact_lock(?)", [MIGRATION_LOCK])
    return migrate(database)


def postgres_store(settings: Settings) -> tuple[Store, Ownership, Credentials]:
    """The store in a PostgreSQL database, and the leases that divide its tables among the processes."""
    store = Store("postgresql:", lambda writing: PostgresDatabase(settings.database))
    try:
        keys = Credentials(store.open(prepare))
    except psycopg.Error as error:
        raise StoreFailed(f"the database cannot be used: {reason(error)}") from None
    return store, Leases(settings.database, settings.url), keys
