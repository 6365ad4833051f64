"""The verb structure of the command line."""

from pathlib import Path

import pytest

from tests.cli.calls import answer
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
    assert answer(capsys, "structure", "5x5")["moves"] is None


def test_what_is_open_is_null(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Two 3 x 9 boards joined by a path: 56 squares, not a ring, and too large to be solved."""
    shape = tmp_path / "two.txt"
    shape.write_text("....................\n.........##.........\n.........##.........\n", encoding="utf-8")
    found = answer(capsys, "structure", "--shape", str(shape), "--time-limit", "0.1", "--no-store")
    assert (found["zugzwang_free"], found["moves"]) == (None, None)
    assert found["why"].startswith("not decided: 56 squares")
