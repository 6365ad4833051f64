"""Small sharing games before anything is compiled: the same results as the compiled search, without numba."""

import pytest

from tiling_gui.core import preparing
from tiling_gui.core.limits import Limit, Run
from tiling_gui.games.sharing.rules import parse
from tiling_gui.games.sharing.search import readable
from tiling_gui.games.sharing.search.solver import SharingSolver

GAMES = [
    "path:4,edges,vertices,2",
    "cycle:7,edges,vertices,3",
    "grid:2x3,edges,vertices,2",
    "grid:2x3,vertices,edges,3",
    "friendship:2,edges,vertices,2",
    "grid:2x3,edges,vertices,2,odd",
    "grid:3x3,vertices,edges,2,odd",
]


def uncompiled(text: str, monkeypatch: pytest.MonkeyPatch) -> SharingSolver:
    monkeypatch.setattr(preparing, "needs_compiling", lambda kind: True)
    solver = SharingSolver(parse(text).game)
    monkeypatch.setattr(solver._search, "_make", lambda: pytest.fail("something is compiled"))
    return solver


@pytest.mark.parametrize("text", GAMES)
def test_values_of_all_moves_are_those_of_the_compiled_search(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    position = parse(text)
    fast = SharingSolver(position.game)
    expected = fast.solve(position)
    moves = fast.move_values(position) + fast.move_values(position.play(position.moves()[0]))
    slow = uncompiled(text, monkeypatch)
    found = slow.solve(position)
    assert found.value == expected.value is not None
    assert (found.compiled, expected.compiled) == (False, True)
    assert len(found.line) == len(expected.line)
    assert slow.move_values(position) + slow.move_values(position.play(position.moves()[0])) == moves


def test_when_its_patience_is_over_compiled_code_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preparing, "needs_compiling", lambda kind: True)
    monkeypatch.setattr(readable, "PATIENCE", 3)
    position = parse("cycle:7,edges,vertices,3")
    found = SharingSolver(position.game).solve(position)
    assert found.compiled
    assert found.value == SharingSolver(position.game).solve(position).value


def test_a_limit_that_counts_compiling_ends_it_with_what_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preparing, "is_ready", lambda kind: False)
    monkeypatch.setattr(preparing, "is_cached", lambda kind: False)
    monkeypatch.setattr(preparing, "_start", lambda kind: preparing._Loading())  # never finishes compiling
    monkeypatch.setattr(readable, "PATIENCE", 3)
    position = parse("cycle:7,edges,vertices,3")
    found = SharingSolver(position.game).solve(position, Run(Limit(0.2, counts_compiling=True)))
    assert found.value is None
    assert (found.lower, found.upper) == position.bounds
    assert not found.compiled
