"""Reading the journals of all tables, a few rows at a time, and checking their seals."""

from parlor.server.journal import seal
from parlor.server.store import Database

ROWS = 200


class JournalCheck:
    """Goes through all journals in order, and then starts over."""

    def __init__(self) -> None:
        self._begin("")

    def _begin(self, table: str) -> None:
        self._table = table
        self._n = 0
        self._seal: str | None = ""
        """The seal of the previous row; None in a journal that was found to be damaged."""

    def step(self, database: Database, rows: int = ROWS) -> list[tuple[str, str]]:
        """Reads more rows; returns the damaged tables, each with the reason."""
        found = database.run(
            "SELECT table_id, n, at, body, seal FROM events WHERE (table_id, n) > (?, ?) ORDER BY table_id, n LIMIT ?",
            [self._table, self._n, rows],
        )
        damaged = []
        for table, n, at, body, sealed in found:
            if table != self._table:
                self._begin(table)
            self._n += 1
            if self._seal is None:
                self._n = n
            elif n != self._n or seal(self._seal, table, n, at, str(body)) != sealed:
                damaged.append((table, f"row {self._n} of the journal of table {table} is damaged or missing"))
                self._n, self._seal = n, None
            else:
                self._seal = sealed
        if len(found) < rows:
            self._begin("")
        return damaged
