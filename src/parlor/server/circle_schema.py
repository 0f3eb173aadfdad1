"""The tables of the store for circles: members, invitations, chat, what counts, and appointed evenings. See `schema`."""

CIRCLES: list[str] = [
    "ALTER TABLE tables ADD COLUMN circle TEXT",
    "ALTER TABLE tables ADD COLUMN counts BIGINT NOT NULL DEFAULT 0",
    "ALTER TABLE tables ADD COLUMN people TEXT NOT NULL DEFAULT '[]'",
    "CREATE INDEX tables_circle ON tables (circle, changed)",
    """CREATE TABLE circles (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, host TEXT NOT NULL, closed BIGINT NOT NULL, date DOUBLE PRECISION,
        founded DOUBLE PRECISION NOT NULL, version BIGINT NOT NULL DEFAULT 0, members BIGINT NOT NULL DEFAULT 0,
        said BIGINT NOT NULL DEFAULT 0, played BIGINT NOT NULL DEFAULT 0)""",
    "CREATE INDEX circles_host ON circles (host)",
    """CREATE TABLE circle_members (
        circle TEXT NOT NULL, guest TEXT NOT NULL, number BIGINT NOT NULL, joined DOUBLE PRECISION NOT NULL,
        state BIGINT NOT NULL DEFAULT 0, muted BIGINT NOT NULL DEFAULT 0, PRIMARY KEY (circle, guest))""",
    "CREATE INDEX circle_members_guest ON circle_members (guest)",
    """CREATE TABLE circle_invitations (
        digest TEXT PRIMARY KEY, circle TEXT NOT NULL, made DOUBLE PRECISION NOT NULL, expires DOUBLE PRECISION NOT NULL,
        uses BIGINT NOT NULL)""",
    "CREATE INDEX circle_invitations_circle ON circle_invitations (circle)",
    """CREATE TABLE circle_chat (
        circle TEXT NOT NULL, number BIGINT NOT NULL, at DOUBLE PRECISION NOT NULL, guest TEXT NOT NULL, text TEXT,
        version BIGINT NOT NULL, PRIMARY KEY (circle, number))""",
    "CREATE INDEX circle_chat_at ON circle_chat (at)",
    """CREATE TABLE circle_here (
        circle TEXT NOT NULL, guest TEXT NOT NULL, process TEXT NOT NULL, at DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (circle, guest, process))""",
    """CREATE TABLE circle_results (
        table_id TEXT NOT NULL, seat BIGINT NOT NULL, circle TEXT NOT NULL, evening TEXT, number BIGINT NOT NULL, game TEXT NOT NULL,
        at DOUBLE PRECISION NOT NULL, player TEXT NOT NULL, side BIGINT NOT NULL, score BIGINT NOT NULL, rank BIGINT NOT NULL,
        won BIGINT NOT NULL, PRIMARY KEY (table_id, seat))""",
    "CREATE INDEX circle_results_at ON circle_results (circle, at)",
    "CREATE INDEX circle_results_number ON circle_results (circle, number)",
    """CREATE TABLE circle_ratings (
        circle TEXT NOT NULL, game TEXT NOT NULL, player TEXT NOT NULL, mu DOUBLE PRECISION NOT NULL, sigma DOUBLE PRECISION NOT NULL,
        played BIGINT NOT NULL, PRIMARY KEY (circle, game, player))""",
    """CREATE TABLE evenings (
        id TEXT PRIMARY KEY, circle TEXT NOT NULL, host TEXT NOT NULL, game TEXT NOT NULL, title TEXT NOT NULL, players BIGINT NOT NULL,
        options TEXT NOT NULL, pairs BIGINT NOT NULL, deals BIGINT NOT NULL, clock BIGINT NOT NULL, level TEXT NOT NULL,
        made DOUBLE PRECISION NOT NULL, starts DOUBLE PRECISION NOT NULL, state TEXT NOT NULL, round BIGINT NOT NULL DEFAULT 0,
        signed BIGINT NOT NULL DEFAULT 0, secret TEXT NOT NULL, salt TEXT NOT NULL, signing_key TEXT NOT NULL, signature TEXT NOT NULL)""",
    "CREATE INDEX evenings_state ON evenings (state, starts)",
    "CREATE INDEX evenings_circle ON evenings (circle)",
    """CREATE TABLE evening_players (
        evening TEXT NOT NULL, guest TEXT NOT NULL, number BIGINT NOT NULL, contribution TEXT, partner TEXT,
        PRIMARY KEY (evening, guest))""",
    """CREATE TABLE evening_seats (
        evening TEXT NOT NULL, round BIGINT NOT NULL, number BIGINT NOT NULL, seat BIGINT NOT NULL, unit BIGINT NOT NULL, guest TEXT,
        PRIMARY KEY (evening, round, number, seat))""",
    """CREATE TABLE evening_tables (
        evening TEXT NOT NULL, round BIGINT NOT NULL, number BIGINT NOT NULL, table_id TEXT NOT NULL,
        PRIMARY KEY (evening, round, number))""",
    "CREATE INDEX evening_tables_table ON evening_tables (table_id)",
]
