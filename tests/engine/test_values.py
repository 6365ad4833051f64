"""Values compared with the published table, the path formula, brute force, and under symmetry of the board."""

import json
import random

import pytest

from tests.conftest import DATA
from tests.theory.brute_force import values
from tiling_gui.core.board import Board
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Limit, Run
from tiling_gui.core.results import Solution
from tiling_gui.engine import Engine
from tiling_gui.games.domino.rules import DominoPosition

PUBLISHED = json.loads((DATA / "tiling.json").read_text())["values"]


def shape(cells: frozenset[tuple[int, int]], first: Side = Side.MAX) -> DominoPosition:
    rows, columns = max(r for r, _ in cells) + 1, max(c for _, c in cells) + 1
    return DominoPosition(Board(rows, columns, sum(1 << r * columns + c for r, c in cells)), first)


def check_line(solution: Solution) -> None:
    """Asserts that the line is a complete game that ends with the value."""
    position = solution.position
    for move in solution.line:
        position = position.play(move)
    assert position.is_over
    assert position.count == solution.value


@pytest.mark.parametrize("entry", PUBLISHED, ids=lambda e: f"{e['m']}x{e['n']}")
@pytest.mark.parametrize("first", [Side.MAX, Side.MIN])
def test_published_values_on_the_board_and_turned(engine: Engine, entry: dict[str, int], first: Side) -> None:
    for rows, columns in ((entry["m"], entry["n"]), (entry["n"], entry["m"])):
        solution = engine.solve(DominoPosition.start(rows, columns, first))
        assert solution.value == entry[f"{first}_first"]
        check_line(solution)


def test_paths_follow_the_formula(engine: Engine) -> None:
    for n in range(1, 61):
        longest = DominoPosition(Board(1, n, (1 << n) - 1))
        assert engine.solve(longest).value == (3 * n + 4) // 7 - (n % 7 == 1), n


@pytest.mark.parametrize("n", [1, 2, 7, 8, 9, 15, 20])
def test_two_rows_are_filled(engine: Engine, n: int) -> None:
    for first in (Side.MAX, Side.MIN):
        assert engine.solve(DominoPosition.start(2, n, first)).value == n


def random_cells(chance: random.Random, rows: int, columns: int, most: int) -> frozenset[tuple[int, int]]:
    cells = [(r, c) for r in range(rows) for c in range(columns)]
    return frozenset(chance.sample(cells, min(len(cells), chance.randint(1, most))))


def test_random_shapes_have_the_values_of_the_definition(engine: Engine) -> None:
    chance = random.Random(7)
    for _ in range(120):
        cells = random_cells(chance, *chance.choice([(3, 5), (4, 4), (4, 5), (3, 7), (2, 10), (5, 5)]), 18)
        x, n = values(cells)
        assert engine.solve(shape(cells)).value == x
        assert engine.solve(shape(cells, Side.MIN)).value == n


def test_random_shapes_on_a_large_board(engine: Engine) -> None:
    chance, solved = random.Random(8), 0
    for _ in range(8):
        cells = random_cells(chance, 20, 20, 180)
        position = shape(cells)
        solution = engine.solve(position, Run(Limit(nodes=2_000)))
        if solution.value is not None:
            solved += 1
            check_line(solution)
    assert solved > 4
