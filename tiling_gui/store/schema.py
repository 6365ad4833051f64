"""The tables of the store and their migrations. A released version is never edited."""

import sqlite3
from collections.abc import Callable

from tiling_gui.store.migration import names_to_ids, one_table_of_solves, update_all_checksums

FILE = "tiling-gui.sqlite3"

APPLICATION_ID = 0x54494C45
""" "TILE" in the header of the database, by which it is recognised as ours."""

VERSION_1 = (
    """
    CREATE TABLE solves (
        id INTEGER PRIMARY KEY,
        finished TEXT,                 -- ISO 8601; NULL where it is not known
        game TEXT NOT NULL,
        board TEXT NOT NULL,
        setup TEXT NOT NULL,           -- canonical JSON of the position
        first TEXT NOT NULL,           -- who moves in it
        max_level INTEGER,             -- lookahead; NULL = exact
        min_level INTEGER,
        value TEXT,                    -- "14" or "16/3"; NULL where it is not known
        lower TEXT,                    -- proved bounds
        upper TEXT,
        final_board TEXT,              -- JSON: entry k = move k, 0 = free, null = no square
        line TEXT,                     -- JSON: the moves
        nodes INTEGER,
        seconds REAL,
        threads INTEGER,
        source TEXT NOT NULL,          -- 'engine' or 'import'
        engine TEXT,
        mark TEXT UNIQUE               -- of an imported entry: it is imported once
    )
    """,
    "CREATE INDEX solves_by_setup ON solves (setup, game)",
    """
    CREATE TABLE facts (
        key TEXT NOT NULL,
        engine TEXT NOT NULL,
        lower_max INTEGER NOT NULL,
        upper_max INTEGER NOT NULL,
        lower_min INTEGER NOT NULL,
        upper_min INTEGER NOT NULL,
        nodes INTEGER NOT NULL,
        seconds REAL NOT NULL,
        PRIMARY KEY (key, engine)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE games (
        id TEXT PRIMARY KEY,
        changed TEXT NOT NULL,         -- ISO 8601, when the record was last kept
        started TEXT,
        finished TEXT,
        game TEXT NOT NULL,
        board TEXT NOT NULL,
        first TEXT NOT NULL,
        max TEXT NOT NULL,             -- spec of who plays MAX (FIRST in games for the last move)
        min TEXT NOT NULL,
        max_name TEXT NOT NULL,
        min_name TEXT NOT NULL,
        moves INTEGER NOT NULL,        -- in the line the cursor stands in, to its end
        result TEXT,                   -- verdict
        value TEXT,
        minimax TEXT,
        record TEXT NOT NULL           -- JSON
    )
    """,
    """
    CREATE TABLE work (
        key TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        board TEXT NOT NULL,
        setup TEXT NOT NULL,
        first TEXT NOT NULL,
        state TEXT NOT NULL,           -- 'running', 'paused', 'stopped'
        lower TEXT,
        upper TEXT,
        nodes INTEGER NOT NULL,
        seconds REAL NOT NULL,
        updated TEXT NOT NULL
    )
    """,
    """
    CREATE TABLE kept (
        key TEXT PRIMARY KEY,
        data TEXT NOT NULL,            -- JSON
        updated TEXT NOT NULL
    )
    """,
)

VERSION_2 = (
    """
    CREATE TABLE campaigns (
        id INTEGER PRIMARY KEY,
        board TEXT NOT NULL,
        setup TEXT NOT NULL UNIQUE,    -- canonical JSON of the position: one campaign a position
        first TEXT NOT NULL,
        state TEXT NOT NULL,           -- 'running', 'stopping', 'paused', 'solved'
        lower INTEGER NOT NULL,        -- proved bounds on the final count
        upper INTEGER NOT NULL,
        budget INTEGER,                -- positions a job may search; NULL = as suits the board
        workers INTEGER NOT NULL DEFAULT 0,
        jobs INTEGER NOT NULL DEFAULT 0,
        nodes INTEGER NOT NULL DEFAULT 0,
        seconds REAL NOT NULL DEFAULT 0,
        started TEXT NOT NULL,
        updated TEXT NOT NULL,
        top TEXT                       -- JSON: the top of the tree when last at work
    )
    """,
    """
    CREATE TABLE campaign_facts (
        campaign INTEGER NOT NULL,
        key TEXT NOT NULL,             -- of a row of facts
        PRIMARY KEY (campaign, key)
    ) WITHOUT ROWID
    """,
)

VERSION_3 = (
    """
    CREATE TABLE sources (
        name TEXT PRIMARY KEY,         -- 'import 8x8.campaign'
        digest TEXT NOT NULL,          -- of the content: another file of that name is another source
        state TEXT NOT NULL,           -- 'open', 'proved' here since, 'forgotten'
        since TEXT NOT NULL
    )
    """,
    """
    CREATE TABLE facts_3 (
        key TEXT NOT NULL,
        engine TEXT NOT NULL,
        rests TEXT NOT NULL DEFAULT '', -- JSON: sources not proved here; '' if it was proved here
        lower_max INTEGER NOT NULL,
        upper_max INTEGER NOT NULL,
        lower_min INTEGER NOT NULL,
        upper_min INTEGER NOT NULL,
        nodes INTEGER NOT NULL,
        seconds REAL NOT NULL,
        seal TEXT,                     -- of this installation
        PRIMARY KEY (key, engine, rests)
    ) WITHOUT ROWID
    """,
    """
    INSERT INTO facts_3 (key, engine, lower_max, upper_max, lower_min, upper_min, nodes, seconds)
    SELECT key, engine, lower_max, upper_max, lower_min, upper_min, nodes, seconds FROM facts
    """,
    "DROP TABLE facts",
    "ALTER TABLE facts_3 RENAME TO facts",
    "ALTER TABLE solves ADD COLUMN rests TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE solves ADD COLUMN seal TEXT",
    "ALTER TABLE work ADD COLUMN rests TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE work ADD COLUMN seal TEXT",
    # Rows of the previous version count as proved here. `sealed` is from migration.py.
    "UPDATE facts SET seal = sealed('facts', key, engine, rests, lower_max, upper_max, lower_min, upper_min)",
    """
    UPDATE solves SET seal = sealed(
        'solves', game, setup, first, max_level, min_level, value, lower, upper, final_board, line, source, engine,
        rests)
    """,
    "UPDATE work SET seal = sealed('work', key, lower, upper, rests)",
)

VERSION_4 = (
    "CREATE TABLE IF NOT EXISTS identity (id TEXT NOT NULL)",  # the id of this store; see provenance.py
    """
    CREATE TABLE sources_4 (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL UNIQUE,     -- 'import 8x8.campaign'; never given to another one
        digest TEXT NOT NULL,          -- of the content; '' where it has none of its own
        forgotten INTEGER NOT NULL DEFAULT 0,
        since TEXT NOT NULL
    )
    """,
    """
    CREATE TABLE facts_4 (             -- what was proved here
        key TEXT NOT NULL,
        engine TEXT NOT NULL,
        lower_max INTEGER NOT NULL,
        upper_max INTEGER NOT NULL,
        lower_min INTEGER NOT NULL,
        upper_min INTEGER NOT NULL,
        nodes INTEGER NOT NULL,
        seconds REAL NOT NULL,
        sum TEXT,                      -- a check sum: a flipped bit is no other value
        PRIMARY KEY (key, engine)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE claims (              -- what sources say, and what was proved with their help
        key TEXT NOT NULL,
        engine TEXT NOT NULL,
        rests TEXT NOT NULL,           -- the ids of the sources, ',1,4,'
        lower_max INTEGER NOT NULL,
        upper_max INTEGER NOT NULL,
        lower_min INTEGER NOT NULL,
        upper_min INTEGER NOT NULL,
        nodes INTEGER NOT NULL,
        seconds REAL NOT NULL,
        sum TEXT,
        PRIMARY KEY (key, engine, rests)
    ) WITHOUT ROWID
    """,
    names_to_ids,
    """
    INSERT INTO facts_4 (key, engine, lower_max, upper_max, lower_min, upper_min, nodes, seconds)
    SELECT key, engine, lower_max, upper_max, lower_min, upper_min, nodes, seconds FROM facts WHERE rests = ''
    """,
    """
    INSERT INTO claims (key, engine, rests, lower_max, upper_max, lower_min, upper_min, nodes, seconds)
    SELECT key, engine, rests, lower_max, upper_max, lower_min, upper_min, nodes, seconds FROM facts WHERE rests != ''
    """,
    "DROP TABLE facts",
    "ALTER TABLE facts_4 RENAME TO facts",
    "ALTER TABLE solves RENAME COLUMN seal TO sum",
    "ALTER TABLE work RENAME COLUMN seal TO sum",
    update_all_checksums,
    "DROP TABLE sources",
    "ALTER TABLE sources_4 RENAME TO sources",
    """
    CREATE VIEW bounds AS
    SELECT key, engine, '' AS rests, lower_max, upper_max, lower_min, upper_min, nodes, seconds, sum FROM facts
    UNION ALL
    SELECT key, engine, rests, lower_max, upper_max, lower_min, upper_min, nodes, seconds, sum FROM claims
    """,
)

VERSION_5 = (one_table_of_solves,)

Step = str | Callable[[sqlite3.Connection], None]

MIGRATIONS: tuple[tuple[Step, ...], ...] = (VERSION_1, VERSION_2, VERSION_3, VERSION_4, VERSION_5)
"""Entry i migrates version i to version i + 1: SQL statements, and functions of the connection."""
DIGEST = "50202343144ad3ae39f677c57f2510637fdf34a6b1bf1dcdf6702b315bc3ca36"
"""The digest of what all MIGRATIONS declare (schema_check.py), so that opening a store need not make a schema."""

IDENTITY = "CREATE TABLE IF NOT EXISTS identity (id TEXT NOT NULL)"
"""The table of the id of a store, which databases from before version 4 may have as well."""
POSITION_INDEX = (
    """
    CREATE TABLE IF NOT EXISTS played_lines (
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,       -- of the game
        stamp TEXT NOT NULL,           -- when the game was kept as it is here, and by which version; '' if it is not
        ended TEXT NOT NULL,           -- JSON: its game, who played and who won, as in the table of games
        keys BLOB NOT NULL             -- a digest of 64 bits of the start and of the position after every move
    )
    """,
    """
    CREATE TABLE IF NOT EXISTS played_positions (
        key INTEGER NOT NULL,
        line INTEGER NOT NULL,         -- number of a row of played_lines
        PRIMARY KEY (key, line)
    ) WITHOUT ROWID
    """,
)
"""The index of position_index.py, made when it is first used."""
