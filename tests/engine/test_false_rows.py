"""Stored rows that are false: wherever the search meets them, the answer is a sentence that says so."""

import pytest

from tests.cli.calls import refused
from tiling_gui.core.bound_store import Bound, MemoryBoundStore
from tiling_gui.core.limits import Run
from tiling_gui.engine import Engine
from tiling_gui.engine.position_keys import position_key
from tiling_gui.errors import InputError
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.store import Store

BOARD = DominoPosition.start(5, 6)
"""Its value is 14 with MAX first (Table 2 of the paper, and brute force)."""
KEY = position_key(BOARD.board, BOARD.live)


def test_a_value_that_no_move_keeps() -> None:
    store = MemoryBoundStore()
    store.put(Bound(KEY, 15, 15, 0, 15))
    engine = Engine(threads=1, memory_mb=16, bound_store=store, shipped=False)
    with pytest.raises(InputError, match="rows about this position are false: no move keeps 15, the value"):
        engine.solve(BOARD, Run())


@pytest.mark.parametrize("verb", ["solve", "match"])
def test_every_verb_says_it(verb: str, capsys: pytest.CaptureFixture[str]) -> None:
    with Store.open() as store:
        store.facts.put(Bound(KEY, 15, 15, 0, 15))
    said = {
        "solve": ("solve", "5x6", "--fresh"),
        "match": ("match", "5x6", "--fresh", "--max", "perfect", "--min", "perfect"),
    }
    assert "are false: no move keeps 15" in refused(capsys, *said[verb])
