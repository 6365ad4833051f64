"""The stored rows of long solves: each file proves the value of its board, or bounds, and a sample is proved again."""

import gzip
import random
from itertools import islice
from pathlib import Path

import pytest

from tiling_gui.core.board import Board
from tiling_gui.core.game import Side
from tiling_gui.engine import Engine
from tiling_gui.engine.board_values import board_values, size_of
from tiling_gui.engine.position_keys import position_key, squares_of_key
from tiling_gui.engine.proving import is_true
from tiling_gui.engine.rows_file import read_row
from tiling_gui.store.grounds import BoardBounds

FILES = sorted((Path(__file__).resolve().parents[2] / "research" / "rows").glob("*.rows.gz"))
ONE_PLAYER = {"3x25": Side.MAX, "3x26": Side.MIN}
"""Files that prove the value for one starting side."""
UNFINISHED = {"6x12": (31, 33)}
"""Files that prove bounds with MAX first."""
SMALL = 38
"""Squares: larger rows are not proved again here."""


def test_there_are_some() -> None:
    assert len(FILES) >= 12


@pytest.mark.parametrize("packed", FILES, ids=lambda path: path.name.split(".")[0])
def test_a_file_proves_the_value_of_its_board(packed: Path, engine: Engine) -> None:
    name = packed.name.split(".")[0]
    board = Board.parse(name)
    value = board_values(BoardBounds(None)).get(size_of(board.rows, board.columns))
    _, *lines = gzip.decompress(packed.read_bytes()).decode().splitlines()
    (whole,) = (read_row(line) for line in lines if f'"{position_key(board, board.squares)}"' in line)
    if name in UNFINISHED:
        assert value is None
        assert whole.bounds(Side.MAX) == UNFINISHED[name]
    else:
        assert value is not None
        for first, number in ((Side.MAX, value.max_first), (Side.MIN, value.min_first)):
            if ONE_PLAYER.get(name, first) is first:
                assert whole.bounds(first) == (number, number)
    random.Random(8).shuffle(lines)
    small = (row for row in map(read_row, lines) if squares_of_key(row.key) <= SMALL)
    sample = list(islice(small, 2))
    assert sample
    assert all(is_true(row, engine) for row in sample)
