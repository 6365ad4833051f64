"""One random bit flipped in every cache of exact values: no false value, and a message if one was lost."""

import json
import random
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tiling_gui import paths
from tiling_gui.core import computed_files, shipped_files
from tiling_gui.games.ellie import rectangles
from tiling_gui.games.ellie.rules import ElliePosition
from tiling_gui.games.ellie.solver import EllieSolver
from tiling_gui.games.heaps.grundy_values import octal_values
from tiling_gui.games.heaps.octal import OctalCode

FLIPS = 60


def flipped(path: Path, times: int = FLIPS) -> Iterator[int]:
    """Yields the number of a byte of the file with one bit changed; restores it afterwards."""
    whole, chance = path.read_bytes(), random.Random(path.name)
    for _ in range(times):
        at = chance.randrange(len(whole))
        changed = bytearray(whole)
        changed[at] ^= 1 << chance.randrange(8)
        path.write_bytes(changed)
        yield at
    path.write_bytes(whole)


def test_values_of_an_octal_game(caplog: pytest.LogCaptureFixture) -> None:
    code = OctalCode.parse("0.137")
    values = octal_values(code, 700).tolist()
    kept = paths.cache_dir() / "grundy" / "octal-0.137.values"
    for _ in flipped(kept):
        caplog.clear()
        assert octal_values(code, 700).tolist() == values
        assert caplog.messages == [f"{kept} is damaged: its values are computed again."]
    caplog.clear()
    assert octal_values(code, 700).tolist() == values
    assert not caplog.messages


def test_values_under_the_name_of_another_game_are_computed_again(caplog: pytest.LogCaptureFixture) -> None:
    code, other = OctalCode.parse("0.137"), OctalCode.parse("0.77")
    values = octal_values(code, 700).tolist()
    assert octal_values(other, 700).tolist() != values
    folder = paths.cache_dir() / "grundy"
    shutil.copy(folder / "octal-0.77.values", folder / "octal-0.137.values")
    assert octal_values(code, 700).tolist() == values
    assert caplog.messages == [f"{folder / 'octal-0.137.values'} is damaged: its values are computed again."]


def test_values_of_ellie(caplog: pytest.LogCaptureFixture) -> None:
    solver = EllieSolver()
    boards = [ElliePosition.start(3, n) for n in (3, 4, 5)]
    values = [rectangles.solve(board, solver) for board in boards]
    for _ in flipped(paths.cache_dir() / "grundy" / "ellie.values"):
        assert rectangles.known_rectangle(boards[0]) is None
    assert [rectangles.known_rectangle(board) for board in boards] == values
    assert len(caplog.messages) == FLIPS


def test_values_of_ellie_that_an_earlier_version_wrote_are_read(tmp_path: Path) -> None:
    data = b"[[3, 20, 1]]"  # no value of anything: it is only read
    (paths.cache_dir() / "grundy").mkdir(parents=True)
    (paths.cache_dir() / "grundy" / "ellie.values").write_bytes(computed_files.digest(data).encode() + b"\n" + data)
    assert rectangles.known_rectangle(ElliePosition.start(3, 20)) == 1


@pytest.mark.parametrize("folder", ["book", "engine", "heaps"])
def test_shipped_files(folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copied = tmp_path / folder
    shutil.copytree(paths.resource(folder), copied)
    monkeypatch.setattr(shipped_files, "resource", tmp_path.joinpath)
    digests = copied / shipped_files.DIGESTS
    names = sorted(json.loads(digests.read_text()))
    for name in names:
        told = shipped_files.read(f"{folder}/{name}")
        assert told
        for changed in (copied / name, digests):
            for _ in flipped(changed, max(2, 24 // len(names))):
                assert shipped_files.read(f"{folder}/{name}") in (told, None)


def test_a_cache_that_cannot_be_written_is_no_error(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file, not a folder")
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    computed_files.write("grundy/some.values", b"1")
    assert computed_files.read("grundy/some.values") is None
