"""The verb heap of the command line."""

import json
from typing import Any

import pytest

from tests.cli.calls import answer, refused
from tests.conftest import DATA
from tiling_gui import cli

FACTS: dict[str, Any] = json.loads((DATA / "placement_and_heaps.json").read_text())


def test_the_lecture_s_seven_is_lost(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(capsys, "heap", "grundy", "7") == {
        "schema": "heap",
        "grundy": 0,
        "winner": "second",
        "winning_moves": [],
        "remoteness": 4,
    }
    for n, value in enumerate(FACTS["grundys_game_first_21"]):
        assert answer(capsys, "heap", "grundy", str(n))["grundy"] == value


def test_a_position_is_given_with_its_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(capsys, "heap", "heaps:nim:12,13,7")["grundy"] == 12 ^ 13 ^ 7
    assert answer(capsys, "heap", "octal", "0·77", "5")["grundy"] == answer(capsys, "heap", "kayles:5")["grundy"]


def test_the_slides_nim(capsys: pytest.CaptureFixture[str]) -> None:
    data = answer(capsys, "heap", "nim", "12,13,7")
    data.pop("remoteness")  # a slow machine may not find it in time
    assert data == {"schema": "heap", "grundy": 6, "winner": "first", "winning_moves": [[0, 10], [1, 11], [2, 1]]}
    assert cli.main(["heap", "nim", "12,13,7"]) == 0
    out = capsys.readouterr().out
    assert "0110  nim-sum" in out


def test_treblecross_is_007_on_two_cells_more(capsys: pytest.CaptureFixture[str]) -> None:
    for cells in (*range(3, 18), 26, 37):  # computing the remoteness of larger ones takes a while each
        data = answer(capsys, "heap", "treblecross", str(cells))
        assert data["grundy"] == FACTS["octal_007_first_40"][cells + 2]
        assert data["winner"] == ("first" if data["grundy"] else "second")
        assert all(isinstance(cell, int) and 0 <= cell < cells for cell in data["winning_moves"])


def test_octal_games_by_name_and_by_code(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(capsys, "heap", "kayles", "9") == answer(capsys, "heap", "octal", ".77", "9")
    assert answer(capsys, "heap", "kayles", "9")["winning_moves"] == [[0, [4, 4]]]
    assert answer(capsys, "heap", "dawson", "5,3")["grundy"] == 0 ^ 1
    assert answer(capsys, "heap", "octal", "0.007", "3")["winning_moves"] == [[0, []]]


@pytest.mark.parametrize(
    "args", [[], ["nim"], ["go", "3"], ["nim", "1", "2"], ["treblecross", "2"], ["octal", "7", "3"], ["nim", "x"]]
)
def test_errors_are_one_line(args: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    refused(capsys, "heap", *args, "--json")
