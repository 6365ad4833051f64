"""Dijkstra's shunting yard, from an expression to its postfix form, and reverse Polish evaluation, step by step.

Operands go to the output as they are read. Operators wait on a stack until one of + - * / % is read that does not bind
more tightly, or until a comma, a parenthesis or the end closes their part; ^ and signs let all wait. Source: E. W.
Dijkstra, Algol 60 translation, MR 34/61, Mathematisch Centrum, 1961. The program itself parses expressions by recursive
descent (expression.py), with the same result.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random

from tiling_gui.console.answers import table
from tiling_gui.errors import InputError, input_error
from tiling_gui.games.evaluate.arithmetic import apply, why_not
from tiling_gui.games.evaluate.expression import FUNCTIONS, Expression, Token, tokens
from tiling_gui.games.evaluate.notation import to_text, value_text
from tiling_gui.games.evaluate.rules import EvaluatePosition
from tiling_gui.language import tr

NEGATIVE = "neg"
"""The unary minus in postfix form, where "-" is binary."""
_BINDS = {"+": 1, "-": 1, "*": 2, "/": 2, "%": 2, NEGATIVE: 3, "^": 4}
"""Precedence of operators; all are left-associative except ^ and the unary sign."""
_TRIES, _SHORT = 100, 6
"""How many random values are tried for an example, and how many letters are short."""


@dataclass(frozen=True)
class YardStep:
    """The effect of one token."""

    read: str
    """The token; "" at the end of the text."""
    done: str
    """A sentence on what was done."""
    stack: tuple[str, ...]
    """The stack after the step, top last."""
    output: tuple[str, ...] = ()
    """The postfix form so far; () while it is evaluated."""


def steps(text: str) -> list[YardStep]:
    """All steps for an expression. Raises InputError with the `position` of an error."""
    Expression.parse(text)
    return _Yard().run(tokens(text))


def evaluation(form: Sequence[str], values: Mapping[str, Fraction]) -> list[YardStep]:
    """Evaluate a postfix form with a stack of numbers: one step for each part, up to an operation without a value.

    Raises InputError for a power that is too large, and for a variable with the name of an operation.
    """
    if named := {NEGATIVE, "abs"} & set(values):
        raise input_error(
            "In a postfix form {name} is an operation: call the variable something else.", name=min(named)
        )
    stack: list[Fraction] = []
    found: list[YardStep] = []
    for piece in form:
        name, _, count = piece.partition("(")
        operands = int(count[:-1]) if count else 1 if name in (NEGATIVE, "abs") else 2 if name in _BINDS else 0
        if not operands:
            number = values[piece] if piece in values else Fraction(piece)
            result: Fraction | None = number
            done = tr("{value} goes onto the stack.", value=value_text(number))
        else:
            taken = [stack.pop() for _ in range(operands)][::-1]
            result = apply("negative" if name == NEGATIVE else name, taken)
            done = why_not(name, *taken) if result is None else _applied(piece, taken, result)
        stack += [] if result is None else [result]
        found.append(YardStep(piece, done, tuple(map(value_text, stack))))
        if result is None:
            break
    return found


def _applied(piece: str, taken: Sequence[Fraction], result: Fraction) -> str:
    """ "3, 8 come off the stack; 8 − 3 = 5 goes onto it." """
    off = [value_text(value) for value in reversed(taken)]
    name = piece.partition("(")[0]
    left, right = (f"({text})" if "/" in text or text.startswith("−") else text for text in (off[-1], off[0]))
    done = f"{left} {name.replace('-', '−').replace('*', '·')} {right}" if name in _BINDS and off[1:] else ""
    done = done or (f"−{left}" if name == NEGATIVE else f"{name}({', '.join(reversed(off))})")
    said = {"done": done, "result": value_text(result)}
    if not off[1:]:
        return tr("{off} comes off the stack; {done} = {result} goes onto it.", off=off[0], **said)
    return tr("{off} come off the stack; {done} = {result} goes onto it.", off=", ".join(off), **said)


def example_values(text: str, at: EvaluatePosition | None = None) -> dict[str, Fraction]:
    """A value for every variable of an expression: those placed `at` a position, and others with which all results are
    short, or there is one, as far as such are found.
    """
    names, form = Expression.parse(text).variables, steps(text)[-1].output
    domain, placed = (tuple(map(Fraction, range(1, 10))), {}) if at is None else (at.domain, at.values)
    chance, kept, values = Random(text), None, {}
    for _ in range(_TRIES):
        values = {name: chance.choice(domain) for name in names} | placed
        try:
            found = evaluation(form, values)
        except InputError:  # a power that is too large
            continue
        if len(found) == len(form) and found[-1].stack:
            kept = kept or values
            if all(len(step.stack[-1]) <= _SHORT for step in found):
                return values
    return kept or values


def stack_lines(position: EvaluatePosition) -> tuple[str, list[str]]:
    """For the command line: the postfix form; the steps to it, and those of its evaluation with example values."""
    text = to_text(position.expression.root)
    converted, values = steps(text), example_values(text, position)
    form = converted[-1].output
    rows = [(step.read, " ".join(step.stack), " ".join(step.output)) for step in converted]
    lines = table(("read", "stack", "output"), rows).splitlines()
    try:
        found = [(step.read, " ".join(step.stack), step.done) for step in evaluation(form, values)]
    except InputError:  # a power that is too large
        return " ".join(form), lines
    written = ", ".join(f"{name} = {value_text(value)}" for name, value in values.items())
    lines += [f"With {written}:" if written else "Evaluated:", *table(("read", "stack", ""), found).splitlines()]
    return " ".join(form), lines


class _Yard:
    """The stack and the output while a valid expression is read."""

    def __init__(self) -> None:
        self._stack: list[str] = []
        self._output: list[str] = []
        self._arguments: list[int] = []
        """For each open parenthesis the number of its arguments, 0 if it is not a function call."""

    def run(self, pieces: list[Token]) -> list[YardStep]:
        found: list[YardStep] = []
        operand = True
        for piece, following in zip(pieces, [*pieces[1:], pieces[-1]], strict=True):
            is_call = piece.kind == "name" and piece.text in FUNCTIONS and following.kind == "("
            done = self._take(piece, is_call, operand)
            operand = piece.kind not in ("number", ")") and (piece.kind != "name" or is_call)
            found.append(YardStep(piece.text, done, tuple(self._stack), tuple(self._output)))
        return found

    def _take(self, piece: Token, is_call: bool, operand: bool) -> str:
        kind, text = piece.kind, piece.text
        if is_call:
            self._stack.append(text)
            return tr("A function waits for its arguments.")
        if kind in ("number", "name"):
            self._output.append(text)
            return tr("An operand goes to the output.")
        if kind == "(":
            called = bool(self._stack) and self._stack[-1] in FUNCTIONS
            self._arguments.append(1 if called else 0)
            self._stack.append("(")
            return tr("A parenthesis waits to be closed.")
        if kind == ",":
            self._arguments[-1] += 1
            return self._moved(self._until_open())
        if kind == ")":
            return self._close()
        if kind == "end":
            moved = self._until_open()
            return tr("The end: {moved}", moved=self._moved(moved))
        return self._sign(kind) if operand else self._operator(kind)

    def _sign(self, kind: str) -> str:
        if kind == "+":
            return tr("A unary plus has no effect.")
        self._stack.append(NEGATIVE)
        return tr("The unary sign waits as {sign}.", sign=NEGATIVE)

    def _operator(self, kind: str) -> str:
        moved = []
        while self._stack and self._leaves_before(kind):
            moved.append(self._stack.pop())
        self._output += moved
        self._stack.append(kind)
        if not moved:
            return tr("{operator} waits.", operator=kind)
        return tr("{moved} {operator} waits.", moved=self._moved(moved), operator=kind)

    def _leaves_before(self, kind: str) -> bool:
        """Whether the top of the stack has higher precedence than the operator, or the same and is left-associative."""
        top = self._stack[-1]
        return top in _BINDS and (_BINDS[top] > _BINDS[kind] or (_BINDS[top] == _BINDS[kind] and kind != "^"))

    def _until_open(self) -> list[str]:
        moved = []
        while self._stack and self._stack[-1] != "(":
            moved.append(self._stack.pop())
        self._output += moved
        return moved

    def _close(self) -> str:
        moved = self._until_open()
        self._stack.pop()
        count = self._arguments.pop()
        if count:
            name = self._stack.pop()
            moved.append(name if FUNCTIONS[name][1] == 1 else f"{name}({count})")
            self._output.append(moved[-1])
        return self._moved(moved)

    def _moved(self, moved: list[str]) -> str:
        if not moved:
            return tr("Nothing on the stack has to go.")
        return tr("{moved} goes to the output.", moved=" ".join(moved))
