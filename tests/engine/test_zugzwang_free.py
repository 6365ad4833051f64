"""The components that the kernel takes to be zugzwang-free, compared with the definition and with plain enumeration."""

import random
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any, cast

import numpy as np
import pytest

from tests.theory.brute_force import values, zugzwang_free
from tests.theory.shapes import Cells, edges
from tests.walks import walked
from tiling_gui.engine.kernel_driver import KernelDriver

Square = tuple[int, int]
NO_GRAPH = 0


@pytest.fixture(scope="module")
def zugzwang() -> ModuleType:
    KernelDriver(1, 1)  # sets the folder of compiled code
    from tiling_gui.engine.kernel import zugzwang

    return zugzwang


def near(square: Square) -> list[Square]:
    r, c = square
    return [(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)]


def parts(cells: Cells) -> Iterator[Cells]:
    left = set(cells)
    while left:
        part, queue = set(), [left.pop()]
        while queue:
            square = queue.pop()
            part.add(square)
            for other in near(square):
                if other in left:
                    left.discard(other)
                    queue.append(other)
        yield frozenset(part)


def grown(chance: random.Random, count: int, rows: int, columns: int, wish: int = 2) -> Cells:
    """A random connected shape; a large `wish` avoids squares with many neighbours, which produces gaps."""
    shape = {(chance.randrange(rows), chance.randrange(columns))}
    while len(shape) < count:
        rim = [s for x in shape for s in near(x) if 0 <= s[0] < rows and 0 <= s[1] < columns and s not in shape]
        chosen = min(chance.sample(rim, min(len(rim), wish)), key=lambda s: sum(n in shape for n in near(s)))
        shape.add(chosen)
    return frozenset(shape)


def framed(cells: Cells, stride: int = 8) -> np.uint64:
    top, left = min(r for r, _ in cells), min(c for _, c in cells)
    return np.uint64(sum(1 << stride * (r - top) + c - left for r, c in cells))


def induced_cycles(length: int) -> set[Cells]:
    """Every chordless cycle of that many squares whose least square is the origin."""
    found: set[Cells] = set()

    def extend(path: list[Square], taken: set[Square]) -> None:
        last = path[-1]
        for step in near(last):
            if step < (0, 0) or step in taken or abs(step[0]) + abs(step[1]) > length - len(path):
                continue
            touching = [n for n in near(step) if n in taken and n != last]
            if len(path) == length - 1:
                if touching == [(0, 0)]:
                    found.add(frozenset([*path, step]))
            elif not touching or (len(path) == 1 and touching == []):
                extend([*path, step], taken | {step})

    extend([(0, 0), (0, 1)], {(0, 0), (0, 1)})
    return found


def test_mean_of_a_zugzwang_free_shape_lies_within_half_a_domino_of_every_move(zugzwang: ModuleType) -> None:
    chance, seen = random.Random(4), 0
    for _ in range(60):
        cells = grown(chance, chance.randint(6, 11), 5, 5, 3)
        if not zugzwang_free(cells):
            continue
        twice = sum(values(cells))
        for edge in edges(cells):
            assert -1 <= 2 + sum(values(cells - set(edge))) - twice <= 1
            seen += 1
        for square in cells:
            if all(zugzwang_free(part) for part in parts(cells - {square})):
                assert 0 <= twice - sum(values(cells - {square})) <= 2
    assert seen > 300


def test_nothing_that_reaches_a_zugzwang_is_called_free_of_it(zugzwang: ModuleType) -> None:
    chance, verdicts = random.Random(5), {True: 0, False: 0}
    ring = frozenset((r, c) for r in (1, 2, 3) for c in (1, 2, 3)) - {(2, 2)}
    for stride in (8,) * 90 + (5,) * 30:
        cells = set(ring)
        for _ in range(chance.choice((1, 2, 2))):  # each time a domino beside it, and sometimes a single square
            rim = {s for x in cells for s in near(x) if 0 <= s[0] < 7 and 0 <= s[1] < 5 and s != (2, 2)} - cells
            first = chance.choice(sorted(rim))
            second = [s for s in near(first) if 0 <= s[0] < 7 and 0 <= s[1] < 5 and s != (2, 2) and s not in cells]
            cells |= {first, *chance.sample(second, min(len(second), chance.choice((0, 1, 1, 1))))}
        if chance.random() < 0.2:
            cells = set(max(parts(frozenset(cells - {chance.choice(sorted(ring))})), key=len))
        shape = frozenset(cells)
        truth, said = zugzwang_free(shape), bool(zugzwang._shown_free(framed(shape, stride), stride, NO_GRAPH))
        assert truth or not said
        verdicts[truth] += 1
    assert min(verdicts.values()) > 5


def test_the_ten_shapes_of_26_squares_and_larger_ones_are_not_called_free(zugzwang: ModuleType) -> None:
    rows = ["......##", "........", "........", "####...."]
    shape = frozenset((r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign == ".")
    assert len(shape) == 26
    assert not zugzwang._shown_free(framed(shape), 8, NO_GRAPH)
    for extra in [(0, 6), (3, 3), (4, 7)]:
        assert not zugzwang._shown_free(framed(shape | {extra}), 8, NO_GRAPH)
    for cycle in sorted(map(sorted, induced_cycles(20)))[::40]:
        if max(c for _, c in cycle) - min(c for _, c in cycle) < 8 and max(r for r, _ in cycle) < 8:
            assert not zugzwang._shown_free(framed(frozenset(cycle)), 8, NO_GRAPH)


def has_end(cells: Cells) -> bool:
    """Whether it has a leaf, or two adjacent squares of degree 2 whose other neighbours are adjacent."""
    beside = {s: [n for n in near(s) if n in cells] for s in cells}
    if any(len(found) <= 1 for found in beside.values()):
        return True
    for c, found in beside.items():
        for b in found:
            if len(found) == len(beside[b]) == 2:
                (a,), (d,) = [n for n in found if n != b], [n for n in beside[b] if n != c]
                if d in near(a):
                    return True
    return False


def reaches_endless(cells: Cells, seen: set[Cells]) -> bool:
    """Whether dominoes can leave a component of 27 squares or more without an end."""
    if cells in seen:
        return False
    seen.add(cells)
    if not has_end(cells):
        return True
    after = (part for edge in edges(cells) for part in parts(cells - set(edge)))
    return any(reaches_endless(part, seen) for part in after if len(part) >= 27)


def test_from_27_squares_on_some_end_must_stay(zugzwang: ModuleType) -> None:
    chance, verdicts = random.Random(6), {True: 0, False: 0}
    while sum(verdicts.values()) < 14:
        rows, columns = chance.choice([(5, 6), (4, 7), (4, 8), (6, 6)])
        cells = {(r, c) for r in range(rows) for c in range(columns)}
        cells -= set(chance.sample(sorted(cells), chance.randint(0, 6)))
        for _ in range(chance.randint(0, 3)):  # something that protrudes, perhaps a leaf
            cells.add(chance.choice(sorted({s for x in cells for s in near(x) if min(s) >= 0 and max(s) < 8} - cells)))
        cells = max(parts(frozenset(cells)), key=len)
        if not 27 <= len(cells) <= 32:
            continue
        truth = reaches_endless(cells, set())
        said = bool(zugzwang._shown_free(framed(cells), 8, NO_GRAPH))
        assert not (truth and said)
        verdicts[truth] += 1
    assert min(verdicts.values()) > 1


@pytest.fixture(scope="module")
def said_in_wide_words(zugzwang: ModuleType) -> Callable[[Cells, int], bool]:
    """The kernel's verdict on a component in words of 128 bits, in a frame with that many columns."""
    from numba import njit

    from tiling_gui.core.kernels import wide

    joined, shown = cast(Any, wide).joined, zugzwang.zugzwang_free
    graph = tuple(np.zeros(513, np.uint64) for _ in range(5))

    @njit
    def said(below, above, stride, graph):  # type: ignore[no-untyped-def]
        return shown(joined(below, above), stride, graph)

    def ask(cells: Cells, stride: int) -> bool:
        top, left = min(r for r, _ in cells), min(c for _, c in cells)
        mask = sum(1 << stride * (r - top) + c - left for r, c in cells)
        assert mask < 1 << stride * (128 // stride)
        return bool(said(np.uint64(mask & (1 << 64) - 1), np.uint64(mask >> 64), stride, graph))

    return ask


@walked("stride", [9, 11])
def test_words_of_128_bits_say_the_same(
    zugzwang: ModuleType, said_in_wide_words: Callable[[Cells, int], bool], stride: int
) -> None:
    """The same shapes in frames of both kinds, of all sizes with a verdict, with gaps and without."""
    chance, verdicts = random.Random(stride), {True: 0, False: 0}
    rows, columns = 128 // stride, stride
    for _ in range(60):
        cells = grown(chance, chance.randint(8, 32), chance.choice((6, 8)), chance.choice((6, 8)), 3)
        expected = bool(zugzwang._shown_free(framed(cells), 8, NO_GRAPH))
        down, right = max(r for r, _ in cells), max(c for _, c in cells)
        assert down < rows
        assert right < columns
        assert said_in_wide_words(cells, stride) == expected
        verdicts[expected] += 1
    assert min(verdicts.values()) > 5


def test_shapes_that_fit_no_word_of_64_bits(said_in_wide_words: Callable[[Cells, int], bool]) -> None:
    """A ring of 8 with a tail across a box of 7 x 10 is never called free if by definition it is not."""
    chance, verdicts = random.Random(7), {True: 0, False: 0}
    ring = frozenset((r, c) for r in range(3) for c in range(3)) - {(1, 1)}
    tail = frozenset({(0, c) for c in range(3, 7)} | {(r, 6) for r in range(1, 10)})
    assert said_in_wide_words(tail, 10), "a path"
    for _ in range(12):
        cells = ring | {(0, 3), (0, 4), (0, 5)}
        for _ in range(chance.randint(0, 3)):
            rim = {s for x in cells for s in near(x) if min(s) >= 0 and s != (1, 1)} - cells
            cells |= {chance.choice(sorted(rim))}
        said = said_in_wide_words(cells, 9)
        assert zugzwang_free(cells) or not said
        assert said_in_wide_words(cells | tail, 10) <= said, "the whole reaches what its part with the ring does"
        verdicts[said] += 1
    assert min(verdicts.values()) > 0
