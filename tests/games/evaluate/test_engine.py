"""The engine of e-Valuate, compared with the solver and brute force, and what a lookahead must see."""

from fractions import Fraction

from tests.walks import walked
from tiling_gui.core.catalogue import game
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Limit, Run, StopToken
from tiling_gui.games.evaluate.domain import read_domain
from tiling_gui.games.evaluate.engine import EvaluateEngine
from tiling_gui.games.evaluate.rules import GALLERY, EvaluatePosition
from tiling_gui.search.engine import make_engine
from tiling_gui.search.minimax import minimax

SMALL = [
    ("x*(y-z)", "0-3"),
    ("x/y + 2*y/z - z/x", "0-3"),
    ("(10-x)*y", "0-9"),
    ("a/(b-c)", "-1,0,1/2,2"),
    ("9^1000*x/y", "1-3"),  # beyond the range of floats
]


@walked(("text", "domain"), SMALL)
@walked("first", [Side.MAX, Side.MIN])
def test_values_of_moves_are_those_of_plain_minimax(text: str, domain: str, first: Side) -> None:
    engine = make_engine(game("evaluate"))
    position = EvaluatePosition.start(text, read_domain(domain), first)
    heard: dict[object, object] = {}
    while not position.is_over:
        analysis = engine.analyse(position, on_move=lambda entry: heard.__setitem__(entry.move, entry.value))
        expected = {move: minimax(position.play(move)).value for move in position.moves()}
        assert {entry.move: entry.value for entry in analysis.moves} == expected
        assert heard == expected
        assert analysis.complete
        solution = engine.solve(position)
        pick = max if position.to_move is Side.MAX else min
        assert solution.value == analysis.value == pick(expected.values())
        assert expected[solution.line[0]] == solution.value
        lower, upper = engine.bounds(position)
        assert lower <= solution.value <= upper
        heard.clear()
        position = position.play(solution.line[0])
    engine.close()


def test_a_lookahead_that_sees_the_end_plays_what_keeps_the_value() -> None:
    engine = EvaluateEngine()
    position = EvaluatePosition.start("x/y + 2*y/z - z/x")
    seen = engine.look_ahead(position, 5)
    assert (seen.value, seen.exact, seen.best) == (Fraction(16, 3), True, (Fraction(3),))
    shallow = engine.look_ahead(position, 0)
    assert not shallow.exact
    assert set(shallow.best) <= set(position.moves())
    deep = engine.look_ahead(position, 3, Run(Limit(seconds=0.2)), evaluation="paper")
    assert set(deep.best) <= set(position.moves())


def test_reach_is_exact_where_the_fillings_are_few() -> None:
    engine = EvaluateEngine()
    found = engine.reach(EvaluatePosition.start("a/b - c/d + a*d"))
    assert found.exact
    digits = [Fraction(d) for d in range(10)]
    values = [a / b - c / d + a * d for a in digits for b in digits[1:] for c in digits for d in digits[1:]]
    assert (found.lower, found.upper) == (min(values), max(values))


def test_a_sum_of_products_is_worth_its_maximum_and_says_why() -> None:
    """By section 7 of the paper, with + and * alone minimax(E) = max(E)."""
    solution = EvaluateEngine().solve(EvaluatePosition.start("a*b+c*d+e*f+g*h+i"), Run(Limit(seconds=60)))
    assert solution.value == 333
    assert solution.reason == "MAX always proposes 9: 333, proved; no filling is worth more."


def test_a_stopped_analysis_says_what_it_does_not_know() -> None:
    stop = StopToken()
    stop.stop()
    position = EvaluatePosition.start(dict(GALLERY)["abcd − efgh"])
    analysis = EvaluateEngine().analyse(position, Run(stop=stop))
    assert not analysis.complete
    assert [entry.move for entry in analysis.moves] == list(position.moves())
    solution = EvaluateEngine().solve(position, Run(stop=stop))
    assert solution.value is None
    assert (solution.lower, solution.upper) == (0, 9999)  # MAX may propose 0 every time
