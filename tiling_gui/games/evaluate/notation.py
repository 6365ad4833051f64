"""Ways to write an expression: as text that can be parsed, typographically, and as boxes for drawing.

`layout` returns the boxes: rows, fraction bars, parentheses and one slot for every occurrence of a variable, with its
value if it is filled. The window draws them; nothing here depends on the size of letters.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from tiling_gui.core.exact_text import number_text
from tiling_gui.games.evaluate.expression import Binary, Call, Negative, Node, Number, Variable

_SUM, _PRODUCT, _SIGNED, _POWER, _ATOM = range(5)
Values = Mapping[str, Fraction]
"""Values of variables, by name."""
_NOTHING: Values = {}

DECIMALS_BELOW = 10**11
"""Up to this size four decimals of a float are correct."""


def value_text(value: Fraction) -> str:
    """ "16/3", "−5": a rational with a true minus sign."""
    return number_text(value)


def _strength(node: Node, values: Values) -> int:
    """The precedence of the text of `node`."""
    match node:
        case Binary(sign, _, _):
            return _SUM if sign in "+-" else _POWER if sign == "^" else _PRODUCT
        case Negative(_):
            return _SIGNED
        case Variable(name) if name in values and (values[name] < 0 or values[name].denominator > 1):
            return _SUM
        case _:
            return _ATOM


def _limits(node: Binary) -> tuple[int, int]:
    """The precedence that the left and the right operand need to go without parentheses."""
    if node.sign == "^":
        return _ATOM, _POWER
    return (_SUM, _PRODUCT) if node.sign in "+-" else (_PRODUCT, _SIGNED)


@dataclass(frozen=True)
class Style:
    """The characters of a style of writing."""

    minus: str
    times: str
    divide: str


PLAIN = Style(" - ", "*", "/")
TYPOGRAPHIC = Style(" − ", "·", "/")


def to_text(node: Node, values: Values = _NOTHING, style: Style = PLAIN) -> str:
    """The expression on one line with the fewest parentheses; without `values`, parsing it gives an equal tree.

    `values` are substituted, in parentheses if they are negative or fractions.
    """

    def part(child: Node, needed: int, bare_sign: bool = False) -> str:
        inner = to_text(child, values, style)
        # "x − −y" would parse to the same tree, but people do not write it.
        bare = _strength(child, values) >= needed and (bare_sign or not _leads_with_sign(child))
        return inner if bare else f"({inner})"

    match node:
        case Number(_, text):
            return text
        case Variable(name):
            if name not in values:
                return name
            return str(values[name]) if style is PLAIN else value_text(values[name])
        case Negative(operand):
            return style.minus.strip() + part(operand, _POWER)
        case Binary(sign, left, right):
            first, second = _limits(node)
            joint = {"+": " + ", "-": style.minus, "*": style.times, "/": style.divide, "%": " % ", "^": "^"}[sign]
            return part(left, first, bare_sign=True) + joint + part(right, second)
        case Call(name, arguments):
            return f"{name}({', '.join(to_text(argument, values, style) for argument in arguments)})"


def _leads_with_sign(node: Node) -> bool:
    while isinstance(node, Binary):
        node = node.left
    return isinstance(node, Negative)


# Boxes to be drawn ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Text:
    """Upright text: a number, an operator with its spacing, a comma, the name of a function."""

    text: str


@dataclass(frozen=True)
class Slot:
    """An occurrence of a variable, empty or with its value."""

    name: str
    value: Fraction | None


@dataclass(frozen=True)
class Row:
    """Boxes side by side on one baseline."""

    items: tuple["Box", ...]


@dataclass(frozen=True)
class Bar:
    """A fraction: one box above another with a bar between them."""

    above: "Box"
    below: "Box"


@dataclass(frozen=True)
class Fence:
    """A box in parentheses of its height, or between vertical bars."""

    inner: "Box"
    bars: bool = False


@dataclass(frozen=True)
class Power:
    """A base with an exponent, which is smaller and raised at its right end."""

    base: "Box"
    exponent: "Box"


SMALLER, DROP = 0.7, 0.35
"""Size of an exponent relative to its base; how far it overlaps the base downwards, in letters of the base."""

Box = Text | Slot | Row | Bar | Fence | Power
"""A part of a typeset expression."""


def layout(node: Node, values: Values = _NOTHING) -> Box:
    """The boxes of the expression. Operators are a true minus sign, "+" and "·", with thin spaces."""

    def part(child: Node, needed: int) -> Box:
        inner = layout(child, values)
        return inner if _needs_no_parentheses(child, needed) else Fence(inner)

    match node:
        case Number(_, text):
            return Text(text)
        case Variable(name):
            return Slot(name, values.get(name))
        case Negative(operand):
            return _row(Text("−"), part(operand, _POWER))
        case Binary("/", left, right):
            return Bar(layout(left, values), layout(right, values))
        case Binary("^", left, right):
            return Power(part(left, _ATOM), layout(right, values))
        case Binary(sign, left, right):
            first, second = _limits(node)
            joint = {"+": " + ", "-": " − ", "*": " · ", "%": " % "}[sign]
            return _row(part(left, first), Text(joint), part(right, second))
        case Call("abs", (argument,)):
            return Fence(layout(argument, values), bars=True)
        case Call(name, arguments):
            inner: list[Box] = [layout(arguments[0], values)]
            for argument in arguments[1:]:
                inner += [Text(", "), layout(argument, values)]
            return _row(Text(name), Fence(_row(*inner)))


def _needs_no_parentheses(child: Node, needed: int) -> bool:
    """True if the drawn operand needs no parentheses: a fraction is held together by its bar, a slot by its frame."""
    if isinstance(child, Binary) and child.sign == "/":
        return needed <= _POWER
    if isinstance(child, Negative) or _leads_with_sign(child):
        return needed == _SUM
    return _strength(child, {}) >= needed


def _row(*items: Box) -> Row:
    flat: list[Box] = []
    for item in items:
        flat += item.items if isinstance(item, Row) else (item,)
    return Row(tuple(flat))
