"""Sources of values: what was not proved here is marked until it is, and can be removed."""

import json
import shutil
import sqlite3
import stat
import sys
from contextlib import closing
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from tests.conftest import DATA
from tiling_gui.core.bound_store import ENGINE_VERSION, Bound
from tiling_gui.core.results import Solution
from tiling_gui.engine.position_keys import position_key
from tiling_gui.errors import InputError
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.provenance import FILE as PROVENANCE
from tiling_gui.records import known
from tiling_gui.records.known import Bounds
from tiling_gui.store import Store, listing
from tiling_gui.store.migration import ELSEWHERE, KEY
from tiling_gui.store.rows import LongSolve
from tiling_gui.store.schema import APPLICATION_ID, FILE, MIGRATIONS

BOARD = DominoPosition.start(2, 2)
ROW = position_key(BOARD.board, BOARD.live)
LINE = (((0, 0), (0, 1)), ((1, 0), (1, 1)))
SOLVED = Solution(BOARD, 2, 2, LINE, nodes=5, seconds=0.25)
F = "import f.campaign"
ORIGINAL = "import tilingResults.txt"


@pytest.fixture
def store(tmp_path: Path):
    with Store.open(tmp_path) as opened:
        yield opened


def opened(store: Store, name: str = F, digest: str = "1") -> str:
    return store.sources.open(name, digest)


def test_a_fact_says_what_it_rests_on_only_where_that_adds_something(store: Store) -> None:
    opened(store)
    store.facts.put(Bound("a", 1, 5, 1, 5))
    store.facts.put(Bound("a", 2, 4, 2, 4, rests_on=(F,)))
    store.facts.put(Bound("b", 1, 5, 1, 5, rests_on=(F,)))
    assert store.facts.get("a") == Bound("a", 2, 4, 2, 4, rests_on=(F,))
    assert store.facts.proved_here.get("a") == Bound("a", 1, 5, 1, 5)
    assert store.facts.proved_here.get("b") is None
    assert [fact.key for fact in store.facts.proved_here.all()] == ["a"]
    store.facts.put(Bound("a", 3, 3, 3, 3))
    assert store.facts.get("a") == Bound("a", 3, 3, 3, 3), "a search of ours has done with it"
    assert store.facts.count() == 2


def test_one_command_forgets_everything_that_rests_on_a_source(store: Store) -> None:
    opened(store)
    other = opened(store, "import g.campaign")
    store.facts.put_all(
        [Bound("a", 1, 5, 1, 5), Bound("a", 2, 4, 2, 4, rests_on=(F,)), Bound("b", 1, 2, 1, 2, rests_on=(F, other))]
    )
    store.facts.put(Bound("c", 1, 2, 1, 2, rests_on=(other,)))
    store.results.add(replace(SOLVED, rests_on=(F,)))
    store.put_long_solve(replace(LongSolve.of(BOARD), lower=1, upper=2, rests_on=(F,)))
    gone = store.sources.forget(F)
    assert (gone.facts, gone.solves) == (2, 1)
    assert [fact.key for fact in store.facts.all()] == ["a", "c"]
    assert store.facts.get("a") == Bound("a", 1, 5, 1, 5)
    assert store.solves() == []
    (work,) = store.long_solves()
    assert (work.lower, work.upper, work.rests_on) == (None, None, ())
    # A search that still used it comes too late.
    store.facts.put(Bound("d", 1, 2, 1, 2, rests_on=(F,)))
    assert store.facts.get("d") is None
    assert store.results.add(replace(SOLVED, rests_on=(F,))) is None
    with pytest.raises(InputError, match=r"there is import g\.campaign\."):
        store.sources.forget(F)


@pytest.mark.parametrize("name", ["checkpoint a.checkpoint", F])
def test_what_a_search_proves_after_its_source_was_forgotten_is_not_kept(store: Store, name: str) -> None:
    """Also for sources that have no content of their own."""
    store.facts.put(Bound("a", 1, 2, 1, 2, rests_on=(name,)))
    store.sources.forget(name)
    store.facts.put(Bound("b", 1, 2, 1, 2, rests_on=(name,)))
    assert store.facts.all() == []
    assert store.results.add(replace(SOLVED, rests_on=(name,))) is None
    assert store.solves() == []


def test_what_is_proved_meanwhile_rests_on_nothing(store: Store) -> None:
    opened(store)
    store.facts.put(Bound("a", 2, 4, 2, 4, rests_on=(F,)))
    store.results.add(replace(SOLVED, rests_on=(F,)))
    assert store.results.find(BOARD) == replace(SOLVED, from_store=True, rests_on=(F,), threads=1)
    assert listing.entries(store)[0].to_json()["rests_on"] == F
    assert F in listing.to_csv(listing.entries(store))
    assert json.loads(listing.to_json(listing.entries(store)))["results"][0]["rests_on"] == F
    store.facts.proved(Bound("a", 2, 4, 2, 4, rests_on=(F,)))
    store.results.proved(1)
    assert store.facts.proved_here.get("a") == Bound("a", 2, 4, 2, 4)
    assert store.results.find(BOARD) == replace(SOLVED, from_store=True, threads=1)
    assert "rests_on" not in listing.entries(store)[0].to_json()
    assert store.sources.all() == []
    store.facts.put(Bound("b", 1, 2, 1, 2, rests_on=(F,)))
    assert store.facts.get("b") == Bound("b", 1, 2, 1, 2, rests_on=(F,)), "a claim is a fact only when it is proved"


def test_an_own_solution_is_found_before_one_that_rests_on_a_source(store: Store) -> None:
    opened(store)
    store.results.add(replace(SOLVED, rests_on=(F,)))
    store.results.add(SOLVED)
    found = store.results.find(BOARD)
    assert found is not None
    assert found.rests_on == ()


def test_a_source_that_contradicts_what_is_proved_here_is_dropped(store: Store) -> None:
    opened(store)
    store.facts.put_all([Bound("a", 4, 5, 4, 5, rests_on=(F,)), Bound("b", 1, 2, 1, 2, rests_on=(F,))])
    store.facts.put(Bound("a", 1, 2, 1, 2))
    assert store.facts.all() == [Bound("a", 1, 2, 1, 2)]
    assert store.messages == (f"What was proved here contradicts {F}: everything that rests on it was discarded.",)
    opened(store, "import g")
    store.facts.put_all(
        [Bound("c", 1, 2, 1, 2, rests_on=("import g",)), Bound("a", 9, 9, 9, 9, rests_on=("import g",))]
    )
    assert [fact.key for fact in store.facts.all()] == ["a"]


def test_two_files_of_one_name_are_two_sources(store: Store) -> None:
    assert opened(store) == F
    assert opened(store) == F
    assert opened(store, digest="2") == f"{F} (2)"
    store.facts.put(Bound("a", 1, 2, 1, 2, rests_on=(F,)))
    store.sources.forget(F)
    assert opened(store) == f"{F} (3)", "what was forgotten of it before is another matter"


def test_results_of_the_original_program_say_so(store: Store) -> None:
    from tiling_gui.store.tiling_results import import_results

    import_results(store, (DATA / "tilingResults.txt").read_text())
    assert {source.name for source in store.sources.all()} == {ORIGINAL}
    exact = [entry for entry in listing.entries(store) if entry.max is None]
    assert exact
    assert all(entry.rests_on == (ORIGINAL,) for entry in exact)
    store.sources.forget(ORIGINAL)
    assert store.solves() == []


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


def test_bounds_of_a_paused_solve_that_were_damaged_are_not_shown(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store.put_long_solve(replace(LongSolve.of(BOARD), lower=1, upper=2))
        assert store.long_solves()[0].upper == 2
    written(tmp_path, "UPDATE work SET lower = '2'")
    with Store.open(tmp_path) as store:
        (work,) = store.long_solves()
        assert (work.lower, work.upper) == (None, None)


def test_a_campaign_is_as_far_as_its_facts_say(tmp_path: Path) -> None:
    board = DominoPosition.start(6, 6)
    with Store.open(tmp_path) as store:
        id = store.campaigns.begin(board)
        store.campaigns.archive(id).put(Bound(position_key(board.board, board.live), 15, 17, 15, 17))
    written(tmp_path, "UPDATE campaigns SET lower = 17, upper = 17, state = 'solved'")
    with Store.open(tmp_path) as store:
        row = store.campaigns.one(id)
        assert (row.lower, row.upper, row.state) == (16, 17, "paused")  # 16 by a certificate


# Stores from elsewhere --------------------------------------------------------------------------------------


def filled(folder: Path) -> None:
    """A store with a fact, a claim, a result, a paused solve and a bound on a value."""
    with Store.open(folder) as store:
        store.facts.put_all([Bound("a", 1, 2, 1, 2), Bound("b", 1, 2, 1, 2, rests_on=(opened(store),))])
        store.results.add(SOLVED)
        store.put_long_solve(replace(LongSolve.of(BOARD), lower=1, upper=2))
        store.facts.put_value_bounds("x", (Fraction(1), None))


def test_a_store_that_was_written_elsewhere_is_one_source(tmp_path: Path) -> None:
    for name in ("theirs", "ours"):
        (tmp_path / name).mkdir()
    filled(tmp_path / "theirs")
    with Store.open(tmp_path / "ours"):
        pass
    shutil.copy(tmp_path / "theirs" / FILE, tmp_path / "ours")
    for _ in range(2):
        with Store.open(tmp_path / "ours") as store:
            assert {fact.key: fact.rests_on for fact in store.facts.all()} == {"a": (ELSEWHERE,), "b": (ELSEWHERE, F)}
            assert store.facts.proved_here.all() == []
            assert [row.rests_on for row in store.solves()] == [(ELSEWHERE,)]
            assert store.long_solves()[0].upper is None
            assert store.facts.value_bounds("x") is None
            assert [source.name for source in store.sources.all()] == [ELSEWHERE, F]
    shutil.copy(tmp_path / "theirs" / FILE, tmp_path / "ours")
    with Store.open(tmp_path / "ours") as store:
        assert "was not written by this installation" in store.messages[0]
        store.sources.forget(ELSEWHERE)
        assert (store.facts.all(), store.solves()) == ([], [])
    with Store.open(tmp_path / "theirs") as store:
        assert store.messages == ()
        assert [fact.key for fact in store.facts.proved_here.all()] == ["a"]


def test_where_nobody_knows_which_stores_are_ours_none_is(tmp_path: Path) -> None:
    filled(tmp_path)
    (tmp_path / PROVENANCE).unlink()
    with Store.open(tmp_path) as store:
        assert "was not written by this installation" in store.messages[0]
        assert store.facts.proved_here.all() == []
    with Store.open(tmp_path) as store:
        assert store.messages == ()


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of POSIX")
def test_what_was_made_here_is_the_owner_s_alone_to_read(tmp_path: Path) -> None:
    with Store.open(tmp_path):
        assert stat.S_IMODE((tmp_path / PROVENANCE).stat().st_mode) == 0o600


def older(folder: Path, version: int) -> None:
    """A database of that version, before rows had seals, with a fact, a paused solve and a result."""
    folder.mkdir(exist_ok=True)
    with closing(sqlite3.connect(folder / FILE)) as old:
        for statements in MIGRATIONS[:version]:
            for statement in statements:
                old.execute(str(statement))
        old.execute(
            "INSERT INTO facts (key, engine, lower_max, upper_max, lower_min, upper_min, nodes, seconds) "
            f"VALUES ('a', '{ENGINE_VERSION}', 1, 2, 1, 2, 7, 0.5)"
        )
        old.execute(
            "INSERT INTO work (key, game, board, setup, first, state, lower, upper, nodes, seconds, updated) "
            "VALUES ('domino:x', 'domino', 'x', '{}', 'MAX', 'paused', '1', '2', 1, 1.0, '')"
        )
        old.execute(
            "INSERT INTO solves (game, board, setup, first, value, lower, upper, line, source, engine) "
            'VALUES (\'domino\', \'2x2\', \'{"dominoes":[],"first":"MAX","shape":["..",".."]}\', \'MAX\', '
            f"'2', '2', '2', '[[[0,0],[0,1]],[[1,0],[1,1]]]', 'engine', '{ENGINE_VERSION}')"
        )
        old.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        old.execute(f"PRAGMA user_version = {version}")
        old.commit()


@pytest.mark.parametrize("version", [1, 2])
def test_what_a_version_before_kept_counts_as_proved_here(tmp_path: Path, version: int) -> None:
    older(tmp_path, version)
    with Store.open(tmp_path) as store:
        assert "upgraded" in store.messages[0]
        assert (tmp_path / f"tiling-gui-backup-v{version}.sqlite3").exists()
        assert store.facts.proved_here.get("a") == Bound("a", 1, 2, 1, 2, 7, 0.5)
        assert store.long_solves()[0].upper == 2
        found = store.results.find(BOARD)
        assert found is not None
        assert found.rests_on == ()
        assert store.sources.all() == []


@pytest.mark.parametrize("beside", [KEY, PROVENANCE])
@pytest.mark.parametrize("version", [1, 2])
def test_an_older_database_put_where_newer_ones_were_is_from_elsewhere(
    tmp_path: Path, version: int, beside: str
) -> None:
    (tmp_path / beside).write_bytes(b"a" * 32)
    older(tmp_path, version)
    with Store.open(tmp_path) as store:
        assert "was not written by this installation" in store.messages[-1]
        assert store.facts.proved_here.all() == []
        assert store.facts.get("a") == Bound("a", 1, 2, 1, 2, 7, 0.5, rests_on=(ELSEWHERE,))
        found = store.results.find(BOARD)
        assert found is not None
        assert found.rests_on == (ELSEWHERE,)


HOMES = {path.name: path for path in sorted((DATA / "homes").iterdir())}


@pytest.fixture(params=HOMES)
def home(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A data folder of an earlier version, as the program of that commit left it."""
    return Path(shutil.copytree(HOMES[request.param], tmp_path / request.param))


def test_a_home_of_a_version_before_opens_with_all_that_is_in_it(home: Path) -> None:
    """solve 4x5, 6x7; campaign start 6x6; two games of random players and one with a noted value."""
    for _ in range(2):
        with Store.open(home) as store:
            assert all("upgraded" in message for message in store.messages)
            own = [row for row in store.solves() if row.source == "engine"]
            assert {(row.board, row.value, row.rests_on) for row in own} == {
                ("4x5", 9, ()), ("6x6", 16, ()), ("6x7", 19, ()),
            }  # fmt: skip
            assert store.facts.proved_here.all() == store.facts.all()
            assert len(store.facts.all()) > 60
            (campaign,) = store.campaigns.all()
            assert (campaign.lower, campaign.upper, campaign.state, campaign.rests_on) == (16, 16, "solved", ())
            assert len(store.games()) == 3
            assert {known.bounds_of(store.game(row.id).tree.root) for row in store.games()} <= {Bounds(9, 9), Bounds()}
            original = [row for row in store.solves() if row.source == "import"]
            assert len(original) in (0, 28)
            assert all(row.rests_on == (ORIGINAL,) for row in original)


def test_a_home_whose_secret_is_another_is_believed_in_nothing(home: Path) -> None:
    (home / KEY).write_bytes(bytes(32))
    with Store.open(home) as store:
        assert store.facts.proved_here.all() == []
        assert len(store.facts.all()) > 60
        assert all(row.rests_on for row in store.solves())
        assert store.campaigns.all()[0].rests_on
