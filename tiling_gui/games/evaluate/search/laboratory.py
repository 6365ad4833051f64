"""e-Valuate in the laboratory: one name, one algorithm, one count, wherever it is asked for.

What `tiling-gui evaluate --method` runs, `compare` runs too, on the same compiled walks and with the same counts:
those of the whole tree, as the paper counts it. What has no compiled walk (estimates, a depth, a value waiting to be
put, more than some millions of fillings) runs in Python, on the same tree.
"""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from tiling_gui.core.game import Evaluation
from tiling_gui.core.limits import Limit, Run, silent
from tiling_gui.errors import InputError
from tiling_gui.games.evaluate.domain import read_value
from tiling_gui.games.evaluate.rules import EvaluatePosition
from tiling_gui.games.evaluate.search.methods import (
    MOST_LEAVES,
    MOST_STATES,
    ORDERED,
    REPEATING,
    MethodResult,
    Options,
    run_method,
)
from tiling_gui.games.evaluate.search.solver import ExpressionSolver
from tiling_gui.games.evaluate.search.whole_tree import WholeTree
from tiling_gui.language import tr
from tiling_gui.search.methods import method
from tiling_gui.search.result import Counters, SearchResult

COMPILED = {
    "minimax": "minimax",
    "negamax": "minimax",
    "alphabeta": "alphabeta-path",
    "alphabeta-paper": "alphabeta-paper",
    "alphabeta-ordered": "alphabeta-path-ordered",
    "alphabeta-table": "alphabeta-table",
    "alphabeta-paper-ordered": "alphabeta-paper-ordered",
    "negascout": "negascout",
    "mtdf": "mtdf",
}
"""Methods of search/methods.py and the walks of methods.py that are the same algorithms; negamax is minimax here."""

Order = tuple[Fraction, ...]


def split_order(text: str) -> tuple[str, Order | None]:
    """A position's text without "; order 1,4,3,...", and the order in which values are to be tried."""
    parts = text.split(";")
    last = parts[-1].strip()
    if len(parts) < 2 or not last.startswith("order "):
        return text, None
    return ";".join(parts[:-1]), tuple(read_value(part) for part in last.removeprefix("order ").split(","))


def search(
    position: EvaluatePosition, name: str, run: Run, *, order: Order | None, evaluation: Evaluation
) -> SearchResult:
    """Runs the method `name` of the laboratory on the whole tree of `position`.

    `order` is for methods that order; the others try values as they come. Raises InputError if it is none.
    """
    if order is not None and sorted(order) != list(position.domain):
        raise InputError(tr("The digit order has to name every value of the domain once."))
    walk = COMPILED.get(name)
    fillings = len(position.domain) ** len(position.free)
    states = (len(position.domain) + 1) ** len(position.free)
    fits = fillings <= MOST_LEAVES and states <= MOST_STATES
    if walk is not None and fits and run.limit.depth is None and position.proposed is None:
        tried = Options(digit_order=order if walk in ORDERED else None)
        found = run_method(position, walk, tried, run)
        return _as_result(position, found, run.unlimited().part(Limit(run.limit.seconds), silent))
    guess: Callable[[Any], Any] = lambda tree: evaluation(tree.position)  # noqa: E731 - typed, and used once
    return method(name)(WholeTree(position), run, evaluation=guess)


def tree(position: EvaluatePosition) -> WholeTree:
    """The whole tree, moves that lead to no value included."""
    return WholeTree(position)


def _as_result(position: EvaluatePosition, found: MethodResult, run: Run) -> SearchResult:
    """With the line of the exact solver, which is the first one that keeps the value; it is not part of the counts."""
    line: tuple[Any, ...] = ()
    if found.value is not None:
        line = ExpressionSolver().solve(position, run).line
    c = found.counts
    counters = Counters(
        c.nodes, c.leaves, c.alpha_cutoffs, c.beta_cutoffs, c.hits, 2 * len(position.free) + 1, c.stored
    )
    return SearchResult(
        found.value,
        line[0] if line else None,
        line,
        counters,
        found.complete,
        found.complete,
        None,
        found.seconds,
        None if found.method in REPEATING or not found.complete else c.pruned,
        found.digit_order,
    )
