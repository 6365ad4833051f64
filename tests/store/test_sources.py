"""Whose word a value is: what was not proved here says so until it is, and can be forgotten; the database is sealed."""

import json
import sqlite3
import stat
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from tiling_gui.core.bound_store import ENGINE_VERSION, Bound
from tiling_gui.core.results import Solution
from tiling_gui.engine.position_keys import position_key
from tiling_gui.errors import InputError
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.seal import FILE as KEY
from tiling_gui.seal import Seal
from tiling_gui.store import Store, Work, listing
from tiling_gui.store.database import Database
from tiling_gui.store.schema import FILE, VERSION_1, VERSION_2
from tiling_gui.store.sources import ORIGINAL, OUTSIDE

BOARD = DominoPosition.start(2, 2)
ROW = position_key(BOARD.board, BOARD.live)
LINE = (((0, 0), (0, 1)), ((1, 0), (1, 1)))
SOLVED = Solution(BOARD, 2, 2, LINE, nodes=5, seconds=0.25)
F = "import f.campaign"


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
    assert store.facts.own.get("a") == Bound("a", 1, 5, 1, 5)
    assert store.facts.own.get("b") is None
    assert [fact.key for fact in store.facts.own.all()] == ["a"]
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
    store.add_solve(replace(SOLVED, rests_on=(F,)))
    store.put_work(replace(Work.of(BOARD), lower=1, upper=2, rests_on=(F,)))
    gone = store.sources.forget(F)
    assert (gone.facts, gone.solves) == (2, 1)
    assert [fact.key for fact in store.facts.all()] == ["a", "c"]
    assert store.facts.get("a") == Bound("a", 1, 5, 1, 5)
    assert store.solves() == []
    (work,) = store.works()
    assert (work.lower, work.upper, work.rests_on) == (None, None, ())
    # Whoever was still searching with it comes too late.
    store.facts.put(Bound("d", 1, 2, 1, 2, rests_on=(F,)))
    assert store.facts.get("d") is None
    assert store.add_solve(replace(SOLVED, rests_on=(F,))) is None
    with pytest.raises(InputError, match=r"there is import g\.campaign\."):
        store.sources.forget(F)


@pytest.mark.parametrize("name", [OUTSIDE, "checkpoint a.checkpoint", F])
def test_what_a_search_proves_after_its_source_was_forgotten_is_not_kept(store: Store, name: str) -> None:
    """Also of sources that have no content of their own, such as what somebody wrote into the database."""
    store.facts.put(Bound("a", 1, 2, 1, 2, rests_on=(name,)))
    store.sources.forget(name)
    store.facts.put(Bound("b", 1, 2, 1, 2, rests_on=(name,)))
    assert store.facts.all() == []
    assert store.add_solve(replace(SOLVED, rests_on=(name,))) is None
    assert store.solves() == []


def test_rows_written_from_outside_later_are_not_taken_for_those_proved_before(store: Store) -> None:
    store.facts.put(Bound("a", 1, 2, 1, 2, rests_on=(OUTSIDE,)))
    store.sources.release(OUTSIDE)
    assert store.facts.get("a") == Bound("a", 1, 2, 1, 2)
    store.facts.put(Bound("b", 1, 2, 1, 2, rests_on=(OUTSIDE,)))
    assert store.facts.get("b") == Bound("b", 1, 2, 1, 2, rests_on=(OUTSIDE,))


def test_what_is_proved_meanwhile_rests_on_nothing(store: Store) -> None:
    opened(store)
    store.facts.put(Bound("a", 2, 4, 2, 4, rests_on=(F,)))
    store.add_solve(replace(SOLVED, rests_on=(F,)))
    assert store.find_solve(BOARD) == replace(SOLVED, from_store=True, rests_on=(F,), threads=1)
    assert listing.entries(store)[0].to_json()["rests_on"] == F
    assert F in listing.to_csv(listing.entries(store))
    assert json.loads(listing.to_json(listing.entries(store)))["results"][0]["rests_on"] == F
    store.sources.release(F)
    assert store.facts.get("a") == Bound("a", 2, 4, 2, 4)
    assert store.facts.own.get("a") == Bound("a", 2, 4, 2, 4)
    assert store.find_solve(BOARD) == replace(SOLVED, from_store=True, threads=1)
    assert "rests_on" not in listing.entries(store)[0].to_json()
    store.facts.put(Bound("b", 1, 2, 1, 2, rests_on=(F,)))
    assert store.facts.get("b") == Bound("b", 1, 2, 1, 2)


def test_an_own_solution_is_found_before_one_that_rests_on_a_source(store: Store) -> None:
    opened(store)
    store.add_solve(replace(SOLVED, rests_on=(F,)))
    store.add_solve(SOLVED)
    found = store.find_solve(BOARD)
    assert found is not None
    assert found.rests_on == ()


def test_a_source_that_contradicts_what_is_proved_here_is_dropped(store: Store) -> None:
    opened(store)
    store.facts.put_all([Bound("a", 4, 5, 4, 5, rests_on=(F,)), Bound("b", 1, 2, 1, 2, rests_on=(F,))])
    store.facts.put(Bound("a", 1, 2, 1, 2))
    assert store.facts.all() == [Bound("a", 1, 2, 1, 2)]
    assert store.messages == (f"What was proved here contradicts {F}: everything that rests on it was dropped.",)
    opened(store, "import g")
    store.facts.put_all(
        [Bound("c", 1, 2, 1, 2, rests_on=("import g",)), Bound("a", 9, 9, 9, 9, rests_on=("import g",))]
    )
    assert [fact.key for fact in store.facts.all()] == ["a"]


def test_two_files_of_one_name_are_two_sources(store: Store) -> None:
    assert opened(store) == F
    assert opened(store) == F
    assert opened(store, digest="2") == f"{F} (2)"


def test_results_of_the_original_program_say_so(store: Store) -> None:
    from tests.conftest import DATA
    from tiling_gui.store.original import import_results

    import_results(store, (DATA / "tilingResults.txt").read_text())
    assert {source.name for source in store.sources.all()} == {ORIGINAL}
    exact = [entry for entry in listing.entries(store) if entry.max is None]
    assert exact
    assert all(entry.rests_on == (ORIGINAL,) for entry in exact)
    store.sources.forget(ORIGINAL)
    assert store.solves() == []


# Rows somebody wrote -----------------------------------------------------------------------------------------


def written(folder: Path, *statements: str) -> None:
    with closing(sqlite3.connect(folder / FILE)) as other:
        for statement in statements:
            other.execute(statement)
        other.commit()


def test_rows_that_were_written_from_outside_say_so_and_can_be_forgotten(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store.facts.put_all([Bound(ROW, 2, 2, 2, 2), Bound("b", 1, 2, 1, 2)])
        store.add_solve(SOLVED)
    columns = "key, engine, rests, lower_max, upper_max, lower_min, upper_min, nodes, seconds"
    written(
        tmp_path,
        f"UPDATE facts SET lower_max = 1, upper_max = 1 WHERE key = '{ROW}'",
        f"INSERT INTO facts ({columns}) VALUES ('c', '{ENGINE_VERSION}', '', 3, 3, 3, 3, 1, 1.0)",
        f"INSERT INTO facts ({columns}, seal) SELECT 'd', engine, rests, 2, 2, 2, 2, nodes, seconds, seal FROM facts "
        "WHERE key = 'b'",
        "UPDATE solves SET line = '[]', value = '1', upper = '1', lower = '1'",
    )
    with Store.open(tmp_path) as store:
        assert {fact.key: fact.rests_on for fact in store.facts.all()} == {
            ROW: (OUTSIDE,), "b": (), "c": (OUTSIDE,), "d": (OUTSIDE,),
        }  # fmt: skip
        assert [fact.key for fact in store.facts.own.all()] == ["b"]
        (row,) = store.solves()
        assert row.rests_on == (OUTSIDE,)
        assert store.find_solve(BOARD) is None, "its line does not lead there"
        gone = store.sources.forget(OUTSIDE)
        assert (gone.facts, gone.solves) == (3, 1)
        assert [fact.key for fact in store.facts.all()] == ["b"]


def test_a_row_cannot_be_cleaned_by_merging_it(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store.facts.put(Bound("a", 1, 5, 1, 5))
    written(tmp_path, "UPDATE facts SET lower_max = 4")
    with Store.open(tmp_path) as store:
        store.facts.put(Bound("a", 2, 5, 1, 5))
        assert store.facts.own.get("a") == Bound("a", 2, 5, 1, 5)
        assert store.facts.get("a") == Bound("a", 4, 5, 1, 5, rests_on=(OUTSIDE,))


def test_bounds_of_a_paused_solve_that_somebody_wrote_are_not_shown(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store.put_work(replace(Work.of(BOARD), lower=1, upper=2))
        assert store.works()[0].upper == 2
    written(tmp_path, "UPDATE work SET lower = '2'")
    with Store.open(tmp_path) as store:
        (work,) = store.works()
        assert (work.lower, work.upper) == (None, None)


def test_a_campaign_is_as_far_as_its_facts_say(tmp_path: Path) -> None:
    board = DominoPosition.start(5, 6)
    with Store.open(tmp_path) as store:
        id = store.campaigns.begin(board, 12, 15)
        store.campaigns.archive(id).put(Bound(position_key(board.board, board.live), 13, 15, 12, 15))
    written(tmp_path, "UPDATE campaigns SET lower = 15, upper = 15, state = 'solved'")
    with Store.open(tmp_path) as store:
        row = store.campaigns.one(id)
        assert (row.lower, row.upper, row.state) == (13, 15, "paused")


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of POSIX")
def test_the_secret_is_the_owners_alone_and_its_loss_is_told(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store.facts.put(Bound("a", 1, 2, 1, 2))
        assert store.messages == ()
    assert stat.S_IMODE((tmp_path / KEY).stat().st_mode) == 0o600
    (tmp_path / KEY).unlink()
    with Store.open(tmp_path) as store:
        assert "is missing, so what was proved before counts as written from outside" in store.messages[0]
        assert store.facts.get("a") == Bound("a", 1, 2, 1, 2, rests_on=(OUTSIDE,))


def test_no_two_lists_of_parts_have_one_seal() -> None:
    seal = Seal.for_this_run()
    parts = [
        ("a", "b"),
        ("ab",),
        ("a", "b", None),
        ("a", None, "b"),
        ("1", 1, ""),
        ("11", ""),
        ("1:1",),
        ("a", "b", ""),
    ]
    assert len({seal.of(*given) for given in parts}) == len(parts)
    assert not Seal.for_this_run().holds(seal.of("a"), "a")
    assert not seal.holds(None, "a")
    assert not seal.holds("é", "a")


@pytest.mark.parametrize("version", [1, 2])
def test_what_the_version_before_kept_counts_as_proved_here(tmp_path: Path, version: int) -> None:
    migrations = (VERSION_1, VERSION_2)[:version]
    with closing(Database(tmp_path, migrations=migrations)) as old, old.change() as connection:
        connection.execute(
            "INSERT INTO facts (key, engine, lower_max, upper_max, lower_min, upper_min, nodes, seconds) "
            f"VALUES ('a', '{ENGINE_VERSION}', 1, 2, 1, 2, 7, 0.5)"
        )
        connection.execute(
            "INSERT INTO work (key, game, board, setup, first, state, lower, upper, nodes, seconds, updated) "
            "VALUES ('domino:x', 'domino', 'x', '{}', 'MAX', 'paused', '1', '2', 1, 1.0, '')"
        )
        connection.execute(
            "INSERT INTO solves (game, board, setup, first, value, lower, upper, line, source, engine) "
            'VALUES (\'domino\', \'2x2\', \'{"dominoes":[],"first":"MAX","shape":["..",".."]}\', \'MAX\', '
            f"'2', '2', '2', '[[[0,0],[0,1]],[[1,0],[1,1]]]', 'engine', '{ENGINE_VERSION}')"
        )
    with Store.open(tmp_path) as store:
        assert "brought up to date" in store.messages[0]
        assert (tmp_path / f"tiling-gui-backup-v{version}.sqlite3").exists()
        assert store.facts.own.get("a") == Bound("a", 1, 2, 1, 2, 7, 0.5)
        assert store.works()[0].upper == 2
        found = store.find_solve(BOARD)
        assert found is not None
        assert found.rests_on == ()
        assert store.sources.all() == []
