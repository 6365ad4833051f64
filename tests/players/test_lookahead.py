"""The compiled lookahead, compared with the readable search for the same candidates and horizon."""

import random

import pytest

from tiling_gui.core.board import Board
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Limit, Run, StopToken
from tiling_gui.engine.lookahead import look_ahead
from tiling_gui.games.domino.rules import DominoPosition, author_estimate, read_shape
from tiling_gui.search.minimax import minimax


def random_position(rng: random.Random, largest: int = 5) -> DominoPosition:
    """A random shape with a few random dominoes and at least one move left."""
    while True:
        board = Board.rectangle(rng.randint(1, 4), rng.randint(2, largest))
        squares = board.squares
        for _ in range(rng.randint(0, 3)):
            squares &= ~(1 << rng.randrange(board.rows * board.columns))
        position = DominoPosition(Board(board.rows, board.columns, squares), rng.choice([Side.MAX, Side.MIN]))
        for _ in range(rng.randint(0, 3)):
            if not position.is_over:
                position = position.play(rng.choice(position.moves()))
        if not position.is_over:
            return position


@pytest.mark.parametrize("depth", [0, 1, 2, 3])
def test_it_chooses_what_the_readable_search_chooses(depth: int) -> None:
    rng = random.Random(depth)
    for _ in range(8):
        position = random_position(rng)
        found = look_ahead(position, depth, evaluation="author")
        values = {
            move: minimax(position.play(move), Run(Limit(depth=depth)), evaluation=author_estimate).value
            for move in position.moves()
        }
        best = (max if position.to_move is Side.MAX else min)(values.values())
        assert found.value == pytest.approx(best)
        assert set(found.best) == {move for move, value in values.items() if value == best}


def test_a_horizon_beyond_the_end_gives_the_exact_value() -> None:
    for evaluation in ("author", "fitted"):
        found = look_ahead(DominoPosition.start(3, 4), 20, evaluation=evaluation)
        assert (found.value, found.exact) == (5, True)


def test_a_stop_leaves_the_deepest_finished_search() -> None:
    stop = StopToken()
    stop.stop()
    found = look_ahead(DominoPosition.start(8, 8), 6, Run(stop=stop))
    assert found.depth == 0
    assert found.best


def test_fitted_values_do_not_depend_on_turning_the_board() -> None:
    rng = random.Random(8)
    for _ in range(10):
        position = random_position(rng)
        rows = position.board.rows_of_text()
        turned = read_shape("\n".join("".join(row) for row in zip(*rows, strict=True)), position.to_move)
        for a, b in position.placed:
            turned = turned.play(((a[1], a[0]), (b[1], b[0])))
        turned = DominoPosition(turned.board, position.to_move, turned.placed)
        assert look_ahead(position, 1).value == pytest.approx(look_ahead(turned, 1).value)
