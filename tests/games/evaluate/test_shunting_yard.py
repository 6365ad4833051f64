"""The shunting yard: the postfix form has the value of the expression and equals the paper's examples."""

from fractions import Fraction
from itertools import pairwise
from random import Random

import pytest

from tiling_gui.errors import InputError
from tiling_gui.games.evaluate.expression import Expression
from tiling_gui.games.evaluate.shunting_yard import steps


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


@pytest.mark.parametrize(
    "text", ["2^x^y", "a-b-c", "a*b^c*d", "-x^2", "2^-x*y", "a+b*c-d", "-a-b", "x%y^2%z", "1-2*-3^x"]
)
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


@pytest.mark.parametrize(
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
