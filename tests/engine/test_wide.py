"""Components that need words of 128 bits: the same forms, values and rows as in words of 64."""

import random
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import numpy as np

from tests.engine.test_geometry import Squares, board_of, connected, identity, turned
from tests.theory.brute_force import values
from tests.walks import walked
from tiling_gui.core.board import Board
from tiling_gui.core.bound_store import Bound
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Limit, Run
from tiling_gui.engine import Engine
from tiling_gui.engine.kernel_driver import KernelDriver, Unlimited
from tiling_gui.engine.layout import layout, sum_of_key
from tiling_gui.engine.null_window import Question, questions_in_order
from tiling_gui.engine.position_keys import position_key
from tiling_gui.engine.rows_file import Checkpoint, read_rows
from tiling_gui.games.domino.rules import DominoPosition

SIDES = Side.MAX, Side.MIN


def is_wide(squares: Squares) -> bool:
    board = board_of(squares)
    return layout(board, board.squares).wide


def path_in(side: int) -> Squares:
    """A spiral in which only consecutive squares are adjacent."""
    path, way = [(0, 0)], [(0, 1), (1, 0), (0, -1), (-1, 0)]
    while True:
        for direction in way[:2]:
            r, c = path[-1][0] + direction[0], path[-1][1] + direction[1]
            beside = [(r + dr, c + dc) in path for dr, dc in way]
            if 0 <= r < side and 0 <= c < side and sum(beside) == 1:
                path.append((r, c))
                way = way[way.index(direction) :] + way[: way.index(direction)]
                break
        else:
            return path


def stairs(squares: int) -> Squares:
    return [(n // 2, (n + 1) // 2) for n in range(squares)]


def path_values(n: int) -> tuple[int, int]:
    """Theorem 10."""
    return 3 * (n + 1) // 7, (3 * n + 1) // 7


@walked("box", [(9, 9), (5, 13), (3, 42), (1, 128), (7, 18)])
def test_identity_is_the_canonical_form(box: tuple[int, int]) -> None:
    machine, chance = KernelDriver(1, 1, fold=7), random.Random(str(box))
    by_key: dict[str, tuple[int, int, int]] = {}
    wide = 0
    for _ in range(5):
        squares = connected(chance, chance.randint(box[0] * box[1] // 3, box[0] * box[1]), *box)
        wide += is_wide(squares)
        images = {identity(machine, turned(squares, which)) for which in range(8)}
        assert len(images) == 1
        board = board_of(squares)
        key = position_key(board, board.squares)
        assert by_key.setdefault(key, next(iter(images))) == next(iter(images))
        named = sum_of_key(key)
        machine.place(named)
        assert {machine.identity()} == images
    assert wide > 1
    assert len(set(by_key.values())) == len(by_key)


def final_count(machine: KernelDriver, board: Board, mover: int, *, wide: bool) -> int:
    placed = replace(layout(board, board.squares), wide=wide)
    constant, _, guess = machine.place(placed)
    lower, upper = 0, board.size // 2
    while lower < upper:
        k = questions_in_order(lower, upper, guess)[0]
        if machine.ask(mover, k - constant, Unlimited()):
            lower = k
        else:
            upper = k - 1
    return lower


def test_both_words_search_the_same_positions() -> None:
    """Searching everything in words of 128 bits visits exactly the same number of positions."""
    k, chance = KernelDriver(1, 1).kernel, random.Random(12)
    one, two = KernelDriver(1, 16), KernelDriver(1, 16, switches=k.EVERYTHING & ~k.HAND_OVER)
    boards = [Board.rectangle(5, 6), Board.rectangle(3, 12), Board.rectangle(2, 9)]
    boards += [board_of(connected(chance, 34, *box)) for box in ((6, 7), (4, 14), (7, 9), (3, 20))]
    for board in boards:
        for mover in range(2):
            one.new_solve()
            two.new_solve()
            assert final_count(one, board, mover, wide=False) == final_count(two, board, mover, wide=True)
            assert one.nodes == two.nodes


def test_values_are_those_of_brute_force(engine: Engine) -> None:
    """A tree with a few cycles from corner to corner of 9 x 9, which does not fit a frame of 64 bits."""
    chance = random.Random(13)
    for _ in range(12):
        r = c = 0
        squares = {(0, 0)}
        while (r, c) != (8, 8):
            r, c = (r + 1, c) if c == 8 or (r < 8 and chance.random() < 0.5) else (r, c + 1)
            squares.add((r, c))
        while len(squares) < 20:
            r, c = chance.choice(sorted(squares))
            r, c = chance.choice([(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)])
            if 0 <= r < 9 and 0 <= c < 9:
                squares.add((r, c))
        assert is_wide(sorted(squares))
        for first, expected in zip(SIDES, values(frozenset(squares)), strict=True):
            solution = engine.solve(DominoPosition(board_of(sorted(squares)), first))
            assert solution.value == expected
            assert len(solution.line) == expected


def test_paths_are_paths_whatever_their_bends(engine: Engine) -> None:
    """In a row, in a spiral, and in stairs that fit no rectangle of 128 squares."""
    spiral = path_in(11)
    assert len(spiral) > 64
    for squares in ([(0, c) for c in range(100)], spiral, [(r, c + 3) for c, r in spiral], stairs(70), stairs(40)):
        assert is_wide(squares)
        for first, expected in zip(SIDES, path_values(len(squares)), strict=True):
            assert engine.solve(DominoPosition(board_of(squares), first)).value == expected


def test_means_of_parts_add(engine: Engine) -> None:
    """Beside a path, which is a forest, boards of up to 25 squares without a gap: all are zugzwang-free."""
    path = stairs(18)
    for rows, columns in ((4, 5), (3, 6)):
        part = [(r, c + 11) for r in range(rows) for c in range(columns)]
        assert is_wide(path + part)
        twice = sum(path_values(len(path)))
        twice += sum(engine.solve(DominoPosition.start(rows, columns, first)).value or 0 for first in SIDES)
        board = board_of(path + part)
        assert engine.solve(DominoPosition(board, Side.MAX)).value == (twice + 1) // 2
        assert engine.solve(DominoPosition(board, Side.MIN)).value == twice // 2


def test_sums_of_many_parts_of_64_bits_are_held(engine: Engine) -> None:
    """128 squares in rings of 8 and blocks of 4 x 4: zugzwangs of mean 5/2, and 16 squares that fill up."""
    ring = [(r, c) for r in range(3) for c in range(3) if (r, c) != (1, 1)]
    rings = [(r + 4 * i, c + 4 * j) for i in range(4) for j in range(4) for r, c in ring]
    board = board_of(rings)
    assert board.size == 128
    solution = engine.solve(DominoPosition(board), Run(Limit(nodes=300)))
    assert 16 * 2 <= solution.lower <= solution.upper <= 16 * 4


def test_what_a_stopped_solve_has_proved_is_in_its_checkpoint(engine: Engine, tmp_path: Path) -> None:
    file, position = tmp_path / "9x9.jsonl", DominoPosition.start(9, 9)
    first = Engine(threads=1, memory_mb=64, bound_store=Checkpoint(file))
    found = first.solve(position, Run(Limit(nodes=40_000)))
    assert found.value is None
    assert 0 < found.nodes <= 40_000
    assert 32 <= found.lower < found.upper <= 40  # without search, by its rows (theory.md)
    rows = read_rows(file).facts
    assert any(sum_of_key(key).wide for key in rows)
    again = Engine(threads=1, memory_mb=64, bound_store=Checkpoint(file)).solve(position, Run(Limit(nodes=100)))
    assert found.lower <= again.lower < again.upper <= found.upper


def test_questions_and_moves_of_a_large_board(engine: Engine) -> None:
    position = DominoPosition.start(5, 13)
    key = position_key(position.board, position.live)
    for k, answer in ((26, True), (33, False)):
        question = Question(key, Side.MAX, k)
        assert engine.ask(question, work="5x13", squares=65, budget=20_000).answer is answer
    analysis = engine.analyse(position, Run(Limit(nodes=500)))
    assert len(analysis.moves) == len(position.moves())
    for move in analysis.moves:
        assert 17 <= move.lower <= move.upper <= 32


def test_a_solve_of_a_large_board_begins_with_its_wide_rows() -> None:
    row = Bound("8x9:ffffffffffffffffff", 28, 34, 27, 35)
    assert Engine(threads=1, memory_mb=16).add_facts([row], work="8x9", squares=72) == 1


def test_a_wide_row_waits_until_there_is_a_board_for_it(tmp_path: Path) -> None:
    """Rows of a large board do not make the kernel compile again for a small one."""
    checkpoint = Checkpoint(tmp_path / "rows")
    wide = board_of(path_in(9))
    engine = Engine(threads=1, memory_mb=16, bound_store=checkpoint)
    machine_of = engine.solve(DominoPosition.start(5, 7))
    assert machine_of.value == 16
    assert engine._driver is not None
    assert not engine._driver.wide
    assert engine.solve(DominoPosition(wide)).value == path_values(wide.size)[0]
    assert engine._driver.wide


def test_words_of_128_bits_compute_as_numbers_do() -> None:
    from numba import njit

    from tiling_gui.core.kernels import bits, wide

    words, counts = cast(Any, wide), cast(Any, bits)
    joined, low, high = words.joined, words.low, words.high
    popcount, lowest = counts.popcount, counts.lowest
    one = np.uint64(1)

    @njit
    def computed(a, b, c, d, shift):  # type: ignore[no-untyped-def]
        x, y = joined(a, b), joined(c, d)
        number, image, rest = 0, np.uint64(0), x
        while rest:
            if number % 2 == 0:
                image |= rest & (~rest + one)
            rest &= rest - one
            number += 1
        z = ((x << shift) | (y >> shift)) ^ image
        return low(z), high(z), number, popcount(x), lowest(x), y < x, x == y, x != y

    chance, half = random.Random(14), (1 << 64) - 1
    for _ in range(500):
        x, y, shift = (chance.getrandbits(chance.choice((1, 20, 64, 90, 128))) for _ in range(3))
        y, shift = chance.choice((x, y)), shift % 128
        squares = [i for i in range(128) if x >> i & 1]
        z = (x << shift & (1 << 128) - 1 | y >> shift) ^ sum(1 << i for i in squares[::2])
        given = [np.uint64(n) for n in (x & half, x >> 64, y & half, y >> 64, shift)]
        least = squares[0] if squares else 128
        expected = [z & half, z >> 64, len(squares), len(squares), least, y < x, x == y, x != y]
        assert [int(n) for n in computed(*given)] == expected
