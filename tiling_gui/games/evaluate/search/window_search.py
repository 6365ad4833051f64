"""Expressions with too many variables for induction: alpha-beta with a table, down to where induction is feasible.

A node is a position before a proposal; the proposal and its placement are two plies of one step. The table's key is
`EvaluatePosition.key()`, so that sums and interchangeable variables collapse to few positions. All values are from the
proposer's point of view, who maximizes: they are negated if MIN proposes. Results that took long to prove go to a bound
store, so that a stopped search can resume.
"""

import hashlib
from collections import Counter
from dataclasses import dataclass, replace
from fractions import Fraction

from tiling_gui.core.bound_store import BoundStore, Ends
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Progress, Run
from tiling_gui.games.evaluate.normal_form import interchangeable
from tiling_gui.games.evaluate.notation import value_text
from tiling_gui.games.evaluate.reach import interval
from tiling_gui.games.evaluate.rules import EvaluateMove, EvaluatePosition
from tiling_gui.games.evaluate.search.induction import Induction, Shape
from tiling_gui.games.evaluate.search.scaled_integers import TooLargeError
from tiling_gui.language import tr

Bound = Fraction | float
"""A value, or minus or plus infinity as the end of a window."""
INFINITY = float("inf")

_FEW_LEAVES, _MANY_LEAVES = 100_000, 10_000_000
_KEPT_COST = 5_000_000
"""Number of positions, including states of inductions, from which a result is stored: about a tenth of a second."""
_Entry = tuple[Bound, Bound]


class WindowSearch:
    """A search that keeps its table for several questions about one game.

    Every method raises StoppedError on a stop or when the limit is reached.
    """

    def __init__(self, run: Run, bound_store: BoundStore | None = None) -> None:
        self._run, self._bound_store = run, bound_store
        self._table: dict[object, _Entry] = {}
        self._good: Counter[tuple[int, EvaluateMove, Fraction | None]] = Counter()
        self.nodes = 0
        """Number of positions searched, including states of inductions."""
        self.progress = Progress("solving")
        """Reported together with time and nodes; the caller keeps it up to date."""

    def value(self, position: EvaluatePosition, alpha: Bound = -INFINITY, beta: Bound = INFINITY) -> Bound:
        """The proposer's value v of `position` if alpha < v < beta; else a bound on it.

        Returns r >= beta only if v >= r, and r <= alpha only if v <= r. The position must have a value.
        """
        sign = 1 if position.first is Side.MAX else -1
        if position.proposed is not None:
            return self._reply(position, alpha, beta)
        if position.is_over:
            value = position.value()
            assert value is not None
            return sign * value
        return self._propose(position, alpha, beta, sign)

    @property
    def seconds(self) -> float:
        return self._run.seconds

    def _tick(self, nodes: int = 1) -> None:
        self.nodes += nodes
        self._run.check(self.nodes - 1)  # the last one has only been entered, not searched
        if self._run.is_report_due:
            self._run.report_progress(replace(self.progress, nodes=self.nodes))

    def _propose(self, position: EvaluatePosition, alpha: Bound, beta: Bound, sign: int) -> Bound:
        self._tick()
        key = position.key()
        if key not in self._table:
            self._table[key] = self._known(position, key, sign)
        lower, upper = self._table[key]
        if lower >= beta or lower == upper:
            return lower
        if upper <= alpha:
            return upper
        before = self.nodes
        exact = self._by_induction(position, sign)
        if exact is not None:
            self._store(key, (exact, exact), before)
            return exact
        low, high = max(alpha, lower), min(beta, upper)
        best: Bound = -INFINITY
        for move in self._ordered(position):
            value = self.value(position.play(move), max(low, best), high)
            best = max(best, value)
            if best >= high:
                self._good[len(position.free), move, None] += 1
                break
        # `best` is a bound if it is outside the window, and the value if inside.
        ends = (max(lower, best) if best > low else lower), (min(upper, best) if best < high else upper)
        self._store(key, ends, before)
        return best

    def _known(self, position: EvaluatePosition, key: object, sign: int) -> _Entry:
        """Bounds known before a search: from constant proposals, or from an earlier search."""
        found = static_bounds(position, quick=True)
        low, high = _seen_by_proposer((found.lower, found.upper), sign)
        kept = self._bound_store.value_bounds(_name(key)) if self._bound_store is not None and low != high else None
        if kept is None:
            return low, high
        lower, upper = _seen_by_proposer(kept, 1)
        return max(low, lower), min(high, upper)

    def _store(self, key: object, ends: _Entry, before: int) -> None:
        """Add bounds to the table, and store expensive ones; `before` is the node count before their proof."""
        self._table[key] = ends
        if self._bound_store is not None and self.nodes - before >= _KEPT_COST:
            lower, upper = (end if isinstance(end, Fraction) else None for end in ends)
            self._bound_store.put_value_bounds(_name(key), (lower, upper))

    def _reply(self, position: EvaluatePosition, alpha: Bound, beta: Bound) -> Bound:
        best: Bound = INFINITY
        for move in self._ordered(position):
            best = min(best, self.value(position.play(move), alpha, min(beta, best)))
            if best <= alpha:
                self._good[len(position.free), move, position.proposed] += 1
                break
        return best

    def _ordered(self, position: EvaluatePosition) -> list[EvaluateMove]:
        """The moves, those first that caused most cutoffs at this height."""
        height, proposed = len(position.free), position.proposed
        return sorted(position.moves(), key=lambda move: -self._good[height, move, proposed])

    def _by_induction(self, position: EvaluatePosition, sign: int) -> Fraction | None:
        """The exact value if the rest of the game is small enough for induction, else None."""
        values = len(position.domain)
        if values ** len(position.free) > _MANY_LEAVES:
            return None
        left = position.expression.with_values(position.values)
        shape = Shape(tuple(len(members) for members in interchangeable(left)), values)
        # With many interchangeable variables the table merges positions faster than induction covers them.
        most = _FEW_LEAVES if 2 * len(shape.sizes) <= len(position.free) else _MANY_LEAVES
        if not shape.feasible() or shape.leaves > most:
            return None
        try:
            solved = Induction(left, position.domain, sign, self._run.part(report=self._on_progress))
        except TooLargeError:
            return None
        self._tick(solved.nodes)
        value = solved.value({})
        assert value is not None
        return sign * value

    def _on_progress(self, progress: Progress) -> None:
        self._tick(0)


def _name(key: object) -> str:
    """A short text for a position's key, the same in every process; bounds under it are from the proposer's view."""
    return hashlib.sha256(repr(key).encode()).hexdigest()


def _seen_by_proposer(ends: Ends, sign: int) -> _Entry:
    lower: Bound = -INFINITY if ends[0] is None else ends[0]
    upper: Bound = INFINITY if ends[1] is None else ends[1]
    return (lower, upper) if sign > 0 else (-upper, -lower)


@dataclass(frozen=True)
class StaticBounds:
    """Proved bounds, from MAX's point of view, on the value of a position before a proposal; None where unknown.

    Proposing d in every step ends with d in every free variable, wherever the other side places it. So the proposer
    gets at least the best of these fillings, and nobody can get more than the bounds of games/evaluate/reach.py allow.
    If the two meet, the value is proved. They meet if only + and * combine nonnegative values: then the largest value
    everywhere is the maximum (the paper, section 7), and minimax(E) = max(E).
    """

    lower: Fraction | None
    upper: Fraction | None
    constant: Fraction | None = None
    """The constant proposal that gives the proposer this bound; None if no such filling has a value."""

    @property
    def value(self) -> Fraction | None:
        """The minimax value, if the bounds meet."""
        return self.lower if self.lower is not None and self.lower == self.upper else None


def constant_sentence(position: EvaluatePosition, constant: Fraction, value: Fraction) -> str:
    """The proof of `value` without a search: "MAX proposes 9 for ever: 333, proved; no filling is worth more."."""
    said = {"side": position.first, "digit": value_text(constant), "value": value_text(value)}
    if position.first is Side.MAX:
        return tr("{side} always proposes {digit}: {value}, proved; no filling is worth more.", **said)
    return tr("{side} always proposes {digit}: {value}, proved; no filling is worth less.", **said)


def static_bounds(position: EvaluatePosition, *, quick: bool = False) -> StaticBounds:
    """The bounds of a position before a proposal; `quick` ones cost no more than a few evaluations."""
    reach = interval(position.expression, position.domain, position.values) if quick else position.bounds()
    ends = {
        value: end
        for value in position.domain
        if (end := position.expression.value({**position.values, **dict.fromkeys(position.free, value)})) is not None
    }
    if not ends:
        return StaticBounds(reach.lower, reach.upper)
    pick = max if position.first is Side.MAX else min
    constant = pick(ends, key=lambda value: ends[value])
    if position.first is Side.MAX:
        return StaticBounds(ends[constant], reach.upper, constant)
    return StaticBounds(reach.lower, ends[constant], constant)
