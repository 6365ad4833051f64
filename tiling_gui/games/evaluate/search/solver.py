"""The exact solver of e-Valuate: minimax values, best moves, lines, and the value of every move in any position.

A game that fits is solved once by induction, and every later question is a lookup; larger ones are searched. A solver
can be used by one thread at a time.
"""

from collections import OrderedDict
from collections.abc import Callable, Mapping
from fractions import Fraction

from tiling_gui.core.bound_store import BoundStore
from tiling_gui.core.game import Side, as_float
from tiling_gui.core.limits import Progress, Run, StoppedError
from tiling_gui.core.results import Analysis, MoveValue, Solution
from tiling_gui.games.evaluate.domain import Domain
from tiling_gui.games.evaluate.expression import Expression
from tiling_gui.games.evaluate.normal_form import interchangeable
from tiling_gui.games.evaluate.reach import Reach
from tiling_gui.games.evaluate.rules import EvaluateMove, EvaluatePosition, sampled_mean
from tiling_gui.games.evaluate.search.induction import Induction, Shape
from tiling_gui.games.evaluate.search.leaf_codes import RANKABLE
from tiling_gui.games.evaluate.search.scaled_integers import TooLargeError
from tiling_gui.games.evaluate.search.window_search import (
    INFINITY,
    StaticBounds,
    WindowSearch,
    constant_sentence,
    static_bounds,
)
from tiling_gui.search.result import maximises

_KEPT = 4
_LARGE = 20_000_000
"""A game with more leaves than this is cached alone."""


class ExpressionSolver:
    """Answers questions about positions and caches solved games: the last few, or one large one.

    Results of searches are stored in `bound_store`, and reused by later ones.
    """

    def __init__(self, bound_store: BoundStore | None = None) -> None:
        self._bound_store = bound_store
        self._solved: OrderedDict[tuple[Expression, Domain, Side, tuple[tuple[str, Fraction], ...]], Induction]
        self._solved = OrderedDict()

    def solve(self, position: EvaluatePosition, run: Run | None = None) -> Solution:
        """The minimax value, the moves that keep it and a complete line; on a stop, the bounds proved so far."""
        if not position.has_value:
            return Solution(position, None, None, is_without_value=True)
        ends = proved_ends(position)
        run = run or Run()
        search = WindowSearch(run, self._bound_store)
        try:
            known = self._known(position, run) if ends.value is None or _is_small(position) else None
            if known is None:
                return self._searched(position, ends, search)
            value = _value(known, position)
            best, line = _best(known, position), _line(known, position)
            seconds = run.seconds
            constant = ends.constant if ends.value is not None else None
            return _solved(position, value, best, line, known.nodes, seconds, constant)
        except StoppedError:
            return _ended(position, ends, nodes=search.nodes, seconds=run.seconds)

    def analyse(
        self, position: EvaluatePosition, run: Run | None = None, *, on_move: Callable[[MoveValue], None] | None = None
    ) -> Analysis:
        """The exact value of every legal move, passed to `on_move` when it is found; on a stop, what is known."""
        found: dict[EvaluateMove, MoveValue] = {}
        run = run or Run()
        search = WindowSearch(run, self._bound_store)
        moves = position.moves()
        nodes = 0
        try:
            known = self._known(position, run)
            for done, move in enumerate(moves):
                if known is not None:
                    value = _value(known, position.play(move))
                else:
                    search.progress = Progress("values", done=done, total=len(moves))
                    value = _within(search, position.play(move), None, True)
                assert value is not None
                entry = found[move] = MoveValue(move, value, value, as_float(value))
                if on_move is not None:
                    on_move(entry)
            nodes = known.nodes if known is not None else search.nodes
        except StoppedError:
            nodes = search.nodes
        if len(found) == len(moves) and not position.is_over:
            entries = tuple(found[move] for move in moves)
            value = (max if maximises(position) else min)(entry.lower for entry in entries)
            return Analysis(position, value, value, entries, nodes, run.seconds)
        ends = proved_ends(position)
        return Analysis(position, ends.lower, ends.upper, _unsettled(position, found), nodes, run.seconds)

    def reach(self, position: EvaluatePosition) -> Reach:
        """Bounds on the final value; exact if the solved game kept its leaves."""
        known = self._find(position)
        if known is not None and position.proposed is None:
            ends = known.reach(_since(known, position))
            if ends is not None:
                return Reach(*ends, True)
        return position.bounds()

    # Solved games -------------------------------------------------------------------------------------------

    def induction(self, position: EvaluatePosition, run: Run | None = None) -> Induction | None:
        """The solved game to which `position` belongs; None if it is too large. Raises StoppedError on a stop."""
        return self._known(position, run)

    def _find(self, position: EvaluatePosition) -> Induction | None:
        for key, solved in reversed(self._solved.items()):
            expression, domain, first, base = key
            same = (expression, domain, first) == (position.expression, position.domain, position.first)
            given = dict(base)
            if same and given.items() <= position.values.items():
                rest = [value for name, value in position.values.items() if name not in given]
                if all(value in domain for value in rest):
                    self._solved.move_to_end(key)
                    return solved
        return None

    def _known(self, position: EvaluatePosition, run: Run | None) -> Induction | None:
        found = self._find(position)
        if found is not None:
            return found
        left = position.expression.with_values(position.values)
        shape = Shape(tuple(len(members) for members in interchangeable(left)), len(position.domain))
        if not shape.feasible():
            return None
        while self._solved and (shape.leaves > _LARGE or len(self._solved) >= _KEPT or self._holds_large()):
            self._solved.popitem(last=False)
        sign = 1 if position.first is Side.MAX else -1
        try:
            solved = Induction(left, position.domain, sign, run)
        except TooLargeError:
            return None
        base = tuple(sorted(position.values.items()))
        self._solved[position.expression, position.domain, position.first, base] = solved
        return solved

    def _holds_large(self) -> bool:
        return any(solved.shape.leaves > _LARGE for solved in self._solved.values())

    # Searched games -----------------------------------------------------------------------------------------

    def _searched(self, position: EvaluatePosition, ends: StaticBounds, search: WindowSearch) -> Solution:
        """Search the root moves in turn; the best so far is a proved bound on the value."""
        best = ends.value
        maximising = maximises(position)
        pick = max if maximising else min
        lower, upper = ends.lower, ends.upper
        # The constant proposal has its bound at once; every other move is compared with it.
        moves = sorted(position.moves(), key=lambda move: move != ends.constant)
        try:
            for done, move in enumerate(moves if ends.value is None else ()):
                search.progress = Progress("solving", lower, upper, done, len(moves))
                value = _within(search, position.play(move), best, maximising)
                best = value if best is None else pick(best, value)
                lower, upper = (
                    (_tighter(max, lower, best), upper) if maximising else (lower, _tighter(min, upper, best))
                )
            assert best is not None
            keep = tuple(move for move in position.moves() if _keeps(search, position, move, best))
            line = _searched_line(search, position, best)
        except StoppedError:
            ends = StaticBounds(lower, upper, ends.constant) if ends.value is None else ends
            return _ended(position, ends, nodes=search.nodes, seconds=search.seconds)
        constant = ends.constant if ends.value is not None else None
        return _solved(position, best, keep, line, search.nodes, search.seconds, constant)


def proved_ends(position: EvaluatePosition) -> StaticBounds:
    """`static_bounds` for any position; with a proposal to be placed, the best of those after each placement."""
    if position.is_over:
        return StaticBounds(position.value(), position.value())
    if position.proposed is None:
        return static_bounds(position)
    after = [static_bounds(position.play(move)) for move in position.moves()]
    pick = min if position.first is Side.MAX else max
    lowers, uppers = [end.lower for end in after], [end.upper for end in after]
    return StaticBounds(
        None if None in lowers else pick(end for end in lowers if end is not None),
        None if None in uppers else pick(end for end in uppers if end is not None),
        after[0].constant if len({end.constant for end in after}) == 1 else None,
    )


def _tighter(pick: Callable[[Fraction, Fraction], Fraction], known: Fraction | None, found: Fraction) -> Fraction:
    return found if known is None else pick(known, found)


def _is_small(position: EvaluatePosition) -> bool:
    """True if induction takes no time: it gives the value of every move, a proof without a search only the best."""
    return bool(len(position.domain) ** len(position.free) <= RANKABLE)


def _ended(position: EvaluatePosition, ends: StaticBounds, *, nodes: int, seconds: float) -> Solution:
    """The solution when a limit or stop ended the work."""
    if ends.value is None:
        return Solution(position, ends.lower, ends.upper, nodes=nodes, seconds=seconds)
    line = _constant_line(position, ends)
    return _solved(position, ends.value, line[:1], line, nodes, seconds, ends.constant)


def _solved(
    position: EvaluatePosition,
    value: Fraction | None,
    best: tuple[EvaluateMove, ...],
    line: tuple[EvaluateMove, ...],
    nodes: int,
    seconds: float,
    constant: Fraction | None,
) -> Solution:
    reason = ""
    if constant is not None and value is not None and len(position.free) > 1:
        reason = constant_sentence(position, constant, value)
    return Solution(
        position, value, value, line, nodes, seconds, reason=reason, best=best, is_without_value=value is None
    )


def unsettled(position: EvaluatePosition) -> Analysis:
    ends = proved_ends(position)
    return Analysis(position, ends.lower, ends.upper, _unsettled(position, {}))


def _unsettled(position: EvaluatePosition, found: Mapping[EvaluateMove, MoveValue]) -> tuple[MoveValue, ...]:
    """Values of all moves; those not in `found` get the bounds of the whole game."""
    reach = position.bounds()
    known = [end for end in (reach.lower, reach.upper) if end is not None]
    middle = as_float(sum(known, Fraction(0)) / len(known)) if known else sampled_mean(position) or 0.0
    return tuple(
        found[move] if move in found else MoveValue(move, reach.lower, reach.upper, middle) for move in position.moves()
    )


def _constant_line(position: EvaluatePosition, ends: StaticBounds) -> tuple[EvaluateMove, ...]:
    """Best play if it is known without a search: the same proposal in every step."""
    line: list[EvaluateMove] = []
    while not position.is_over:
        move: EvaluateMove | None = static_bounds(position).constant if position.proposed is None else None
        if position.proposed is not None:
            move = next((m for m in position.moves() if static_bounds(position.play(m)).value == ends.value), None)
        if move is None:
            return ()
        line.append(move)
        position = position.play(move)
    return tuple(line)


def _since(known: Induction, position: EvaluatePosition) -> Mapping[str, Fraction]:
    """The values placed since the solved position."""
    return {name: value for name, value in position.values.items() if name in known.expression.variables}


def _value(known: Induction, position: EvaluatePosition) -> Fraction | None:
    values = _since(known, position)
    if position.proposed is None:
        return known.value(values)
    found = (known.value({**values, name: position.proposed}) for name in position.free)
    pick = max if maximises(position) else min
    return pick((value for value in found if value is not None), default=None)


def _best(known: Induction, position: EvaluatePosition) -> tuple[EvaluateMove, ...]:
    value = _value(known, position)
    return tuple(move for move in position.moves() if _value(known, position.play(move)) == value)


def _line(known: Induction, position: EvaluatePosition) -> tuple[EvaluateMove, ...]:
    line: list[EvaluateMove] = []
    while not position.is_over:
        line.append(_best(known, position)[0])
        position = position.play(line[-1])
    return tuple(line)


def _within(search: WindowSearch, position: EvaluatePosition, best: Fraction | None, maximising: bool) -> Fraction:
    """The value after a move if it beats `best` for the player who made it; else a value that does not."""
    sign = 1 if position.first is Side.MAX else -1
    alpha, beta = -INFINITY, INFINITY
    if best is not None and maximising == (sign > 0):
        found = search.value(position, sign * best, beta)
    elif best is not None:
        found = search.value(position, alpha, sign * best)
    else:
        found = search.value(position, alpha, beta)
    assert isinstance(found, Fraction)
    return sign * found


def _keeps(search: WindowSearch, position: EvaluatePosition, move: EvaluateMove, value: Fraction) -> bool:
    """Whether `move` keeps the position's `value`: one null-window question, not the move's own value."""
    sign = 1 if position.first is Side.MAX else -1
    proposing = position.proposed is None
    after = position.play(move)
    if proposing:
        return search.value(after, -INFINITY, sign * value) >= sign * value
    return search.value(after, sign * value, INFINITY) <= sign * value


def _searched_line(search: WindowSearch, position: EvaluatePosition, value: Fraction) -> tuple[EvaluateMove, ...]:
    line: list[EvaluateMove] = []
    while not position.is_over:
        move = next(move for move in position.moves() if _keeps(search, position, move, value))
        line.append(move)
        position = position.play(move)
    return tuple(line)
