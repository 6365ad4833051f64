"""kill -9 at any moment of an import or a migration: afterwards everything is old or new.

Files alone: tests/test_atomic.py, and tests/engine/test_rows_file.py for checkpoints.
"""

import json
import os
import random
import shutil
import signal
import sqlite3
import sys
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import DATA
from tests.faults.processes import child, finished
from tests.records.games import played
from tiling_gui.core.bound_store import ENGINE_VERSION
from tiling_gui.provenance import Provenance
from tiling_gui.records import collection
from tiling_gui.store import Store, schema_check
from tiling_gui.store.migration import FIRST_SEALED, seal_of
from tiling_gui.store.schema import APPLICATION_ID, FILE, MIGRATIONS
from tiling_gui.store.tiling_results import import_results

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="kill -9 of POSIX")
KILLS = int(os.environ.get("KILLS", "5"))
"""Number of kills of each kind; KILLS=28 in the environment makes three hundred in all."""


def killed(code: str, runs: Iterable[tuple[list[object], float]]) -> int:
    """Runs `work(begin, *args)` of `code` for each of (args, seconds), each in a fork of one process.

    It is killed after that many seconds of its own processor time, counted from `begin` on: the signal of the timer is
    not handled and ends the process like kill -9, wherever it is. Returns how many had not finished before.
    """
    given = json.dumps([[*map(str, args), after] for args, after in runs])
    ended, out, error = finished(child(code + FORKS, given))
    assert ended == 0, error
    codes = json.loads(out)
    assert set(codes) <= {0, -signal.SIGPROF}, error
    return sum(code != 0 for code in codes)


FORKS = """
import json, os, signal, sys
codes = []
for *args, after in json.loads(sys.argv[1]):
    child = os.fork()
    if not child:
        work(lambda: signal.setitimer(signal.ITIMER_PROF, after), *args)
        os._exit(0)
    codes.append(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
print(json.dumps(codes))
"""


def moments(seed: object, longest: float) -> list[float]:
    """Random times at which to kill."""
    chance = random.Random(str(seed))
    return [0.001 + chance.random() * longest for _ in range(KILLS)]


def kill_stores(code: str, folder: Path, file: Path, longest: float) -> Iterator[Store]:
    """Runs `code` with a new folder and the file each time; yields the store that is left."""
    folders = [folder / f"store-{run}" for run in range(KILLS)]
    for each in folders:
        each.mkdir()
    killed(code, [([each, file], after) for each, after in zip(folders, moments(code, longest), strict=True)])
    for each in folders:
        with Store.open(each) as store:
            assert store.messages == ()
            yield store


IMPORTS = """
from tiling_gui.store import Store
from tiling_gui.store.tiling_results import import_results
def work(begin, folder, file):
    text = open(file).read()
    with Store.open(folder) as store:
        begin()
        import_results(store, text)
"""


def test_an_import_is_whole_or_not_there(tmp_path: Path) -> None:
    file = DATA / "tilingResults.txt"
    with Store.in_memory() as store:
        whole = import_results(store, file.read_text()).added
    assert all(len(store.solves()) in (0, whole) for store in kill_stores(IMPORTS, tmp_path, file, 0.1))


TAKES_IN = """
from tiling_gui.store import Store
from tiling_gui.store.exchange import import_games
def work(begin, folder, file):
    with Store.open(folder) as store:
        begin()
        import_games(store, [file])
"""


def test_games_are_taken_in_together_or_not_at_all(tmp_path: Path) -> None:
    file = tmp_path / "games.json"
    file.write_text(collection.write([played(4, 4, seed) for seed in range(60)], "json"), encoding="utf-8")
    assert all(len(store.games()) in (0, 60) for store in kill_stores(TAKES_IN, tmp_path, file, 0.2))


# Migrations -------------------------------------------------------------------------------------------------

MIGRATES = """
from pathlib import Path
from tiling_gui.store.database import Database
def work(begin, folder):
    begin()
    Database(Path(folder)).close()
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


def test_a_migration_from_every_earlier_version(tmp_path: Path) -> None:
    runs = []
    for version in range(1, len(MIGRATIONS)):
        whole = tmp_path / f"v{version}"
        make_version(whole, version)
        for run, after in enumerate(moments(version, 0.02)):
            runs.append((version, shutil.copytree(whole, tmp_path / f"v{version}-{run}"), after))
    killed(MIGRATES, [([folder], after) for _, folder, after in runs])
    for version, folder, _ in runs:
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
    whole = Path(shutil.copytree(home, tmp_path / "whole"))
    add_facts(whole)
    folders = [Path(shutil.copytree(whole, tmp_path / f"killed-{run}")) for run in range(KILLS)]
    wanted = everything(whole)
    assert len(wanted["facts"]) > 1060
    runs = zip(folders, moments(home.name, 0.06), strict=True)
    assert killed(MIGRATES, [([folder], after) for folder, after in runs])
    for folder in folders:
        assert everything(folder) == wanted
