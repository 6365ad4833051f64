"""The shipped rows: those of 8 x 8 prove the shipped values, and samples are correct."""

import gzip
import json
import random
from functools import cache
from pathlib import Path

import pytest

from tiling_gui.core.bound_store import Bound
from tiling_gui.engine import Engine
from tiling_gui.engine.position_keys import position_key
from tiling_gui.engine.proving import is_true
from tiling_gui.engine.rows_file import Rows, read_rows, shipped_digests
from tiling_gui.engine.solved import solved_boards
from tiling_gui.paths import resource
from tiling_gui.provenance import Provenance

CHEAP = 20_000
"""Nodes: rows that took more are not proved again here."""


@cache
def rows_of(board: str) -> Rows:
    """The rows in the file of a board."""
    return read_rows(resource(f"rows/{board}.rows.gz"))


def test_every_file_is_listed_and_counts_as_proved() -> None:
    files = {path.name for path in resource("rows").glob("*.rows.gz")}
    assert set(json.loads(resource("rows/digests.json").read_text())) == files
    assert {rows_of(name.partition(".")[0]).digest for name in files} == shipped_digests()
    assert rows_of("8x8").is_proved(Provenance(None))


def test_one_that_was_changed_does_not(tmp_path: Path) -> None:
    text = gzip.decompress(resource("rows/8x8.rows.gz").read_bytes()).decode()
    (tmp_path / "8x8.rows").write_text(text.replace('"max": [8, 10]', '"max": [8, 9]', 1))
    assert not read_rows(tmp_path / "8x8.rows").is_proved(Provenance(None))


def test_its_rows_prove_the_shipped_values() -> None:
    rows = rows_of("8x8").facts
    for solved in solved_boards():
        if solved.board == "8x8":
            position = solved.position()
            whole = rows[position_key(position.board, position.live)]
            assert whole.bounds(solved.first) == (solved.value, solved.value)


@pytest.mark.parametrize("board", ["8x8", "8x9"])
def test_a_sample_of_its_cheap_rows_is_proved_again(board: str) -> None:
    cheap = sorted((row for row in rows_of(board).facts.values() if row.nodes <= CHEAP), key=lambda row: row.key)
    assert len(cheap) > 1000
    engine = Engine(threads=1, memory_mb=64)
    sample: list[Bound] = random.Random(8).sample(cheap, 12)
    assert all(is_true(row, engine) for row in sample)
    engine.close()
