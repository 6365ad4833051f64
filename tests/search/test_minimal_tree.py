"""The leaves of the minimal tree: what alpha-beta visits with the best of all move orders, and the formula."""

from itertools import permutations, product
from random import Random
from typing import Any

from tests.walks import walked
from tiling_gui.core.limits import StopToken
from tiling_gui.search.alphabeta import alphabeta
from tiling_gui.search.compare import Comparison, read_subject
from tiling_gui.search.minimal_tree import minimal_leaves

Nested = Any


def orders(tree: Nested) -> list[Nested]:
    """The trees with the children of every node in every order."""
    if not isinstance(tree, list):
        return [tree]
    return [list(chosen) for order in permutations(tree) for chosen in product(*map(orders, order))]


def grown(chance: Random, depth: int) -> Nested:
    if depth == 0 or (depth < 3 and chance.random() < 0.2):
        return chance.randint(0, 6)
    return [grown(chance, depth - 1) for _ in range(chance.randint(1, 2 if depth > 1 else 3))]


def position(tree: Nested) -> Any:
    return read_subject(f"tree:{tree}").position


def test_no_order_reads_fewer_and_the_best_one_reads_as_many() -> None:
    chance = Random(11)
    tried = 0
    while tried < 25:
        tree = grown(chance, 3)
        every = orders(tree)
        if len(every) > 400:
            continue
        tried += 1
        reads = min(alphabeta(position(order)).counters.leaves for order in every)
        assert minimal_leaves(position(tree)) == reads, tree


@walked(("b", "d"), [(2, 3), (3, 2), (3, 4), (2, 6), (4, 3)])
def test_the_formula_of_knuth_and_moore(b: int, d: int) -> None:
    chance = Random(b * d)

    def uniform(depth: int) -> Nested:
        return [uniform(depth - 1) for _ in range(b)] if depth else chance.randint(0, 50)

    assert minimal_leaves(position(uniform(d))) == b ** ((d + 1) // 2) + b ** (d // 2) - 1


@walked("text", ["domino:2x4", "ellie:2x4", "heaps:grundy:8", "evaluate:x*(y-z);0-2"])
def test_plain_methods_read_at_least_as_many_in_every_game(text: str) -> None:
    rows = list(Comparison([read_subject(text)], ["minimax", "alphabeta", "alphabeta-ordered", "mtdf"]).run())
    assert rows[0].minimal is not None
    for row in rows:
        assert row.minimal == rows[0].minimal
        if row.result.counters.table_hits == 0:
            assert row.result.counters.leaves >= row.minimal
        assert row.result.counters.path >= 3


def test_it_is_not_told_where_it_is_not_known() -> None:
    start = read_subject("domino:4x4").position
    assert minimal_leaves(start, most=50) is None
    stop = StopToken()
    stop.stop()
    assert minimal_leaves(start, stop=stop) is None
    assert minimal_leaves(position("[[null, 4], 2]")) is None


def test_what_is_in_memory_is_one_path_and_the_table() -> None:
    rows = list(Comparison([read_subject("domino:3x4")], ["minimax", "alphabeta-table", "iterative"]).run())
    assert [row.result.counters.path for row in rows] == [7, 7, 7]  # at most six dominoes on twelve squares
    assert rows[0].result.counters.stored == 0
    assert rows[1].result.counters.stored > 0
    (row,) = Comparison([read_subject("evaluate:(10-x)*y")], ["alphabeta"]).run()
    assert row.result.counters.path == 5
