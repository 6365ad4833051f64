"""The enumeration of minimal zugzwangs, compared with growing all polyominoes and with published counts."""

import json
import random
from pathlib import Path

import pytest

from research import enumeration, zugzwangs
from research.enumeration import Enumeration, SavedRows, is_minimal_zugzwang
from tests.faults.test_caches import flipped
from tests.theory.brute_force import values, zugzwang_free
from tests.theory.shapes import edges, has_leaf_or_square_end, is_cycle, polyominoes, rings
from tiling_gui.engine.zugzwangs import shipped
from tiling_gui.engine.zugzwangs.shipped import Count
from tiling_gui.errors import InputError, StoreError

CANDIDATES = {16: 263, 20: 14_668}
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


def test_rows_of_zugzwangs(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    kept, counts = SavedRows(tmp_path / "zugzwangs.rows"), {}
    for part in range(12):
        shapes = (".#./...",) * (part % 3)
        counts[part] = Count(16, 100 + part, part, part % 2, nodes=1000 * part, seconds=part / 8, shapes=shapes)
        kept.add(part, counts[part])
    assert kept.read(16) == counts
    for _ in flipped(kept.path):
        found = kept.read(16)
        assert found.items() <= counts.items()
        assert len(found) >= 10  # a line, or two with the line break between them
        assert not kept.read(17)
    assert set(caplog.messages) == {f"Rows of {kept.path} are damaged: they are counted again."}


def test_rows_of_zugzwangs_without_a_digest_are_counted_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    kept = SavedRows(tmp_path / "zugzwangs.rows")
    kept.add(3, Count(16, 100, 2))
    line = kept.path.read_text()
    kept.path.write_text(line[: line.index(', "digest"')] + "}\n")
    assert kept.read(16) == {}
    assert caplog.messages == [f"Rows of {kept.path} are damaged: they are counted again."]
    kept.add(3, Count(16, 90, 1))
    assert kept.read(16) == {3: Count(16, 90, 1)}
    assert kept.path.read_text().count("\n") == 2, "what was there stays"


def test_counts_are_printed_and_go_on_from_their_rows(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    rows = tmp_path / "rows"
    assert zugzwangs.main(["count", "--upto", "15", "--jobs", "1", "--rows", str(rows)]) == 0
    line = next(line.split() for line in capsys.readouterr().out.splitlines() if line.split()[:1] == ["15"])
    assert line[1:3] == ["152", "0"]
    before = rows.read_bytes()
    assert zugzwangs.main(["count", "--upto", "15", "--jobs", "1", "--rows", str(rows)]) == 0
    assert rows.read_bytes() == before, "nothing was counted again"


def test_the_shipped_list_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert zugzwangs.main(["list"]) == 0
    printed = capsys.readouterr().out
    assert printed.count("27 squares: X = 11, N = 12,") == 22
    assert "1 of 8, 2,932 of 20 and 13,016 of 22 squares" in printed


def test_sizes_that_cannot_be_counted_are_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        zugzwangs.main(["count", "--upto", "40", "--rows", str(tmp_path / "rows")])
    assert "8 to 36" in capsys.readouterr().err


def test_the_pictures_show_drawings_of_five_graphs() -> None:
    """The numbers of drawings are those that tests/theory counts with networkx."""
    sizes = json.loads(zugzwangs.PATH.read_text(encoding="utf-8"))["sizes"]
    assert [len(shapes) for shapes in zugzwangs.graphs(sizes)] == [5, 9, 1, 4, 3]
    for file, picture in zugzwangs.pictures(sizes).items():
        assert file.read_text(encoding="utf-8") == picture, "python -m research.zugzwangs take"
