"""The verb sum of the command line."""

import pytest

from tests.cli.calls import answer, refused
from tiling_gui import cli


def test_nim_of_the_slides_in_parts(capsys: pytest.CaptureFixture[str]) -> None:
    """12, 13 and 7 have the nim-sum 6; the three winning moves are those of the slides."""
    data = answer(capsys, "sum", "nim(12) + nim(13)", "+7")
    assert [term["grundy"] for term in data["terms"]] == [12, 13, 7]
    assert (data["grundy"], data["winner"]) == (6, "first")
    assert [(each["term"], each["move"]) for each in data["winning_moves"]] == [(0, [0, 10]), (1, [0, 11]), (2, [0, 1])]
    assert cli.main(["sum", "nim(12) + nim(13) + nim(7)"]) == 0
    said = capsys.readouterr().out
    assert "nim-sum   6  0110" in said
    assert "nim(13): #1 13→11" in said


def test_a_lost_sum_has_no_winning_move(capsys: pytest.CaptureFixture[str]) -> None:
    data = answer(capsys, "sum", "grundy(7)")  # the lecture's seven
    assert (data["grundy"], data["winner"], data["winning_moves"]) == (0, "second", [])
    assert cli.main(["sum", "grundy(7)"]) == 0
    assert "none" in capsys.readouterr().out


def test_refusals(capsys: pytest.CaptureFixture[str]) -> None:
    assert "chess" in refused(capsys, "sum", "chess(3)", "--json")
    assert "above 0" in refused(capsys, "sum", "3", "--time-limit", "0")


def test_what_takes_too_long_is_not_proved(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["sum", "nim(1000000) + 2", "--time-limit", "0.01", "--quiet"]) == 3
    assert "Stopped" in capsys.readouterr().out
