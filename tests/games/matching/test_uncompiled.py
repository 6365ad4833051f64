"""Small graphs before anything is compiled: the same results as the compiled search, without numba."""

import random

import pytest

from tiling_gui.core import preparing
from tiling_gui.core.limits import Limit, Run
from tiling_gui.games.matching.graph_facts import facts_of
from tiling_gui.games.matching.rules import Edge
from tiling_gui.games.matching.search.solver import MAX, MIN, MatchingSolver
from tiling_gui.search.sliced import Work


def graphs() -> list[tuple[int, list[Edge]]]:
    rng = random.Random(20160618)
    found = []
    for _ in range(12):
        size = rng.randint(12, 20)
        pairs = [(u, v) for v in range(size) for u in range(v)]
        found.append((size, rng.sample(pairs, size + rng.randint(0, 6))))
    return found


@pytest.mark.parametrize(("size", "edges"), graphs())
@pytest.mark.parametrize("mover", [MAX, MIN])
def test_values_and_lines_are_those_of_the_compiled_search(
    size: int, edges: list[Edge], mover: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    fast = MatchingSolver(size, edges)
    expected = fast.value(fast.everything, mover, Work(Run()))
    monkeypatch.setattr(preparing, "needs_compiling", lambda kind: True)
    slow = MatchingSolver(size, edges)
    monkeypatch.setattr(slow, "_driver", lambda: pytest.fail("something is compiled"))
    assert slow.value(slow.everything, mover, Work(Run())) == expected
    assert len(list(slow.line(slow.everything, mover, expected[0], Work(Run())))) == expected[0]


@pytest.mark.parametrize(("size", "edges"), [*graphs(), (8, [(i, (i + 1) % 8) for i in range(8)] + [(0, 4)])])
def test_what_is_told_of_a_graph_is_what_the_compiled_search_tells(
    size: int, edges: list[Edge], monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = facts_of("", size, edges, Run())
    monkeypatch.setattr(preparing, "needs_compiling", lambda kind: True)
    monkeypatch.setattr(MatchingSolver, "_driver", lambda self: pytest.fail("something is compiled"))
    found = facts_of("", size, edges, Run())
    assert found == expected


def test_a_limit_that_counts_compiling_ends_it_with_what_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preparing, "is_ready", lambda kind: False)
    monkeypatch.setattr(preparing, "is_cached", lambda kind: False)
    monkeypatch.setattr(preparing, "_start", lambda kind: preparing._Loading())  # never finishes compiling
    size = 36
    edges = [(v, v + 1) for v in range(size) if v % 6 < 5] + [(v, v + 6) for v in range(size - 6)]
    facts = facts_of("6 x 6", size, edges, Run(Limit(0.2, counts_compiling=True)))
    assert (facts.largest, facts.max_first, facts.least, facts.zugzwang_free) == (18, None, None, None)
