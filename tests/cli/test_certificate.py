"""The verb certificate of the command line."""

import gzip
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.calls import answer, refused
from tests.engine.test_certificates import CHECKER
from tests.schemas import conforms
from tiling_gui.cli import main


def test_three_rows(capsys: pytest.CaptureFixture[str]) -> None:
    found = answer(capsys, "certificate", "3xn")
    assert found["faults"] == 0
    assert (found["period"], found["rate"], found["limit"]) == (6, "8", "4/3")
    assert found["formulas"] == {"MAX": "floor((4n + 1)/3)", "MIN": "floor(4n/3)"}
    assert [line["constant"] for line in found["lines"]] == ["1", "5/2", "4", "5", "13/2", "8"]
    assert "covers" not in found
    assert found["first_moves"] == {"MIN": "floor((4n + 1)/3)"}
    assert main(["certificate", "3xn"]) == 0
    assert "(Theorem 20): MIN first at least floor((4n + 1)/3)." in capsys.readouterr().out
    assert "first_moves" not in answer(capsys, "certificate", "4xn")
    covers = answer(capsys, "certificate", "3xn", "--upper")["covers"]
    assert covers == {"MAX": "floor((4n + 1)/3)", "MIN": "floor((4n + 1)/3)"}
    assert main(["certificate", "3xn", "--upper"]) == 0
    said = capsys.readouterr().out
    assert "at most 15/11.\n" in said
    assert "at most floor((4n + 1)/3), whoever begins, so at most 4/3 per column." in said
    assert ["7", "19/2", "10", "9", "4", "+", "3"] in [line.split() for line in said.splitlines()]


def test_half_a_domino_a_period_is_rounded_for_every_length(capsys: pytest.CaptureFixture[str]) -> None:
    """The blocks of five columns of 4 x n have 19/2: the bound must also hold for an odd number of them."""
    found = answer(capsys, "certificate", "4xn", "--upper")
    assert (found["period"], found["rate"], found["limit"]) == (10, "19", "19/10")
    assert [line["columns"] for line in found["short"]] == [2, 3]
    assert all(line["widths"] for line in found["short"])
    assert {"columns": 13, "constant": "24", "widths": [4, 5, 4]} in found["lines"]
    assert found["covers"] == {"MAX": "floor((24n + 4)/13)", "MIN": "floor((24n + 4)/13)"}


def test_the_plane(capsys: pytest.CaptureFixture[str]) -> None:
    found = answer(capsys, "certificate", "mxn")
    assert [block["potential"] for block in found["blocks"]] == [6]
    assert main(["certificate", "mxn"]) == 0
    assert "dominoes per square is at least 2/5" in capsys.readouterr().out


def test_a_file_is_written_checked_and_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "six.gz"
    assert answer(capsys, "certificate", "6xn", "--to", str(path))["table"] == str(path)
    assert answer(capsys, "certificate", "6xn", "--from", str(path))["limit"] == "5/2"
    said = subprocess.run([sys.executable, str(CHECKER), str(path)], capture_output=True, text=True, check=True)
    assert said.stdout.endswith("Yes: every condition holds.\n")
    assert "other blocks" in refused(capsys, "certificate", "3xn", "--from", str(path))
    data = bytearray(gzip.decompress(path.read_bytes()))
    data[-1] += 1
    path.write_bytes(gzip.compress(bytes(data)))
    assert main(["certificate", "6xn", "--from", str(path)]) == 3
    said_here = capsys.readouterr().out
    assert "conditions are violated: refused" in said_here
    assert "at least" not in said_here


def test_bad_input(capsys: pytest.CaptureFixture[str]) -> None:
    assert "a lower certificate for 3xn, 4xn" in refused(capsys, "certificate", "2xn")
    assert "an upper certificate for 3xn, 4xn, not" in refused(capsys, "certificate", "8xn", "--upper")
    assert conforms({"schema": "certificate"}, "certificate")
