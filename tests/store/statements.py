"""The SQL statements that are run, without those that SQLite runs inside of one."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest


@contextmanager
def statements_run() -> Iterator[list[str]]:
    """A list of every statement run on connections that are opened in this context, in order, while it lasts."""
    found: list[str] = []
    connect = sqlite3.connect

    def traced(*args: Any, **options: Any) -> sqlite3.Connection:
        connection = connect(*args, **options)
        connection.set_trace_callback(
            lambda text: None if text.startswith("--") else found.append(" ".join(text.split()))
        )
        return connection

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite3, "connect", traced)
        yield found
