"""Small graphs before anything is compiled: what the compiled search says, and no numba."""

import random

import pytest

from tiling_gui.core import compiled
from tiling_gui.core.limits import Deadline
from tiling_gui.games.matching.rules import Edge
from tiling_gui.games.matching.search.solver import MAX, MIN, MatchingSolver, Run


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
    expected = fast.value(fast.everything, mover, Run(Deadline()))
    monkeypatch.setattr(compiled, "is_kept", lambda sources: False)
    slow = MatchingSolver(size, edges)
    monkeypatch.setattr(slow, "_driver", lambda: pytest.fail("something is compiled"))
    assert slow.value(slow.everything, mover, Run(Deadline())) == expected
    assert len(list(slow.line(slow.everything, mover, expected[0], Run(Deadline())))) == expected[0]
