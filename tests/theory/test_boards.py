"""Statements of the theory about boards: rings, gaps, the shape of 26 squares, limits, and ranges of observations."""

import json
import re
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from pathlib import Path

import networkx as nx
import pytest

from tests.theory.brute_force import (
    Graph,
    best_constant,
    cycle,
    drawn,
    of_cells,
    path,
    rectangle,
    values_of_all_subsets,
    values_of_larger,
)
from tests.theory.shapes import Cell, around, can_be_played_away, free, gaps, inside, polyominoes, rings
from tests.walks import walked
from tiling_gui.core.game import Side
from tiling_gui.engine.rectangle_bounds import by_certificates
from tiling_gui.engine.solved import solved_boards
from tiling_gui.engine.strips import PLANS, shipped_values, statement
from tiling_gui.paths import resource

THEORY = Path(__file__).parents[2] / "resources" / "help" / "en" / "theory.md"
RING = frozenset(product(range(3), repeat=2)) - {(1, 1)}
SHAPE = drawn("......## ........ ........ ####....")
"""The shape drawn on the page."""


def test_subsets_of_4_by_5() -> None:
    x, n = values_of_all_subsets(rectangle(4, 5))
    assert x.size == 1_048_576
    assert (x < n).sum() == 74


@cache
def shapes_of(squares: int) -> list[tuple[frozenset[Cell], Graph]]:
    *_, level = polyominoes(squares, fixed=False)
    return [(cells, of_cells(cells)) for cells in sorted(level, key=sorted)]


def test_small_shapes_with_a_zugzwang_have_a_gap_and_reach_the_ring_of_eight() -> None:
    hurt = {}
    for squares in range(1, 11):
        found = [cells for cells, graph in shapes_of(squares) if not graph.zugzwang_free()]
        hurt[squares] = len(found)
        for cells in found:
            assert gaps(cells)
            assert any(component == RING for component in reached(cells))
    assert [hurt[squares] for squares in range(1, 11)] == [0] * 7 + [1, 0, 4]


def test_irregular_shapes_of_up_to_12_squares_that_equal_a_phase() -> None:
    """They are grown from the ring of 8, which each contains; 3 of 11 squares equal a phase, 49 of 12."""
    level, irregular, folded = {free(RING)}, [], []
    phases = [path(n).tree() for n in (0, 2, 4, 6)]
    for _ in range(5):
        trees = [graph.tree() for graph in map(of_cells, level) if not graph.zugzwang_free()]
        irregular.append(len(trees))
        found = [[best_constant(tree, phase) for phase in phases if equal(tree, phase)] for tree in trees]
        assert all(constant % 2 == 0 for constants in found for constant in constants)
        folded.append(sum(map(bool, found)))
        level = {free(cells | {near}) for cells in level for cell in cells for near in around(cell)} - level
    assert irregular == [1, 0, 4, 11, 83]
    assert folded == [0, 0, 0, 3, 49]


def equal(one: int, two: int) -> bool:
    """Whether the order test proves two game trees equal up to a constant."""
    return best_constant(one, two) == -best_constant(two, one)


def reached(cells: frozenset[Cell]) -> Iterator[frozenset[Cell]]:
    """The live squares of every reachable position, translated to the origin."""
    seen, edge = set(), [cells]
    while edge:
        now = edge.pop()
        now = frozenset(cell for cell in now if any(near in now for near in around(cell)))
        if now and now not in seen:
            seen.add(now)
            top, left = min(r for r, _ in now), min(c for _, c in now)
            yield frozenset((r - top, c - left) for r, c in now)
            edge += [now - {cell, near} for cell in now for near in around(cell) if near in now and near > cell]


def test_minimal_zugzwangs_of_up_to_ten_squares() -> None:
    minimal = []
    for squares in range(2, 11):
        for cells, graph in shapes_of(squares):
            x, n = graph.values()
            if x < n and all(map(graph.zugzwang_free, graph.options(graph.all))):
                minimal.append(cells)
    assert minimal == [free(RING)]


@pytest.mark.parametrize(("squares", "smallest"), [(20, 4), (22, 5)])
def test_the_smallest_insides_that_can_be_played_away(squares: int, smallest: int) -> None:
    filled = {ring: inside(ring) for ring in rings(squares)}
    assert min(map(len, filled.values())) == smallest
    if squares == 20:
        assert len(filled) == 420
        assert {len(region) for region in filled.values()} == set(range(4, 17))
    playable = {ring: region for ring, region in filled.items() if can_be_played_away(region, ring)}
    assert min(map(len, playable.values())) == 6
    if squares == 20:
        shapes = {free(ring | region) for ring, region in playable.items() if len(region) == 6}
        assert len(shapes) == 10
        assert not any(map(gaps, shapes))
        assert free(SHAPE) in shapes


def test_the_ring_of_eight_cannot_be_filled() -> None:
    assert not can_be_played_away(inside(RING), RING)


def test_the_shape_of_26_squares() -> None:
    text = THEORY.read_text(encoding="utf-8")
    assert "......##\n........\n........\n####....\n" in text
    assert (len(SHAPE), gaps(SHAPE)) == (26, [])
    played = re.search(r"Play ((?:[a-h]\d–[a-h]\d(?:, | and )?)+)", text)
    assert played is not None
    covered = [(int(name[1]) - 1, "abcdefgh".index(name[0])) for name in re.findall(r"[a-h]\d", played[1])]
    assert all(two in around(one) for one, two in zip(covered[::2], covered[1::2], strict=True))
    assert is_ring(SHAPE - set(covered), 20)
    assert values_of_larger(of_cells(SHAPE)) == (12, 11)


def is_ring(cells: frozenset[Cell], squares: int) -> bool:
    return nx.is_isomorphic(nx.Graph(of_cells(cells).edges), nx.cycle_graph(squares)) and len(cells) == squares


@walked(("rows", "columns", "ring"), [(3, 10, 22), (4, 8, 20), (6, 6, 20)])
def test_boards_that_reach_a_ring(rows: int, columns: int, ring: int) -> None:
    board = frozenset(product(range(rows), range(columns)))
    middle = frozenset(product(range(1, rows - 1), range(1, columns - 1)))
    assert is_ring(board - middle, ring)
    assert can_be_played_away(middle, board - middle)
    x, n = cycle(ring).values()
    assert x < n


def test_the_outer_ring_of_8_by_8_is_14_dominoes() -> None:
    outer = frozenset(product(range(8), repeat=2)) - frozenset(product(range(1, 7), repeat=2))
    assert is_ring(outer, 28)
    assert can_be_played_away(outer, frozenset())


def small_board(rows: int, columns: int) -> int:
    """N of a board that may be empty."""
    return rectangle(rows, columns).values()[1] if rows * columns else 0


@walked(("rows", "longest"), [(1, 16), (2, 8), (3, 5)])
def test_boards_are_nearly_superadditive(rows: int, longest: int) -> None:
    values = [small_board(rows, columns) for columns in range(longest + 1)]
    for j, k in product(range(1, longest + 1), repeat=2):
        if j + k - 1 <= longest:
            assert values[j + k - 1] >= values[j - 1] + values[k - 1] - 1


def shipped() -> dict[tuple[int, int], dict[Side, int]]:
    """By (rows, columns), rows <= columns: the values for both starting sides, by search or, for 3 rows, by
    certificates.
    """
    found: dict[tuple[int, int], dict[Side, int]] = {}
    for solved in solved_boards():
        rows, columns = sorted(map(int, solved.board.split("x")))
        found.setdefault((rows, columns), {})[solved.first] = solved.value
    for columns in range(3, 43):
        bounds = by_certificates(3, columns)
        for first, (lower, upper) in ((Side.MAX, bounds.x), (Side.MIN, bounds.n)):
            if lower == upper:
                assert found.setdefault((3, columns), {}).setdefault(first, lower) == lower
    return {board: values for board, values in found.items() if len(values) == 2}


@walked("language", ["en", "de", "fr"])
def test_the_bounds_of_the_limits_are_those_of_the_certificates(language: str) -> None:
    text = THEORY.parents[1].joinpath(language, "theory.md").read_text(encoding="utf-8")
    said = " ".join(text.split())
    for (name, upper), plan in PLANS.items():
        values = shipped_values(name, upper)
        if name == "mxn":
            (per_square,) = [Fraction(twice, 2 * block.squares) for block, twice in values.items()]
            assert per_square == (Fraction(19, 40) if upper else Fraction(2, 5))
            assert f"c {'≤' if upper else '≥'} {per_square}" in said
            continue
        stated = statement(values, upper, plan.cycle)
        limit = f"c({name[0]})"
        ways = [f"{limit} ≤ {stated.limit}"] if upper else [f"{limit} ≥ {stated.limit}", f"{stated.limit} ≤ {limit}"]
        assert any(way in said for way in ways)
        if name in ("3xn", "4xn"):
            for player in ("X", "N"):
                formula = stated.formula(player).replace(" ", "").replace("floor(", "⌊").removesuffix(")") + "⌋"
                assert f"{player}({name[0]},n) {'≤' if upper else '≥'} {formula}" in said


def observed(number: int) -> range:
    """The range for which the page says an observation was checked."""
    text = THEORY.read_text(encoding="utf-8")
    found = re.search(rf"Observation {number}: .*?for n = (\d+) to (\d+)", text)
    assert found is not None
    return range(int(found[1]), int(found[2]) + 1)


def test_observations_hold_as_far_as_they_say() -> None:
    boards = shipped()
    for n in observed(1):
        assert set(boards[min(4, n), max(4, n)].values()) == {(9 * n + 1) // 5}
    for n in observed(2):
        assert set(boards[min(6, n), max(6, n)].values()) == {(8 * n + 2) // 3}
    for n in observed(4):
        five = {Side.MAX: (16 * n + 5) // 7, Side.MIN: (9 * n + 2) // 4}
        assert boards[min(5, n), max(5, n)] == five
        assert by_certificates(5, n).n[0] == five[Side.MIN], "the bound of Theorem 17"
    for n in observed(5):
        assert set(boards[min(7, n), max(7, n)].values()) == {3 * n + 1}
    for (rows, _), values in boards.items():
        assert values[Side.MAX] == values[Side.MIN] or (rows % 2 and values[Side.MAX] > values[Side.MIN])


def test_closed_forms_are_the_shipped_values() -> None:
    for (rows, n), values in shipped().items():
        if rows == 1:
            assert (values[Side.MAX], values[Side.MIN]) == path(n).values() == (3 * (n + 1) // 7, (3 * n + 1) // 7)
        if rows == 2:
            assert set(values.values()) == {n}


def test_the_enumeration_of_the_page_is_the_one_that_is_shipped() -> None:
    """The figures themselves are checked in tests/engine."""
    text = THEORY.read_text(encoding="utf-8")
    claim = (
        r"minimal zugzwangs of at most (\d+) squares are the induced cycles of ([\d, and]+) squares"
        r" and \d+ free polyominoes of (\d+) squares, (\d+) fixed ones"
    )
    said = re.search(claim, " ".join(text.split()))
    assert said is not None
    shipped_sizes = json.loads(resource("engine/zugzwangs.json").read_text(encoding="utf-8"))["sizes"]
    sizes = {row["squares"]: row for row in shipped_sizes if row["squares"] <= int(said[1])}
    assert sorted(sizes) == list(range(8, int(said[1]) + 1))
    assert {n: row["zugzwangs"] for n, row in sizes.items() if row["zugzwangs"]} == {int(said[3]): int(said[4])}
    hurt = [n for n, row in sizes.items() if row["cycles"] and n % 7 in (1, 6)]
    assert hurt == [int(n) for n in re.findall(r"\d+", said[2])]
    rows = re.findall(r"^\| (\d+) \| ([\d,]+) \| (\d+) \| ([\d,]+) \|$", text, re.MULTILINE)
    assert len(rows) > 10
    for squares, *counts in rows:
        row = sizes[int(squares)]
        assert [int(n.replace(",", "")) for n in counts] == [row["candidates"], row["zugzwangs"], row["cycles"]]
