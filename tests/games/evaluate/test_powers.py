"""Powers: those that can become too large are refused, and the others have the exact value."""

import re
from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.evaluate.expressions import nodes
from tests.walks import walked
from tiling_gui.core.game import Side
from tiling_gui.errors import InputError
from tiling_gui.games.evaluate.domain import read_domain
from tiling_gui.games.evaluate.engine import EvaluateEngine
from tiling_gui.games.evaluate.expression import Binary, Call, Expression, Negative, Node, Number, Variable
from tiling_gui.games.evaluate.notation import to_text
from tiling_gui.games.evaluate.rules import GAME, EvaluatePosition

_HUGE = 60_000


class _HugeError(Exception):
    pass


def _worth(node: Node, values: Mapping[str, Fraction]) -> Fraction | None:
    """The value by definition, with powers up to 60,000 binary digits; None if there is none."""
    match node:
        case Number(value, _):
            return value
        case Variable(name):
            return values[name]
        case Negative(operand):
            inner = _worth(operand, values)
            return None if inner is None else -inner
        case Call(name, arguments):
            parts = [_worth(argument, values) for argument in arguments]
            known = [part for part in parts if part is not None]
            if len(known) < len(parts):
                return None
            return abs(known[0]) if name == "abs" else max(known) if name == "max" else min(known)
        case Binary(sign, left, right):
            a, b = _worth(left, values), _worth(right, values)
            return None if a is None or b is None else _joined(sign, a, b)


def _joined(sign: str, a: Fraction, b: Fraction) -> Fraction | None:
    if sign == "^":
        if b.denominator > 1 or (not a and b < 0):
            return None
        if abs(a) not in (0, 1) and abs(b) * max(abs(a.numerator), a.denominator).bit_length() > _HUGE:
            raise _HugeError
        return a ** (b.numerator if abs(a) not in (0, 1) else b.numerator % 2 + 2 * (b > 0))
    if sign == "%":
        whole = a.denominator == b.denominator == 1 and b
        return Fraction(int(a) - abs(int(b)) * (int(a) // abs(int(b)))) if whole else None
    if sign == "/":
        return a / b if b else None
    return a + b if sign == "+" else a - b if sign == "-" else a * b


def _largest_power(root: Node, domain: tuple[Fraction, ...]) -> int:
    """The number of binary digits of the largest power over all fillings."""
    expression = Expression(root)
    largest = 0
    for filling in product(domain, repeat=len(expression.variables)):
        values = dict(zip(expression.variables, filling, strict=True))
        for power in (node for node in expression.partial_nodes if node.sign == "^"):
            worth = _worth(power, values)
            if worth is not None:
                largest = max(largest, abs(worth.numerator).bit_length(), worth.denominator.bit_length())
    return largest


def _minimax(expression: Expression, domain: tuple[Fraction, ...], first: Side) -> Fraction | None:
    """The value by the rules: a move is valid if some filling after it has a value."""
    names = expression.variables
    proposers, putters = (max, min) if first is Side.MAX else (min, max)

    @cache
    def best(filled: tuple[tuple[str, Fraction], ...]) -> Fraction | None:
        values = dict(filled)
        free = [name for name in names if name not in values]
        if not free:
            return _worth(expression.root, values)
        after = []
        for digit in domain:
            put = [best((*filled, (name, digit))) for name in free]
            known = [value for value in put if value is not None]
            if known:
                after.append(putters(known))
        return proposers(after) if after else None

    return best(())


@given(
    nodes("xy", leaves=5),
    st.sampled_from(["0,1", "0,1,2", "1..3", "-2,-1,0,1/2", "2,3,9"]),
    st.sampled_from([1, 10, 1000]),
    st.sampled_from([Side.MAX, Side.MIN]),
)
def test_what_is_not_refused_is_worth_what_exact_numbers_say(root: Node, values: str, times: int, first: Side) -> None:
    domain = read_domain(values)
    factor = Number(Fraction(times), str(times))
    root = Binary("^", Binary("+", Variable("x"), Variable("y")), Binary("*", factor, root))
    try:
        large = _largest_power(root, domain) > 4096
    except _HugeError:
        large = True
    text = GAME.title(EvaluatePosition(Expression(root), domain, first))
    if large:
        with pytest.raises(InputError, match="can become too large"):
            EvaluatePosition.start(to_text(root), domain, first)
        return
    position = EvaluatePosition.start(to_text(root), domain, first)
    engine = EvaluateEngine()
    solution = engine.solve(position)
    assert solution.complete
    assert solution.value == _minimax(position.expression, domain, first), text
    assert {move: _after(position, move, first) for move in position.moves()} == {
        entry.move: entry.value for entry in engine.analyse(position).moves
    }


def _after(position: EvaluatePosition, digit: object, first: Side) -> Fraction:
    putters = min if first is Side.MAX else max
    assert isinstance(digit, Fraction)
    put = [position.expression.with_values({name: digit}) for name in position.free]
    return putters(value for left in put if (value := _minimax(left, position.domain, first)) is not None)


@walked(
    ("text", "domain", "power"),
    [
        ("9^(1000*x)", "0,1,2", "9^(1000*x)"),  # 9^1000 and 9^2000 were "no value", and 1 was reported as the solution
        ("x^y^x", "0-9", "x^y^x"),
        ("x^999999999", "0-9", "x^999999999"),
        ("1+x/2^(a+b+c+d+1000*e)", "0-9", "2^(a + b + c + d + 1000*e)"),  # 100,000 fillings
        ("9^9^9 * x", "0-9", "9^9^9"),
    ],
)
def test_what_can_become_too_large_is_refused(text: str, domain: str, power: str) -> None:
    with pytest.raises(InputError, match=re.escape(f"{power} can become too large")):
        EvaluatePosition.start(text, read_domain(domain))
    setup = {"expression": text, "domain": [str(value) for value in read_domain(domain)], "first": "MAX"}
    with pytest.raises(InputError, match=re.escape(f"{power} can become too large")):
        GAME.from_json(setup)


@walked("text", ["9^(1000*x)", "x^y^x", "1^(999999*x)", "2^(a+b+c+d+100*e)", "x^(9999*(y-y))"])
def test_what_stays_small_is_played(text: str) -> None:
    assert EvaluatePosition.start(text, read_domain("0,1")).moves()


def test_what_is_given_counts_beyond_the_domain() -> None:
    setup = {"expression": "2^(x+y)", "domain": ["0", "1"], "first": "MAX", "given": {"x": "9999"}}
    with pytest.raises(InputError, match="can become too large"):
        GAME.from_json(setup)
