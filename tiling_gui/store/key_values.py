"""The table `kept`: JSON values by key, each with the time it was written. All SQL on this table is here.

Writing takes a connection from `Database.change()`, so that several writes can be one transaction. Every function may
raise StoreError.
"""

import json
import sqlite3
from typing import Any

from tiling_gui.records.record import now
from tiling_gui.store.database import Database
from tiling_gui.store.rows import parsed


def get(database: Database, key: str, default: Any = None) -> Any:
    """The value under `key`, or `default`. Raises InputError if it cannot be read."""
    found = database.rows("SELECT data FROM kept WHERE key = ?", (key,))
    return parsed(found[0]["data"]) if found else default


def texts(database: Database, prefix: str) -> dict[str, str]:
    """The JSON text of every value whose key begins with `prefix`, by the rest of its key."""
    found = database.rows("SELECT key, data FROM kept WHERE substr(key, 1, ?) = ?", (len(prefix), prefix))
    return {row["key"].removeprefix(prefix): row["data"] for row in found}


def dates(database: Database, prefix: str) -> dict[str, str]:
    """The time each was written, in ISO 8601, by the part of its key after `prefix`, oldest first."""
    query = "SELECT key, updated FROM kept WHERE substr(key, 1, ?) = ? ORDER BY rowid"
    return {row["key"].removeprefix(prefix): row["updated"] for row in database.rows(query, (len(prefix), prefix))}


def put(connection: sqlite3.Connection, key: str, data: Any) -> None:
    text = json.dumps(data, ensure_ascii=True)
    connection.execute("REPLACE INTO kept (key, data, updated) VALUES (?, ?, ?)", (key, text, now()))


def move(connection: sqlite3.Connection, old: str, new: str) -> None:
    """Move a value to another key; its time becomes now."""
    connection.execute(
        "REPLACE INTO kept (key, data, updated) SELECT ?, data, ? FROM kept WHERE key = ?", (new, now(), old)
    )
    delete(connection, old)


def delete(connection: sqlite3.Connection, key: str) -> None:
    connection.execute("DELETE FROM kept WHERE key = ?", (key,))
