"""The least number of colours with which MAX gets everything: the row over n in families, its pattern and its bounds.

`least` is a program of this file: minimax by the definition of the game, on edges and vertices of cycles and stars.
"""

from collections.abc import Sequence
from functools import cache

import pytest

from tiling_gui.core.catalogue import GAMES, read_position
from tiling_gui.core.limits import Run
from tiling_gui.search.engine import make_engine
from tiling_gui.search.families import Family, find


def share(size: int, sets: Sequence[tuple[int, ...]], colours: int) -> int:
    """How many sets MAX gets."""

    @cache
    def had(given: tuple[int, ...]) -> int:
        free = [a for a in range(size) if given[a] < 0]
        if not free:
            return sum(len({given[a] for a in each}) > 1 for each in sets)
        proposals = range(min(colours, max(given) + 2))  # a colour that was not used is like any other
        return max(min(had((*given[:a], colour, *given[a + 1 :])) for a in free) for colour in proposals)

    return had((-1,) * size)


def least(size: int, sets: Sequence[tuple[int, ...]], most: int) -> int:
    """The least number of colours, at most `most`, with which MAX gets every set: none is of one colour."""

    def wins(colours: int) -> bool:
        @cache
        def all_is_had(given: tuple[int, ...]) -> bool:
            if any(len({given[a] for a in each}) == 1 and given[each[0]] >= 0 for each in sets):
                return False
            free = [a for a in range(size) if given[a] < 0]
            if not free:
                return True
            proposals = range(min(colours, max(given) + 2))  # a colour that was not used is like any other
            return any(all(all_is_had((*given[:a], colour, *given[a + 1 :])) for a in free) for colour in proposals)

        return all_is_had((-1,) * size)

    return next(k for k in range(1, most + 1) if wins(k))


def filled(text: str, n: str, k: str) -> Family:
    family = Family(text, n, k)
    engine = make_engine(family.game)
    for term in family.terms:
        find(term, engine, Run(), None)
    family.conclude(engine, Run())
    engine.close()
    return family


def test_a_row_over_n_has_the_least_number_of_colours() -> None:
    family = filled("sharing:cycle:n,vertices,edges,k", "3-6", "1-6")
    assert family.least is not None
    by_definition = [least(n, [(v, (v + 1) % n) for v in range(n)], n) for n in range(3, 7)]
    assert family.least.exact == by_definition == [3, 3, 4, 5]
    assert family.lines()[-2:] == [
        "Least k with which MAX owns everything, offset 3: 3, 3, 4, 5",
        "  Proved without a search: 2..3, 3..4, 3..5, 4..6.",
    ]
    told = family.to_json()["least_k"]
    assert told["exact"] == [3, 3, 4, 5]
    assert told["bounds"] == [[3, 3], [3, 3], [4, 4], [5, 5]]
    assert told["observed"] is None, "four terms show no period"


def test_a_period_is_observed_and_an_unfinished_table_has_bounds() -> None:
    family = filled("sharing:cycle:n,vertices,edges,k", "3-6", "4-4")
    assert family.least is not None
    assert [(term.lower, term.upper) for term in family.least.terms] == [(2, 3), (3, 4), (3, 4), (5, 6)]
    longer = filled("sharing:star:n,vertices,edges,k", "2-6", "1-7")
    assert longer.least is not None
    assert longer.least.exact == [least(n + 1, [(0, v) for v in range(1, n + 1)], n + 1) for n in range(2, 7)]
    assert longer.least.lines()[1] == "  v(n+1) = v(n)+1, observed for n = 2..6."


@pytest.mark.parametrize(
    ("text", "size", "sets"),
    [
        ("cycle:5,edges,vertices", 5, [(v, (v + 1) % 5) for v in range(5)]),
        ("complete:4,edges,vertices", 6, [(0, 1, 2), (0, 3, 4), (1, 3, 5), (2, 4, 5)]),
        ("complete:4,vertices,edges", 4, [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]),
        ("friendship:2,vertices,edges", 5, [(0, 1), (0, 2), (1, 2), (0, 3), (0, 4), (3, 4)]),
    ],
)
def test_the_bounds_hold(text: str, size: int, sets: list[tuple[int, ...]]) -> None:
    game = read_position(f"sharing:{text},2").game
    assert len(game.disjoint) < least(size, sets, game.enough_colours) <= game.enough_colours
    for colours in range(1, 5):
        start = read_position(f"sharing:{text},{colours}")
        lower, upper = make_engine(GAMES["sharing"]).bounds(start)
        assert lower <= share(size, sets, colours) <= upper


def test_there_is_no_such_row_where_no_number_is_enough_or_k_is_no_number_of_colours() -> None:
    assert filled("sharing:path:n,edges,vertices,k", "3-4", "1-2").least is None, "an end has one edge"
    assert filled("sharing:grid:kxn,vertices,edges,2", "2-2", "1-2").least is None
    assert filled("matching:grid:kxn", "2-3", "1-2").least is None
