"""The shipped campaigns: the rows of 8 x 8 prove the shipped values, and samples are correct."""

import gzip
import random
from functools import cache
from pathlib import Path

import pytest

from tiling_gui.campaigns import file
from tiling_gui.campaigns.positions import start_key
from tiling_gui.campaigns.verify import verify
from tiling_gui.core.bound_store import Bound
from tiling_gui.engine import Engine
from tiling_gui.engine.solved import solved_boards
from tiling_gui.paths import resource

CHEAP = 20_000
"""Nodes: checking rows that took more is left to `tiling-gui campaign verify`."""


@cache
def rows_of(board: str) -> dict[str, Bound]:
    """The rows in the file of a board."""
    position, _, facts = file.read(resource(f"campaigns/{board}.campaign"))
    assert position is not None
    assert position.name == board
    return {fact.key: fact for fact in facts}


def test_one_that_was_changed_is_an_import(tmp_path: Path) -> None:
    text = gzip.decompress(resource("campaigns/8x8.campaign").read_bytes()).decode()
    (tmp_path / "8x8.campaign").write_text(text.replace('"max": [8, 10]', '"max": [8, 9]', 1))
    assert file.contents(tmp_path / "8x8.campaign").digest not in file.shipped_digests()


def test_its_rows_prove_the_shipped_values() -> None:
    rows = rows_of("8x8")
    for solved in solved_boards():
        if solved.board == "8x8":
            assert rows[start_key(solved.position())].bounds(solved.first) == (solved.value, solved.value)


@pytest.mark.parametrize("board", ["8x8", "8x9"])
def test_a_sample_of_its_cheap_rows_is_proved_again(board: str) -> None:
    cheap = sorted((fact for fact in rows_of(board).values() if fact.nodes <= CHEAP), key=lambda fact: fact.key)
    assert len(cheap) > 1000
    engine = Engine(threads=1, memory_mb=64)
    found = verify(random.Random(8).sample(cheap, 12), 12, engine, seed=8)
    engine.close()
    assert found.checked == 12
    assert not found.wrong
