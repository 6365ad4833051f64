"""The shipped list of minimal zugzwangs, compared with published counts and with the exact engine."""

import json
from dataclasses import replace
from pathlib import Path
from shutil import copyfile

import pytest

from tests.conftest import DATA
from tests.theory.shapes import has_leaf_or_square_end, is_cycle
from tiling_gui.core import shipped_files
from tiling_gui.core.game import Side
from tiling_gui.engine import Engine
from tiling_gui.engine.zugzwangs import shipped
from tiling_gui.engine.zugzwangs.shipped import Count
from tiling_gui.games.domino.rules import read_shape
from tiling_gui.paths import resource

CANDIDATES = {16: 263, 20: 14_668, 22: 107_398, 23: 314_348, 24: 776_962, 25: 2_205_809}
"""The number of fixed polyominoes without leaf, square end or being a cycle: from another author's program."""


def facts(count: Count) -> tuple[int, int, int]:
    return count.candidates, count.zugzwangs, count.cycles


def test_the_shipped_table_has_the_counts_and_decides_shapes_of_28_squares() -> None:
    table = {count.squares: count for count in shipped.counts()}
    assert {squares: table[squares].candidates for squares in CANDIDATES} == CANDIDATES
    assert list(table) == list(range(shipped.LEAST, shipped.decided() + 1))
    assert shipped.decided() >= 28
    data = json.loads((DATA / "zugzwangs_27.json").read_text(encoding="utf-8"))
    assert [facts(table[size["squares"]]) for size in data["sizes"]] == [facts(Count(**size)) for size in data["sizes"]]
    images = {turned(set(shipped.read(shape)), k) for shape in data["free_shapes_of_27"] for k in range(8)}
    assert set(shipped.shapes()) == images
    assert len(shipped.shapes()) == len(images) == 160


def test_a_list_without_the_shapes_that_it_counts_decides_less(monkeypatch: pytest.MonkeyPatch) -> None:
    cut = [replace(count, shapes=count.shapes[1:]) for count in shipped.counts()]
    monkeypatch.setattr(shipped, "counts", lambda: tuple(cut))
    assert shipped.decided.__wrapped__() == 26


def test_a_shipped_table_that_was_changed_decides_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = json.loads(resource(shipped.FILE).read_text(encoding="utf-8"))
    data["sizes"][-1]["zugzwangs"] += 1
    (tmp_path / "engine").mkdir()
    (tmp_path / shipped.FILE).write_text(json.dumps(data), encoding="utf-8")
    copyfile(resource("engine/digests.json"), tmp_path / "engine" / "digests.json")
    monkeypatch.setattr(shipped_files, "resource", lambda name: tmp_path / name)
    assert shipped.counts.__wrapped__() == ()


def test_the_zugzwangs_of_27_squares_that_are_no_cycles() -> None:
    """22 free shapes, 160 fixed ones; tests/theory compares one of them with the definition."""
    data = json.loads((DATA / "zugzwangs_27.json").read_text(encoding="utf-8"))
    fixed, engine = set(), Engine(threads=1, memory_mb=32)
    for shape in data["free_shapes_of_27"]:
        position = read_shape(shape.replace("/", "\n"), Side.MAX)
        cells = {(r, c) for r, row in enumerate(shape.split("/")) for c, symbol in enumerate(row) if symbol == "."}
        assert len(cells) == 27
        assert not has_leaf_or_square_end(frozenset(cells))
        assert not is_cycle(frozenset(cells))
        for first, value in ((Side.MAX, 11), (Side.MIN, 12)):
            assert engine.solve(replace(position, to_move=first)).value == value
        fixed |= {turned(cells, k) for k in range(8)}
    assert len(fixed) == data["sizes"][0]["zugzwangs"] == 160


def turned(cells: set[tuple[int, int]], k: int) -> frozenset[tuple[int, int]]:
    """The image of a shape under one of the eight symmetries, translated to the origin."""
    for _ in range(k % 4):
        cells = {(c, -r) for r, c in cells}
    if k >= 4:
        cells = {(r, -c) for r, c in cells}
    top, left = min(r for r, _ in cells), min(c for _, c in cells)
    return frozenset((r - top, c - left) for r, c in cells)
