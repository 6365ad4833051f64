"""The enumeration of minimal zugzwangs, compared with growing all polyominoes and with published counts."""

import json
import random
from dataclasses import replace
from pathlib import Path
from shutil import copyfile

import pytest

from tests.conftest import DATA
from tests.engine.brute import edges, values, zugzwang_free
from tests.engine.shapes import has_leaf_or_square_end, is_cycle, polyominoes, rings
from tiling_gui.core import shipped_files
from tiling_gui.core.game import Side
from tiling_gui.engine import Engine
from tiling_gui.engine.zugzwangs import enumeration, shipped
from tiling_gui.engine.zugzwangs.enumeration import Count, Enumeration, SavedRows, is_minimal_zugzwang
from tiling_gui.errors import InputError, StoreError
from tiling_gui.games.domino.rules import read_shape
from tiling_gui.paths import resource

CANDIDATES = {16: 263, 20: 14_668, 22: 107_398, 23: 314_348, 24: 776_962, 25: 2_205_809}
"""The number of fixed polyominoes without leaf, square end or being a cycle: from another author's program."""
FREE_RINGS_OF_20 = 420


def facts(count: Count | None) -> tuple[int, int, int]:
    assert count is not None
    return count.candidates, count.zugzwangs, count.cycles


def test_small_sizes_are_those_of_all_polyominoes() -> None:
    counted = Enumeration(jobs=2)
    for squares, shapes in enumerate(polyominoes(10, fixed=True), 1):
        if squares < shipped.LEAST:
            assert all(map(has_leaf_or_square_end, shapes))
            continue
        kept = [cells for cells in shapes if not has_leaf_or_square_end(cells)]
        others = [cells for cells in kept if not is_cycle(cells)]
        assert not any(values(cells)[0] < values(cells)[1] for cells in others)
        assert facts(counted.count(squares)) == (len(others), 0, len(kept) - len(others))


def test_the_counts_of_16_and_20_squares() -> None:
    counted = Enumeration()
    for squares in (16, 20):
        assert facts(counted.count(squares))[:2] == (CANDIDATES[squares], 0)


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


def test_a_run_that_was_cut_short_goes_on_with_what_it_kept(tmp_path: Path) -> None:
    whole = Enumeration(saved=SavedRows(tmp_path / "whole"))
    expected = facts(whole.count(20))
    data = (tmp_path / "whole").read_bytes()
    assert data.count(b"\n") == 2
    for length in (0, 1, len(data) // 3, data.index(b"\n"), data.index(b"\n") + 1, len(data) - 1, len(data)):
        cut = tmp_path / f"cut{length}"
        cut.write_bytes(data[:length])
        before = facts(Enumeration(saved=SavedRows(cut)).finished(20)) if length == len(data) else None
        assert before in (None, expected)
        assert facts(Enumeration(saved=SavedRows(cut)).count(20)) == expected
        assert facts(Enumeration(saved=SavedRows(cut)).finished(20)) == expected
    assert Enumeration(saved=SavedRows(tmp_path / "none")).finished(20) is None


def test_rows_that_cannot_be_kept_end_the_run_with_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be written"):
        Enumeration(jobs=2, saved=SavedRows(tmp_path / "no" / "rows")).count(20)


def test_rows_that_are_none_are_not_read(tmp_path: Path) -> None:
    rows = ["", "{}", "[1]", '"x"', "{", '{"split": 12, "part": 0, "squares": 9, "candidates": -1}', "\x00"]
    (tmp_path / "rows").write_text("\n".join(rows) + "\n", encoding="utf-8")
    assert SavedRows(tmp_path / "rows").read(9) == {}


def test_sizes_that_cannot_be_counted_are_refused() -> None:
    for squares in (7, 37):
        with pytest.raises(InputError, match="8 to 36"):
            Enumeration().count(squares)


def test_means_are_those_of_the_definition() -> None:
    """For zugzwang-free sets of squares of a 4 x 4 board, in any number of parts."""
    import numpy as np

    _, means = enumeration._kernels()
    rng = random.Random(5)
    seen = 0
    table = np.zeros((1 << 12, 3), np.uint64)
    for _ in range(60):
        cells = sorted((r, c) for r in range(4) for c in range(4) if rng.random() < 0.85)
        near = np.zeros(64, np.uint64)
        for a, b in edges(frozenset(cells)):
            near[cells.index(a)] |= np.uint64(1 << cells.index(b))
            near[cells.index(b)] |= np.uint64(1 << cells.index(a))
        down, across = (np.array([square[way] for square in cells], np.int64) for way in (0, 1))
        twice = means.twice_mean(np.uint64((1 << len(cells)) - 1), near, across, down, table)
        if zugzwang_free(frozenset(cells)):
            seen += 1
            assert twice == sum(values(frozenset(cells)))
    assert 20 < seen < 60


def test_rings_of_8_20_and_22_are_minimal_zugzwangs_and_those_between_are_none() -> None:
    for size in (8, 10, 12, 14, 16):
        assert all(is_minimal_zugzwang(ring) == (size == 8) for ring in rings(size))
    found = rings(20)
    assert len(found) == FREE_RINGS_OF_20
    one = min(found, key=sorted)
    assert values(one) == (8, 9)
    assert is_minimal_zugzwang(one)


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
