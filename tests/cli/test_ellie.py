"""The verb ellie of the command line."""

import io
import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.calls import answer, refused
from tests.conftest import DATA
from tiling_gui import cli

BOARDS: list[dict[str, Any]] = json.loads((DATA / "placement_and_heaps.json").read_text())["boards"]


@pytest.mark.parametrize("fact", BOARDS, ids=lambda fact: f"{fact['m']}x{fact['n']}")
def test_boards_of_the_data(fact: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    data = answer(capsys, "ellie", f"{fact['m']}x{fact['n']}")
    assert (data["grundy"], data["winner"]) == (fact["grundy"], fact["winner"])
    assert len(data["winning_moves"]) == fact["winning_first_placements"]
    for move in data["winning_moves"]:
        assert len(move) == 3
        assert all(0 <= r < fact["m"] and 0 <= c < fact["n"] for r, c in move)


def test_shapes_from_a_file_and_from_stdin(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "shape.txt"
    file.write_text("..#\n...\n", encoding="utf-8")
    first = answer(capsys, "ellie", "--shape", str(file))
    monkeypatch.setattr("sys.stdin", io.StringIO("..#\n..."))
    assert answer(capsys, "ellie", "--shape", "-") == first
    assert first["board"] == "..#/..."


def test_words_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["ellie", "3x4"]) == 0
    out = capsys.readouterr().out
    assert "Grundy value 1, the first player wins" in out
    assert "4 of 24 first moves win" in out
    assert cli.main(["ellie", "3x3"]) == 0
    assert "the second player wins" in capsys.readouterr().out


@pytest.mark.parametrize("args", [[], ["3"], ["3x4", "--shape", "x"], ["--shape", "missing.txt"], ["9x9"], ["0x2"]])
def test_errors_are_one_line(args: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    refused(capsys, "ellie", *args, "--json")


def test_table_of_boards_is_as_each_board_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TILING_GUI_HOME", str(tmp_path))
    boards = answer(capsys, "ellie", "--table", "3x4")["boards"]
    assert [(one["rows"], one["columns"]) for one in boards] == sorted(
        [(m, n) for m in (1, 2, 3) for n in range(m, 5)], key=lambda size: (size[0] * size[1], size)
    )
    alone = {(fact["m"], fact["n"]): (fact["grundy"], fact["winner"]) for fact in BOARDS}
    compared = [one for one in boards if (one["rows"], one["columns"]) in alone]
    assert len(compared) >= 5
    for one in compared:
        assert alone[one["rows"], one["columns"]] == (one["grundy"], one["winner"])
    refused(capsys, "ellie", "--table", "3x4", "3x4")
    refused(capsys, "ellie", "--table", "..#/...")
