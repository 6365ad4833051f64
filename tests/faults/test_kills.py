"""kill -9 at any moment of a save, an export, a checkpoint or a migration: afterwards everything is old or new."""

import os
import random
import shutil
import signal
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import DATA
from tests.faults.processes import child, finished
from tests.records.games import played
from tiling_gui.core.bound_store import ENGINE_VERSION
from tiling_gui.engine.rows_file import Checkpoint
from tiling_gui.provenance import Provenance
from tiling_gui.records import collection, export
from tiling_gui.store import Store, schema_check
from tiling_gui.store.migration import FIRST_SEALED, seal_of
from tiling_gui.store.schema import APPLICATION_ID, FILE, MIGRATIONS

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="kill -9 of POSIX")
KILLS = int(os.environ.get("KILLS", "5"))
"""Number of kills of each kind; KILLS=28 in the environment makes three hundred in all."""


def killed(code: str, *args: object, after: float) -> bool:
    """Runs `code`, which is killed after that many seconds of its own processor time, counted from `DIES` on.

    True if it was killed, False if it had finished before.
    """
    code, error = finished(child(DIES + code, *args, after))[::2]
    assert code in (0, -signal.SIGPROF), error
    return code != 0


DIES = """
import signal, sys
def begin():
    signal.setitimer(signal.ITIMER_PROF, float(sys.argv[-1]))
"""
"""`begin` starts the timer; its signal is not handled and ends the process like kill -9, wherever it is."""


def kill_often(code: str, place: Path, check: Callable[[], None]) -> None:
    """Runs `code`, which never ends, repeatedly; kills it at a random moment and checks what it left."""
    chance = random.Random(code)
    for _ in range(KILLS):
        assert killed(code, place, after=0.001 + chance.random() * 0.03)
        check()


EXPORTS = """
import sys
from tests.records.games import played
from tiling_gui.records import export
records = [played(8, 8, seed) for seed in range(2)]
export.save(records[0], sys.argv[1])
begin()
while True:
    for record in records:
        export.save(record, sys.argv[1])
"""


@pytest.mark.parametrize("ending", ["json", "txt"])
def test_an_export_is_whole(tmp_path: Path, ending: str) -> None:
    file = tmp_path / f"game.{ending}"
    lines = {played(8, 8, seed).tree.main_line() for seed in range(2)}

    def check() -> None:
        assert export.load(file).tree.main_line() in lines

    kill_often(EXPORTS, file, check)


CHECKPOINTS = """
import sys
from tiling_gui.engine.rows_file import Checkpoint
from tiling_gui.core.bound_store import Bound
kept = Checkpoint(sys.argv[1], interval=0)
for n in range(1, 10**6):
    kept.put(Bound(f"1x{n % 60 + 2}:{(1 << n % 60 + 2) - 1:x}", 0, 1, 0, 1, nodes=n))
    kept.flush()
    if n == 5: begin()
"""


def test_a_checkpoint_is_whole(tmp_path: Path) -> None:
    file = tmp_path / "work.checkpoint"
    kill_often(CHECKPOINTS, file, lambda: check_facts(file))


def check_facts(file: Path) -> None:
    assert len(Checkpoint(file).all()) >= 5


IMPORTS = """
import sys
from tiling_gui.store import Store
from tiling_gui.store.tiling_results import import_results
text = open(sys.argv[2]).read()
with Store.open(sys.argv[1]) as store:
    begin()
    import_results(store, text)
"""


def test_an_import_is_whole_or_not_there(tmp_path: Path) -> None:
    with Store.in_memory() as store:
        from tiling_gui.store.tiling_results import import_results

        whole = import_results(store, (DATA / "tilingResults.txt").read_text()).added
    chance = random.Random(3)
    for run in range(KILLS):
        folder = tmp_path / f"store-{run}"
        folder.mkdir()
        killed(IMPORTS, folder, DATA / "tilingResults.txt", after=0.001 + chance.random() * 0.1)
        with Store.open(folder) as store:
            assert store.messages == ()
            assert len(store.solves()) in (0, whole)


TAKES_IN = """
import sys
from tiling_gui.store import Store
from tiling_gui.store.exchange import import_games
with Store.open(sys.argv[1]) as store:
    begin()
    import_games(store, [sys.argv[2]])
"""


def test_games_are_taken_in_together_or_not_at_all(tmp_path: Path) -> None:
    records = [played(4, 4, seed) for seed in range(60)]
    file = tmp_path / "games.json"
    file.write_text(collection.write(records, "json"), encoding="utf-8")
    chance = random.Random(5)
    for run in range(KILLS):
        folder = tmp_path / f"store-{run}"
        folder.mkdir()
        killed(TAKES_IN, folder, file, after=0.001 + chance.random() * 0.2)
        with Store.open(folder) as store:
            assert store.messages == ()
            assert len(store.games()) in (0, len(records))


# Migrations -------------------------------------------------------------------------------------------------

MIGRATES = """
import sqlite3, sys
from pathlib import Path
from typing import Any
from tiling_gui.store.database import Database
begin()
Database(Path(sys.argv[1])).close()
"""


FIRST_WITH_ID = 4
"""The version whose stores have ids."""


def make_version(folder: Path, version: int, rows: int = 3000) -> None:
    """A database as that version of the program left it, with a number of stored entries."""
    folder.mkdir()
    with closing(schema_check.made(MIGRATIONS[:version], folder / FILE)) as database:
        database.execute("PRAGMA journal_mode = WAL")
        if version >= FIRST_WITH_ID:
            database.execute("INSERT INTO identity (id) VALUES ('own')")
            Provenance(folder).add("own")
        database.execute("BEGIN")
        database.executemany(
            "INSERT INTO kept (key, data, updated) VALUES (?, ?, '')", [(f"key {i}", '"x"') for i in range(rows)]
        )
        database.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        database.execute(f"PRAGMA user_version = {version}")
        database.commit()


def is_of_migration(message: str) -> bool:
    """Whether it says that a store was upgraded, or that nothing in it tells where results were proved."""
    return "upgraded" in message or "did not note where a result was proved" in message


@pytest.mark.parametrize("version", range(1, len(MIGRATIONS)))
def test_a_migration_from_every_earlier_version(tmp_path: Path, version: int) -> None:
    chance = random.Random(version)
    for run in range(KILLS):
        folder = tmp_path / f"v{version}-{run}"
        make_version(folder, version)
        killed(MIGRATES, folder, after=0.001 + chance.random() * 0.02)
        with closing(sqlite3.connect(folder / FILE)) as database:
            assert database.execute("PRAGMA user_version").fetchone()[0] in (version, len(MIGRATIONS))
            assert database.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
        with Store.open(folder) as store:
            assert all(is_of_migration(message) for message in store.messages)
            assert len(store.all_keys()) == 3000
            assert store.solves() == []


def everything(folder: Path) -> dict[str, Any]:
    """Everything that a store shows; asserts that it shows it as its own."""
    with Store.open(folder) as store:
        assert all(is_of_migration(message) for message in store.messages)
        return {
            "facts": store.facts.all(),
            "solves": store.solves(),
            "games": [store.game(row.id) for row in store.games()],
            "kept": {key: store.load(key) for key in store.all_keys()},
        }


def add_facts(folder: Path, rows: int = 1000) -> None:
    """Adds facts, sealed if that version sealed them, so that a migration takes some time."""
    with closing(sqlite3.connect(folder / FILE)) as database, database:
        sealing = database.execute("PRAGMA user_version").fetchone()[0] >= FIRST_SEALED
        rests, seal = (", rests, seal", f", '', {SEALED_FACT}") if sealing else ("", "")
        database.create_function("sealed", -1, seal_of(folder))
        database.executemany(
            "INSERT INTO facts (key, engine, lower_max, upper_max, lower_min, upper_min, nodes, seconds" + rests + ") "
            f"VALUES (:key, {ENGINE_VERSION!r}, 2, 3, 2, 3, 5, 0.5{seal})",
            [{"key": f"3x9:{number:x}"} for number in range(rows)],
        )


SEALED_FACT = f"sealed('facts', :key, {ENGINE_VERSION!r}, '', 2, 3, 2, 3)"


@pytest.mark.parametrize("home", sorted((DATA / "homes").iterdir()), ids=lambda home: home.name)
def test_a_migration_of_what_a_version_before_kept(tmp_path: Path, home: Path) -> None:
    chance = random.Random(home.name)
    whole = Path(shutil.copytree(home, tmp_path / "whole"))
    add_facts(whole)
    before = Path(shutil.copytree(whole, tmp_path / "before"))
    wanted = everything(whole)
    assert len(wanted["facts"]) > 1060
    died = 0
    for run in range(KILLS):
        folder = Path(shutil.copytree(before, tmp_path / f"killed-{run}"))
        died += killed(MIGRATES, folder, after=0.001 + chance.random() * 0.06)
        assert everything(folder) == wanted
    assert died
