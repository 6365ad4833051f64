"""Expressions: parsing and refusals, round trips of printing, and exact values."""

import itertools
import json
import re
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.conftest import DATA
from tests.games.evaluate.expressions import expressions, nodes
from tests.walks import walked
from tiling_gui.errors import InputError
from tiling_gui.games.evaluate.arithmetic import PowerTooLargeError
from tiling_gui.games.evaluate.expression import DEEPEST, LONGEST, SIGNS, Expression
from tiling_gui.games.evaluate.normal_form import interchangeable, normal_form
from tiling_gui.games.evaluate.notation import (
    PLAIN,
    TYPOGRAPHIC,
    Bar,
    Fence,
    Row,
    Slot,
    Text,
    layout,
    to_text,
)

EVALUATE = json.loads((DATA / "evaluate.json").read_text())
FAULTS = {
    "": 0,
    "x+": 2,
    "x*/y": 2,
    "x+y)": 3,
    "x y": 2,
    "x + (y*)": 7,
    "x//y": 2,
    "x^": 2,
    "x/(y": 2,
    "x(": 1,
    "2x": 1,
    "x=y": 1,
    "1..2": 1,
}


@walked("text", EVALUATE["refuse"])
def test_refused_inputs_say_where_the_fault_is(text: str) -> None:
    with pytest.raises(InputError) as caught:
        Expression.parse(text)
    assert caught.value.position == FAULTS[text]
    assert str(caught.value).endswith(".")


@walked(("text", "names"), EVALUATE["accept"])
def test_accepted_inputs_have_their_variables_in_order_of_appearance(text: str, names: list[str]) -> None:
    assert list(Expression.parse(text).variables) == names


@walked(
    ("text", "position"),
    [
        ("x*(2 3)", 5),
        ("(x,y)", 2),
        ("x,y", 1),
        ("max(x)", 0),
        ("abs(x,y)", 0),
        ("min(", 4),
        ("1.", 1),
        (".5", 0),
        ("x²", 1),
        ("x_1", 1),
        ("1e5", 1),
        ("٣+x", 0),
        (")", 0),
        ("   ", 0),
        ("x + \n", 3),
        ("-" * (DEEPEST + 1) + "x", DEEPEST),
        ("(" * 100 + "x" + ")" * 100, DEEPEST),
        ("x" * (LONGEST + 1), LONGEST),
    ],
)
def test_more_faults(text: str, position: int) -> None:
    with pytest.raises(InputError) as caught:
        Expression.parse(text)
    assert caught.value.position == position


@walked("text", ["x!", "sqrt(x)", "1 + mod(x, 3)"])
def test_what_is_no_operator_is_told_what_there_is(text: str) -> None:
    with pytest.raises(InputError) as caught:
        Expression.parse(text)
    assert all(name in str(caught.value) for name in ("abs", "max", "min"))
    said = {"x!": 1, "sqrt(x)": 0, "1 + mod(x, 3)": 4}
    assert caught.value.position == said[text]


def test_characters_people_copy_from_papers() -> None:
    assert Expression.parse("x − y·z – 2×w") == Expression.parse("x-y*z-2*w")
    assert Expression.parse("abcd - x1").variables == ("abcd", "x1")
    assert Expression.parse("-+--x") == Expression.parse("---x")


@walked("sign", sorted(SIGNS))
def test_every_sign_is_that_of_a_keyboard(sign: str) -> None:
    assert Expression.parse(f"x {sign} y") == Expression.parse(f"x{SIGNS[sign]}y")


@walked(
    ("text", "position", "words"),
    [
        ("x**2", 1, "with ^"),
        ("2*x²+y", 3, "with ^"),
        ("xⁿ", 1, "with ^"),
        (r"\frac{x}{y}+z", 0, "LaTeX is not read"),
        (r"x \cdot y", 2, "LaTeX is not read"),
    ],
)
def test_powers_and_fractions_in_another_notation_are_told_how_they_are_written(
    text: str, position: int, words: str
) -> None:
    with pytest.raises(InputError) as caught:
        Expression.parse(text)
    assert words in str(caught.value)
    assert caught.value.position == position


@walked(("text", "name"), [("xy+z", "xy"), ("x*y", ""), ("x1*y2", ""), ("speed*t", ""), ("abc-a", "abc")])
def test_a_variable_may_be_meant_as_a_product(text: str, name: str) -> None:
    assert Expression.parse(text).looks_like_product == name


def test_postfix_is_in_reverse_polish_order() -> None:
    steps = [step.name or step.value or step.action for step in Expression.parse("2*(x-y)/3").postfix]
    assert steps == [2, "x", "y", "-", "*", 3, "/"]


def test_the_longest_sum_can_be_read_printed_and_evaluated() -> None:
    text = "+".join(["x"] * (LONGEST // 2))
    expression = Expression.parse(text)
    assert to_text(expression.root).replace(" ", "") == text
    assert expression.value({"x": Fraction(1)}) == LONGEST // 2
    assert layout(expression.root)
    assert hash(expression)


@given(nodes())
def test_printing_and_reading_again_gives_the_same_tree(root: object) -> None:
    for style in (PLAIN, TYPOGRAPHIC):
        assert Expression.parse(to_text(root, style=style)).root == root  # type: ignore[arg-type]


@given(expressions(), st.lists(st.fractions(-3, 3, max_denominator=3), min_size=4, max_size=4))
def test_values_agree_with_python(expression: Expression, values: list[Fraction]) -> None:
    filled = dict(zip("wxyz", values, strict=True))
    names = {"_Exact": _Exact, "abs": abs, "max": max, "min": min}
    try:
        expected = eval(_with_fractions(expression, filled), names)
    except ZeroDivisionError:
        expected = None
    except OverflowError:
        with pytest.raises(PowerTooLargeError):
            expression.value(filled)
        return
    assert expression.value(filled) == expected


class _Exact(Fraction):
    """A Fraction with the operators of expressions: % only for integers.

    Raises ZeroDivisionError if there is no value, OverflowError if a power is too large.
    """

    def __pow__(self, other: Fraction) -> "_Exact":
        if other != int(other):
            raise ZeroDivisionError
        result = _Exact(1)
        for _ in range(abs(int(other)) if abs(self) not in (0, 1) else min(abs(int(other)), 2 + int(other) % 2)):
            result = result * self
            if max(abs(result.numerator), result.denominator) >= 2**4096:
                raise OverflowError
        return result if other >= 0 else _Exact(1) / result

    def __mod__(self, other: object) -> "_Exact":
        assert isinstance(other, Fraction)
        if self != int(self) or other != int(other):
            raise ZeroDivisionError
        size = abs(int(other))
        return _Exact(int(self) - size * (int(self) // size))

    def __add__(self, other: object) -> "_Exact":
        return _Exact(Fraction.__add__(self, other))  # type: ignore[operator]

    def __sub__(self, other: object) -> "_Exact":
        return _Exact(Fraction.__sub__(self, other))  # type: ignore[operator]

    def __mul__(self, other: object) -> "_Exact":
        return _Exact(Fraction.__mul__(self, other))  # type: ignore[operator]

    def __truediv__(self, other: object) -> "_Exact":
        return _Exact(Fraction.__truediv__(self, other))  # type: ignore[operator]

    def __neg__(self) -> "_Exact":
        return _Exact(Fraction.__neg__(self))

    def __abs__(self) -> "_Exact":
        return _Exact(Fraction.__abs__(self))


def _with_fractions(expression: Expression, filled: dict[str, Fraction]) -> str:
    """The expression for Python's own parser, with constants and variables replaced by Fractions."""

    def fraction(match: re.Match[str]) -> str:
        word = match[0]
        if word in filled:
            return f"_Exact({filled[word].numerator},{filled[word].denominator})"
        return word if word[0].isalpha() else f"_Exact('{word}')"

    return re.sub(r"[a-z]+|[0-9.]+", fraction, to_text(expression.root)).replace("^", "**")


@given(expressions(), st.lists(st.fractions(-3, 3, max_denominator=2), min_size=4, max_size=4))
def test_putting_values_in_first_changes_nothing(expression: Expression, values: list[Fraction]) -> None:
    filled = dict(zip("wxyz", values, strict=True))
    half = {name: filled[name] for name in "wx"}
    assert expression.with_values(half).value(filled) == expression.value(filled)


@given(expressions(), st.lists(st.integers(-3, 3), min_size=4, max_size=4))
def test_interchangeable_variables_may_be_exchanged(expression: Expression, values: list[int]) -> None:
    filled = {name: Fraction(value) for name, value in zip("wxyz", values, strict=True)}
    for members in interchangeable(expression):
        for one, other in itertools.pairwise(members):
            exchanged = {**filled, one: filled[other], other: filled[one]}
            assert expression.value(exchanged) == expression.value(filled)


def test_which_variables_are_interchangeable() -> None:
    assert interchangeable(Expression.parse("v+w+x-y-z")) == (("v", "w", "x"), ("y", "z"))
    assert interchangeable(Expression.parse("a-b+c-d")) == (("a", "c"), ("b", "d"))
    assert interchangeable(Expression.parse("w - y*z/3 + 3*x")) == (("w",), ("y", "z"), ("x",))
    assert interchangeable(Expression.parse("x/y+y/x")) == (("x", "y"),)
    assert interchangeable(Expression.parse("10*a+b")) == (("a",), ("b",))


def test_the_normal_form_adds_up_what_is_known() -> None:
    root = Expression.parse("v+w+x").root
    one = normal_form(root, {"v": Fraction(3), "w": Fraction(4)})
    assert one == normal_form(root, {"w": Fraction(2), "v": Fraction(5)})
    assert one != normal_form(root, {"w": Fraction(2), "v": Fraction(6)})
    assert normal_form(Expression.parse("0*x/y").root, {"x": Fraction(1)}) != ("c", 0, 1)


def test_the_boxes_of_a_fraction() -> None:
    boxes = layout(Expression.parse("x/y - 2*(a+b)").root, {"x": Fraction(-3)})
    assert boxes == Row(
        (
            Bar(Slot("x", Fraction(-3)), Slot("y", None)),
            Text(" − "),
            Text("2"),
            Text(" · "),
            Fence(Row((Slot("a", None), Text(" + "), Slot("b", None)))),
        )
    )


def test_values_put_in_are_written_so_that_they_read_well() -> None:
    root = Expression.parse("x/y + 2*y/z - z/x").root
    assert to_text(root, {"x": Fraction(3), "y": Fraction(-2)}, TYPOGRAPHIC) == "3/(−2) + 2·(−2)/z − z/3"


@walked(
    ("text", "value"),
    [
        ("2^3^2", 512),  # right-associative
        ("-2^2", -4),
        ("(-2)^2", 4),
        ("2^-2", Fraction(1, 4)),
        ("(1/2)^-3", 8),
        ("0^0", 1),
        ("2*3^2%5", 3),
        ("-7 % 3", 2),
        ("(0-7) % 3", 2),
        ("7 % (0-3)", 1),
        ("0^(0-1)", None),
        ("2^0.5", None),
        ("4^(1/2)", None),
        ("0.5 % 2", None),
        ("5 % 0", None),
        ("2^4095", 2**4095),
        ("3^2584", 3**2584),  # 4,096 binary digits, 3^2585 has 4,098
        ("(0-1)^3001", -1),
    ],
)
def test_powers_and_remainders(text: str, value: Fraction | int | None) -> None:
    assert Expression.parse(text).value({}) == value


@walked("text", ["10^2000", "2^4096", "0.5^4096", "3^2585", "9^9^9", "2^-9^9"])
def test_a_power_that_is_too_large_is_not_taken_for_one_without_a_value(text: str) -> None:
    with pytest.raises(PowerTooLargeError, match="at most 4096 binary digits are computed"):
        Expression.parse(text).value({})


@walked(
    ("text", "why"),
    [
        ("0^-1 + x", "0 has no power with a negative exponent such as −1."),
        ("x + 4^(1/2)", "An exponent is a whole number, not 1/2."),
        ("0.5 % 2 * x", "A remainder needs whole numbers and a divisor other than 0, not 1/2 and 2."),
        ("x / 0", None),
        ("x^y", None),
    ],
)
def test_what_has_no_value_says_why(text: str, why: str | None) -> None:
    expression = Expression.parse(text)
    assert expression.why_no_value({}) == why
    if why:
        assert expression.value({"x": Fraction(1)}) is None
