"""Methods under equal conditions: published or independently computed counts, and the conditions of each method."""

from fractions import Fraction
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.search.trees import SMALL, finished, starts, tree_position, uniform
from tests.walks import walked
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.limits import Limit
from tiling_gui.errors import InputError
from tiling_gui.search.compare import Comparison, Row, read_subject
from tiling_gui.search.conditions import AUTHOR, BY_HAND, ESTIMATE, GIVEN, Conditions
from tiling_gui.search.methods import METHODS, search

INFINITY = 10**9
FIVE = "[[[5,6],[7,4,5]],[[3],[6]],[[6],[6,9]],[[7],[5]],[[9,8],[6]]]"
"""A tree of a lecture: 31 nodes, 15 leaves, minimax value 6. Two of its subtrees are equal."""

whole_numbers = st.recursive(st.integers(-5, 5), lambda below: st.lists(below, min_size=1, max_size=3), max_leaves=25)


def negascout_as_printed(tree: Any) -> tuple[int, int, int]:
    """Value, nodes and leaves of Reinefeld's program of 1989 with the fail-soft results of his paper of 1983."""
    counts = [0, 0]

    def search(node: Any, alpha: int, beta: int, sign: int) -> int:
        counts[0] += 1
        if not isinstance(node, list):
            counts[1] += 1
            return sign * int(node)
        best, narrow = -INFINITY, beta
        for i, child in enumerate(node):
            low = max(alpha, best)
            t = -search(child, -narrow, -low, -sign)
            if low < t < beta and i > 0 and isinstance(child, list) and narrow < beta:
                t = -search(child, -beta, -t, -sign)
            best = max(best, t)
            if best >= beta:
                return best
            narrow = max(alpha, best) + 1
        return best

    return search(tree, -INFINITY, INFINITY, 1), counts[0], counts[1]


def alphabeta_as_printed(tree: Any) -> tuple[int, int, int]:
    """Value, nodes and leaves of Knuth and Moore's F2 (1975); fail-hard and fail-soft are equal."""
    counts = [0, 0]

    def search(node: Any, alpha: int, beta: int, sign: int) -> int:
        counts[0] += 1
        if not isinstance(node, list):
            counts[1] += 1
            return sign * int(node)
        for child in node:
            alpha = max(alpha, -search(child, -beta, -alpha, -sign))
            if alpha >= beta:
                break
        return alpha

    return search(tree, -INFINITY, INFINITY, 1), counts[0], counts[1]


def by_hand(name: str, tree: Any) -> tuple[Any, int, int]:
    found = search(tree_position(tree), name, evaluation=lambda position: None, wanted=BY_HAND)
    return found.value, found.counters.nodes, found.counters.leaves


@settings(max_examples=80)
@given(st.lists(whole_numbers, min_size=1, max_size=4))
def test_by_hand_the_counts_are_those_of_the_printed_programs(tree: Any) -> None:
    assert by_hand("alphabeta", tree) == alphabeta_as_printed(tree)
    assert by_hand("negascout", tree) == negascout_as_printed(tree)


def test_a_typed_tree_has_no_transpositions() -> None:
    subject = read_subject(f"tree:{FIVE}")
    rows = list(Comparison([subject], ["alphabeta", "alphabeta-table", "negascout"], wanted=BY_HAND).run())
    counted = [(row.result.value, row.result.counters.nodes, row.result.counters.leaves) for row in rows]
    assert counted == [(6, 24, 10), (6, 24, 10), (6, 23, 9)]
    assert not any(row.result.counters.table_hits for row in rows)


@walked(("branching", "depth"), [(2, 4), (2, 7), (3, 4), (3, 5), (4, 3), (5, 2), (1, 6)])
@walked("name", ["alphabeta", "negascout"])
def test_a_perfect_order_needs_the_minimal_tree(name: str, branching: int, depth: int) -> None:
    """Knuth and Moore 1975: b^ceil(d/2) + b^floor(d/2) - 1 leaves; a null window prunes what alpha-beta prunes."""
    least = branching ** ((depth + 1) // 2) + branching ** (depth // 2) - 1
    assert by_hand(name, uniform(branching, depth))[2] == least


def row(text: str, name: str, wanted: Conditions | None) -> Row:
    return next(iter(Comparison([read_subject(text)], [name], wanted=wanted).run()))


@walked("written", ["", "; order 5,4,6,3,7,2,8,1,9,0; variables 0-4: y,x | x,y"])
@walked("valid_only", [False, True])
def test_the_papers_order_cuts_off_at_every_min_node_but_the_first(written: str, valid_only: bool) -> None:
    """Section 3.1: nine alpha cutoffs, each of a subtree of T(1) = 21 nodes; one beta cutoff prunes 4 more."""
    subject = read_subject(f"evaluate:(10-x)*y{written}")
    wanted = Conditions(AUTHOR, table=False)
    found = next(Comparison([subject], ["alphabeta-paper"], valid_only=valid_only, wanted=wanted).run()).result
    assert found.value == 45
    assert found.counters.alpha_cutoffs == 9
    assert found.counters.beta_cutoffs == 1
    assert found.counters.nodes == 431 - 9 * 21 - 4
    assert found.pruned in (None, 9 * 21 + 4)


@walked(("table", "order", "pruned"), [(False, GIVEN, 4515), (True, AUTHOR, 7526)])
def test_table_1_of_the_paper_is_two_settings_of_one_method(table: bool, order: str, pruned: int) -> None:
    found = row("evaluate:x/y + 2*y/z - z/x", "alphabeta-paper", Conditions(order, table))
    assert found.result.value == Fraction(16, 3)
    assert found.result.pruned == pruned
    assert found.conditions == Conditions(order, table)


def test_an_order_that_nobody_wrote_is_not_made_up() -> None:
    with pytest.raises(InputError, match="No author's order is known for domino:3x3"):
        Comparison([read_subject("domino:3x3")], ["alphabeta"], wanted=Conditions(AUTHOR))
    for text in ("order 1,2,3", "variables x", "variables 0-4: x,z"):
        with pytest.raises(InputError, match="must name every"):
            row(f"evaluate:(10-x)*y; {text}", "alphabeta", Conditions(AUTHOR))


@pytest.mark.parametrize("order", [GIVEN, ESTIMATE])
@pytest.mark.parametrize("table", [False, True])
@pytest.mark.parametrize(("key", "text"), starts()[::4])
def test_every_method_finds_the_value_under_all_conditions(key: str, text: str, order: str, table: bool) -> None:
    game = GAMES[key]
    position = game.parse(text, game.sides[0])
    evaluation = next(iter(game.evaluations.values()))
    expected = search(position, "minimax", evaluation=evaluation, wanted=BY_HAND)
    for info in METHODS.values():
        found = search(position, info.name, evaluation=evaluation, wanted=Conditions(order, table, again=False))
        assert found.complete
        if info.exact:
            assert found.value == expected.value, info.name
            if found.value is not None:
                assert finished(position, found.line).value() == found.value, info.name


@walked("name", METHODS)
def test_a_method_does_what_is_asked_or_says_that_it_cannot(name: str) -> None:
    info = METHODS[name]
    for wanted in (Conditions(order, table) for order in (GIVEN, ESTIMATE) for table in (False, True)):
        found = info.under(wanted)
        assert (found != wanted) == info.refuses(wanted)
        assert info.fixed or not info.refuses(wanted)
    assert info.under() == info.usual


@walked("name", ["minimax", "negamax", "alphabeta", "alphabeta-paper", "negascout", "average:2,2"])
def test_a_table_saves_nodes_where_positions_come_back(name: str) -> None:
    game = GAMES["domino"]
    position, evaluation = game.parse("3x3", game.sides[0]), next(iter(game.evaluations.values()))
    plain, tabled = (
        search(position, name, evaluation=evaluation, wanted=Conditions(GIVEN, table)) for table in (False, True)
    )
    assert tabled.value == plain.value
    assert tabled.counters.nodes < plain.counters.nodes
    assert tabled.counters.table_hits > 0 == plain.counters.table_hits


def test_a_leaf_counts_once_if_that_is_asked_for() -> None:
    """MTD(f) visits some of the leaves 3, 5 and 2 for two questions; the 9 is never needed."""
    position = tree_position([[3, 5], [2, 9]])
    counted = [
        search(position, "mtdf", evaluation=lambda p: None, wanted=Conditions(GIVEN, again=again)).counters.leaves
        for again in (True, False)
    ]
    assert counted[1] == 3 < counted[0]
    for key in ("domino", "heaps"):
        rows = [row(f"{key}:{SMALL[key][0]}", "alphabeta", Conditions(again=again)) for again in (True, False)]
        assert rows[0].result.counters == rows[1].result.counters


def test_rows_name_their_conditions_and_the_ratio_of_times() -> None:
    rows = list(Comparison([read_subject("domino:3x3")], ["minimax", "alphabeta"], Limit(), wanted=BY_HAND).run())
    first, second = (row.to_json() for row in rows)
    assert first["conditions"] == second["conditions"] == {"order": "given", "table": False, "again": True}
    assert first["ratio"] == 1
    assert second["ratio"] == round(rows[0].result.seconds / rows[1].result.seconds, 2)
    stopped = list(Comparison([read_subject("domino:4x4")], ["minimax", "mtdf"], Limit(nodes=200)).run())
    assert [row.ratio for row in stopped] == [None, None]


def test_words_tell_all_conditions_apart() -> None:
    said = [
        Conditions(order, table, again).words
        for order in (GIVEN, ESTIMATE, AUTHOR)
        for table in (False, True)
        for again in (False, True)
    ]
    assert all(a != b for a, b in pairwise(sorted(said)))
