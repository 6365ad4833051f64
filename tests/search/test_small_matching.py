"""The readable search of small matching games: compared with the definition, and with limits."""

import random
from functools import cache

import pytest

from tests.walks import walked
from tiling_gui.core.limits import StoppedError, StopToken
from tiling_gui.games.matching.rules import Edge, neighbours
from tiling_gui.search.small_matching import MAX, MIN, SmallMatching


def by_definition(edges: list[Edge], mask: int, mover: int) -> int:
    """The number of edges still to come, by brute force."""

    @cache
    def value(mask: int, mover: int) -> int:
        after = [1 + value(mask & ~(1 << u | 1 << v), 1 - mover) for u, v in edges if mask >> u & 1 and mask >> v & 1]
        return (max if mover == MAX else min)(after, default=0)

    return value(mask, mover)


def graphs(count: int) -> list[tuple[int, list[Edge]]]:
    rng = random.Random(20160618)
    found = []
    for _ in range(count):
        size = rng.randint(4, 13)
        pairs = [(u, v) for v in range(size) for u in range(v)]
        found.append((size, rng.sample(pairs, min(len(pairs), rng.randint(size - 1, 2 * size)))))
    return found


@walked(("size", "edges"), graphs(60))
@walked("mover", [MAX, MIN])
def test_every_small_graph_has_the_value_of_the_definition(size: int, edges: list[Edge], mover: int) -> None:
    told: list[tuple[int, int]] = []
    mask = (1 << size) - 1
    search = SmallMatching(neighbours(size, edges))
    value = search.value(mask, mover, StopToken(), (0, size // 2), lambda *bounds: told.append(bounds))
    assert value == by_definition(edges, mask, mover)
    assert all(lower <= value <= upper for lower, upper in told)
    assert told[-1] == (value, value)


def test_a_ring_of_eight_is_a_zugzwang() -> None:
    """X = 2 and N = 3: it has no mean, and is not reduced within a sum."""
    near = neighbours(8, [(i, (i + 1) % 8) for i in range(8)])
    found = [SmallMatching(near).value(255, mover, StopToken(), (0, 4)) for mover in (MAX, MIN)]
    assert found == [by_definition([(i, (i + 1) % 8) for i in range(8)], 255, mover) for mover in (MAX, MIN)]
    assert found[MAX] < found[MIN]


def test_it_ends_when_it_is_told_to() -> None:
    stop = StopToken()
    stop.stop()
    edges = [(i, i + 1) for i in range(15) if i % 4 < 3] + [(i, i + 4) for i in range(12)]  # 4 x 4
    with pytest.raises(StoppedError):
        SmallMatching(neighbours(16, edges)).value((1 << 16) - 1, MAX, stop, (0, 8))
