"""Only what was proved here is believed: no store from elsewhere, nor what earlier versions kept of others."""

import shutil
import sqlite3
from contextlib import closing
from fractions import Fraction
from pathlib import Path

import pytest

from tests.conftest import DATA
from tiling_gui.core.bound_store import ENGINE_VERSION, Bound
from tiling_gui.core.results import Solution
from tiling_gui.engine.position_keys import position_key
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.provenance import FILE as PROVENANCE
from tiling_gui.records import known
from tiling_gui.records.known import UNKNOWN, Bounds
from tiling_gui.records.tree import Said
from tiling_gui.store import Store, listing
from tiling_gui.store.migration import KEY
from tiling_gui.store.schema import APPLICATION_ID, FILE, MIGRATIONS
from tiling_gui.store.tiling_results import import_results

BOARD = DominoPosition.start(2, 2)
ROW = position_key(BOARD.board, BOARD.live)
LINE = (((0, 0), (0, 1)), ((1, 0), (1, 1)))
SOLVED = Solution(BOARD, 2, 2, LINE, nodes=5, seconds=0.25)
LARGE = DominoPosition.start(9, 10)


def test_results_of_the_original_program_are_listed_and_never_used() -> None:
    with Store.in_memory() as store:
        import_results(store, (DATA / "tilingResults.txt").read_text())
        assert {entry.source for entry in listing.entries(store)} == {"import"}
        for solve in store.solves():
            if max(len(row) for row in solve.setup["shape"]) < 20:
                assert store.results.find(solve.start()) is None
                assert store.results.of(solve.start()) == []


# Damage -----------------------------------------------------------------------------------------------------


def written(folder: Path, *statements: str) -> None:
    with closing(sqlite3.connect(folder / FILE)) as other:
        for statement in statements:
            other.execute(statement)
        other.commit()


def test_a_row_that_does_not_add_up_is_left_out_and_told_of(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store.facts.put_all([Bound(ROW, 2, 2, 2, 2), Bound("b", 1, 2, 1, 2)])
        store.results.add(SOLVED)
    columns = "key, engine, lower_max, upper_max, lower_min, upper_min, nodes, seconds"
    written(
        tmp_path,
        f"UPDATE facts SET lower_max = 1, upper_max = 1 WHERE key = '{ROW}'",
        f"INSERT INTO facts ({columns}) VALUES ('c', '{ENGINE_VERSION}', 3, 3, 3, 3, 1, 1.0)",
        f"INSERT INTO facts ({columns}, sum) SELECT 'd', engine, 2, 2, 2, 2, nodes, seconds, sum FROM facts "
        "WHERE key = 'b'",
        "UPDATE solves SET board = '9x9', nodes = 123456789012",
    )
    with Store.open(tmp_path) as store:
        assert [fact.key for fact in store.facts.all()] == ["b"]
        assert store.results.find(BOARD) is None
        assert store.solves() == []
        assert store.messages == (
            "Rows with proved bounds were damaged; they are left out.",
            "Result 1 is left out: A row of the database cannot be read.",
        )
        store.facts.put(Bound(ROW, 2, 2, 2, 2))
        assert store.facts.proved_here.get(ROW) == Bound(ROW, 2, 2, 2, 2)


# Stores from elsewhere --------------------------------------------------------------------------------------


def filled(folder: Path) -> None:
    """A store with a fact, a result, an unfinished solve and a bound on a value."""
    with Store.open(folder) as store:
        store.facts.put(Bound("a", 1, 2, 1, 2))
        store.results.add(SOLVED)
        store.results.add(Solution(LARGE, 41, 43, nodes=7))
        store.facts.put_value_bounds("x", (Fraction(1), None))


def test_nothing_in_a_store_that_was_written_elsewhere_is_believed(tmp_path: Path) -> None:
    for name in ("theirs", "ours"):
        (tmp_path / name).mkdir()
    filled(tmp_path / "theirs")
    with Store.open(tmp_path / "ours"):
        pass
    shutil.copy(tmp_path / "theirs" / FILE, tmp_path / "ours")
    for turn in range(2):
        with Store.open(tmp_path / "ours") as store:
            assert store.facts.all() == []
            assert store.results.find(BOARD) is None
            told = {(row.board, row.state, row.value, row.lower, row.nodes) for row in store.solves()}
            assert told == {("2x2", "paused", None, None, 5), ("9x10", "paused", None, None, 7)}
            assert store.facts.value_bounds("x") is None
            assert [message.partition(":")[0] for message in store.messages] == [
                "The database was not written by this installation"
            ][turn:]
    assert (tmp_path / "ours" / "tiling-gui-elsewhere.sqlite3").exists()


def test_it_stays_believed_beside_the_list_of_what_was_written_here(tmp_path: Path) -> None:
    (tmp_path / "theirs").mkdir()
    filled(tmp_path / "theirs")
    shutil.copytree(tmp_path / "theirs", tmp_path / "ours")
    with Store.open(tmp_path / "ours") as store:
        assert store.facts.get("a") == Bound("a", 1, 2, 1, 2)
        assert store.messages == ()


@pytest.mark.parametrize("beside", [KEY, PROVENANCE])
@pytest.mark.parametrize("version", [1, 2])
def test_an_older_database_put_where_newer_ones_were_is_from_elsewhere(
    tmp_path: Path, version: int, beside: str
) -> None:
    (tmp_path / beside).write_bytes(b"a" * 32)
    older(tmp_path, version)
    with Store.open(tmp_path) as store:
        assert "was not written by this installation: 1 row and 1 result in it" in store.messages[-1]
        assert store.facts.all() == []
        assert store.results.find(BOARD) is None


@pytest.mark.parametrize("version", [1, 2])
def test_an_older_database_alone_is_ours(tmp_path: Path, version: int) -> None:
    older(tmp_path, version)
    with Store.open(tmp_path) as store:
        assert store.facts.all() == [Bound("a", 1, 2, 1, 2, 7, 0.5)]
        found = store.results.find(BOARD)
        assert found is not None
        assert found.value == 2
        assert f"of version {version}, which did not note where a result was proved" in store.messages[0]
    with Store.open(tmp_path) as store:
        assert store.messages == ()


def older(folder: Path, version: int) -> None:
    """A database of an early version with a fact and a result."""
    with closing(sqlite3.connect(folder / FILE)) as database, database:
        for statements in MIGRATIONS[:version]:
            for statement in statements:
                database.execute(str(statement))
        database.execute(f"INSERT INTO facts VALUES ('a', '{ENGINE_VERSION}', 1, 2, 1, 2, 7, 0.5)")
        database.execute(
            "INSERT INTO solves (game, board, setup, first, value, lower, upper, line, source, engine) VALUES "
            "('domino', '2x2', ?, 'MAX', '2', '2', '2', '[[[0,0],[0,1]],[[1,0],[1,1]]]', 'engine', ?)",
            ('{"dominoes":[],"first":"MAX","shape":["..",".."]}', ENGINE_VERSION),
        )
        database.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        database.execute(f"PRAGMA user_version = {version}")


# Homes of earlier versions ----------------------------------------------------------------------------------

HOMES = {path.name: path for path in sorted((DATA / "homes").iterdir())}


@pytest.fixture(params=HOMES)
def home(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A data folder of an earlier version, as the program of that commit left it."""
    return Path(shutil.copytree(HOMES[request.param], tmp_path / request.param))


def test_a_home_of_a_version_before_opens_with_all_that_is_in_it(home: Path) -> None:
    """solve 4x5, 6x7; a campaign of 6x6; two games of random players and one with a noted value."""
    for _ in range(2):
        with Store.open(home) as store:
            assert all("upgraded" in said or "did not note" in said for said in store.messages)
            own = [row for row in store.solves() if row.source == "engine"]
            assert {(row.board, row.value, row.state) for row in own} == {
                ("4x5", 9, "solved"), ("6x6", 16, "solved"), ("6x7", 19, "solved"),
            }  # fmt: skip
            assert len(store.facts.all()) > 60
            assert len(store.games()) == 3
            opened = [store.with_proved_bounds(store.game(row.id)).tree.root for row in store.games()]
            assert {known.bounds_of(root) for root in opened} <= {Bounds(9, 9), UNKNOWN}
            original = [row for row in store.solves() if row.source == "import"]
            assert len(original) in (0, 28)


def test_a_home_whose_secret_is_another_is_believed_in_nothing(home: Path) -> None:
    (home / KEY).write_bytes(bytes(32))
    with Store.open(home) as store:
        assert store.facts.all() == []
        assert all(row.value is None for row in store.solves() if row.source == "engine")


def test_claims_campaigns_and_what_waited_of_the_version_before(tmp_path: Path) -> None:
    """See tests/data/home-0e54972/README.md."""
    home = Path(shutil.copytree(DATA / "home-0e54972", tmp_path / "home"))
    with Store.open(home) as store:
        assert store.messages[1:] == (
            "What was never proved here is dropped: 128 rows and 1 result, from import other.campaign.",
        )
        own = {row.board: row for row in store.solves() if row.source == "engine"}
        told = {name: (row.state, row.lower, row.upper, row.nodes, row.seconds) for name, row in own.items()}
        campaign = next(name for name, row in own.items() if row.nodes == 12_000)
        claimed = next(name for name, row in own.items() if row.nodes == 3806)
        assert told == {
            "8x9": ("paused", 29, 33, 123_456, 36.5),
            "petersen, MAX first": ("paused", None, None, 77, 1.25),
            campaign: ("paused", 23, 33, 12_000, own[campaign].seconds),
            claimed: ("paused", 14, 18, 3806, own[claimed].seconds),  # without a search
        }
        assert store.results.find(own[claimed].start()) is None
        assert len(store.facts.all()) == 6
        assert len([row for row in store.solves() if row.source == "import"]) == 4
        begun = store.results.begun(own[campaign].start())
        assert begun is not None
        assert begun.nodes == 12_000, "it goes on"
        noted, filed = (store.with_proved_bounds(store.game(id)).tree for id in ("noted-0001", "filed-0002"))
        first = noted.main_line()[:1]
        assert known.bounds_of(noted.root) == UNKNOWN or known.bounds_of(noted.root) == Bounds(9, 9)
        assert noted.at(first).said in (None, Said(8, 8, by_file=False))
        assert known.bounds_of(noted.at(first)) in (UNKNOWN, store.known_bounds(noted.position_at(first)))
        assert filed.at(first).said in (None, Said(8, 8))
    with Store.open(home) as store:
        assert store.messages == ()
