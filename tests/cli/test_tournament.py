"""The verb tournament: a cross-table as JSON, as text and as a file; refusals in one line."""

import csv
import io
import json
from pathlib import Path

import pytest

from tiling_gui.cli import main

LEVELS = ["--levels", "random,lookahead:1,lookahead:2", "--quiet", "--threads", "1", "--memory", "16"]


def test_a_tournament_as_json_and_as_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    to = tmp_path / "levels.csv"
    arguments = ["tournament", "3x4", "--pairs", "2", "--seed", "5", *LEVELS]
    assert main([*arguments, "--json", "--to", str(to)]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["board"], data["seed"]) == ("3x4", 5)
    assert len(data["pairs"]) == 6
    assert sum(level["points"] for level in data["levels"]) == 6
    rows = list(csv.DictReader(io.StringIO(to.read_text())))
    assert sum(float(row["points"]) for row in rows) == 6
    assert main(arguments) == 0
    text = capsys.readouterr().out
    assert "Looks 2 ahead" in text
    assert main([*arguments, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == data


@pytest.mark.parametrize(
    "arguments",
    [["--levels", "random"], ["--levels", "random,adaptive"], ["--to", "table.doc"], ["--pairs", "0"]],
)
def test_what_is_refused(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    assert main(["tournament", "3x4", "--quiet", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
