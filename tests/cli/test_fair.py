"""The verb fair, and the histogram of evaluate."""

from fractions import Fraction

import pytest

from tests.cli.calls import answer, refused
from tiling_gui import cli


def test_the_fairest_come_first(capsys: pytest.CaptureFixture[str]) -> None:
    """x - y and x/y of two different values 1, 2 are fair by symmetry; x + y never is, as MIN can never lose."""
    data = answer(capsys, "fair", "--variables", "2", "--domain", "1,2")
    assert data["status"] == "complete"
    found = {game["expression"]: game for game in data["games"]}
    assert {text for text, game in found.items() if game["fair"]} == {"x - y", "x/y"}
    assert data["games"][-1]["win"] == 0
    for game in data["games"]:
        assert sum(Fraction(game[name]) for name in ("win", "draw", "loss")) == 1
        assert game["domain"] == "1,2"


def test_words_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["fair", "--variables", "2", "--domain", "0-1", "--show", "1", "--quiet"]) == 0
    head, row, last = capsys.readouterr().out.splitlines()
    assert head.split()[:2] == ["expression", "domain"]
    assert row.split()[:3] == ["x", "-", "y"]
    assert row.endswith("fair")
    assert last == "4 games were examined; MAX and MIN play at random."


def test_refusals(capsys: pytest.CaptureFixture[str]) -> None:
    assert "2 to 4 variables" in refused(capsys, "fair", "--variables", "5")
    assert "--show" in refused(capsys, "fair", "--show", "0")
    assert refused(capsys, "fair", "--domain", "x")


def test_two_dice(capsys: pytest.CaptureFixture[str]) -> None:
    bars = answer(capsys, "evaluate", "x+y", "--domain", "1-6", "--histogram")["histogram"]
    assert [36 * Fraction(bar["chance"]) for bar in bars] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    assert cli.main(["evaluate", "x+y", "--domain", "1-6", "--histogram", "--quiet"]) == 0
    lines = capsys.readouterr().out.splitlines()[-11:]
    assert lines[5].split() == ["7", "0.1667", "#" * 40]
    assert lines[0].split() == ["2", "0.0278", "#" * 7]
