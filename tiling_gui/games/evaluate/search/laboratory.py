"""e-Valuate in the laboratory: a method's name means the same algorithm and the same counts everywhere.

`compare` runs compiled searches, and counts the whole tree, as the paper does.
Anything without a compiled search (estimates, a depth limit, a value to be placed, more than some millions of fillings)
runs in Python on the same tree.
"""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from tiling_gui.core.game import Evaluation, Side
from tiling_gui.core.limits import Run
from tiling_gui.errors import input_error
from tiling_gui.games.evaluate.domain import read_domain, read_value
from tiling_gui.games.evaluate.rules import EvaluateMove, EvaluatePosition
from tiling_gui.games.evaluate.search.leaf_codes import leaves
from tiling_gui.games.evaluate.search.methods import METHODS, MOST_LEAVES, MOST_STATES, REPEATING, run_method
from tiling_gui.games.evaluate.search.ordering import AuthorOrder, chosen
from tiling_gui.games.evaluate.search.paper_table import AUTHORS
from tiling_gui.search import methods
from tiling_gui.search.conditions import GIVEN, Conditions
from tiling_gui.search.result import SearchResult
from tiling_gui.search.search_context import Option, Ordering

COMPILED = {"negamax": "minimax"} | {walk: walk for walk in METHODS}
"""Names in search/methods.py and the compiled methods that implement the same algorithms; negamax is minimax here."""


def split_order(text: str) -> tuple[str, AuthorOrder | None]:
    """Split "; order 5,4,6,..." and "; variables 0-4: y,x | x,y" off the end of a position's text, and parse them."""
    parts = text.split(";")
    digits: tuple[Fraction, ...] = ()
    variables: tuple[tuple[tuple[Fraction, ...], tuple[str, ...]], ...] = ()
    kept = len(parts)
    while kept > 1 and (word := parts[kept - 1].strip().partition(" "))[0] in ("order", "variables"):
        if word[0] == "order":
            digits = tuple(map(read_value, word[2].split(",")))
        else:
            variables = tuple(map(_for_values, word[2].split("|")))
        kept -= 1
    return ";".join(parts[:kept]), AuthorOrder(digits, variables) if kept < len(parts) else None


def _for_values(text: str) -> tuple[tuple[Fraction, ...], tuple[str, ...]]:
    """Parse "0-4: y,x", or "x,y" for all values."""
    values, colon, names = text.rpartition(":")
    return read_domain(values.strip()) if colon else (), tuple(name.strip() for name in names.split(","))


def known_order(position: EvaluatePosition) -> AuthorOrder | None:
    """The order that the paper gives for this position; None if it gives none."""
    for expression, order in AUTHORS:
        if EvaluatePosition.start(expression) == position:
            return split_order(f"{expression}; {order}")[1]
    return None


def check_order(position: EvaluatePosition, order: AuthorOrder) -> None:
    """Raise InputError if an order does not fit the position."""
    order.check_digits(position.domain)
    if any(sorted(names) != sorted(position.expression.variables) for _, names in order.variables):
        raise input_error("An order of variables must name every variable of the expression once.")


def can_sample(position: EvaluatePosition) -> bool:
    """Whether its moves can be estimated: there are not too many fillings."""
    return bool(len(position.domain) ** len(position.free) <= MOST_LEAVES)


def ordering(
    position: EvaluatePosition, conditions: Conditions, author: AuthorOrder | None, run: Run
) -> Ordering | None:
    """The author's or the sampled order, for the methods in Python; None if there is neither."""
    if author is None and not can_sample(position):
        return None
    left = position.expression.with_values(position.values)
    names, domain, sign = left.variables, position.domain, 1 if position.first is Side.MAX else -1
    orders = chosen(conditions, author, domain, names, lambda: leaves(left, domain, sign, run.check))
    values = [[domain[d] for d in digits] for digits in orders.digits]
    variables = [[names[v] for v in placed] for placed in orders.variables]

    def ordered(node: Any, options: list[Option]) -> list[Option]:
        here = getattr(node, "position", node)
        wanted: list[Any] = values[len(here.free)] if here.proposed is None else variables[domain.index(here.proposed)]
        return sorted(options, key=lambda option: wanted.index(option[1]))

    return ordered


def search(
    position: EvaluatePosition,
    name: str,
    run: Run,
    *,
    conditions: Conditions,
    order: AuthorOrder | None,
    evaluation: Evaluation,
) -> SearchResult:
    """Run the method `name` of the laboratory on the whole tree of `position`.

    `order` is the author's, if the conditions ask for it.
    """
    walk = COMPILED.get(name)
    fillings = len(position.domain) ** len(position.free)
    states = (len(position.domain) + 1) ** len(position.free)
    fits = fillings <= MOST_LEAVES and states <= MOST_STATES
    counted = conditions.again or walk not in REPEATING
    if walk is not None and fits and counted and run.limit.depth is None and position.proposed is None:
        return run_method(position, walk, run, conditions=conditions, author=order)
    guess: Callable[[Any], Any] = lambda tree: evaluation(tree.position)  # noqa: E731 - typed, and used once
    by = None if conditions.order == GIVEN else ordering(position, conditions, order, run)
    return methods.search(WholeTree(position), name, run, evaluation=guess, wanted=conditions, ordering=by)


@dataclass(frozen=True)
class WholeTree:
    """A position in which every value and every variable is a legal move: the game tree as the paper counts it.

    The rules allow only valid moves (footnote 1), so their tree is smaller if something can divide by zero. The methods
    of search/ can handle leaves without a value. Lines that end in a value are the same in both.
    """

    position: EvaluatePosition

    @property
    def to_move(self) -> Side:
        return self.position.to_move

    def moves(self) -> Sequence[EvaluateMove]:
        """Every value of the domain, or every free variable."""
        position = self.position
        if position.proposed is not None or not position.free:
            return position.free
        return position.domain

    def play(self, move: EvaluateMove) -> "WholeTree":
        position = self.position
        if not isinstance(move, str):
            return WholeTree(replace(position, proposed=move))
        assert position.proposed is not None
        return WholeTree(replace(position, filled=(*position.filled, (move, position.proposed)), proposed=None))

    @property
    def is_over(self) -> bool:
        return not self.position.free

    def value(self) -> Fraction | None:
        """The value of the filled expression; None if it is undefined."""
        return self.position.expression.value(self.position.values)

    @property
    def scored(self) -> int:
        return 0

    def key(self) -> Hashable:
        """The key of the game's position; equal positions are worth the same."""
        return self.position.key()

    def write(self, move: EvaluateMove) -> str:
        return self.position.write(move)

    def read(self, text: str) -> EvaluateMove:
        return self.position.read(text)

    def diagram(self) -> str:
        return self.position.diagram()


def tree(position: EvaluatePosition) -> WholeTree:
    return WholeTree(position)
