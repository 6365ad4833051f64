"""The methods of the paper: the counts of Table 1 and of the text, T(n), and agreement with the exact solver."""

import re
from fractions import Fraction
from itertools import product
from math import e, factorial
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.evaluate.expressions import expressions
from tests.walks import walked
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Limit, Run, StopToken
from tiling_gui.desktop.ui.search_tree.recorded_search import watch
from tiling_gui.errors import InputError
from tiling_gui.games.evaluate.domain import read_domain
from tiling_gui.games.evaluate.expression import Expression
from tiling_gui.games.evaluate.rules import EvaluatePosition
from tiling_gui.games.evaluate.search import laboratory
from tiling_gui.games.evaluate.search.laboratory import COMPILED, WholeTree
from tiling_gui.games.evaluate.search.leaf_codes import leaves
from tiling_gui.games.evaluate.search.methods import METHODS, run_method
from tiling_gui.games.evaluate.search.ordering import AuthorOrder, chosen
from tiling_gui.games.evaluate.search.paper_table import tree_size
from tiling_gui.games.evaluate.search.solver import ExpressionSolver
from tiling_gui.search.compare import read_subject
from tiling_gui.search.conditions import AUTHOR, ESTIMATE, GIVEN, Conditions, Sampling
from tiling_gui.search.methods import search

TABLE_1 = [
    ("x/y + 2*y/z - z/x", 4515, "1435672890", 7526),
    ("w - y*z/3 + 3*x", 302314, "9876543210", 464162),
    ("v+w+x-y-z", 21739075, "7345612890", 25346022),
]
ROW_4 = ("(a+b)/c + (d+e)/f", 1339702808, "5432819067", 1545098925)


def order(digits: str) -> AuthorOrder:
    return AuthorOrder(tuple(Fraction(digit) for digit in digits))


@walked(("text", "plain", "digits", "improved"), TABLE_1)
def test_table_1_of_the_paper(text: str, plain: int, digits: str, improved: int) -> None:
    position = EvaluatePosition.start(text)
    result = run_method(position, "alphabeta-paper")
    assert result.pruned == plain
    assert result.counters.nodes + plain == tree_size(len(position.free))
    assert run_method(position, "alphabeta-paper-ordered", author=order(digits)).pruned == improved


def test_row_4_of_table_1_with_order_and_table() -> None:
    """The plain count of the row, 1339702808, takes a quarter of a minute and is checked by the benchmark."""
    text, _, digits, improved = ROW_4
    result = run_method(EvaluatePosition.start(text), "alphabeta-paper-ordered", author=order(digits))
    assert result.pruned == improved
    assert result.value == Fraction(38, 5)


def test_the_texts_cutoffs() -> None:
    found = run_method(EvaluatePosition.start("(10-X)*Y"), "alphabeta-paper")
    assert (found.counters.alpha_cutoffs, found.counters.beta_cutoffs, found.pruned) == (4, 1, 84 + 18)


def test_the_texts_good_order_cuts_off_at_every_later_min_node() -> None:
    position, good = EvaluatePosition.start("Y*(10-X)"), order("5463728190")
    found = run_method(position, "alphabeta-paper", conditions=Conditions(table=False), author=good)
    assert found.counters.alpha_cutoffs >= 4


def test_tree_sizes() -> None:
    assert [tree_size(n) for n in range(3)] == [1, 21, 431]
    assert tree_size(2, 3) == 1 + 3 + 3 * 2 * tree_size(1, 3)
    for n in range(1, 9):
        for d in (1, 2, 10):
            low = 2 * factorial(n) * d**n
            assert low <= tree_size(n, d) <= low * e ** (1 / d) * (1 + 1e-12)


@given(
    expressions(leaves=6),
    st.sampled_from(["0-2", "-1..1", "-2,1/2,3"]),
    st.sampled_from([Side.MAX, Side.MIN]),
    st.sampled_from(METHODS),
    st.booleans(),
    st.booleans(),
    st.sampled_from([None, True, False]),
)
def test_every_method_finds_the_value(
    expression: Expression, domain: str, first: Side, method: str, variables: bool, height: bool, table: bool | None
) -> None:
    position = EvaluatePosition(expression, read_domain(domain), first)
    wanted = Conditions(table=table, sampling=Sampling(variables, height, samples=5, seed=3))
    result = run_method(position, method, conditions=wanted)
    assert result.complete
    assert result.value == ExpressionSolver().solve(position).value


LINES = [
    ("w - y*z/3 + 3*x", "9876543210", "6 w 7 y 5 x 0 z"),
    ("v+w+x-y-z", "7345612890", "7 y 8 v 7 w 4 x 0 z"),
]


@walked(("text", "digits", "line"), LINES)
@walked("method", ["alphabeta-paper", "alphabeta-paper-ordered", "alphabeta"])
def test_the_lines_that_the_paper_prints(text: str, digits: str, line: str, method: str) -> None:
    """The paper, section 5, rows 2 and 3 of Table 1: the line found with the printed order, not any line as good."""
    found = run_method(EvaluatePosition.start(text), method, author=order(digits))
    assert " ".join(map(str, found.line)) == line


DIGITS_OF_THREE = ["0-2", "-1..1", "-2,1/2,3"]


@given(
    expressions(leaves=6),
    st.sampled_from(DIGITS_OF_THREE),
    st.sampled_from([Side.MAX, Side.MIN]),
    st.sampled_from(METHODS),
    st.permutations(range(3)),
    st.sampled_from([None, True, False]),
)
def test_a_methods_line_keeps_the_value_to_its_end(
    expression: Expression, domain: str, first: Side, method: str, permuted: list[int], table: bool | None
) -> None:
    values = read_domain(domain)
    position = EvaluatePosition(expression, values, first)
    author = AuthorOrder(tuple(values[k] for k in permuted))
    found = run_method(position, method, conditions=Conditions(table=table), author=author)
    solver = ExpressionSolver()
    for move in found.line:
        position = position.play(move)
        assert solver.solve(position).value == found.value
    assert position.is_over


@given(
    expressions(leaves=6),
    st.sampled_from(DIGITS_OF_THREE),
    st.sampled_from([Side.MAX, Side.MIN]),
    st.sampled_from(["minimax", "alphabeta-paper", "alphabeta"]),
    st.permutations(range(3)),
)
def test_a_methods_line_is_that_of_the_readable_search(
    expression: Expression, domain: str, first: Side, method: str, permuted: list[int]
) -> None:
    """The same algorithm in Python, without a table, finds the same line, not only one of the same value."""
    values = read_domain(domain)
    position = EvaluatePosition(expression, values, first)
    author = AuthorOrder(tuple(values[k] for k in permuted))
    wanted = Conditions(order=AUTHOR, table=False)
    tried = laboratory.ordering(position, wanted, author, Run())
    python = search(WholeTree(position), method, Run(), evaluation=lambda _: None, wanted=wanted, ordering=tried)
    compiled = run_method(position, method, conditions=Conditions(table=False), author=author)
    assert compiled.line == python.line


# The orders and the line, against Algorithm 1 written down once more ------------------------------------------------


def algorithm_1(
    text: str, names: str, domain: list[Fraction], digits: list[list[Fraction]], variables: dict[Fraction, list[str]]
) -> tuple[Fraction | None, list[str], int]:
    """Value, line and pruned nodes of Algorithm 1 with the table of section 3.1: digits[k] with k variables left."""
    code, known = compile(text, "", "eval"), {}
    pruned = 0

    def maximum(filled: dict[str, Fraction], beta: Fraction | None) -> tuple[Fraction | None, list[str]]:
        nonlocal pruned
        left, key = len(names) - len(filled), frozenset(filled.items())
        if not left:
            return eval(code, {}, filled), []
        if key in known:
            pruned += tree_size(left, len(domain))
            return known[key]
        best, line = None, []
        for k, digit in enumerate(digits[left], 1):
            value, rest = minimum(filled, digit, best)
            if best is None or value > best:
                best, line = value, [str(digit), *rest]
                if beta is not None and best >= beta and k < len(domain):
                    pruned += (len(domain) - k) * (tree_size(left, len(domain)) - 1) // len(domain)
                    return best, line
        known[key] = best, line
        return best, line

    def minimum(filled: dict[str, Fraction], digit: Fraction, alpha: Fraction | None) -> tuple[Fraction, list[str]]:
        nonlocal pruned
        free = [name for name in variables[digit] if name not in filled]
        best, line = None, []
        for k, name in enumerate(free, 1):
            value, rest = maximum({**filled, name: digit}, best)
            if best is None or value < best:
                best, line = value, [name, *rest]
                if alpha is not None and best <= alpha:
                    pruned += (len(free) - k) * tree_size(len(free) - 1, len(domain))
                    break
        return best, line

    value, line = maximum({}, None)
    return value, line, pruned


PLAIN = ["x*(y-z)", "(2-x)*y", "x*y-z*x", "x-y*z+x*y", "x*x-y+2*z", "(x-y)*(y-z)"]


@given(st.sampled_from(PLAIN), st.booleans(), st.booleans(), st.integers(0, 99), st.sampled_from([1, 5, 40]))
def test_orders_of_min_and_of_each_height_are_searched_as_algorithm_1_does(
    text: str, replies: bool, heights: bool, seed: int, samples: int
) -> None:
    position = EvaluatePosition.start(text, read_domain("-1..2"))
    wanted = Conditions(ESTIMATE, table=True, sampling=Sampling(replies, heights, samples, seed))
    names, domain = position.expression.variables, position.domain
    orders = chosen(wanted, None, domain, names, lambda: leaves(position.expression, domain, 1, lambda: None))
    digits = [[domain[d] for d in row] for row in orders.digits]
    variables = {value: [names[v] for v in row] for value, row in zip(domain, orders.variables, strict=True)}
    value, line, pruned = algorithm_1(text, names, list(domain), digits, variables)
    found = run_method(position, "alphabeta-paper-ordered", conditions=wanted)
    assert (found.value, list(map(str, found.line)), found.pruned) == (value, line, pruned)
    tried = laboratory.ordering(position, wanted, None, Run())
    for method in ("alphabeta-paper-ordered", "alphabeta", "negascout", "mtdf"):
        watched = search(WholeTree(position), method, evaluation=lambda _: None, wanted=wanted, ordering=tried)
        assert list(map(str, watched.line)) == line, method


@walked("text", PLAIN)
def test_with_every_filling_sampled_the_estimates_are_the_best_results(text: str) -> None:
    """Section 3.1: the digit whose least maximum is largest comes first; of the variables the one with the least."""
    domain = read_domain("-1..2")
    names = EvaluatePosition.start(text).expression.variables
    most = {
        (d, v): max(eval(text, {}, dict(zip(names, all_, strict=True))) for all_ in product(domain, repeat=len(names))
                    if all_[k] == d)
        for d in domain for k, v in enumerate(names)
    }  # fmt: skip
    digits = sorted(domain, key=lambda d: -min(most[d, v] for v in names))
    expression = Expression.parse(text)
    wanted = Conditions(ESTIMATE, sampling=Sampling(replies=True, samples=500))
    found = chosen(wanted, None, domain, names, lambda: leaves(expression, domain, 1, lambda: None))
    assert [domain[d] for d in found.digits[-1]] == digits
    for row, d in zip(found.variables, domain, strict=True):
        assert [names[v] for v in row] == sorted(names, key=lambda v: most[d, v])


def test_moves_as_given_are_not_ordered_by_what_is_asked_of_an_estimate() -> None:
    position = EvaluatePosition.start("x*(y-z)")
    wanted = Conditions(GIVEN, sampling=Sampling(replies=True, heights=True))
    found = run_method(position, "alphabeta-paper", conditions=wanted)
    assert found.counters == run_method(position, "alphabeta-paper").counters


def test_the_end_of_the_papers_line_is_watched_too() -> None:
    """Table 1, row 2, after 6 in w and 7 in y; the whole tree is too large to be drawn."""
    subject = read_subject("evaluate:6-7*z/3+3*x; order 9,8,7,6,5,4,3,2,1,0")
    for method in ("alphabeta-paper", "alphabeta-paper-ordered", "mtdf"):
        watched = watch(subject, method, wanted=Conditions(AUTHOR))
        assert (watched.result.value, list(map(str, watched.result.line))) == (21, ["5", "x", "0", "z"])


# Counts and limits ---------------------------------------------------------------------------------------------------


@settings(max_examples=20)
@given(expressions(leaves=6), st.sampled_from(["0-2", "-1..1"]))
def test_visited_and_pruned_nodes_make_up_the_tree(expression: Expression, domain: str) -> None:
    position = EvaluatePosition(expression, read_domain(domain))
    whole = tree_size(len(position.free), len(position.domain))
    assert run_method(position, "minimax").counters.nodes == whole
    for method in ("alphabeta-paper", "alphabeta"):
        found = run_method(position, method)
        assert found.counters.nodes + found.pruned == whole
    found = run_method(position, "alphabeta-paper-ordered")
    assert (
        found.counters.nodes + found.pruned == whole + found.counters.table_hits
    )  # a hit is visited and counts as pruned


def test_orders_repeat_with_their_seed_and_are_orders() -> None:
    position = EvaluatePosition.start("x/y + 2*y/z - z/x")
    orders = [
        run_method(position, "negascout", conditions=Conditions(sampling=Sampling(seed=seed))).order
        for seed in (1, 1, 2)
    ]
    assert orders[0] == orders[1]
    assert all(sorted(digits) == list(position.domain) for digits in orders)


def test_better_methods_visit_fewer_nodes() -> None:
    position = EvaluatePosition.start("w - y*z/3 + 3*x")
    names = ("minimax", "alphabeta-paper", "alphabeta", "alphabeta-paper-ordered", "negascout", "mtdf")
    nodes = [run_method(position, method).counters.nodes for method in names]
    assert nodes == sorted(nodes, reverse=True)


@walked(
    ("text", "method", "author", "why"),
    [
        ("x", "guess", None, "no method 'guess'"),
        ("x", "mtdf", order("123"), "every value of the domain once"),
        ("a+b+c+d+e+f+g+h", "alphabeta-paper", None, "use exact"),
    ],
)
def test_what_methods_refuse(text: str, method: str, author: AuthorOrder | None, why: str) -> None:
    with pytest.raises(InputError, match=why):
        run_method(EvaluatePosition.start(text), method, author=author)
    with pytest.raises(InputError, match="waiting"):
        run_method(EvaluatePosition.start("x").play(Fraction(1)), "mtdf")


def test_the_page_gives_the_counts_of_the_plain_command() -> None:
    page = (Path(__file__).parents[3] / "docs" / "evaluate.md").read_text(encoding="utf-8")
    head, _, *rows = re.search(r"^Nodes visited, .*?\n\n((?:\|.*\n)+)", page, re.MULTILINE)[1].splitlines()
    names = [cell.strip() for cell in head.split("|")[3:-1]]
    assert (len(names), len(rows)) == (5, 4)
    for row in rows[:2]:
        text, size, *counts = (cell.strip() for cell in row.split("|")[1:-1])
        position = EvaluatePosition.start(text)
        assert f"{run_method(position, 'minimax').counters.nodes:,}" == size
        assert [f"{run_method(position, name).counters.nodes:,}" for name in names] == counts


def test_methods_stop() -> None:
    position = EvaluatePosition.start("a*b+c*d+e*f-g")
    limited = run_method(position, "minimax", run=Run(Limit(nodes=100_000)))
    assert not limited.complete
    assert limited.value is None
    assert limited.counters.nodes < 200_000
    stop = StopToken()
    stop.stop()
    assert not run_method(position, "minimax", run=Run(stop=stop)).complete
    assert not run_method(position, "minimax", run=Run(Limit(seconds=0.1))).complete


@pytest.mark.parametrize("name", METHODS)
def test_a_name_means_the_same_here_and_in_the_laboratory(name: str) -> None:
    position, wanted = EvaluatePosition.start("x*(y-z)", read_domain("0-2")), Conditions(GIVEN, table=False)
    python = search(WholeTree(position), name, evaluation=lambda _: None, wanted=Conditions(AUTHOR, table=False))
    compiled = run_method(position, name, conditions=wanted).counters
    if name not in ("mtdf", "alphabeta-table", "alphabeta-paper-ordered"):  # those have a table, with a key of its own
        assert (compiled.nodes, compiled.leaves) == (python.counters.nodes, python.counters.leaves)
    assert COMPILED[name] == name
