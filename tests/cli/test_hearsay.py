"""Rows of a file are used for one answer or proved, and not believed otherwise."""

import json
from pathlib import Path

import pytest

from tests.cli.calls import answer, refused
from tiling_gui import cli
from tiling_gui.core.bound_store import Bound
from tiling_gui.core.game import Side
from tiling_gui.engine.position_keys import position_key
from tiling_gui.engine.rows_file import FORMAT, write_row
from tiling_gui.games.domino.rules import DominoPosition, read_shape
from tiling_gui.store import Store

SHAPE = "......\n......\n..#...\n......\n.....#"
"""28 squares; its value is not shipped."""
SMALL = ("--threads", "1", "--memory", "32")


def position() -> DominoPosition:
    found: DominoPosition = read_shape(SHAPE, Side.MAX)
    return found


@pytest.fixture
def shape(tmp_path: Path) -> str:
    file = tmp_path / "shape"
    file.write_text(SHAPE)
    return str(file)


def written(file: Path, *rows: Bound, position: object = None) -> str:
    """A file of rows of another installation."""
    head = {"format": FORMAT, "version": 1}
    file.write_text("".join(f"{line}\n" for line in (json.dumps(head), *map(write_row, rows))))
    return str(file)


def whole(lower: int, upper: int) -> Bound:
    """A row that bounds the shape as a whole, whoever begins."""
    start = position()
    return Bound(
        position_key(start.board, start.live), lower, upper, max(0, lower - 1), min(14, upper + 1), nodes=10**9
    )


def stored() -> tuple[int, int]:
    """How many facts and results the store has."""
    with Store.open() as store:
        return store.facts.count(), len(store.solves())


@pytest.fixture
def value(capsys: pytest.CaptureFixture[str], shape: str) -> int:
    """The value of the shape, proved without a store."""
    found = answer(capsys, "solve", "--shape", shape, "--no-store", *SMALL)["value"]
    assert isinstance(found, int)
    return found


def test_an_answer_by_the_rows_of_a_file_says_so_and_is_not_kept(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, shape: str, value: int
) -> None:
    file = written(tmp_path / "f.rows", whole(value, value))
    before = stored()
    for _ in range(2):
        found = answer(capsys, "solve", "--shape", shape, "--rows", file, *SMALL)
        assert (found["value"], found["rests_on"]) == (value, "f.rows")
    assert stored() == before
    assert cli.main(["solve", "--shape", shape, "--rows", file, "--quiet", *SMALL]) == 0
    assert "This rests on f.rows, which was not proved here" in capsys.readouterr().out
    own = answer(capsys, "solve", "--shape", shape, *SMALL)
    assert (own["value"], "rests_on" in own) == (value, False)
    known = answer(capsys, "solve", "--shape", shape, "--rows", file, *SMALL)
    assert "rests_on" not in known, "it is proved here"


@pytest.mark.parametrize("wrong", [(1, 1), (-2, -1)])
def test_no_false_row_is_believed_by_any_later_answer(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, shape: str, value: int, wrong: tuple[int, int]
) -> None:
    """Whatever the one answer says, it says on what it rests, and the next one is right."""
    file = written(tmp_path / "f.rows", whole(value + wrong[0], value + wrong[1]))
    argv = ["solve", "--shape", shape, "--rows", file, "--json", "--quiet", *SMALL]
    code = cli.main(argv)
    said = json.loads(capsys.readouterr().out)
    if code:
        assert "false row" in said["error"]["message"]
    else:
        assert said["rests_on"] == "f.rows"
    code = cli.main([*argv, "--prove"])
    said = json.loads(capsys.readouterr().out)
    assert code == 2
    assert "is not used: its row about" in said["error"]["message"]
    assert stored()[1] == 0
    own = answer(capsys, "solve", "--shape", shape, *SMALL)
    assert (own["value"], own["bounds"]) == (value, [value, value])


def test_rows_that_are_proved_here_are_facts(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, shape: str, value: int
) -> None:
    file = written(tmp_path / "f.rows", Bound("3x3:1ef", 3, 3, 4, 4), whole(value, value + 1))
    assert cli.main(["solve", "--shape", shape, "--rows", file, "--prove", "--json", *SMALL]) == 0
    told = capsys.readouterr()
    found = json.loads(told.out)
    assert (found["value"], "rests_on" in found) == (value, False)
    assert "2 of 2 new rows of" in told.err
    with Store.open() as store:
        assert store.facts.get("3x3:1ef") == Bound("3x3:1ef", 3, 3, 4, 4)


def test_rows_that_this_installation_wrote_are_its_own(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, shape: str, value: int
) -> None:
    file = str(tmp_path / "c")
    answer(capsys, "solve", "--shape", shape, "--checkpoint", file, *SMALL)
    found = answer(capsys, "solve", "--shape", shape, "--rows", file, *SMALL)
    assert (found["value"], "rests_on" in found) == (value, False)
    elsewhere = ("--home", str(tmp_path / "elsewhere"))
    said = refused(capsys, "solve", "--shape", shape, "--checkpoint", file, *elsewhere)
    assert "was not written by this installation" in said


def test_rows_that_contradict_what_is_proved_are_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with Store.open() as store:
        store.facts.put(Bound("3x3:1ef", 3, 3, 4, 4))
    file = written(tmp_path / "f", Bound("3x3:1ef", 4, 4, 4, 4))
    assert "contradicts what is proved here" in refused(capsys, "solve", "9x9", "--rows", file)
