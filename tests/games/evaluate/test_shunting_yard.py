"""The shunting yard: the postfix form has the value of the expression and equals the paper's examples."""

from fractions import Fraction
from itertools import pairwise
from random import Random

import pytest

from tests.walks import walked
from tiling_gui.errors import InputError
from tiling_gui.games.evaluate.expression import Expression
from tiling_gui.games.evaluate.shunting_yard import evaluation, example_values, steps


def worth(form: str, values: dict[str, Fraction]) -> Fraction | None:
    """The value of a postfix form, computed with an independent stack."""
    stack: list[Fraction] = []
    for piece in form.split():
        name, _, count = piece.partition("(")
        if name in ("max", "min"):
            taken = [stack.pop() for _ in range(int(count[:-1]))]
            stack.append(max(taken) if name == "max" else min(taken))
        elif name in ("neg", "abs"):
            one = stack.pop()
            stack.append(-one if name == "neg" else abs(one))
        elif piece in "+-*/":
            b, a = stack.pop(), stack.pop()
            if piece == "/" and not b:
                return None
            stack.append({"+": a + b, "-": a - b, "*": a * b}[piece] if piece != "/" else a / b)
        else:
            stack.append(values[piece] if piece in values else Fraction(piece))
    (result,) = stack
    return result


def random_text(chance: Random, depth: int) -> str:
    if depth == 0 or chance.random() < 0.15:
        return chance.choice(["x", "y", "z", "2", "0.5", "7"])
    inner = [random_text(chance, depth - 1) for _ in range(3)]
    return chance.choice(
        [
            f"{inner[0]}+{inner[1]}",
            f"{inner[0]} - {inner[1]}",
            f"{inner[0]}*{inner[1]}",
            f"({inner[0]})/({inner[1]})",
            f"-({inner[0]})",
            f"+{inner[0]}",
            f"(({inner[0]}))",
            f"max({inner[0]}, {inner[1]}, {inner[2]})",
            f"min({inner[0]},{inner[1]})",
            f"abs({inner[0]})",
            f"{inner[0]}--{inner[1]}",
        ]
    )


RANKS = {"+": 1, "-": 1, "*": 2, "/": 2, "%": 2, "neg": 3, "^": 4}


@walked("text", ["2^x^y", "a-b-c", "a*b^c*d", "-x^2", "2^-x*y", "a+b*c-d", "-a-b", "x%y^2%z", "1-2*-3^x"])
def test_the_rule_that_the_window_states(text: str) -> None:
    """One of + - * / % lets out what binds as tightly or more tightly; ^ and signs let all wait."""
    found = steps(text)
    for before, after in pairwise(found):
        if after.read not in {"+", "-", "*", "/", "%", "^"}:
            continue
        is_sign = after.stack[-1] == "neg" and after.read == "-"
        waits = list(before.stack)
        if after.read != "^" and not is_sign:
            while waits and RANKS.get(waits[-1], 0) >= RANKS[after.read]:
                waits.pop()
        assert list(after.stack[:-1]) == waits


def test_random_expressions_keep_their_value() -> None:
    chance = Random(5)
    for _ in range(400):
        text = random_text(chance, 3)
        values = {name: Fraction(chance.randint(-3, 4)) for name in "xyz"}
        assert worth(" ".join(steps(text)[-1].output), values) == Expression.parse(text).value(values), text


@walked(
    ("text", "form"),
    [
        ("(10-x)*y", "10 x - y *"),
        ("v+w+x-y-z", "v w + x + y - z -"),  # as the paper prints it
        ("-a*b", "a neg b *"),
        ("a - -b", "a b neg -"),
        ("max(a, b+1, -c) / 2", "a b 1 + c neg max(3) 2 /"),
        ("max", "max"),
        ("a^b^c", "a b c ^ ^"),
        ("-a^2*b", "a 2 ^ neg b *"),
        ("a^-b%c", "a b neg ^ c %"),
    ],
)
def test_forms_worked_out_by_hand(text: str, form: str) -> None:
    assert " ".join(steps(text)[-1].output) == form


def test_each_step_moves_what_it_says() -> None:
    found = steps("a*b+c")
    assert [step.read for step in found] == ["a", "*", "b", "+", "c", ""]
    assert [step.stack for step in found] == [(), ("*",), ("*",), ("+",), ("+",), ()]
    assert found[3].output == ("a", "b", "*")
    assert found[3].done == "* goes to the output. + waits."


def test_faults_are_told_as_by_the_reader() -> None:
    with pytest.raises(InputError) as caught:
        steps("a+*b")
    assert caught.value.position == 2


def stacks(form: str, values: dict[str, Fraction]) -> list[list[Fraction]]:
    """The stack after every part of a postfix form of + - * / and ^, computed by itself."""
    stack: list[Fraction] = []
    found = []
    for piece in form.split():
        if piece in ("+", "-", "*", "/", "^"):
            *stack, a, b = stack
            stack.append(eval(f"a {piece.replace('^', '**')} b", {}, {"a": a, "b": b}))
        elif piece == "neg":
            stack[-1] = -stack[-1]
        else:
            stack.append(values[piece] if piece in values else Fraction(piece))
        found.append(list(stack))
    return found


@pytest.mark.parametrize(
    ("text", "value"),
    [("2^x^y", 2**9), ("(2^x)^y", 2**6), ("x-y-2", -1), ("-x^2*y", -18), ("x/y-1/2", 1), ("2^-y*x", Fraction(3, 4))],
)
def test_evaluation_shows_the_stack_after_each_part(text: str, value: Fraction) -> None:
    values = {"x": Fraction(3), "y": Fraction(2)}
    form = " ".join(steps(text)[-1].output)
    found = evaluation(form.split(), values)
    expected = [[str(number).replace("-", "−") for number in stack] for stack in stacks(form, values)]
    assert [list(step.stack) for step in found] == expected
    assert expected[-1] == [str(value).replace("-", "−")]


def test_an_operation_says_what_it_takes_and_puts_back() -> None:
    found = evaluation(["8", "x", "-", "y", "^"], {"x": Fraction(10), "y": Fraction(3)})
    assert found[2].done == "10, 8 come off the stack; 8 − 10 = −2 goes onto it."
    assert found[-1].done == "3, −2 come off the stack; (−2) ^ 3 = −8 goes onto it."
    none = evaluation(["1", "x", "x", "-", "/"], {"x": Fraction(4)})
    assert none[-1].done == "1 is divided by 0."
    with pytest.raises(InputError, match="call the variable something else"):
        evaluation(["neg"], {"neg": Fraction(1)})


def test_example_values_give_the_expression_a_value_where_there_is_one() -> None:
    for text in ("1/(x-y)", "2^x^y - z", "x%y + 3/z", "9^x^2"):
        assert Expression.parse(text).value(example_values(text)) is not None
    assert set(example_values("1/(x-x)")) == {"x"}
