"""Bitboards: canonical forms are equal exactly for symmetric sets, in all three kinds of frame."""

import random

import numpy as np
import pytest

from tests.theory.brute_force import values
from tests.walks import walked
from tiling_gui.core.board import Board
from tiling_gui.core.game import Side
from tiling_gui.engine import Engine
from tiling_gui.engine.bounds import can_solve, counting_bounds
from tiling_gui.engine.kernel_driver import KernelDriver
from tiling_gui.engine.layout import key_of, layout, sum_of_key
from tiling_gui.engine.position_keys import position_key, squares_of_key
from tiling_gui.errors import InputError
from tiling_gui.games.domino.rules import DominoPosition, read_shape

Squares = list[tuple[int, int]]


@pytest.fixture(scope="module")
def machine() -> KernelDriver:
    # Only single dominoes are folded, so that every component shows its canonical form.
    return KernelDriver(1, 1, fold=3)


def connected(chance: random.Random, size: int, rows: int, columns: int) -> Squares:
    grown = {(chance.randrange(rows), chance.randrange(columns))}
    while len(grown) < size:
        r, c = chance.choice(sorted(grown))
        r, c = chance.choice([(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)])
        if 0 <= r < rows and 0 <= c < columns:
            grown.add((r, c))
    return sorted(grown)


def board_of(squares: Squares) -> Board:
    top, left = min(r for r, _ in squares), min(c for _, c in squares)
    rows, columns = max(r for r, _ in squares) - top + 1, max(c for _, c in squares) - left + 1
    return Board(rows, columns, sum(1 << (r - top) * columns + c - left for r, c in squares))


def turned(squares: Squares, which: int) -> Squares:
    out = []
    for r, c in squares:
        down, right = (-r if which & 1 else r), (-c if which & 2 else c)
        out.append((right, down) if which & 4 else (down, right))
    return out


def identity(machine: KernelDriver, squares: Squares) -> tuple[int, int, int]:
    board = board_of(squares)
    machine.place(layout(board, board.squares))
    return machine.identity()


@walked("box", [(8, 8), (3, 8), (4, 16), (2, 32), (3, 21), (7, 9), (5, 12), (6, 10), (1, 64)])
def test_identity_is_the_canonical_form(machine: KernelDriver, box: tuple[int, int]) -> None:
    chance = random.Random(str(box))
    by_key: dict[str, tuple[int, int]] = {}
    for _ in range(50):
        squares = connected(chance, chance.randint(4, min(box[0] * box[1], 30)), *box)
        images = {identity(machine, turned(squares, which)) for which in range(8)}
        assert len(images) == 1
        board = board_of(squares)
        key = position_key(board, board.squares)
        assert by_key.setdefault(key, next(iter(images))) == next(iter(images))
    assert len(set(by_key.values())) == len(by_key)


def test_facts_name_what_the_kernel_holds() -> None:
    chance = random.Random(4)
    for _ in range(100):
        board = board_of(connected(chance, chance.randint(4, 30), 8, 8))
        placed = layout(board, board.squares)
        key = key_of(list(zip(placed.masks, placed.strides, strict=True)), 3)
        assert key is not None
        assert squares_of_key(key) == board.size + 4
        again = sum_of_key(key)
        assert sorted(mask.bit_count() for mask in again.masks) == sorted([board.size, 4])
        assert position_key(board, board.squares) in key.split("+")


@walked("key", ["x", "2x2", "2x2:", "0x3:1", "2x2:1f", "2x2:g", "2x2:9", "1x132:" + "f" * 33, "2x2:-1", "²x2:3"])
def test_what_is_no_key_is_refused(key: str) -> None:
    with pytest.raises(InputError):
        sum_of_key(key)


STAIRS = [(i + d, i) for i in range(11) for d in (0, 1)]


def test_bent_shapes_that_fit_no_rectangle_are_solved(engine: Engine) -> None:
    board = board_of(STAIRS)
    # A staircase is a path.
    n = len(STAIRS)
    assert board.rows * board.columns > 64
    assert engine.solve(DominoPosition(board)).value == (3 * n + 4) // 7 - (n % 7 == 1)
    # Bent or straight, a path of 17 squares with a tooth on the fifth is the same tree.
    bent = sorted({(0, c) for c in range(9)} | {(r, 8) for r in range(9)} | {(1, 4)})
    straight = sorted({(0, c) for c in range(17)} | {(1, 4)})
    for first in (Side.MAX, Side.MIN):
        solution = engine.solve(DominoPosition(board_of(bent), first))
        assert solution.value == engine.solve(DominoPosition(board_of(straight), first)).value
        assert len(solution.line) == solution.value


def test_symmetry_does_not_change_values(engine: Engine) -> None:
    chance = random.Random(9)
    for _ in range(5):
        squares = connected(chance, 24, 6, 7)
        found = {engine.solve(DominoPosition(board_of(turned(squares, which)))).value for which in range(8)}
        assert len(found) == 1


def test_what_can_be_solved() -> None:
    for rows, columns in ((8, 8), (1, 20), (2, 20), (3, 20), (7, 18), (8, 16), (11, 11)):
        assert can_solve(DominoPosition.start(rows, columns))
    for rows, columns in ((9, 15), (20, 20), (12, 11)):
        assert not can_solve(DominoPosition.start(rows, columns))
    islands = "\n".join("..#" * 6 + ".." if r % 3 != 2 else "#" * 20 for r in range(20))
    assert can_solve(read_shape(islands))


def test_too_large_boards_get_bounds_at_once(engine: Engine) -> None:
    position = DominoPosition.start(12, 12)
    solution = engine.solve(position)
    low, high = counting_bounds(position)
    # 8x8, whose value is 29, is 12x12 with squares removed (Lemma M).
    assert max(low, 29) <= solution.lower <= solution.upper <= high
    assert solution.value is None
    assert solution.line == ()
    assert solution.nodes == 0


def test_a_large_board_in_play_is_solved_once_its_parts_fit(engine: Engine) -> None:
    row = "......#......#......"
    text = "\n".join([row, row, "#" * 20] * 3)
    solution = engine.solve(read_shape(text))
    assert solution.value == 9 * 6
    assert len(solution.line) == 9 * 6


def test_counting_bounds_hold() -> None:
    chance = random.Random(10)
    for _ in range(60):
        squares = connected(chance, chance.randint(2, 16), 5, 5)
        for first, expected in zip((Side.MAX, Side.MIN), values(frozenset(squares)), strict=True):
            lower, upper = counting_bounds(DominoPosition(board_of(squares), first))
            assert lower <= expected <= upper


def test_hashes_spread_over_the_table(machine: KernelDriver) -> None:
    chance = random.Random(11)
    names = [identity(machine, connected(chance, 20, 8, 8)) for _ in range(500)]
    buckets = np.array([(b >> 32) * 64 >> 32 for _, b, _ in names])
    assert np.bincount(buckets, minlength=64).max() < 30
