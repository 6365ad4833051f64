"""`tiling-gui heap` as the contract of the command line has it."""

import json
from typing import Any

import pytest

from tests.conftest import DATA
from tiling_gui import cli

FACTS: dict[str, Any] = json.loads((DATA / "placement_and_heaps.json").read_text())


def answer(capsys: pytest.CaptureFixture[str], *args: str) -> dict[str, Any]:
    assert cli.main(["heap", *args, "--json", "--quiet"]) == 0
    out = capsys.readouterr()
    assert out.err == ""
    data = json.loads(out.out)
    assert isinstance(data, dict)
    return data


def test_the_lecture_s_seven_is_lost(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(capsys, "grundy", "7") == {"grundy": 0, "winner": "second", "winning_moves": []}
    for n, value in enumerate(FACTS["grundys_game_first_21"]):
        assert answer(capsys, "grundy", str(n))["grundy"] == value


def test_the_slides_nim(capsys: pytest.CaptureFixture[str]) -> None:
    data = answer(capsys, "nim", "12,13,7")
    assert data == {"grundy": 6, "winner": "first", "winning_moves": [[0, 10], [1, 11], [2, 1]]}
    assert cli.main(["heap", "nim", "12,13,7"]) == 0
    out = capsys.readouterr().out
    assert "0110  nim-sum" in out


def test_treblecross_is_007_on_two_cells_more(capsys: pytest.CaptureFixture[str]) -> None:
    for cells in range(3, 38):
        data = answer(capsys, "treblecross", str(cells))
        assert data["grundy"] == FACTS["octal_007_first_40"][cells + 2]
        assert data["winner"] == ("first" if data["grundy"] else "second")
        assert all(isinstance(cell, int) and 0 <= cell < cells for cell in data["winning_moves"])


def test_octal_games_by_name_and_by_code(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(capsys, "kayles", "9") == answer(capsys, "octal", ".77", "9")
    assert answer(capsys, "kayles", "9")["winning_moves"] == [[0, [4, 4]]]
    assert answer(capsys, "dawson", "5,3")["grundy"] == 0 ^ 1
    assert answer(capsys, "octal", "0.007", "3")["winning_moves"] == [[0, []]]


@pytest.mark.parametrize(
    "args", [[], ["nim"], ["go", "3"], ["nim", "1", "2"], ["treblecross", "2"], ["octal", "7", "3"], ["nim", "x"]]
)
def test_errors_are_one_line(args: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["heap", *args, "--json"]) == 2
    out = capsys.readouterr()
    assert out.out == ""
    assert out.err.count("\n") == 1
