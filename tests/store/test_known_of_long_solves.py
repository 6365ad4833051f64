"""What an unfinished solve has proved of a board is available wherever the board is used."""

from pathlib import Path

from tiling_gui.core.game import Side
from tiling_gui.desktop.features.board_values.facts import facts_of
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.store import Store
from tiling_gui.store.rows import LongSolve

BOARD = DominoPosition.start(9, 9)


def test_a_solve_that_was_stopped_bounds_its_board_where_board_values_are_listed(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store.put_long_solve(LongSolve.of(BOARD, state="stopped", lower=36, upper=39))
        known = store.known_bounds(BOARD)
        assert known is not None
        assert (known.lower, known.upper) == (36, 39)
        assert store.known_bounds(BOARD.play(BOARD.moves()[0])) is None
        facts = facts_of((9, 9), {}, store)
        assert facts.found_by(Side.MAX) == "Proved so far: 36 to 39 dominoes"
        assert facts.found_by(Side.MIN) == "Proved by a certificate: 35 to 40 dominoes"
