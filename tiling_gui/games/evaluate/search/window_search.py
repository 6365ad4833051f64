"""Expressions with too many variables for one induction: alpha-beta with a table down to where induction takes over.

A node is a position with a proposal to come; a proposal and its placement are two plies of one step. The table is
keyed by `EvaluatePosition.key()`, so that sums and interchangeable variables collapse to few positions. Everything
is seen by the proposer, who wants much: values are multiplied by -1 where MIN proposes. What took long to prove is
handed to a bound store, so that a search that was ended goes on where it was.
"""

import hashlib
from collections import Counter
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Protocol, runtime_checkable

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
"""Positions, states of inductions included, from which on a proof is worth keeping: about a tenth of a second."""
_Entry = tuple[Bound, Bound]

Ends = tuple[Fraction | None, Fraction | None]
"""Proved bounds on a value, lower and upper; None where nothing is known."""


@runtime_checkable
class NamedBounds(Protocol):
    """Keeps proved bounds on values under a key. Called from worker threads; may forget, but never invents."""

    def bounds(self, key: str) -> Ends | None:
        """What is known under `key`."""
        ...

    def put_bounds(self, key: str, ends: Ends) -> None:
        """Keeps bounds in place of what is known."""
        ...


class WindowSearch:
    """A search that keeps its table from question to question about one game.

    Every method raises StoppedError when the stop token is set or the limit reached.
    """

    def __init__(self, run: Run, bound_store: NamedBounds | None = None) -> None:
        self._run, self._bound_store = run, bound_store
        self._table: dict[object, _Entry] = {}
        self._good: Counter[tuple[int, EvaluateMove, Fraction | None]] = Counter()
        self.nodes = 0
        """Positions searched, the states of inductions included."""
        self.progress = Progress("solving")
        """What is reported, besides time and nodes; whoever asks the questions keeps it up to date."""

    def value(self, position: EvaluatePosition, alpha: Bound = -INFINITY, beta: Bound = INFINITY) -> Bound:
        """The value v of `position`, seen by the proposer, if alpha < v < beta; else a bound on it.

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
        self._run.check(self.nodes - 1)  # the last one has only been entered
        if self._run.is_due:
            self._run.tell(replace(self.progress, nodes=self.nodes))

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
        # `best` is a bound on the side of the window it fell out of, and the value inside it.
        ends = (max(lower, best) if best > low else lower), (min(upper, best) if best < high else upper)
        self._store(key, ends, before)
        return best

    def _known(self, position: EvaluatePosition, key: object, sign: int) -> _Entry:
        """What is proved of a position before it is searched: by steady proposals, or in an earlier search."""
        found = fences(position, quick=True)
        low, high = _seen_by_proposer((found.lower, found.upper), sign)
        kept = self._bound_store.bounds(_name(key)) if self._bound_store is not None and low != high else None
        if kept is None:
            return low, high
        lower, upper = _seen_by_proposer(kept, 1)
        return max(low, lower), min(high, upper)

    def _store(self, key: object, ends: _Entry, before: int) -> None:
        """Remembers bounds, and has those kept that were dear: `before` is the count of nodes before their proof."""
        self._table[key] = ends
        if self._bound_store is not None and self.nodes - before >= _KEPT_COST:
            lower, upper = (end if isinstance(end, Fraction) else None for end in ends)
            self._bound_store.put_bounds(_name(key), (lower, upper))

    def _reply(self, position: EvaluatePosition, alpha: Bound, beta: Bound) -> Bound:
        best: Bound = INFINITY
        for move in self._ordered(position):
            best = min(best, self.value(position.play(move), alpha, min(beta, best)))
            if best <= alpha:
                self._good[len(position.free), move, position.proposed] += 1
                break
        return best

    def _ordered(self, position: EvaluatePosition) -> list[EvaluateMove]:
        """The moves that cut off most often at this height first."""
        height, proposed = len(position.free), position.proposed
        return sorted(position.moves(), key=lambda move: -self._good[height, move, proposed])

    def _by_induction(self, position: EvaluatePosition, sign: int) -> Fraction | None:
        """The exact value where what is left is small enough, else None."""
        values = len(position.domain)
        if values ** len(position.free) > _MANY_LEAVES:
            return None
        left = position.expression.with_values(position.values)
        shape = Shape(tuple(len(members) for members in interchangeable(left)), values)
        # Where many variables may be interchanged, the table merges positions faster than induction covers them.
        most = _FEW_LEAVES if 2 * len(shape.sizes) <= len(position.free) else _MANY_LEAVES
        if not shape.feasible() or shape.leaves > most:
            return None
        try:
            solved = Induction(left, position.domain, sign, self._run.part(report=self._heard))
        except TooLargeError:
            return None
        self._tick(solved.nodes)
        value = solved.value({})
        assert value is not None
        return sign * value

    def _heard(self, progress: Progress) -> None:
        self._tick(0)


def _name(key: object) -> str:
    """A position's key as a short text, the same in every process; bounds under it are seen by the proposer."""
    return hashlib.sha256(repr(key).encode()).hexdigest()


def _seen_by_proposer(ends: Ends, sign: int) -> _Entry:
    lower: Bound = -INFINITY if ends[0] is None else ends[0]
    upper: Bound = INFINITY if ends[1] is None else ends[1]
    return (lower, upper) if sign > 0 else (-upper, -lower)


@dataclass(frozen=True)
class Fences:
    """Proved bounds on the value of a position before a proposal, seen by MAX; None where nothing is known.

    Whoever proposes d for ever ends with d in every free variable, wherever the other player puts it: the proposer has
    at least the best of these fillings, and nobody can have more than the bounds of games/evaluate/reach.py allow.
    Where the two meet, the value is proved. They meet wherever only + and * join values that are not negative: then
    the largest value everywhere is the most there is (the paper, section 7), and minimax(E) = max(E).
    """

    lower: Fraction | None
    upper: Fraction | None
    steady: Fraction | None = None
    """What the proposer may propose for ever to have his bound; None if no such filling has a value."""

    @property
    def value(self) -> Fraction | None:
        """The minimax value, if the bounds meet."""
        return self.lower if self.lower is not None and self.lower == self.upper else None


def steady_sentence(position: EvaluatePosition, steady: Fraction, value: Fraction) -> str:
    """Why `value` is proved without a search: "MAX proposes 9 for ever: 333, proved; no filling is worth more."."""
    said = {"side": position.first, "digit": value_text(steady), "value": value_text(value)}
    if position.first is Side.MAX:
        return tr("{side} proposes {digit} for ever: {value}, proved; no filling is worth more.", **said)
    return tr("{side} proposes {digit} for ever: {value}, proved; no filling is worth less.", **said)


def fences(position: EvaluatePosition, *, quick: bool = False) -> Fences:
    """The bounds of a position with no proposal waiting; `quick` ones cost no more than a few evaluations."""
    reach = interval(position.expression, position.domain, position.values) if quick else position.bounds()
    ends = {
        value: end
        for value in position.domain
        if (end := position.expression.value({**position.values, **dict.fromkeys(position.free, value)})) is not None
    }
    if not ends:
        return Fences(reach.lower, reach.upper)
    pick = max if position.first is Side.MAX else min
    steady = pick(ends, key=lambda value: ends[value])
    if position.first is Side.MAX:
        return Fences(ends[steady], reach.upper, steady)
    return Fences(reach.lower, ends[steady], steady)
