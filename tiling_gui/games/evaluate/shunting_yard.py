"""Dijkstra's shunting yard: from an expression to its postfix form, step by step.

Operands go to the output as they are read. Operators wait on a stack until one of + - * / % is read that does not bind
more tightly, or until a comma, a parenthesis or the end closes their part; ^ and signs let all wait. Source: E. W.
Dijkstra, Algol 60 translation, MR 34/61, Mathematisch Centrum, 1961. The program itself parses expressions by recursive
descent (expression.py), with the same result.
"""

from dataclasses import dataclass

from tiling_gui.games.evaluate.expression import FUNCTIONS, Expression, Token, tokens
from tiling_gui.language import tr

NEGATIVE = "neg"
"""The unary minus in postfix form, where "-" is binary."""
_BINDS = {"+": 1, "-": 1, "*": 2, "/": 2, "%": 2, NEGATIVE: 3, "^": 4}
"""Precedence of operators; all are left-associative except ^ and the unary sign."""


@dataclass(frozen=True)
class YardStep:
    """The effect of one token."""

    read: str
    """The token; "" at the end of the text."""
    done: str
    """A sentence on what was done."""
    stack: tuple[str, ...]
    """The stack after the step, top last."""
    output: tuple[str, ...]
    """The postfix form so far."""


def steps(text: str) -> list[YardStep]:
    """All steps for an expression. Raises InputError with the `position` of an error."""
    Expression.parse(text)
    return _Yard().run(tokens(text))


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
