"""The verb results: import, list and export."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.cli.calls import answer, refused
from tests.conftest import DATA
from tests.records.games import played
from tests.tables import read_table
from tiling_gui import cli
from tiling_gui.core.game import Side
from tiling_gui.core.results import Solution
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.store import Store

KEYS = ["id", "when", "game", "board", "first", "max", "min", "value", "bounds", "nodes", "seconds", "state", "source"]


def test_nothing_yet(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(capsys, "results") == {"schema": "results", "results": []}
    assert cli.main(["results"]) == 0
    assert capsys.readouterr().out.startswith("No results yet.")


def test_solves_and_finished_games_are_listed_newest_first(capsys: pytest.CaptureFixture[str]) -> None:
    line = (((0, 0), (0, 1)), ((1, 0), (1, 1)))
    game = replace(played(4, 5), finished="2030-01-01T00:00:00+00:00")
    with Store.open() as store:
        store.results.add(Solution(DominoPosition.start(2, 2, Side.MIN), 2, 2, line, 5, 0.25, 2))
        store.results.add(Solution(DominoPosition.start(8, 8), 27, 30, nodes=9))
        store.put_game(game)
        store.put_game(replace(played(3, 3), finished=None))
    rows = answer(capsys, "results")["results"]
    assert isinstance(rows, list)
    assert [list(row) for row in rows] == [KEYS] * 3
    top, stopped, solved = rows
    assert (top["id"], top["max"], top["min"], top["bounds"]) == (game.id, "human", "lookahead:3", None)
    assert (stopped["board"], stopped["value"], stopped["bounds"], stopped["nodes"]) == ("8x8", None, [27, 30], 9)
    assert (solved["board"], solved["first"], solved["max"], solved["value"]) == ("2x2", "MIN", None, 2)
    assert (solved["bounds"], solved["nodes"], solved["seconds"]) == ([2, 2], 5, 0.25)
    assert (stopped["state"], solved["state"], solved["source"]) == ("paused", "solved", "engine")
    assert cli.main(["results"]) == 0
    table = capsys.readouterr().out
    assert "27..30" in table
    assert "exact" in table


def test_the_original_file_is_imported_once(capsys: pytest.CaptureFixture[str]) -> None:
    source = str(DATA / "tilingResults.txt")
    first = answer(capsys, "results", "--import", source)
    assert (first["imported"], first["known"], first["skipped"]) == (28, 0, [])
    again = answer(capsys, "results", "--import", source)
    assert (again["imported"], again["known"]) == (0, 28)
    rows = again["results"]
    assert isinstance(rows, list)
    assert len(rows) == 28
    assert {row["max"] for row in rows} == {None, 4, 5}
    assert [row["when"] for row in rows][-1] is None, "those without a date come last"


def test_what_is_left_out_is_said_on_stderr(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "results.txt"
    path.write_text("board dimensions = 1 X 2\n(1, [[1, 1]])\nrubbish\n")
    assert cli.main(["results", "--import", str(path)]) == 0
    captured = capsys.readouterr()
    assert captured.out == "1 results imported, 0 were known, 1 left out.\n"
    assert captured.err == "Line 3 is left out: 'rubbish' is not part of a result.\n"


@pytest.mark.parametrize("form", ["csv", "json"])
def test_export_has_every_row_with_its_final_board(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], form: str
) -> None:
    target = tmp_path / f"all.{form}"
    data = answer(capsys, "results", "--import", str(DATA / "tilingResults.txt"), "--export", str(target))
    assert data["exported"] == 28
    text = target.read_text(encoding="utf-8")
    if form == "json":
        rows = json.loads(text)["results"]
        assert [{key: row[key] for key in row if key != "final_board"} for row in rows] == data["results"]
        boards = {(row["board"], row["seconds"]): row["final_board"] for row in rows}
    else:
        found = read_table(target)
        assert {row["max"] for row in found} == {"exact", "lookahead:4", "lookahead:5"}
        boards = {(row["board"], float(row["seconds"] or 0)): json.loads(row["final_board"]) for row in found}
    assert len(boards) == 28
    assert boards["4x4", 766.97] == [[1, 1, 2, 2], [3, 3, 5, 5], [0, 4, 4, 0], [6, 6, 7, 7]]


def test_refusals(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "other.txt").write_text("hello")
    assert "cannot be read" in refused(capsys, "results", "--import", str(tmp_path / "absent"))
    assert "not a file of results" in refused(capsys, "results", "--import", str(tmp_path / "other.txt"))
    assert ".csv, .json" in refused(capsys, "results", "--export", str(tmp_path / "all.xls"))
    assert "cannot be written" in refused(capsys, "results", "--export", str(tmp_path / "no" / "all.csv"))
    home = tmp_path / "other.txt"
    assert "cannot be used as a folder" in refused(capsys, "results", "--home", str(home))
