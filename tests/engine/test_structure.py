"""Components, means and phases, compared with brute force by the definition of zugzwang-free."""

import json
import random
from fractions import Fraction

import pytest

from tests.conftest import DATA
from tests.theory.brute_force import values, zugzwang_free
from tests.theory.shapes import Cells, can_be_played_away, free, inside, near, polyominoes, rings
from tiling_gui.core.board import Board
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Run
from tiling_gui.core.results import Solution
from tiling_gui.engine import Engine
from tiling_gui.engine.structure import Evidence, narrowed, proved_zugzwang_free, structure
from tiling_gui.engine.zugzwangs.verdict import ZugzwangVerdict, verdict
from tiling_gui.games.domino.rules import DominoPosition, read_shape


def test_random_positions_have_the_brute_force_values_and_nothing_is_wrongly_called_zugzwang_free(
    engine: Engine,
) -> None:
    rng = random.Random(3)
    seen = 0
    for _ in range(40):
        board = Board.rectangle(4, 5)
        free = (rng.getrandbits(20) | rng.getrandbits(20)) & board.squares
        position = DominoPosition(Board(4, 5, free))
        for part in structure(position, engine, seconds=1000).parts:
            cells = frozenset(board.squares_in(part.squares))
            assert ((part.max_first[0], part.min_first[0]), part.solved) == (values(cells), True)
            if part.why.zugzwang_free:
                seen += 1
                assert zugzwang_free(cells)
                assert part.mean == Fraction(sum(values(cells)), 2)
    assert seen > 25


def test_every_reason_and_the_sum_of_zugzwang_free_parts(engine: Engine) -> None:
    ring = read_shape("...\n.#.\n...")
    (part,) = structure(ring, engine).parts
    assert (part.max_first, part.min_first) == ((3, 3), (4, 4))  # the ring of 8 is a zugzwang: theory.md
    assert (part.why, part.mean, part.phase) == (Evidence.ZUGZWANG, None, None)
    assert structure(ring, engine).total is None

    sums = read_shape("....#..\n#######\n......#\n#######\n#####..\n#######\n........")
    found = structure(sums, engine)
    assert [part.size for part in found.parts] == [8, 6, 4, 2, 2]
    # theory.md: means of paths of 2, 4, 6 squares, and of 8 = 1 + 7.
    assert [part.mean for part in found.parts] == [3, Fraction(5, 2), Fraction(3, 2), 1, 1]
    assert found.total == (9, 9)
    assert found.phase == 2
    assert engine.solve(sums).value == 9

    whole = {"path of 8": "........", "2 x 5": ".....\n.....", "3 x 4": "....\n....\n....", "7": ".#.\n...\n..#"}
    reasons = [proved_zugzwang_free(p.board, p.board.squares) for p in map(read_shape, whole.values())]
    assert reasons == [Evidence.FOREST, Evidence.STRIP, Evidence.NO_GAP, Evidence.SMALL]
    assert proved_zugzwang_free(Board.rectangle(3, 9), (1 << 27) - 1) is None  # its form alone proves nothing


def test_what_cannot_be_solved_in_time_has_bounds(engine: Engine) -> None:
    told = []
    found = structure(DominoPosition.start(8, 8), engine, seconds=0.05, on_part=told.append)
    (part,) = found.parts
    assert not part.solved
    assert 22 <= part.max_first[0] < part.max_first[1] <= 32  # Theorem 1 of the paper
    assert part.why is Evidence.RING
    assert len(told) == 2


# Zugzwangs that a shape reaches ------------------------------------------------------------------------------------

IRREGULAR = {8: 1, 9: 0, 10: 4}
"""The number of free shapes that reach a position with X < N, by size: from another author's program."""
WHOLE = "......##\n........\n........\n####...."
"""One of the ten irregular shapes of 26 squares without a gap."""


def drawn(cells: Cells) -> DominoPosition:
    rows, columns = (1 + max(square[way] for square in cells) for way in (0, 1))
    return DominoPosition(Board(rows, columns, sum(1 << r * columns + c for r, c in cells)))


def said(position: DominoPosition) -> ZugzwangVerdict:
    """The verdict without a solver."""
    return verdict(position, structure(position, None))


def left_after(position: DominoPosition, found: ZugzwangVerdict) -> Cells:
    """The squares that can still be covered after the dominoes of a verdict."""
    for move in found.moves or ():
        position = position.play(move)
    return frozenset(position.board.squares_in(position.live))


def test_the_irregular_shapes_are_those_of_the_definition() -> None:
    for squares, shapes in enumerate(polyominoes(10, fixed=False), 1):
        irregular = [cells for cells in shapes if said(drawn(cells)).zugzwang_free is not True]
        assert len(irregular) == IRREGULAR.get(squares, 0)
        for cells in irregular:
            found = said(drawn(cells))
            assert found.zugzwang_free is False
            x, n = values(left_after(drawn(cells), found))
            assert x < n
        if squares <= 9:
            assert set(irregular) == {cells for cells in shapes if not zugzwang_free(cells)}


def test_ten_shapes_of_26_squares_without_a_gap_are_irregular() -> None:
    filled = {ring: inside(ring) for ring in rings(20)}
    six = {ring: rest for ring, rest in filled.items() if len(rest) == 6}
    assert min(map(len, filled.values())) == 4
    irregular = {free(ring | rest): ring for ring, rest in six.items() if can_be_played_away(rest, ring)}
    assert len(irregular) == 10
    for ring, rest in six.items():
        position = drawn(ring | rest)
        found = said(position)
        assert found.zugzwang_free is (free(ring | rest) not in irregular)
        if found.zugzwang_free is False:
            assert found.why == "irregular: these 3 dominoes leave a ring of 20"
            assert free(left_after(position, found)) in filled
    cells = frozenset(read_shape(WHOLE).board.squares_in(read_shape(WHOLE).board.squares))
    assert free(cells) in irregular


def test_the_irregular_shape_of_four_rows(engine: Engine) -> None:
    position = read_shape(WHOLE)
    found = said(position)
    assert [position.write(move) for move in found.moves or ()] == ["b2–c2", "d2–e2", "f3–g3"]
    ring = left_after(position, found)
    assert values(ring) == (8, 9)
    assert [engine.solve(DominoPosition(position.board, side)).value for side in (Side.MAX, Side.MIN)] == [12, 11]


def test_known_boards() -> None:
    for rows, columns, size in ((6, 6, 20), (4, 8, 20), (3, 10, 22), (8, 8, 20)):
        board = DominoPosition.start(rows, columns)
        found = said(board)
        assert found.zugzwang_free is False
        ring = left_after(board, found)
        assert len(ring) == size
        assert all(len(near(ring, square)) == 2 for square in ring)
    for rows, columns in ((5, 5), (4, 6), (2, 20), (1, 64)):
        assert said(DominoPosition.start(rows, columns)).zugzwang_free is True


def test_what_a_list_of_smaller_zugzwangs_decides_with_the_values(engine: Engine) -> None:
    """Every subset of 4 x 7 is zugzwang-free or has a gap (all were computed by another program)."""
    position = DominoPosition.start(4, 7)  # 28 squares: its options have 26
    found = verdict(position, structure(position, engine, seconds=20))
    assert found.zugzwang_free is True


@pytest.mark.parametrize("number", [0, 10, 21])
def test_zugzwangs_of_27_squares_are_found(engine: Engine, number: int) -> None:
    """Alone, and with two dominoes beside it; the rest after them has the values in the list."""
    shape = json.loads((DATA / "zugzwangs_27.json").read_text(encoding="utf-8"))["free_shapes_of_27"][number]
    alone = read_shape(shape.replace("/", "\n"))
    cells = frozenset(alone.board.squares_in(alone.board.squares))
    assert said(alone) == ZugzwangVerdict(False, "irregular: it is a zugzwang of 27 squares", ())
    around = {(r + dr, c + dc) for r, c in cells for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0))} - cells
    found = 0
    for a in sorted(around):
        b = (a[0], a[1] + 1)
        if b in cells or min(min(square) for square in (a, b)) < 0:
            continue
        whole = drawn(cells | {a, b})
        if len(whole.board.components(whole.live)) > 1:
            continue
        verdict_of = said(whole)
        if verdict_of.zugzwang_free is False and verdict_of.moves and "27" in verdict_of.why:
            left = left_after(whole, verdict_of)
            sides = (DominoPosition(drawn(left).board, side) for side in (Side.MAX, Side.MIN))
            assert [engine.solve(position).value for position in sides] == [11, 12]
            assert verdict_of.why == "irregular: this domino leaves a zugzwang of 27 squares"
            found += 1
            break
    assert found


def test_several_parts_are_judged_together() -> None:
    ring = "...#\n.#.#\n...#"
    two = read_shape(f"{ring}\n####\n....")
    assert said(two).why == "irregular: these 2 dominoes leave a ring of 8"
    assert left_after(two, said(two)) == frozenset(read_shape(ring).board.squares_in(read_shape(ring).board.squares))
    assert said(read_shape(ring)) == ZugzwangVerdict(False, "irregular: it is a ring of 8, a zugzwang", ())
    assert said(read_shape("...#...\n#######\n..#....")).why == "zugzwang-free: each of the 4 components is"
    assert said(read_shape(".#.")).why == "zugzwang-free: no domino fits"
    assert said(read_shape(".....\n.....\n.....\n.....\n.....")).why == "zugzwang-free: no gap, 25 squares"


class OnlyMin:
    """Solves positions with MIN to move; of others it only knows that 0 to 99 dominoes are to come."""

    def solve(self, position: DominoPosition, run: Run) -> Solution:
        value = 16 if position.to_move is Side.MIN else None
        return Solution(position, 0 if value is None else value, 99 if value is None else value)


def test_what_is_proved_for_one_player_bounds_the_other() -> None:
    (part,) = structure(DominoPosition.start(6, 6), OnlyMin()).parts
    assert (part.max_first, part.min_first) == ((15, 17), (16, 16))


def test_one_part_alone_is_worth_what_the_position_is() -> None:
    """X is 31..34 by what is proved of the board, so N is 30..35 by Lemma T."""
    start = DominoPosition.start(8, 9)
    found = structure(start, None)
    (part,) = narrowed(found, Side.MAX, 31, 34).parts
    assert (part.max_first, part.min_first) == ((31, 34), (30, 35))
    (part,) = narrowed(found, Side.MIN, None, 30).parts
    assert (part.max_first[1], part.min_first[1]) == (31, 30)
    two = structure(read_shape("...#...\n...#..."), None)
    assert narrowed(two, Side.MAX, 3, 3) == two
