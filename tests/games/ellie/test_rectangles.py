"""Rectangles of ELLIE: the recursion for two rows, the search and a plain solver on sets of squares agree."""

import json
from functools import cache
from pathlib import Path

import pytest

from tests.conftest import DATA
from tiling_gui.core.limits import Run
from tiling_gui.games.ellie import rectangles
from tiling_gui.games.ellie.rules import GAME, ElliePosition
from tiling_gui.games.ellie.solver import EllieEngine, EllieSolver
from tiling_gui.paths import cache_dir


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TILING_GUI_HOME", str(tmp_path))


def plain(rows: int, columns: int) -> int:
    """The Grundy value by definition, on sets of squares; shares no code with the program."""

    @cache
    def value(free: frozenset[tuple[int, int]]) -> int:
        seen = set()
        for r, c in free:
            block = {(r, c), (r + 1, c), (r, c + 1), (r + 1, c + 1)}
            seen |= {value(free - tile) for gone in block if (tile := block - {gone}) <= free}
            block = {(r, c), (r + 1, c), (r, c - 1), (r + 1, c - 1)}
            tile = block - {(r, c - 1)}
            if tile <= free:
                seen.add(value(free - tile))
        return next(n for n in range(len(seen) + 1) if n not in seen)

    return value(frozenset((r, c) for r in range(rows) for c in range(columns)))


def known(rows: int, columns: int) -> int | None:
    return rectangles.known_rectangle(ElliePosition.start(rows, columns))


def test_two_rows_by_recursion_and_three_by_search_are_as_a_plain_solver_finds() -> None:
    for n in range(1, 8):
        assert known(1, n) == 0
    for n in range(2, 8):
        assert known(2, n) == known(n, 2) == plain(2, n), n
    for size in ((3, 3), (3, 4)):
        assert rectangles.solve(ElliePosition.start(*size), EllieSolver()) == plain(*size)


def test_values_of_the_strip_are_those_of_the_octal_game() -> None:
    facts = json.loads((DATA / "placement_and_heaps.json").read_text())["octal_007_first_40"]
    assert rectangles.strip_values(len(facts) - 1) == facts


def test_what_was_searched_is_kept_and_what_is_damaged_is_searched_again() -> None:
    assert known(3, 3) is None
    engine = EllieEngine(GAME)
    assert [engine.grundy(ElliePosition.start(*size), Run()) for size in ((3, 3), (3, 4))] == [0, 1]
    assert (known(3, 3), known(3, 4), known(4, 3)) == (0, 1, 1)
    file = cache_dir() / "grundy" / "ellie.values"
    file.write_text(file.read_text().replace("0", "1"))
    assert known(3, 3) is known(3, 4) is None
