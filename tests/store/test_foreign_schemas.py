"""Databases that declare more than we do: nothing of it is run, their rows are copied, and no game is lost."""

import os
import shutil
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.records.games import played
from tiling_gui.core.bound_store import ENGINE_VERSION, Bound
from tiling_gui.errors import StoreError
from tiling_gui.provenance import FILE as PROVENANCE
from tiling_gui.store import Store
from tiling_gui.store.schema import FILE

GAMES = 5
PLANTED = f"INSERT OR REPLACE INTO facts SELECT 'planted', '{ENGINE_VERSION}', 9, 9, 9, 9, 1, 1.0, '00000000'"
SCHEMAS = {
    "facts are planted": f"CREATE TRIGGER t AFTER INSERT ON games BEGIN {PLANTED}; END",
    "facts lie in wait": f"CREATE TRIGGER t AFTER INSERT ON facts BEGIN {PLANTED}; END",
    "games are swallowed": "CREATE TRIGGER t BEFORE INSERT ON games BEGIN SELECT RAISE(IGNORE); END",
    "games are deleted": "CREATE TRIGGER t AFTER INSERT ON games BEGIN DELETE FROM games; END",
    "games are refused": "CREATE TRIGGER t BEFORE UPDATE ON games BEGIN SELECT RAISE(ABORT, 'no'); END",
    "an index": "CREATE INDEX i ON games (game)",
    "an index of an expression": "CREATE INDEX i ON games (abs(moves))",
    "a view": "CREATE VIEW theirs AS SELECT * FROM games",
    "a table": "CREATE TABLE theirs (x)",
}


def filled(folder: Path) -> set[str]:
    with Store.open(folder) as store:
        store.facts.put(Bound("a", 1, 2, 1, 2))
        for seed in range(GAMES):
            store.put_game(played(4, 5, seed))
        return {row.id for row in store.games()}


def changed(folder: Path, *statements: str) -> None:
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as other:
        for statement in statements:
            other.execute(statement)


def declared(folder: Path) -> set[tuple[str, str]]:
    with closing(sqlite3.connect(folder / FILE)) as other:
        return set(other.execute("SELECT type, name FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'"))


@pytest.mark.parametrize("from_elsewhere", [False, True], ids=["ours", "from elsewhere"])
@pytest.mark.parametrize("statement", SCHEMAS.values(), ids=SCHEMAS)
def test_nothing_of_another_schema_is_run(tmp_path: Path, statement: str, from_elsewhere: bool) -> None:
    games, ours = filled(tmp_path), declared(tmp_path)
    changed(tmp_path, statement)
    if from_elsewhere:
        (tmp_path / PROVENANCE).unlink()
    with Store.open(tmp_path) as store:
        assert "has parts that this program did not make" in store.messages[0]
        assert {row.id for row in store.games()} == games
        store.put_game(played(3, 3))
        assert len(store.games()) == GAMES + 1
        store.facts.put(Bound("b", 1, 2, 1, 2))
        assert store.facts.get("planted") is None
        assert {fact.key for fact in store.facts.proved_here.all()} == ({"b"} if from_elsewhere else {"a", "b"})
    assert declared(tmp_path) == ours
    assert len(list(tmp_path.glob("*-elsewhere-*.sqlite3"))) == 1, "what was there is kept"
    with Store.open(tmp_path) as store:
        assert store.messages == ()
        assert len(store.games()) == GAMES + 1


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("changed TEXT NOT NULL", "changed TEXT NOT NULL CHECK (board != '3x3')"),
        ("id TEXT PRIMARY KEY", "id TEXT PRIMARY KEY ON CONFLICT IGNORE"),
        ("game TEXT NOT NULL,", "game TEXT NOT NULL, more TEXT DEFAULT '--',"),
    ],
)
def test_a_table_with_other_constraints_is_made_anew(tmp_path: Path, before: str, after: str) -> None:
    games = filled(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
        (text,) = other.execute("SELECT sql FROM sqlite_master WHERE name = 'games'").fetchone()
        assert before in text
        other.execute(text.replace("TABLE games", "TABLE other").replace(before, after))
        names = ", ".join(row[1] for row in other.execute("PRAGMA table_info(games)"))
        other.execute(f"INSERT INTO other ({names}) SELECT {names} FROM games")
        other.execute("DROP TABLE games")
        other.execute("ALTER TABLE other RENAME TO games")
    with Store.open(tmp_path) as store:
        assert {row.id for row in store.games()} == games
        store.put_game(played(3, 3))
        assert len(store.games()) == GAMES + 1


@pytest.mark.parametrize(
    "statements",
    [
        ["ALTER TABLE games RENAME TO held", "ALTER TABLE held RENAME TO GAMES"],
        ["ALTER TABLE games RENAME COLUMN board TO BOARD"],
    ],
    ids=["table", "column"],
)
def test_names_in_capital_letters_are_the_same(tmp_path: Path, statements: list[str]) -> None:
    games = filled(tmp_path)
    changed(tmp_path, *statements)
    with Store.open(tmp_path) as store:
        assert {row.id for row in store.games()} == games
        store.put_game(played(3, 3))
        assert len(store.games()) == GAMES + 1


@pytest.mark.parametrize("statement", ["DROP TABLE solves", "ALTER TABLE solves RENAME COLUMN value TO worth"])
def test_a_table_that_is_no_longer_ours_costs_no_other_its_rows(tmp_path: Path, statement: str) -> None:
    games = filled(tmp_path)
    changed(tmp_path, statement)
    with Store.open(tmp_path) as store:
        assert "has parts that this program did not make" in store.messages[0]
        assert {row.id for row in store.games()} == games
        assert store.facts.get("a") == Bound("a", 1, 2, 1, 2)
    assert len(list(tmp_path.glob("*-elsewhere-*.sqlite3"))) == 1, "what was there is kept"


def test_a_view_in_place_of_a_table_gives_nothing(tmp_path: Path) -> None:
    filled(tmp_path)
    changed(tmp_path, "ALTER TABLE games RENAME TO held", "CREATE VIEW games AS SELECT * FROM held")
    with Store.open(tmp_path) as store:
        assert store.messages
        store.put_game(played(3, 3))
        assert len(store.games()) == 1


def test_a_database_as_it_was_made_is_opened_in_place(tmp_path: Path) -> None:
    filled(tmp_path)
    inode = (tmp_path / FILE).stat().st_ino
    changed(tmp_path, "ANALYZE")
    with Store.open(tmp_path) as store:
        assert store.messages == ()
    assert (tmp_path / FILE).stat().st_ino == inode
    (tmp_path / PROVENANCE).unlink()
    with Store.open(tmp_path) as store:
        assert "was not written by this installation" in store.messages[0]
    assert (tmp_path / FILE).stat().st_ino == inode


# What is no file --------------------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform == "win32", reason="pipes and devices of POSIX")
@pytest.mark.parametrize("kind", ["pipe", "/dev/full", "/dev/zero", "folder"])
@pytest.mark.parametrize("name", [FILE, PROVENANCE, f"{FILE}-wal"])
def test_what_is_no_file_is_a_sentence(tmp_path: Path, name: str, kind: str) -> None:
    if name == PROVENANCE:
        filled(tmp_path)
        (tmp_path / name).unlink()
    place = tmp_path / name
    if kind == "pipe":
        os.mkfifo(place)
    elif kind == "folder":
        place.mkdir()
    else:
        place.symlink_to(kind)
    with pytest.raises(StoreError, match="is not a file: move it away"):
        Store.open(tmp_path)
    shutil.rmtree(place) if kind == "folder" else place.unlink()
    with Store.open(tmp_path) as store:
        assert not any("damaged" in message for message in store.messages)
