"""Components, means and phases, against brute force by the definition of zugzwang-free."""

import random
from fractions import Fraction

from tests.engine.brute import values, zugzwang_free
from tiling_gui.core.board import Board
from tiling_gui.core.game import Side
from tiling_gui.engine import Engine
from tiling_gui.engine.structure import Why, proved_zugzwang_free, structure
from tiling_gui.games.domino.rules import DominoPosition, read_shape


def test_random_positions_have_the_brute_force_values_and_nothing_is_wrongly_called_zugzwang_free(
    engine: Engine,
) -> None:
    rng = random.Random(3)
    seen = 0
    for _ in range(80):
        board = Board.rectangle(4, 5)
        free = (rng.getrandbits(20) | rng.getrandbits(20)) & board.squares
        position = DominoPosition(Board(4, 5, free))
        for part in structure(position, engine).parts:
            cells = frozenset(board.listed(part.squares))
            assert ((part.max_first[0], part.min_first[0]), part.solved) == (values(cells), True)
            if part.why.zugzwang_free:
                seen += 1
                assert zugzwang_free(cells)
                assert part.mean == Fraction(sum(values(cells)), 2)
    assert seen > 50


def test_every_reason_and_the_sum_of_zugzwang_free_parts(engine: Engine) -> None:
    ring = read_shape("...\n.#.\n...")
    (part,) = structure(ring, engine).parts
    assert (part.max_first, part.min_first) == ((3, 3), (4, 4))  # the ring of 8 is a zugzwang: theory.md
    assert (part.why, part.mean, part.phase) == (Why.ZUGZWANG, None, None)
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
    assert reasons == [Why.FOREST, Why.STRIP, Why.NO_GAP, Why.SMALL]
    assert proved_zugzwang_free(Board.rectangle(3, 6), (1 << 18) - 1) is None  # 18 squares: nothing is proved
    assert structure(DominoPosition.start(1, 3, Side.MIN).play(((0, 0), (0, 1))), engine).dead == 4


def test_what_cannot_be_solved_in_time_has_bounds(engine: Engine) -> None:
    told = []
    found = structure(DominoPosition.start(8, 8), engine, seconds=0.05, on_part=told.append)
    (part,) = found.parts
    assert not part.solved
    assert 22 <= part.max_first[0] < part.max_first[1] <= 32  # Theorem 1 of the paper
    assert part.why is Why.UNKNOWN
    assert len(told) == 2
