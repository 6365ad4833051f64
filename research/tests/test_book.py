"""The run of the book (research/book.py): one line per fact, and a line cut off by a kill is removed."""

from pathlib import Path
from types import ModuleType

import pytest

from research import book
from tiling_gui.core.game import Side
from tiling_gui.engine import Engine
from tiling_gui.engine.position_keys import position_key, proved_bound
from tiling_gui.engine.rows_file import read_rows
from tiling_gui.games.domino.rules import DominoPosition

ONE, OTHER = proved_bound("4x4:ffff", Side.MAX, 7, 7, 40), proved_bound("2x3:3f", Side.MIN, 3, 3)


@pytest.fixture
def run() -> ModuleType:
    return book


def test_every_fact_is_in_the_file_at_once_and_news_alone(run: ModuleType, tmp_path: Path) -> None:
    path = tmp_path / "rows"
    rows = run.Rows(path, [])
    rows.put(ONE)
    assert read_rows(path).facts == {ONE.key: ONE}
    size = path.stat().st_size
    rows.put(ONE)
    assert path.stat().st_size == size
    known = run.Rows(tmp_path / "other", [ONE])
    known.put(ONE)
    assert read_rows(tmp_path / "other").facts == {}, "what is shipped is not written"


@pytest.mark.parametrize("cut", [1, 20, 60])
def test_a_line_that_was_cut_off_is_taken_away_and_the_run_goes_on(run: ModuleType, tmp_path: Path, cut: int) -> None:
    path = tmp_path / "rows"
    rows = run.Rows(path, [])
    rows.put(ONE)
    rows.put(OTHER)
    path.write_bytes(path.read_bytes()[:-cut])
    again = run.Rows(path, [])
    assert set(again.facts) == {ONE.key}
    again.put(OTHER)
    assert set(read_rows(path).facts) == {ONE.key, OTHER.key}


def test_a_run_knows_every_first_move_and_every_reply(run: ModuleType, tmp_path: Path) -> None:
    rows = run.Rows(tmp_path / "rows", [])
    run.run("3x4", rows, Engine(threads=1, memory_mb=16, bound_store=rows))
    plain = Engine(threads=1, memory_mb=16)
    for start in run.starts("3x4"):
        for child in run.classes(start):
            for position in (child, *run.classes(child)):
                value = plain.solve(position).value
                assert run.proved(position, rows) == (value, value)
                assert position_key(position.board, position.live) in rows.facts
    assert start == DominoPosition.start(3, 4, Side.MIN)


def test_what_is_kept_is_known_to_the_next_run(
    run: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "KEPT", tmp_path / "book")
    rows = run.Rows(tmp_path / "rows", [])
    solved = run.Rows(tmp_path / "solved", run.rows_before("8x8"))
    shipped_row = next(iter(solved.all()))
    rows.put_all([ONE, OTHER, shipped_row])
    run.keep("8x8", rows)
    assert {fact.key for fact in run._rows_in(tmp_path / "book" / "8x8.gz")} == {ONE.key, OTHER.key}
    again = run.Rows(tmp_path / "again", run.rows_before("8x8"))
    assert {ONE.key, OTHER.key, shipped_row.key} <= set(again.facts)
    assert read_rows(tmp_path / "again").facts == {}, "what is kept is not written"
