"""The shipped rows: those of 8 x 8 prove the shipped values, and samples are correct."""

import gzip
import json
import random
from itertools import islice

import pytest

from tiling_gui.engine import Engine
from tiling_gui.engine.position_keys import position_key
from tiling_gui.engine.proving import is_true
from tiling_gui.engine.rows_file import read_row, read_rows, shipped_digests
from tiling_gui.engine.solved import solved_boards
from tiling_gui.paths import resource
from tiling_gui.provenance import Provenance, digest

CHEAP = 20_000
"""Nodes: rows that took more are not proved again here."""


def text_of(board: str) -> str:
    """The file of a board."""
    return gzip.decompress(resource(f"rows/{board}.rows.gz").read_bytes()).decode()


def test_every_file_is_listed_and_counts_as_proved() -> None:
    files = {path.name for path in resource("rows").glob("*.rows.gz")}
    assert set(json.loads(resource("rows/digests.json").read_text())) == files
    assert {digest(text_of(name.partition(".")[0])) for name in files} == shipped_digests()
    assert read_rows(resource("rows/8x8.rows.gz")).is_proved(Provenance(None))


def test_one_that_was_changed_does_not() -> None:
    assert digest(text_of("8x8").replace('"max": [8, 10]', '"max": [8, 9]', 1)) not in shipped_digests()


def test_its_rows_prove_the_shipped_values() -> None:
    lines = text_of("8x8").splitlines()
    for solved in solved_boards():
        if solved.board == "8x8":
            position = solved.position()
            key = position_key(position.board, position.live)
            (whole,) = (read_row(line) for line in lines if f'"{key}"' in line)
            assert whole.bounds(solved.first) == (solved.value, solved.value)


@pytest.mark.parametrize("board", ["8x8", "8x9"])
def test_a_sample_of_its_cheap_rows_is_proved_again(board: str, engine: Engine) -> None:
    _, *lines = text_of(board).splitlines()
    assert len(lines) > 1000
    random.Random(8).shuffle(lines)
    sample = list(islice((row for row in map(read_row, lines) if row.nodes <= CHEAP), 4))
    assert len(sample) == 4
    assert all(is_true(row, engine) for row in sample)
