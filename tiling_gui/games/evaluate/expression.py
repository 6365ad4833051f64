"""Arithmetic expressions over variables: parsed from text into a tree and postfix form, evaluated exactly.

Grammar, with the usual precedence; all operators except ^ are left-associative:

    sum     = product { ("+" | "-") product }
    product = signed { ("*" | "/" | "%") signed }
    signed  = { "+" | "-" } power
    power   = atom [ "^" signed ]                        so a^b^c is a^(b^c), and -a^2 is -(a^2)
    atom    = number | variable | "(" sum ")" | ("abs" | "max" | "min") "(" sum { "," sum } ")"

A number is digits with at most one decimal point inside, a variable a letter followed by letters or digits. There is no
implicit multiplication. `SIGNS` has the other characters that are read as operators. Arithmetic is rational and exact.
The value is None if anywhere

* there is a division by zero,
* an exponent is not an integer, or is negative with base 0,
* an operand of a remainder is not an integer, or its divisor is 0. Remainders are not negative: -7 % 3 = 2.

A power of more than 4,096 binary digits is defined but not computed: PowerTooLargeError.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from tiling_gui.errors import InputError
from tiling_gui.games.evaluate.arithmetic import apply, why_not
from tiling_gui.language import mark, tr

LONGEST = 500
"""Maximum length of an expression, in characters."""
DEEPEST = 60
"""Maximum nesting of parentheses, functions and signs."""

_WRITTEN = {"+": "＋", "-": "−–‐‑﹣－", "*": "·×∗⋅∙•＊⨯", "/": "÷∕⁄／", "%": "％", "^": ""}
SIGNS = {sign: operator for operator, others in _WRITTEN.items() for sign in operator + others}
"""The characters read as operators, and the operator each stands for: those of keyboards, books, PDF files and web
pages.
"""
_POWERS = frozenset("⁰¹²³⁴⁵⁶⁷⁸⁹ⁿ")
_MADE_OF_LETTERS = range(2, 4)
"""Lengths of a name of letters alone that may be meant as a product, such as xy."""
FUNCTIONS = {"abs": (1, 1), "max": (2, None), "min": (2, None)}
"""The functions, with the least and the largest number of arguments."""
_DIGITS = frozenset("0123456789")
_ACCEPTED = mark("numbers, variables, + - * / % ^, abs, max, min and parentheses")
_NO_LATEX = mark("LaTeX is not read: a fraction is written (a)/(b), a product a*b and a power a^b.")
_OPERAND = mark("a number, a variable or '('")


@dataclass(frozen=True)
class Number:
    """A constant, with its original text."""

    value: Fraction
    text: str


@dataclass(frozen=True)
class Variable:
    name: str


@dataclass(frozen=True)
class Negative:
    """A unary minus; a unary plus is dropped."""

    operand: "Node"


@dataclass(frozen=True)
class Binary:
    """Two operands with one of + - * / % ^."""

    sign: str
    left: "Node"
    right: "Node"


@dataclass(frozen=True)
class Call:
    """abs, max or min of its arguments."""

    name: str
    arguments: tuple["Node", ...]


Node = Number | Variable | Negative | Binary | Call
"""The syntax tree of an expression."""


@dataclass(frozen=True)
class Step:
    """One entry of the postfix form: it pops `count` values and pushes one."""

    action: str
    """One of "number", "variable", "negative", + - * / % ^ abs max min."""
    count: int = 0
    value: Fraction | None = None
    name: str = ""


def children(node: Node) -> tuple[Node, ...]:
    match node:
        case Negative(operand):
            return (operand,)
        case Binary(_, left, right):
            return left, right
        case Call(_, arguments):
            return arguments
        case _:
            return ()


def walk(node: Node) -> Iterator[Node]:
    """Every node of the tree in postorder."""
    for child in children(node):
        yield from walk(child)
    yield node


@dataclass(frozen=True)
class Expression:
    """A syntax tree with derived data. Two are equal if their trees are."""

    root: Node

    @classmethod
    def parse(cls, text: str) -> "Expression":
        """Parse `text`. Raises InputError with the `position` of the error."""
        return cls(_Reader(text).read())

    @cached_property
    def variables(self) -> tuple[str, ...]:
        """The names of the variables in order of appearance."""
        return tuple(dict.fromkeys(node.name for node in walk(self.root) if isinstance(node, Variable)))

    @property
    def looks_like_product(self) -> str:
        """The first variable that may be meant as a product, such as xy; "" if there is none."""
        return next((name for name in self.variables if len(name) in _MADE_OF_LETTERS and name.isalpha()), "")

    @cached_property
    def postfix(self) -> tuple[Step, ...]:
        """The reverse Polish form (the paper, section 4)."""
        return tuple(_step(node) for node in walk(self.root))

    @cached_property
    def partial_nodes(self) -> tuple[Binary, ...]:
        """The operations that may be undefined, innermost first; the expression is defined exactly if they all are."""
        return tuple(n for n in walk(self.root) if isinstance(n, Binary) and n.sign in "/%^")

    def why_no_value(self, values: Mapping[str, Fraction]) -> str | None:
        """The reason why it is undefined with these `values`, as a sentence; None if they do not yet decide that."""
        for node in self.partial_nodes:
            left, right = Expression(node.left), Expression(node.right)
            if not {*left.variables, *right.variables} <= values.keys():
                continue
            a, b = left.value(values), right.value(values)
            if a is not None and b is not None and apply(node.sign, [a, b]) is None:
                return why_not(node.sign, a, b)
        return None

    def with_values(self, values: Mapping[str, Fraction]) -> "Expression":
        """The expression with constants in place of the variables that have `values`."""

        def put_in(node: Node) -> Node | None:
            if isinstance(node, Variable) and node.name in values:
                return Number(values[node.name], str(values[node.name]))
            return None

        return Expression(mapped(self.root, put_in))

    def value(self, values: Mapping[str, Fraction]) -> Fraction | None:
        """The exact value for these variables; None if it is undefined. Raises PowerTooLargeError."""
        stack: list[Fraction] = []
        for step in self.postfix:
            if step.action == "number" and step.value is not None:
                stack.append(step.value)
            elif step.action == "variable":
                stack.append(values[step.name])
            else:
                taken = stack[len(stack) - step.count :]
                del stack[len(stack) - step.count :]
                result = apply(step.action, taken)
                if result is None:
                    return None
                stack.append(result)
        return stack[0]


def _step(node: Node) -> Step:
    match node:
        case Number(value, _):
            return Step("number", value=value)
        case Variable(name):
            return Step("variable", name=name)
        case Negative(_):
            return Step("negative", 1)
        case Binary(sign, _, _):
            return Step(sign, 2)
        case Call(name, arguments):
            return Step(name, len(arguments))


def mapped(node: Node, other: Callable[[Node], Node | None]) -> Node:
    """The tree with each node replaced for which `other` returns one."""
    if (found := other(node)) is not None:
        return found
    match node:
        case Negative(operand):
            return Negative(mapped(operand, other))
        case Binary(sign, left, right):
            return Binary(sign, mapped(left, other), mapped(right, other))
        case Call(name, arguments):
            return Call(name, tuple(mapped(argument, other) for argument in arguments))
        case _:
            return node


# Reading --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Token:
    kind: str
    """ "number", "name", "end", or the operator or punctuation itself, with variants of signs unified."""
    text: str
    position: int


def tokens(text: str) -> list[Token]:
    """The tokens of the text, ending with "end". Raises InputError for an unexpected character."""
    found: list[Token] = []
    i = 0
    while i < len(text):
        symbol, start = text[i], i
        i += 1
        if symbol.isspace():
            continue
        if symbol in _DIGITS:
            i = _end_of_number(text, start)
            found.append(Token("number", text[start:i], start))
        elif symbol in _POWERS or text.startswith("**", start):
            raise InputError(tr("A power is written with ^, such as x^2."), position=start)
        elif symbol.isalpha():
            while i < len(text) and (text[i].isalpha() or text[i] in _DIGITS) and text[i] not in _POWERS:
                i += 1
            found.append(Token("name", text[start:i], start))
        elif symbol == "\\":
            raise InputError(tr(_NO_LATEX), position=start)
        elif symbol in SIGNS or symbol in "(),":
            found.append(Token(SIGNS.get(symbol, symbol), symbol, start))
        elif symbol == ".":
            raise InputError(tr("A decimal point must be between two digits, such as 0.5."), position=start)
        else:
            raise InputError(
                tr(
                    "{symbol!r} cannot be read: an expression is made of {accepted}.",
                    symbol=symbol,
                    accepted=tr(_ACCEPTED),
                ),
                position=start,
            )
    found.append(Token("end", "", len(text.rstrip())))
    return found


def _end_of_number(text: str, i: int) -> int:
    while i < len(text) and text[i] in _DIGITS:
        i += 1
    if i + 1 < len(text) and text[i] == "." and text[i + 1] in _DIGITS:
        i += 1
        while i < len(text) and text[i] in _DIGITS:
            i += 1
    return i


class _Reader:
    """A recursive descent parser; every error has the position of its token."""

    def __init__(self, text: str) -> None:
        if len(text) > LONGEST:
            raise InputError(
                tr("An expression has at most {longest} characters, not {text}.", longest=LONGEST, text=len(text)),
                position=LONGEST,
            )
        self._tokens = tokens(text)
        self._next = 0
        self._depth = 0

    def read(self) -> Node:
        if self._peek.kind == "end":
            raise InputError(tr("The expression is empty: a number or a variable is needed."), position=0)
        node = self._sum()
        token = self._peek
        if token.kind == ")":
            raise InputError(tr("')' has no '(' before it."), position=token.position)
        if token.kind == ",":
            raise InputError(tr("',' only separates the arguments of max and min."), position=token.position)
        if token.kind != "end":
            raise self._no_operator()
        return node

    @property
    def _peek(self) -> Token:
        return self._tokens[self._next]

    def _take(self) -> Token:
        self._next += 1
        return self._tokens[self._next - 1]

    def _no_operator(self) -> InputError:
        before, token = self._tokens[self._next - 1], self._peek
        if before.kind == "name" and len(before.text) > 1 and token.kind == "(":
            return InputError(
                tr("{name!r} is not a function: there are abs, max and min.", name=before.text),
                position=before.position,
            )
        return InputError(
            tr(
                "Between {before!r} and {after!r} an operator is missing: + - * / % or ^.",
                before=before.text,
                after=token.text,
            ),
            position=token.position,
        )

    def _sum(self) -> Node:
        node = self._product()
        while self._peek.kind in ("+", "-"):
            sign = self._take().kind
            node = Binary(sign, node, self._product())
        return node

    def _product(self) -> Node:
        node = self._signed()
        while self._peek.kind in ("*", "/", "%"):
            sign = self._take().kind
            node = Binary(sign, node, self._signed())
        return node

    def _signed(self) -> Node:
        if self._peek.kind not in ("+", "-"):
            return self._power()
        sign = self._deeper(self._take())
        node = self._signed()
        self._depth -= 1
        return Negative(node) if sign.kind == "-" else node

    def _power(self) -> Node:
        base = self._atom()
        if self._peek.kind != "^":
            return base
        self._deeper(self._take())
        exponent = self._signed()
        self._depth -= 1
        return Binary("^", base, exponent)

    def _deeper(self, token: Token) -> Token:
        self._depth += 1
        if self._depth > DEEPEST:
            raise InputError(
                tr("Signs and parentheses are nested at most {deepest} deep.", deepest=DEEPEST), position=token.position
            )
        return token

    def _atom(self) -> Node:
        token = self._take()
        if token.kind == "number":
            return Number(Fraction(token.text), token.text)
        if token.kind == "name":
            return self._call(token) if token.text in FUNCTIONS and self._peek.kind == "(" else Variable(token.text)
        if token.kind == "(":
            self._deeper(token)
            node = self._sum()
            self._close(token)
            return node
        if token.kind == "end":
            before = self._tokens[self._next - 2]
            raise InputError(
                tr("After {text!r} {operand} is missing.", text=before.text, operand=tr(_OPERAND)),
                position=token.position,
            )
        raise InputError(
            tr("{text!r} is found where {operand} is needed.", text=token.text, operand=tr(_OPERAND)),
            position=token.position,
        )

    def _call(self, name: Token) -> Node:
        opening = self._deeper(self._take())
        arguments = [self._sum()]
        while self._peek.kind == ",":
            self._take()
            arguments.append(self._sum())
        self._close(opening, "or ',' ")
        least, most = FUNCTIONS[name.text]
        if len(arguments) < least or (most is not None and len(arguments) > most):
            takes = tr("one argument") if most == 1 else tr("at least two arguments")
            raise InputError(
                tr("{text} takes {takes}, not {arguments}.", text=name.text, takes=takes, arguments=len(arguments)),
                position=name.position,
            )
        return Call(name.text, tuple(arguments))

    def _close(self, opening: Token, also: str = "") -> None:
        token = self._peek
        if token.kind == "end":
            raise InputError(tr("'(' is not closed by a ')'."), position=opening.position)
        if token.kind == "," and not also:
            raise InputError(tr("',' only separates the arguments of max and min."), position=token.position)
        if token.kind != ")":
            raise self._no_operator()
        self._take()
        self._depth -= 1
