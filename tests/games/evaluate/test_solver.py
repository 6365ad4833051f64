"""The exact solver, compared with published values, plain minimax, and proved facts."""

import json
from fractions import Fraction
from functools import cache
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.conftest import DATA
from tests.games.evaluate.expressions import expressions
from tests.search.definition import value_by_definition as minimax
from tests.walks import walked
from tiling_gui.core.bound_store import Ends, MemoryBoundStore
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Limit, Progress, Run, StopToken
from tiling_gui.games.evaluate.domain import read_domain
from tiling_gui.games.evaluate.engine import EvaluateEngine
from tiling_gui.games.evaluate.expression import Expression, Negative
from tiling_gui.games.evaluate.rules import GALLERY, EvaluateMove, EvaluatePosition
from tiling_gui.games.evaluate.search import induction, leaf_codes
from tiling_gui.games.evaluate.search import window_search as deep_module
from tiling_gui.games.evaluate.search.induction import Shape
from tiling_gui.games.evaluate.search.solver import ExpressionSolver, proved_ends, unsettled
from tiling_gui.games.evaluate.search.window_search import WindowSearch

CASES = json.loads((DATA / "evaluate.json").read_text())["cases"]
LONG = "a*b-c*d+e*f-g*h+i"
"""Not monotone, or it would be proved at once; a search takes minutes."""
DOMAINS = ["0-2", "-1..1", "1,2", "-2,1/2,3", "0,1,5"]
VALUES = tuple({value for domain in DOMAINS for value in read_domain(domain)})


def replayed(position: EvaluatePosition, line: tuple[EvaluateMove, ...]) -> Fraction | None:
    """The result of a complete line."""
    for move in line:
        position = position.play(move)
    assert position.is_over
    return position.value()


@walked("case", CASES)
def test_published_values(case: dict[str, object]) -> None:
    position = EvaluatePosition.start(str(case["expression"]))
    solver = ExpressionSolver()
    solution = solver.solve(position)
    assert solution.complete
    assert (None if solution.value is None else str(solution.value)) == case["value"]
    assert [str(move) for move in solution.best] == case["optimal_first"]
    assert solver.analyse(position).value == solution.value
    if solution.value is not None:
        assert replayed(position, solution.line) == solution.value


def test_the_four_digit_difference_is_worth_4000() -> None:
    """The puzzle in the paper's introduction (its reference 10)."""
    position = EvaluatePosition.start(dict(GALLERY)["abcd − efgh"])
    solution = ExpressionSolver().solve(position)
    assert solution.value == 4000
    assert replayed(position, solution.line) == 4000


@given(expressions(leaves=7, values=VALUES), st.sampled_from(DOMAINS), st.sampled_from([Side.MAX, Side.MIN]), st.data())
def test_induction_equals_minimax_everywhere(
    expression: Expression, domain: str, first: Side, data: st.DataObject
) -> None:
    position = EvaluatePosition(expression, read_domain(domain), first)
    solver = ExpressionSolver()
    while True:
        analysis, solution = solver.analyse(position), solver.solve(position)
        assert analysis.complete
        assert solution.complete
        assert analysis.value == solution.value == minimax(position)
        assert [entry.move for entry in analysis.moves] == list(position.moves())
        assert [entry.value for entry in analysis.moves] == [minimax(position.play(m)) for m in position.moves()]
        assert list(solution.best) == [e.move for e in analysis.moves if e.value == solution.value]
        if solution.value is not None:
            assert replayed(position, solution.line) == solution.value
        if position.is_over:
            return
        position = position.play(data.draw(st.sampled_from(position.moves())))


@given(expressions(leaves=7, values=VALUES), st.sampled_from(DOMAINS), st.sampled_from([Side.MAX, Side.MIN]))
def test_the_search_above_induction_equals_minimax(expression: Expression, domain: str, first: Side) -> None:
    position = EvaluatePosition(expression, read_domain(domain), first)
    value = minimax(position)
    if value is None:
        return
    sign = 1 if first is Side.MAX else -1
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(deep_module, "_MANY_LEAVES", 3)
        patch.setattr(deep_module, "_FEW_LEAVES", 3)
        search = WindowSearch(Run())
        for bound in (value - 1, value, value + 1):
            assert (search.value(position, -deep_module.INFINITY, sign * bound) >= sign * bound) == (
                sign * value >= sign * bound
            )
        assert search.value(position) == sign * value


def test_games_too_large_for_one_induction_are_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    position = EvaluatePosition.start("x/y + 2*y/z - z/x")
    exact = ExpressionSolver().solve(position)
    valued = ExpressionSolver().analyse(position)
    monkeypatch.setattr(Shape, "feasible", lambda self: self.leaves <= 10)
    searched = ExpressionSolver().solve(position)
    assert (searched.value, searched.best) == (exact.value, exact.best)
    assert replayed(position, searched.line) == exact.value
    assert ExpressionSolver().analyse(position).moves == valued.moves


def test_a_long_sum_is_searched_with_its_positions_merged() -> None:
    """Ten terms count only by their sum: 5 of each sign is small enough to check by a recursion on the sum."""

    @cache
    def worth(plus: int, minus: int) -> int:
        if plus == minus == 0:
            return 0
        replies = []
        for digit in range(10):
            options = [digit + worth(plus - 1, minus)] if plus else []
            options += [worth(plus, minus - 1) - digit] if minus else []
            replies.append(min(options))
        return max(replies)

    solution = ExpressionSolver().solve(EvaluatePosition.start("a+b+c+d+e-f-g-h-i-j"))
    assert solution.value == worth(5, 5)


@given(expressions(values=VALUES), st.sampled_from(DOMAINS))
def test_min_first_is_minus_minimax_of_the_negated_expression(expression: Expression, domain: str) -> None:
    values = read_domain(domain)
    one = ExpressionSolver().solve(EvaluatePosition(expression, values, Side.MIN)).value
    other = ExpressionSolver().solve(EvaluatePosition(Expression(Negative(expression.root)), values)).value
    assert one == (None if other is None else -other)


@given(st.data())
def test_sums_and_products_of_digits_reach_their_maximum(data: st.DataObject) -> None:
    """They are monotone in every variable: MAX always proposes 9 (section 7 of the paper)."""
    terms = st.recursive(
        st.sampled_from(["v", "w", "x", "y", "2", "7"]),
        lambda inner: st.builds("({}{}{})".format, inner, st.sampled_from("+*"), inner),
        max_leaves=7,
    )
    position = EvaluatePosition.start(data.draw(terms))
    solution = ExpressionSolver().solve(position)
    assert solution.value == position.expression.value(dict.fromkeys(position.free, Fraction(9)))


def test_sums_and_products_are_proved_without_a_search_and_say_how() -> None:
    """333 = 4 * 81 + 9; the search alone took a minute for it."""
    solution = ExpressionSolver().solve(EvaluatePosition.start("a*b+c*d+e*f+g*h+i"), Run(Limit(seconds=30)))
    assert solution.value == 333
    assert solution.best == (9,)  # 8 goes into a: 8*9 + 3*81 + 9 = 324
    assert replayed(solution.position, solution.line) == 333
    assert solution.nodes < 10_000
    analysis = ExpressionSolver().analyse(solution.position, Run(Limit(seconds=30)))
    assert [entry.value for entry in analysis.moves][-2:] == [324, 333]
    least = ExpressionSolver().solve(EvaluatePosition.start("a*b+c*d+e*f+g*h+i", first=Side.MIN))
    assert least.value == 0
    stopped = StopToken()
    stopped.stop()
    at_once = ExpressionSolver().solve(solution.position, Run(stop=stopped))
    assert at_once.value == 333
    assert replayed(at_once.position, at_once.line) == 333


@given(expressions(leaves=7, values=VALUES), st.sampled_from(DOMAINS), st.sampled_from([Side.MAX, Side.MIN]), st.data())
def test_what_is_proved_without_a_search_holds(
    expression: Expression, domain: str, first: Side, data: st.DataObject
) -> None:
    position = EvaluatePosition(expression, read_domain(domain), first)
    while True:
        value, ends = minimax(position), proved_ends(position)
        if value is None:
            return
        assert ends.lower is None or ends.lower <= value
        assert ends.upper is None or value <= ends.upper
        if position.is_over:
            return
        position = position.play(data.draw(st.sampled_from(position.moves())))


class Kept(MemoryBoundStore):
    """Also keeps bounds on values."""

    def __init__(self) -> None:
        super().__init__()
        self.known: dict[str, tuple[Fraction | None, Fraction | None]] = {}

    def value_bounds(self, key: str) -> Ends | None:
        return self.known.get(key)

    def put_value_bounds(self, key: str, ends: Ends) -> None:
        self.known[key] = ends


@pytest.mark.parametrize("first", [Side.MAX, Side.MIN])
def test_a_search_that_was_ended_goes_on_where_it_was(monkeypatch: pytest.MonkeyPatch, first: Side) -> None:
    position = EvaluatePosition.start("x/y + 2*y/z - z/x", first=first)
    exact = ExpressionSolver().solve(position)
    monkeypatch.setattr(Shape, "feasible", lambda self: self.leaves <= 10)
    monkeypatch.setattr(deep_module, "_KEPT_COST", 5)
    fresh = ExpressionSolver().solve(position)
    bound_store = Kept()
    ended = ExpressionSolver(bound_store).solve(position, Run(Limit(nodes=fresh.nodes // 2)))
    assert not ended.complete
    assert bound_store.known
    going_on = ExpressionSolver(bound_store).solve(position)
    assert (going_on.value, going_on.best) == (exact.value, exact.best)
    assert going_on.nodes < 0.7 * fresh.nodes
    again = ExpressionSolver(bound_store).solve(position)
    assert again.nodes < 0.4 * fresh.nodes


def test_negative_values_break_that() -> None:
    """The largest value, 11, needs -3 in x and y and 2 in z: MIN puts the first -3 into z."""
    position = EvaluatePosition.start("x*y+z", read_domain("-3,2"))
    assert position.bounds().upper == 11
    assert ExpressionSolver().solve(position).value == minimax(position) == 6


def test_one_variable_is_worth_its_maximum() -> None:
    position = EvaluatePosition.start("x/(x-3) - x*x/7")
    assert ExpressionSolver().solve(position).value == position.bounds().upper


@walked(
    "text",
    [
        "x/(y*10000019+1) + z/(x*10000079+1)",  # no common denominator of 64 bits
        "x/(y*100000000000000003+1) - y/(x*100000000000000013+1)",  # nor of the products
        "1/(x*340282366920938463463374607431768211507+y+1)",  # not even the constants
        "100000000000000000000*x - 99999999999999999999*y",
        "(x+1)/(y+1)/123456789012345678 - (y+1)/(z+1)/123456789012345679",
    ],
)
def test_large_numbers_stay_exact(text: str) -> None:
    position = EvaluatePosition.start(text, read_domain("0-3"))
    assert ExpressionSolver().solve(position).value == minimax(position)


def test_values_closer_than_floats_can_tell() -> None:
    """1/3 and its neighbours at a distance of 10^-36, whose order floats cannot see."""
    big = 10**18
    text = f"({big}*x+1)/(3*{big}*x+y+1)"
    position = EvaluatePosition.start(text, read_domain("1-4"))
    assert ExpressionSolver().solve(position).value == minimax(position)


def test_slices_agree_with_the_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = ["a*b/(c+1)-d/(a+1)*2", "a/b-c/d", "max(a,b)*c-abs(d-a)", "a-b*c*(d-5/2)"]
    positions = [EvaluatePosition.start(text, read_domain("0-2")) for text in texts]
    whole = [ExpressionSolver().analyse(position).moves for position in positions]
    monkeypatch.setattr(leaf_codes, "RANKABLE", 30)
    monkeypatch.setattr(induction, "RANKABLE", 30)
    assert [ExpressionSolver().analyse(position).moves for position in positions] == whole
    monkeypatch.setattr(induction, "_KEPT_LEAVES", 30)
    assert [ExpressionSolver().analyse(position).moves for position in positions] == whole
    assert [ExpressionSolver().solve(p).value for p in positions] == [minimax(p) for p in positions]


def test_reach_is_exact_once_solved() -> None:
    position = EvaluatePosition.start("x*y - y*z + z*x*x - w/(x+1)")
    tried = [x * y - y * z + z * x * x - Fraction(w, x + 1) for w, x, y, z in product(range(10), repeat=4)]
    solver = ExpressionSolver()
    solver.solve(position)
    reach = solver.reach(position)
    assert reach.exact
    assert not position.bounds().exact
    assert (reach.lower, reach.upper) == (min(tried), max(tried))


def test_a_stopped_solve_says_what_is_proved() -> None:
    stop = StopToken()
    seen: list[Progress] = []

    def report(progress: Progress) -> None:
        seen.append(progress)
        stop.stop()

    solution = ExpressionSolver().solve(EvaluatePosition.start(LONG), Run(report=report, stop=stop))
    assert not solution.complete
    assert solution.value is None
    assert solution.best == solution.line == ()
    # If MAX always proposes 9, the game ends with 81 - 81 + 81 - 81 + 9; no game ends above 81 + 81 + 9.
    assert (solution.lower, solution.upper) == (9, 171)
    assert seen


def test_limits_end_a_solve() -> None:
    position = EvaluatePosition.start(LONG)
    assert not ExpressionSolver().solve(position, Run(Limit(seconds=0.05))).complete
    analysis = ExpressionSolver().analyse(position, Run(Limit(seconds=0.05)))
    assert not analysis.complete
    assert analysis.value is None
    assert all(entry.value is None for entry in analysis.moves)


@walked("text", ["(10-x)*y", "x+y*z"])
@walked("first", [Side.MAX, Side.MIN])
@walked("proposed", [False, True])
def test_what_is_said_of_a_move_that_was_not_settled_holds_for_that_move(
    text: str, first: Side, proposed: bool
) -> None:
    """In x + y * z MAX gets 90 by always proposing 9; it does not follow that every first proposal gives 90."""
    stop = StopToken()
    stop.stop()
    position = EvaluatePosition.start(text, first=first)
    if proposed:
        position = position.play(Fraction(4))
    for entry in EvaluateEngine().analyse(position, Run(stop=stop)).moves:
        value = minimax(position.play(entry.move))
        assert value is not None
        assert entry.lower is None or entry.lower <= value
        assert entry.upper is None or value <= entry.upper


def test_a_solver_keeps_what_it_solved() -> None:
    solver = ExpressionSolver()
    position = EvaluatePosition.start("(a+b)/c + (d+e)/f")
    solver.solve(position)
    seen: list[Progress] = []
    later = position.play(Fraction(3)).play("a")
    assert solver.solve(later, Run(report=seen.append)).value == Fraction(38, 5)
    assert not seen


def test_ranked_leaves_keep_their_sign_where_min_proposes() -> None:
    """Values without a common denominator of 64 bits are ranked; this continued fraction is positive everywhere."""
    expression, domain = Expression.parse("1/(a+1/(b+1/(c+1/(d+1/e))))"), read_domain("1-4")
    turned = ExpressionSolver().solve(EvaluatePosition(Expression(Negative(expression.root)), domain))
    solution = ExpressionSolver().solve(EvaluatePosition(expression, domain, Side.MIN))
    assert solution.value is not None
    assert turned.value is not None
    assert solution.value == -turned.value
    assert solution.value > 0
    position = EvaluatePosition(expression, domain, Side.MIN)
    assert replayed(position, solution.line) == solution.value


def test_where_nothing_is_proved_the_estimate_is_near_results_of_random_play() -> None:
    start = EvaluatePosition.start("1000 + a/(b*c - d*e + f*g - h*i)", read_domain("-9..9"))
    found = unsettled(start)
    assert (found.lower, found.upper) == (None, None)
    assert all(900 < entry.estimate < 1100 for entry in found.moves)
