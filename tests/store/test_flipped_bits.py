"""One bit of the database is flipped: no false value is shown, nothing is raised, and the program starts."""

import os
import random
from contextlib import suppress
from pathlib import Path

from tests.records.games import played
from tiling_gui.core.bound_store import Bound
from tiling_gui.core.results import Solution
from tiling_gui.errors import InputError
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.provenance import FILE as PROVENANCE
from tiling_gui.store import Store, listing
from tiling_gui.store.rows import Solve
from tiling_gui.store.schema import FILE

FLIPS = int(os.environ.get("FLIPS", "150"))
"""FLIPS=1000 in the environment takes ten seconds."""
LINE = (((0, 0), (0, 1)), ((1, 0), (1, 1)))
SQUARE, LARGE = DominoPosition.start(2, 2), DominoPosition.start(9, 10)


def fill(folder: Path) -> None:
    """Stores something of every kind."""
    with Store.open(folder) as store:
        store.results.add(Solution(SQUARE, 2, 2, LINE, nodes=5, seconds=0.25))
        store.results.add(Solution(LARGE, 27, 40, nodes=5))
        for n in range(2, 8):
            store.facts.put(Bound(f"1x{n}:{(1 << n) - 1:x}", n // 3, n // 2, n // 3, n // 2))
        store.save("last-game", "x")
        store.put_game(played(3, 4))


def all_of(store: Store) -> None:
    """Reads everything; asserts that all that is shown as proved here is true."""
    for fact in store.facts.all():
        n = int(fact.key[2:].partition(":")[0])
        assert fact.as_tuple == (n // 3, n // 2, n // 3, n // 2)
    for row in listing.entries(store):
        if isinstance(row, Solve) and row.source == "engine" and row.max is None and row.min is None:
            told = (row.board, row.first, row.value, row.lower, row.upper)
            assert told in {("2x2", "MAX", 2, 2, 2), ("9x10", "MAX", None, 27, 40)}
    found = store.results.find(SQUARE)
    assert found is None or found.value == 2
    known = store.known_bounds(LARGE)
    assert known is None or known.value is None
    for game in store.games():
        with suppress(InputError):  # errors in it are reported on opening
            store.with_proved_bounds(store.game(game.id))
    store.load("last-game")


def test_a_flipped_bit_is_no_other_value(tmp_path: Path) -> None:
    fill(tmp_path)
    whole, known = (tmp_path / FILE).read_bytes(), (tmp_path / PROVENANCE).read_bytes()
    chance = random.Random(1)
    for _ in range(FLIPS):
        for path in tmp_path.glob("tiling-gui*"):
            path.unlink()
        (tmp_path / PROVENANCE).write_bytes(known)
        damaged = bytearray(whole)
        bit = chance.randrange(8 * len(whole))
        damaged[bit // 8] ^= 1 << bit % 8
        (tmp_path / FILE).write_bytes(damaged)
        with Store.open(tmp_path) as store:
            all_of(store)
