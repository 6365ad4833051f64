"""The statements the kernel relies on (docs/engine.md), each compared with brute force by definition."""

import itertools
import random
from fractions import Fraction

import pytest

from tests.theory.brute_force import values, zugzwang_free
from tests.theory.shapes import Cells
from tiling_gui.core.board import Board
from tiling_gui.engine.kernel_driver import KernelDriver, Unlimited
from tiling_gui.engine.layout import PHASE_PARTS, Sum, layout, sum_of_key


@pytest.fixture(scope="module")
def machine() -> KernelDriver:
    machine = KernelDriver(1, 16)
    machine.new_solve()
    return machine


def value(machine: KernelDriver, position: Sum, mover: int) -> int:
    """The value of a sum, found by asking the kernel for one k after another."""
    constant, _, _ = machine.place(position)
    k = -constant
    while machine.ask(mover, k + 1, Unlimited()):
        k += 1
    return k + constant


def shapes(chance: random.Random, count: int, rows: int, columns: int) -> list[Cells]:
    cells = list(itertools.product(range(rows), range(columns)))
    return [frozenset(chance.sample(cells, chance.randint(4, len(cells)))) for _ in range(count)]


def apart(*parts: Cells) -> Cells:
    """The parts side by side with gaps of two columns."""
    placed: set[tuple[int, int]] = set()
    left = 0
    for part in parts:
        placed |= {(r, c + left) for r, c in part}
        left += max((c for _, c in part), default=0) + 3
    return frozenset(placed)


def sum_of(cells: Cells) -> Sum:
    columns = max((c for _, c in cells), default=0) + 1
    board = Board(max((r for r, _ in cells), default=0) + 1, columns, sum(1 << r * columns + c for r, c in cells))
    return layout(board, board.squares)


def ring(rows: int, columns: int) -> Cells:
    return frozenset((r, c) for r in range(rows) for c in range(columns) if r in (0, rows - 1) or c in (0, columns - 1))


def path(n: int) -> Cells:
    return frozenset((0, c) for c in range(n))


STANDS_FOR = {0: path(0), 2: path(2), 3: path(4), 1: path(6)}
EIGHT = ring(3, 3)
CONTEXTS = [path(0), path(1), EIGHT, ring(3, 3) | {(0, 3)}, apart(EIGHT, path(2)), apart(EIGHT, path(4)), path(7)]


def test_lemmas_m_t_and_k_on_random_shapes() -> None:
    chance = random.Random(1)
    for cells in shapes(chance, 150, 3, 5):
        x, n = values(cells)
        assert abs(x - n) <= 1
        for square in cells:
            smaller = values(cells - {square})
            assert smaller[0] <= x
            assert smaller[1] <= n
            with_domino = values(apart(cells - {square}, path(2)))
            assert x <= with_domino[0]
            assert n <= with_domino[1]


def test_zugzwang_free_parts_add_their_means(machine: KernelDriver) -> None:
    chance = random.Random(2)
    parts = [cells for cells in shapes(chance, 60, 3, 4) if zugzwang_free(cells)]
    for a, b in zip(parts[::2], parts[1::2], strict=False):
        mean = Fraction(sum(values(a)) + sum(values(b)), 2)
        both = apart(a, b)
        assert value(machine, sum_of(both), 0) == -(-mean // 1)
        assert value(machine, sum_of(both), 1) == mean // 1


@pytest.mark.parametrize("context", CONTEXTS, ids=lambda c: f"{len(c)} squares")
def test_phases_combine_as_in_the_table_in_every_context(context: Cells) -> None:
    # Two phases side by side are one phase and an even number of dominoes: q is additive modulo 4.
    table = {(2, 2): (0, 2), (2, 3): (1, 0), (2, 1): (3, 2), (3, 3): (2, 2), (3, 1): (0, 4), (1, 1): (2, 4)}
    for (p, q), (together, constant) in table.items():
        two = values(apart(context, STANDS_FOR[p], STANDS_FOR[q]))
        one = values(apart(context, STANDS_FOR[together]))
        assert two == (one[0] + constant, one[1] + constant)


@pytest.mark.parametrize("context", CONTEXTS, ids=lambda c: f"{len(c)} squares")
def test_a_zugzwang_free_part_is_its_phase_in_every_context(context: Cells) -> None:
    chance = random.Random(3)
    for part in shapes(chance, 40, 3, 3):
        if not zugzwang_free(part):
            continue
        x, n = values(part)
        q = (x + n) % 4
        constant = x - {0: 0, 2: 1, 3: 2, 1: 3}[q]
        whole, stand_in = values(apart(context, part)), values(apart(context, STANDS_FOR[q]))
        assert whole == (stand_in[0] + constant, stand_in[1] + constant)


def test_the_kernel_plays_phases_beside_zugzwang_as_the_definition_does(machine: KernelDriver) -> None:
    for twice in range(8):
        phase, constant = sum_of_key(PHASE_PARTS[twice % 4]) if twice % 4 else Sum((), ()), 0
        for context in CONTEXTS:
            whole = apart(context, STANDS_FOR[twice % 4])
            board = sum_of(whole)
            beside = sum_of(context)
            joined = Sum(beside.masks + phase.masks, beside.strides + phase.strides)
            for mover in (0, 1):
                assert value(machine, board, mover) == values(whole)[mover]
                assert value(machine, joined, mover) + constant == values(whole)[mover]


def test_parts_with_zugzwangs_are_never_folded(machine: KernelDriver) -> None:
    eleven = ring(3, 3) | {(0, 3), (0, 4), (1, 4)}
    for cells in (EIGHT, eleven, ring(3, 4) | {(0, 4)}):
        folded = machine.place(sum_of(cells))[1] == 0
        assert folded == zugzwang_free(cells)
    assert machine.place(sum_of(EIGHT))[1] == 1


def test_known_zugzwangs(machine: KernelDriver) -> None:
    for n, rows, columns in ((8, 3, 3), (20, 6, 6), (22, 6, 7), (22, 3, 10)):
        assert len(ring(rows, columns)) == n
        assert value(machine, sum_of(ring(rows, columns)), 0) + 1 == value(machine, sum_of(ring(rows, columns)), 1)


def test_deleting_squares_of_larger_shapes_never_gains(machine: KernelDriver) -> None:
    chance = random.Random(5)
    for cells in shapes(chance, 25, 5, 5):
        before = [value(machine, sum_of(cells), mover) for mover in (0, 1)]
        assert abs(before[0] - before[1]) <= 1
        square = chance.choice(sorted(cells))
        after = [value(machine, sum_of(cells - {square}), mover) for mover in (0, 1)]
        assert all(a <= b <= a + 2 for a, b in zip(after, before, strict=True))
