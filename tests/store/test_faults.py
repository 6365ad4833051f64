"""The store when the disk, the file, another process or kill -9 cause faults, each for real."""

import shutil
import sqlite3
import sys
from contextlib import closing
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from tests.faults.processes import child
from tests.records.games import played
from tests.waits import until
from tiling_gui import paths
from tiling_gui.core.bound_store import Bound
from tiling_gui.errors import InputError, StoreError
from tiling_gui.store import Store
from tiling_gui.store.database import Database
from tiling_gui.store.schema import APPLICATION_ID, FILE, MIGRATIONS

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="uses signals and limits of POSIX")


def filled(folder: Path, games: int = 30) -> bytes:
    """A closed database with some games; returns its content."""
    with Store.open(folder) as store:
        for seed in range(games):
            store.put_game(played(4, 5, seed))
    assert not (folder / f"{FILE}-wal").exists()
    return (folder / FILE).read_bytes()


def changed(path: Path, before: bytes) -> list[str]:
    """What is no longer as before in a file: its size, and the first bytes that differ."""
    now = path.read_bytes()
    sizes = [f"{len(before)} -> {len(now)} bytes"] if len(now) != len(before) else []
    places = (place for place, (old, new) in enumerate(zip(before, now, strict=False)) if old != new)
    return sizes + [f"{place}: {before[place]} -> {now[place]}" for place in islice(places, 20)]


def read_all(store: Store) -> None:
    for row in store.games():
        store.game(row.id)


# Damaged files --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("damage", ["half", "short", "header", "middle", "garbage", "text", "foreign"])
def test_a_damaged_database_is_put_aside_and_a_fresh_one_used(tmp_path: Path, damage: str) -> None:
    whole, random = filled(tmp_path), Random(damage)
    path = tmp_path / FILE
    broken = {
        "half": whole[: len(whole) // 2],
        "short": whole[:50],
        "header": b"\0" * 100 + whole[100:],
        "middle": whole[:4096] + random.randbytes(8192) + whole[12288:],
        "garbage": random.randbytes(20_000),
        "text": b"this is no database\n" * 100,
    }.get(damage, b"")
    if damage == "foreign":
        path.unlink()
        with closing(sqlite3.connect(path)) as other:
            other.execute("CREATE TABLE theirs (x)")
        broken = path.read_bytes()
    path.write_bytes(broken)
    with Store.open(tmp_path) as store:
        (message,) = store.messages
        assert message.startswith("The database was damaged. It is kept as tiling-gui-damaged-")
        assert store.games() == []
        store.put_game(played())
    (aside,) = tmp_path.glob("*-damaged-*.sqlite3")
    if damage != "foreign":
        assert changed(aside, broken) == []
    with Store.open(tmp_path) as store:
        assert store.messages == ()
        assert len(store.games()) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="there, an open file cannot be removed")
@pytest.mark.parametrize("fate", ["removed", "folder removed", "replaced"])
def test_a_database_that_is_gone_is_said_at_the_next_change(tmp_path: Path, fate: str) -> None:
    folder = tmp_path / "home"
    folder.mkdir()
    with Store.open(folder) as store:
        store.put_game(played())
        if fate == "folder removed":
            shutil.rmtree(folder)
        else:
            (folder / FILE).unlink()
        if fate == "replaced":
            (folder / FILE).write_bytes(b"")
        with pytest.raises(StoreError, match="was removed or replaced"):
            store.put_game(played())
        assert len(store.games()) == 1, "what is in it can still be read, and saved as a copy"


def test_damage_met_while_running_is_said_and_put_aside_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = filled(tmp_path, games=200)
    # As if the database were too large to be checked at every start.
    monkeypatch.setattr("tiling_gui.store.database._CHECKED_UP_TO", 0)
    (tmp_path / FILE).write_bytes(whole[: len(whole) // 2] + Random(1).randbytes(len(whole) - len(whole) // 2))
    with Store.open(tmp_path) as store, pytest.raises(StoreError, match="is damaged; it will be set aside at the next"):
        read_all(store)
    with Store.open(tmp_path) as store:
        assert "was damaged" in store.messages[0]
        assert store.games() == []
    assert not list(tmp_path.glob("*-check"))


def test_an_empty_file_is_a_fresh_database(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"")
    with Store.open(tmp_path) as store:
        store.put_game(played())
        assert store.messages == ()


# Versions -------------------------------------------------------------------------------------------------

NEXT = (*MIGRATIONS, ("ALTER TABLE games ADD COLUMN mood TEXT", "CREATE TABLE puzzles (id INTEGER PRIMARY KEY)"))
NOW = len(MIGRATIONS)


def test_a_newer_database_is_left_alone_and_another_file_used(tmp_path: Path) -> None:
    filled(tmp_path)
    Database(tmp_path, migrations=NEXT).close()
    assert not (tmp_path / f"{FILE}-wal").exists()
    newer = (tmp_path / FILE).read_bytes()
    for games in (0, 1):
        with Store.open(tmp_path) as store:
            assert store.path.name == f"tiling-gui-v{NOW}.sqlite3"
            assert "is from a newer version of the program. It is left unchanged" in store.messages[0]
            assert len(store.games()) == games
            store.put_game(played())
    assert changed(tmp_path / FILE, newer) == []
    assert not list(tmp_path.glob("*damaged*"))


def test_an_older_database_is_copied_and_brought_up_to_date(tmp_path: Path) -> None:
    filled(tmp_path)
    with closing(Database(tmp_path, migrations=NEXT)) as database:
        assert "upgraded" in database.messages[0]
        assert database.rows("SELECT count(*) FROM games WHERE mood IS NULL")[0][0] == 30
        assert database.rows("PRAGMA user_version")[0][0] == NOW + 1
    backup = tmp_path / f"tiling-gui-backup-v{NOW}.sqlite3"
    with closing(sqlite3.connect(backup)) as old:
        assert old.execute("PRAGMA user_version").fetchone()[0] == NOW
        assert old.execute("SELECT count(*) FROM games").fetchone()[0] == 30
        assert old.execute("PRAGMA application_id").fetchone()[0] == APPLICATION_ID
    with closing(Database(tmp_path, migrations=NEXT)) as database:
        assert database.messages == []


def test_a_migration_that_fails_changes_nothing(tmp_path: Path) -> None:
    filled(tmp_path)
    with pytest.raises(sqlite3.OperationalError):
        Database(tmp_path, migrations=(*MIGRATIONS, ("CREATE TABLE one (x)", "NONSENSE")))
    with Store.open(tmp_path) as store:
        assert store.messages == ()
        assert len(store.games()) == 30


# Other processes ------------------------------------------------------------------------------------------


def test_a_locked_database_is_said_and_works_again_afterwards(tmp_path: Path) -> None:
    filled(tmp_path)
    with Store.open(tmp_path, busy_seconds=0.1) as store, closing(sqlite3.connect(tmp_path / FILE)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="is locked by another program"):
            store.put_game(played())
        assert len(store.games()) == 30, "reading goes on"
        store.facts.put(Bound("a", 1, 2, 1, 2))
        assert "is locked by another program" in store.messages[0], "the engine is not stopped by it"
        other.execute("ROLLBACK")
        store.put_game(played())
        assert len(store.games()) == 31


WRITER = """
import sys
from dataclasses import replace
from tests.records.games import played
from tiling_gui.core.bound_store import Bound
from tiling_gui.store import Store
with Store.open(sys.argv[1]) as store:
    record = played()
    for i in range(int(sys.argv[3])):
        store.put_game(replace(record, id=f"{sys.argv[2]}-{i}"))
        store.facts.put(Bound("shared", i % 50, 99, 0, 99, nodes=1))
        store.facts.put(Bound(f"{sys.argv[2]}-{i}", 1, 2, 1, 2))
        print(i, flush=True)
"""


def test_two_processes_write_at_once_and_nothing_is_lost(tmp_path: Path) -> None:
    writers = [child(WRITER, tmp_path, name, 150) for name in ("one", "two")]
    for writer in writers:
        writer.communicate(timeout=120)
        assert writer.returncode == 0
    with Store.open(tmp_path) as store:
        assert len(store.games()) == 300
        assert store.facts.count() == 301
        shared = store.facts.get("shared")
        assert shared is not None
        assert shared.nodes == 300, "every merge saw the one before"


def test_two_processes_open_a_fresh_folder_at_once(tmp_path: Path) -> None:
    writers = [child(WRITER, tmp_path, name, 1) for name in "abc"]
    for writer in writers:
        writer.communicate(timeout=120)
        assert writer.returncode == 0
    with Store.open(tmp_path) as store:
        assert len(store.games()) == 3


@pytest.mark.parametrize("written", [1, 20, 60, 150])
def test_kill_9_while_writing_loses_nothing_that_was_kept(tmp_path: Path, written: int) -> None:
    with child(WRITER, tmp_path, "game", 10**6) as writer:
        assert writer.stdout is not None
        told = 0
        for line in writer.stdout:
            told = int(line) + 1
            if told == written:
                writer.kill()
        writer.wait(timeout=60)
    with Store.open(tmp_path) as store:
        assert store.messages == ()
        kept = {row.id for row in store.games()}
        assert kept >= {f"game-{i}" for i in range(told)}
        assert len(kept) <= told + 1
        assert store.game("game-0") is not None
        assert store.facts.count() >= told


def test_the_window_claim_ends_with_its_process_however_it_ends(tmp_path: Path) -> None:
    code = (
        "import sys, threading; from tiling_gui.store import Store; s = Store.open(sys.argv[1]);"
        "print(s.claim_window(), flush=True); threading.Event().wait()"
    )
    with child(code, tmp_path) as window, Store.open(tmp_path) as store:
        assert window.stdout is not None
        assert window.stdout.readline() == "True\n"
        assert not store.claim_window()
        window.kill()
        window.wait(timeout=60)
        until(store.claim_window)


# Disks and folders ----------------------------------------------------------------------------------------


def fill_up(store: Store) -> None:
    for i in range(10**6):
        store.save(f"key {i}", "x" * 10_000)


def test_a_full_database_is_said_and_what_was_kept_stays(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store.put_game(played())
        store._database._connection.execute("PRAGMA max_page_count = 60")
        with pytest.raises(StoreError, match="The disk is full"):
            fill_up(store)
        store.facts.put_all([])
        assert len(store.games()) == 1
        kept = len(store.all_keys())
    with Store.open(tmp_path) as store:
        assert (len(store.games()), len(store.all_keys())) == (1, kept)


def test_a_full_disk_is_said_and_what_was_kept_stays(small_disk: Path) -> None:
    with Store.open(small_disk) as store:
        store.put_game(played())
        with pytest.raises(StoreError, match="The disk is full"):
            fill_up(store)
        kept = len(store.all_keys())
        assert kept > 10
        store.facts.put(Bound("x" * 100_000, 1, 2, 1, 2))
        assert "The disk is full" in store.messages[-1]
    with Store.open(small_disk) as store:
        assert (len(store.games()), len(store.all_keys())) == (1, kept)


def test_files_that_may_not_grow_are_said(tmp_path: Path) -> None:
    code = """
import resource, sys
from tests.store.test_faults import *
with Store.open(sys.argv[1]) as store:
    resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, 300_000))
    try:
        fill_up(store)
    except StoreError as error:
        print(error)
    print(len(store.all_keys()))
"""
    with child(code, tmp_path) as process:
        sentence, kept = process.communicate(timeout=60)[0].splitlines()
        assert process.returncode == 0
    assert "disk" in sentence
    assert sentence.endswith(".")
    with Store.open(tmp_path) as store:
        assert len(store.all_keys()) == int(kept) > 0


def test_folders_that_cannot_be_used_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way")
    for folder in (tmp_path / "file", tmp_path / "absent", Path("/proc")):
        with pytest.raises(StoreError, match="Nothing can be saved in") as refused:
            Store.open(folder)
        assert str(folder) in str(refused.value)
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "file"))
    with pytest.raises((StoreError, InputError)):
        Store.open()


def test_without_a_folder_the_window_has_a_store_in_memory(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with Store.open_or_memory(tmp_path / "file") as store:
        assert store.why_unsaved.startswith("Nothing from this run is saved. Nothing can be saved in")
        store.put_game(played())
        assert len(store.games()) == 1
        assert store.claim_window()


def test_a_database_that_cannot_be_opened_is_named(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    with pytest.raises(StoreError):
        Store.open(tmp_path)


def test_a_closed_store_says_so(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    store.close()
    with pytest.raises(StoreError, match="is closed"):
        store.put_game(played())
