"""Bounds from tables of block potentials, compared with the game by definition."""

import weakref

import numpy as np
import pytest

from tests.theory.brute_force import rectangle, values_of_all_subsets
from tests.walks import walked
from tiling_gui.core.board import Board
from tiling_gui.core.compiled_kinds import potentials
from tiling_gui.core.limits import Limit, Run
from tiling_gui.engine import Engine, block_tables, kernel_driver, table
from tiling_gui.engine.block_tables import BlockTables, Stage
from tiling_gui.engine.kernel_driver import KernelDriver, Unlimited
from tiling_gui.engine.layout import layout, narrow_side
from tiling_gui.games.domino.rules import DominoPosition


@pytest.mark.parametrize("board", [(4, 4), (3, 5), (2, 8)], ids=lambda board: f"{board[0]}x{board[1]}")
@pytest.mark.parametrize("squares", [5, 8])
def test_bounds_hold_for_positions_in_several_blocks(board: tuple[int, int], squares: int) -> None:
    """Components larger than a block are cut; small components, which are folded, are beside them."""
    machine = KernelDriver(1, 1, fold=7)
    tables = block_tables.block_tables(squares)
    assert tables is not None
    machine._blocks = tables
    x, n = (values.tolist() for values in values_of_all_subsets(rectangle(*board)))
    whole = Board.rectangle(*board)
    sharp = seen = 0
    for mask in [*np.random.default_rng(1).permutation(len(x))[:1_000].tolist(), len(x) - 1]:
        constant, parts, _ = machine.place(layout(whole, mask))
        if parts:
            least, most = machine.potential_bounds()
            least, most = least + 2 * constant, most + 2 * constant
            assert (least + 1) // 2 <= x[mask] <= (most + 1) // 2
            assert least // 2 <= n[mask] <= most // 2
            sharp += int((least + 1) // 2 == x[mask]) + int(n[mask] == most // 2)
            seen += 2
    assert seen > 200
    assert sharp > seen / 4


def test_there_are_no_bounds_without_a_frame_or_a_table() -> None:
    machine = KernelDriver(1, 1, fold=7)
    machine._blocks = BlockTables.empty()
    board = Board.rectangle(4, 4)
    machine.place(layout(board, board.squares))
    least, most = machine.potential_bounds()
    assert least < 0
    assert most > 16


def test_larger_tables_come_with_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """Loaded between two slices by one thread, or with all threads at rest: the value is the same."""
    stages = (Stage(0, 6, 0), Stage(100, 10, 0), Stage(700, 12, 0), Stage(800, 14, 1 << 20))
    monkeypatch.setattr(kernel_driver, "STAGES", stages)
    for threads in (1, 2):
        monkeypatch.setattr(kernel_driver, "_SHORT", 300)
        engine = Engine(threads=threads, memory_mb=32)
        position = DominoPosition.start(6, 6)
        assert engine.solve(position, Run(Limit(nodes=1_000_000))).value == 16
        driver = engine._driver
        assert driver is not None
        assert len(driver._stages) == 0
        assert driver._blocks is block_tables.block_tables(12)


def test_strips_as_wide_as_the_board_have_larger_tables_once_in_a_piece_of_work(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """For 4 x 9 the strips of 4 rows, for 3 x 10 those of 3; positions along the line of best play change nothing."""
    monkeypatch.setattr(kernel_driver, "STAGES", (Stage(0, 6, 0), Stage(20, 6, 1, 12)))
    engine = Engine(threads=1, memory_mb=32)
    for rows, columns, value in ((4, 9, 16), (3, 10, 13)):
        assert engine.solve(DominoPosition.start(rows, columns)).value == value
        driver = engine._driver
        assert driver is not None
        held = driver._blocks.places[..., 0] >= 0
        assert held[:, rows, 12 // rows].all()
        assert not held[:, rows, 12 // rows + 1 :].any()
        others = [width for width in range(4, 8) if width != rows]
        assert not held[:, others, 2:].any()


@walked(("rows", "columns", "width"), [(3, 25, 3), (7, 8, 7), (8, 8, 8), (6, 11, 6), (2, 3, 2), (1, 5, 1)])
def test_the_narrow_side_of_a_component_is_that_of_its_box(rows: int, columns: int, width: int) -> None:
    for board in (Board.rectangle(rows, columns), Board.rectangle(columns, rows)):
        placed = layout(board, board.squares)
        assert [narrow_side(mask, stride) for mask, stride in zip(placed.masks, placed.strides, strict=True)] == [width]


def test_tables_of_blocks_are_taken_off_the_memory_of_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "FIRST", 1 << 10)
    monkeypatch.setattr(kernel_driver, "STAGES", (Stage(0, 12, 1),))
    taken = block_tables.block_tables(12)
    assert taken is not None
    driver = KernelDriver(1, 1)
    assert driver._take_stage(Unlimited())
    while driver._table.room < 1 << 60:
        assert driver._table.grow(driver.kernel.take_over, lambda: False)
    held = 16 * driver._table.entries
    assert held + taken.tables.nbytes <= 1 << 20 < 2 * held + taken.tables.nbytes


@walked("upper", [False, True])
def test_mirror_images_and_interleaving_keep_every_entry(upper: bool) -> None:
    """Every table of a strip is the one computed for it alone, also if threads share the work."""
    tables = block_tables.block_tables(13, threads=2)
    assert tables is not None
    find = potentials().upper if upper else potentials().lower
    for place, is_upper, block in block_tables.strips(13):
        if is_upper is upper:
            assert np.array_equal(tables.table(place, block.squares), find(*block_tables.arrays(block, upper)))


def test_tables_that_are_stopped_or_fail_are_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    assert block_tables.block_tables(11, lambda: True) is None

    def fail(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr(block_tables, "_filled", fail)
    for threads in (1, 3):
        with pytest.raises(MemoryError):
            block_tables.block_tables(11, threads=threads)


def test_large_tables_are_freed_with_the_last_engine_that_uses_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(block_tables, "KEPT", 6)
    one, other = block_tables.block_tables(9), block_tables.block_tables(9)
    assert one is other
    freed = weakref.ref(one)
    del one
    assert freed() is not None
    del other
    assert freed() is None


def test_the_means_of_small_components_are_kept_as_their_table_grows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel_driver, "_FIRST_MEANS", 1 << 10)
    values = []
    for threads in (1, 2):
        monkeypatch.setattr(kernel_driver, "_SHORT", 300)
        engine = Engine(threads=threads, memory_mb=32)
        values.append(engine.solve(DominoPosition.start(6, 6), Run(Limit(nodes=1_000_000))).value)
        driver = engine._driver
        assert driver is not None
        assert driver._small.size > 2 << 10
        held = set(driver._small[0::2][driver._small[1::2] != 0] ^ driver._small[1::2][driver._small[1::2] != 0])
        larger = np.zeros(8 * driver._small.size, np.uint64)
        driver.kernel.take_means(driver._small, larger)
        assert {int(key) for key in held} == {int(a ^ b) for a, b in larger.reshape(-1, 2) if b}
    assert values == [16, 16]
