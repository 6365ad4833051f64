"""The verbs structure and zugzwangs of the command line."""

import json
from pathlib import Path

import pytest

from tests.cli.calls import answer, refused
from tests.schemas import conforms
from tiling_gui.cli import main
from tiling_gui.games.domino.rules import move_from_json, read_shape


@pytest.fixture
def shape(tmp_path: Path) -> Path:
    """A file with the irregular shape of 26 squares."""
    path = tmp_path / "shape.txt"
    path.write_text("......##\n........\n........\n####....\n", encoding="utf-8")
    return path


def test_structure(capsys: pytest.CaptureFixture[str], shape: Path) -> None:
    found = answer(capsys, "structure", "--shape", str(shape))
    assert (found["zugzwang_free"], found["why"]) == (False, "irregular: these 3 dominoes leave a ring of 20")
    position = read_shape(shape.read_text(encoding="utf-8"))
    for move in found["moves"]:
        position = position.play(move_from_json(move))
    assert position.live.bit_count() == 20
    assert main(["structure", "--shape", str(shape)]) == 0
    assert "b2–c2, d2–e2, f3–g3" in capsys.readouterr().out
    free = answer(capsys, "structure", "5x5")
    assert free == {
        "schema": "structure",
        "zugzwang_free": True,
        "moves": None,
        "why": "zugzwang-free: no gap, 25 squares",
    }


def test_what_is_open_is_null(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Two 3 x 9 boards joined by a path: 56 squares, not a ring, and too large to be solved."""
    shape = tmp_path / "two.txt"
    shape.write_text("....................\n.........##.........\n.........##.........\n", encoding="utf-8")
    found = answer(capsys, "structure", "--shape", str(shape), "--time-limit", "0.1", "--no-store")
    assert (found["zugzwang_free"], found["moves"]) == (None, None)
    assert found["why"].startswith("not decided: 56 squares")


def test_zugzwangs_are_an_object_a_size(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["zugzwangs", "--upto", "15", "--json", "--quiet", "--jobs", "1"]) == 0
    sizes = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [size["squares"] for size in sizes] == list(range(8, 16))
    assert [conforms(size, "zugzwangs") for size in sizes] == [[]] * len(sizes)
    assert [sizes[-1][name] for name in ("candidates", "zugzwangs", "cycles")] == [152, 0, 0]
    assert main(["zugzwangs", "--upto", "13", "--quiet"]) == 0
    line = next(line.split() for line in capsys.readouterr().out.splitlines() if line.split()[:1] == ["13"])
    assert line[:4] == ["13", *(str(sizes[5][name]) for name in ("candidates", "zugzwangs", "cycles"))]


def test_the_shipped_list_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["zugzwangs", "--list", "--json", "--quiet"]) == 0
    shapes = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [conforms(shape, "zugzwangs") for shape in shapes] == [[]] * 22
    assert {(shape["squares"], shape["max"], shape["min"]) for shape in shapes} == {(27, 11, 12)}
    assert sum(shape["images"] for shape in shapes) == 160
    assert all("".join(shape["rows"]).count(".") == 27 for shape in shapes)
    assert main(["zugzwangs", "--list"]) == 0
    assert "1 of 8, 2,932 of 20 and 13,016 of 22 squares" in capsys.readouterr().out


def test_bad_input(capsys: pytest.CaptureFixture[str]) -> None:
    assert "8 to 36" in refused(capsys, "zugzwangs", "--upto", "40")
    assert "whole number" in refused(capsys, "zugzwangs", "--upto", "x")
    assert "not allowed with" in refused(capsys, "zugzwangs", "--upto", "9", "--list")
    assert "--upto --list" in refused(capsys, "zugzwangs")
    assert "5x6" in refused(capsys, "structure")
