"""The tables of the store, version by version. A released migration is never changed; new ones are added after it."""

import secrets

from parlor.server.circle_schema import CIRCLES
from parlor.server.store import Database, StoreFailed

# Uses only SQL that SQLite and PostgreSQL share. Version k of the schema is the result of the first k lists.
MIGRATIONS: list[list[str]] = [
    [
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, phase TEXT NOT NULL, joining TEXT NOT NULL, watching BIGINT NOT NULL,
            daily TEXT, host TEXT NOT NULL, opened DOUBLE PRECISION NOT NULL, changed DOUBLE PRECISION NOT NULL,
            summary TEXT NOT NULL, fence BIGINT NOT NULL DEFAULT 0, holder TEXT NOT NULL DEFAULT '')""",
        "CREATE INDEX tables_lobby ON tables (joining, phase, changed)",
        "CREATE INDEX tables_host ON tables (host, phase)",
        """CREATE TABLE events (
            table_id TEXT NOT NULL, n BIGINT NOT NULL, at DOUBLE PRECISION NOT NULL, body TEXT NOT NULL, seal TEXT NOT NULL,
            PRIMARY KEY (table_id, n))""",
        """CREATE TABLE places (
            guest TEXT NOT NULL, table_id TEXT NOT NULL, seat BIGINT NOT NULL, PRIMARY KEY (guest, table_id, seat))""",
        """CREATE TABLE results (
            guest TEXT NOT NULL, table_id TEXT NOT NULL, seat BIGINT NOT NULL, game TEXT NOT NULL, at DOUBLE PRECISION NOT NULL,
            score BIGINT NOT NULL, rank BIGINT NOT NULL, won BIGINT NOT NULL, practice BIGINT NOT NULL, daily TEXT,
            PRIMARY KEY (guest, table_id, seat))""",
        "CREATE INDEX results_daily ON results (daily, game)",
        "CREATE TABLE guests (id TEXT PRIMARY KEY, name TEXT NOT NULL)",
    ],
    [
        "ALTER TABLE tables ADD COLUMN origin TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX tables_origin ON tables (origin, phase)",
    ],
    # How long data is kept, whether the house is healthy, and which of its processes are alive.
    [
        "ALTER TABLE guests ADD COLUMN seen BIGINT NOT NULL DEFAULT 0",
        "INSERT INTO guests (id, name) SELECT DISTINCT guest, '' FROM places WHERE guest NOT IN (SELECT id FROM guests)",
        "INSERT INTO guests (id, name) SELECT DISTINCT guest, '' FROM results WHERE guest NOT IN (SELECT id FROM guests)",
        "CREATE INDEX guests_seen ON guests (seen)",
        "CREATE INDEX tables_kept ON tables (phase, changed)",
        "CREATE INDEX places_table ON places (table_id)",
        "CREATE TABLE pulses (process TEXT PRIMARY KEY, pulse TEXT NOT NULL, at DOUBLE PRECISION NOT NULL)",
        "CREATE TABLE processes (id TEXT PRIMARY KEY, url TEXT NOT NULL, beat DOUBLE PRECISION NOT NULL)",
    ],
    [
        # One counted game per guest, day and game: the first that was opened. Others of the same deal were practice.
        """CREATE TABLE dailies (
            guest TEXT NOT NULL, day TEXT NOT NULL, game TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (guest, day, game))""",
        """INSERT INTO dailies (guest, day, game, table_id) SELECT t.host, t.daily, t.game, t.id FROM tables t
            WHERE t.daily IS NOT NULL AND NOT EXISTS (SELECT 1 FROM tables e WHERE e.host = t.host AND e.daily = t.daily
            AND e.game = t.game AND (e.opened < t.opened OR (e.opened = t.opened AND e.id < t.id)))""",
        """UPDATE results SET daily = NULL, practice = 1 WHERE daily IS NOT NULL AND NOT EXISTS
            (SELECT 1 FROM dailies d WHERE d.guest = results.guest AND d.table_id = results.table_id)""",
    ],
    # The public log of the house's commitments, and the signed records.
    [
        """CREATE TABLE ledger (
            number BIGINT PRIMARY KEY, at BIGINT NOT NULL, kind TEXT NOT NULL, table_digest TEXT NOT NULL, digest TEXT NOT NULL,
            previous TEXT NOT NULL)""",
        "CREATE INDEX ledger_table ON ledger (table_digest, number)",
        """CREATE TABLE ledger_head (
            one BIGINT PRIMARY KEY, number BIGINT NOT NULL, hash TEXT NOT NULL, opened BIGINT NOT NULL, dealt BIGINT NOT NULL,
            finished BIGINT NOT NULL, ended BIGINT NOT NULL, abandoned BIGINT NOT NULL)""",
        f"INSERT INTO ledger_head VALUES (1, 0, '{'0' * 64}', 0, 0, 0, 0, 0)",
        "CREATE TABLE records (table_id TEXT PRIMARY KEY, document TEXT NOT NULL)",
    ],
    # Whether a game with other people is waiting for a guest, and whether the guest has thrown it away.
    [
        "ALTER TABLE places ADD COLUMN turn BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE places ADD COLUMN thrown BIGINT NOT NULL DEFAULT 0",
    ],
    # People: the devices and passkeys of each, what they have been before, and what is valid only once.
    [
        "ALTER TABLE guests ADD COLUMN created BIGINT NOT NULL DEFAULT 0",
        "UPDATE guests SET created = seen",
        "ALTER TABLE guests ADD COLUMN lasting BIGINT NOT NULL DEFAULT 0",
        """CREATE TABLE devices (
            id TEXT PRIMARY KEY, person TEXT NOT NULL, label TEXT NOT NULL, added BIGINT NOT NULL, seen BIGINT NOT NULL,
            revoked BIGINT NOT NULL DEFAULT 0)""",
        "CREATE INDEX devices_person ON devices (person)",
        """CREATE TABLE passkeys (
            id TEXT PRIMARY KEY, person TEXT NOT NULL, public_key TEXT NOT NULL, uses BIGINT NOT NULL, label TEXT NOT NULL,
            added BIGINT NOT NULL, seen BIGINT NOT NULL)""",
        "CREATE INDEX passkeys_person ON passkeys (person)",
        "CREATE TABLE aliases (guest TEXT PRIMARY KEY, person TEXT NOT NULL)",
        """CREATE TABLE tickets (
            digest TEXT PRIMARY KEY, kind TEXT NOT NULL, person TEXT NOT NULL, body TEXT NOT NULL, ends DOUBLE PRECISION NOT NULL)""",
        "CREATE INDEX tickets_ends ON tickets (ends)",
        "CREATE INDEX tickets_person ON tickets (person, kind)",
        # Word when it matters: what people want word of, where to, and what waits to be sent.
        "CREATE TABLE wishes (person TEXT PRIMARY KEY, body TEXT NOT NULL, here DOUBLE PRECISION NOT NULL DEFAULT 0)",
        "CREATE TABLE mails (person TEXT PRIMARY KEY, address TEXT NOT NULL, confirmed BIGINT NOT NULL)",
        """CREATE TABLE pushes (
            endpoint TEXT PRIMARY KEY, person TEXT NOT NULL, device TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL)""",
        "CREATE INDEX pushes_person ON pushes (person)",
        """CREATE TABLE outbox (
            id TEXT PRIMARY KEY, person TEXT NOT NULL, event TEXT NOT NULL, body TEXT NOT NULL, due DOUBLE PRECISION NOT NULL,
            tries BIGINT NOT NULL)""",
        "CREATE INDEX outbox_due ON outbox (due)",
        "ALTER TABLE places ADD COLUMN name TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE places ADD COLUMN since DOUBLE PRECISION NOT NULL DEFAULT 0",
        "ALTER TABLE places ADD COLUMN until DOUBLE PRECISION NOT NULL DEFAULT 0",
        "ALTER TABLE places ADD COLUMN shown BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE places ADD COLUMN told BIGINT NOT NULL DEFAULT 0",
        "CREATE INDEX places_turn ON places (turn, since)",
        # Keeping the peace.
        "ALTER TABLE guests ADD COLUMN operator BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE guests ADD COLUMN blocked BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE devices ADD COLUMN trusted DOUBLE PRECISION NOT NULL DEFAULT 0",
        """CREATE TABLE blocks (
            person TEXT NOT NULL, other TEXT NOT NULL, id BIGINT NOT NULL, name TEXT NOT NULL, at DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (person, other))""",
        """CREATE TABLE reports (
            id BIGINT PRIMARY KEY, at DOUBLE PRECISION NOT NULL, by_person TEXT NOT NULL, about TEXT NOT NULL, name TEXT NOT NULL,
            table_id TEXT NOT NULL, why TEXT NOT NULL, words TEXT NOT NULL, settled BIGINT NOT NULL)""",
        "CREATE TABLE reserved (skeleton TEXT PRIMARY KEY, name TEXT NOT NULL)",
    ],
    CIRCLES,
    # What went into the deals of an evening stays, whoever leaves; and what somebody said in a circle can be reported.
    [
        "ALTER TABLE evenings ADD COLUMN contributions TEXT",
        "ALTER TABLE reports ADD COLUMN circle TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE reports ADD COLUMN quote TEXT NOT NULL DEFAULT ''",
    ],
]


def migrate(database: Database) -> str:
    """Brings the store up to date; returns the secret of the house, which is created when the store is new."""
    database.run("CREATE TABLE IF NOT EXISTS house (name TEXT PRIMARY KEY, value TEXT NOT NULL)")
    database.run("INSERT INTO house VALUES ('version', '0') ON CONFLICT DO NOTHING")
    database.run("INSERT INTO house VALUES ('secret', ?) ON CONFLICT DO NOTHING", [secrets.token_hex(32)])
    version = int(database.run("SELECT value FROM house WHERE name = 'version'")[0][0])
    if version > len(MIGRATIONS):
        raise StoreFailed(
            f"the database has schema version {version}, made by a later Parlor; this one knows versions up to {len(MIGRATIONS)}"
        )
    for statements in MIGRATIONS[version:]:
        for statement in statements:
            database.run(statement)
    database.run("UPDATE house SET value = ? WHERE name = 'version'", [str(len(MIGRATIONS))])
    return str(database.run("SELECT value FROM house WHERE name = 'secret'")[0][0])
