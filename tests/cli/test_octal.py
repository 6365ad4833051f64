"""The verb octal of the command line."""

import json
from typing import Any

import pytest

from tests.cli.calls import answer, refused
from tests.conftest import DATA
from tiling_gui import cli

FACTS: dict[str, Any] = json.loads((DATA / "placement_and_heaps.json").read_text())


def test_the_data(capsys: pytest.CaptureFixture[str]) -> None:
    data = answer(capsys, "octal", "0.007", "--upto", "200")
    assert data["values"][:40] == FACTS["octal_007_first_40"]
    assert {v: data["first_occurrence"][v] for v in FACTS["first_occurrence"]} == FACTS["first_occurrence"]
    assert data["p_positions"] == [n for n, value in enumerate(data["values"]) if value == 0]
    assert data["max"] == max(data["values"])
    assert sum(data["frequencies"]) == len(data["values"]) == 201
    assert data["period"] is None


def test_the_slides_figures(capsys: pytest.CaptureFixture[str]) -> None:
    data = answer(capsys, "octal", ".007", "--upto", "9999")
    assert data["code"] == "0.007"
    assert (data["max"], max(data["frequencies"])) == (262, 202)


def test_periods(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(capsys, "octal", ".17", "--upto", "1000")["period"]["length"] == 34
    assert answer(capsys, "octal", ".77", "--upto", "1000")["period"] == {"start": 71, "length": 12}


def test_words_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["octal", ".17", "--upto", "300", "--quiet"]) == 0
    out = capsys.readouterr().out
    assert "Taking 2 counters may leave no heap or one heap or two heaps" in out
    assert "Period 34" in out
    assert cli.main(["octal", ".007", "--upto", "8"]) == 0
    assert "P-positions: 0 1 2 8" in capsys.readouterr().out


@pytest.mark.parametrize(
    "args", [[], ["8"], [".007", "--upto", "-1"], [".007", "--upto", "x"], [".007", "--upto", "9" * 9]]
)
def test_errors_are_one_line(args: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    refused(capsys, "octal", *args, "--json")


def test_one_time_is_in_the_singular(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["octal", "0.007", "--upto", "0"]) == 0
    assert "most frequent value 0 (1 time)\n" in capsys.readouterr().out
