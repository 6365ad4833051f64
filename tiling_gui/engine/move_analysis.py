"""The state of `Engine.analyse`: the proved bounds on every move of a position, and which query to make next.

Queries are null-window questions, "can MAX still get k?", about the position or about one move, ordered by what a
player wants to know first:

    1. the position's own value, breadth first: in rounds with growing budgets, the position and then every move are
       asked the numbers far from the estimate first, so that each has bounds soon, which then tighten
    2. which moves keep the value: once it is known, one query per move is enough, in rounds with growing budgets, first
       about moves whose estimate is far from the number asked, because those are cheap
    3. the cost of the others

Moves that are equivalent under symmetry form one class.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from tiling_gui.core.game import Side
from tiling_gui.core.results import Analysis, MoveValue
from tiling_gui.engine.bounds import counting_bounds
from tiling_gui.engine.estimate import estimate
from tiling_gui.engine.null_window import questions_in_order
from tiling_gui.engine.position_keys import position_key
from tiling_gui.engine.rectangle_bounds import quick_bounds
from tiling_gui.engine.search_monitor import SearchMonitor
from tiling_gui.games.domino.rules import DominoPosition

_FIRST_BUDGET, _GROWTH = 5, 10
"""The budget of positions for a query about a move in the first round, and its growth from round to round."""
_SHARE = 4
"""The budget of the position itself, relative to all moves together: its bounds tighten every move's."""
WHOLE = ""
"""The key of the position itself among the keys of classes."""
_FAR = 3.0
"""The distance from the estimate of the first numbers asked: further off the answer is hardly ever in doubt."""


@dataclass(frozen=True)
class Ask:
    """The query whether MAX can get `k` after a move of the class `key`, or in the position itself (WHOLE)."""

    key: str
    k: int
    budget: int | None = None
    """Positions after which to give up and ask the next query; None: until it is answered."""


class MoveAnalysis:
    """Bounds on all legal moves. `known` is the result of an earlier analysis of the same position."""

    def __init__(
        self,
        position: DominoPosition,
        on_move: Callable[[MoveValue], None] | None = None,
        on_bounds: Callable[[int, int], None] | None = None,
        known: Analysis | None = None,
    ) -> None:
        self.position = position
        self.lower, self.upper = quick_bounds(position)
        self._other = quick_bounds(replace(position, to_move=position.to_move.other))
        self.moves = list(position.moves())
        self.classes: dict[str, DominoPosition] = {}
        self.bounds: dict[str, tuple[int, int]] = {}
        self.guesses: dict[str, float] = {}
        self._members: dict[str, list[int]] = {}
        self._key_of: list[str] = []
        self._on_move, self._on_bounds = on_move, on_bounds
        for number, move in enumerate(self.moves):
            child = position.play(move)
            key = position_key(child.board, child.live)
            self._key_of.append(key)
            self._members.setdefault(key, []).append(number)
            if key not in self.classes:
                self.classes[key] = child
                self.bounds[key] = counting_bounds(child)
                self.guesses[key] = estimate(child)
        high = self._high = position.to_move is Side.MAX
        self._order = sorted(self.classes, key=lambda key: -self.guesses[key] if high else self.guesses[key])
        self._told = dict.fromkeys(self.classes, (0, 0))
        self._guess = estimate(position)
        self._budget_exceeded = False
        if known is not None:
            self._take(known)
        self._propagate()

    def _take(self, known: Analysis) -> None:
        self.lower, self.upper = max(self.lower, known.lower), min(self.upper, known.upper)
        proved = {entry.move: entry for entry in known.moves}
        for move, key in zip(self.moves, self._key_of, strict=True):
            if move in proved:
                low, high = self.bounds[key]
                self.bounds[key] = max(low, proved[move].lower), min(high, proved[move].upper)

    @property
    def done(self) -> int:
        """The number of moves whose value is proved."""
        return sum(self.bounds[key][0] == self.bounds[key][1] for key in self._key_of)

    @property
    def complete(self) -> bool:
        """Whether every move is exact."""
        return all(low == up for low, up in self.bounds.values())

    def questions(self) -> Iterator[Ask]:
        """The queries to make, one after the other, until every move is exact.

        The caller reports the outcome of each by `answered` before taking the next.
        """
        if not self.classes:
            return
        budget = _FIRST_BUDGET
        while self.lower < self.upper:
            yield from self._about(WHOLE, budget * _SHARE * len(self._order))
            for key in self._order:
                if self.lower < self.upper:
                    yield from self._about(key, budget)
            budget *= _GROWTH
        budget = _FIRST_BUDGET
        while undecided := [key for key in self._order if self._may_keep(key)]:
            k = self.lower if self._high else self.lower + 1
            for key in sorted(undecided, key=lambda key: -abs(self.guesses[key] - k + 0.5)):
                if self._may_keep(key):
                    yield Ask(key, k, budget)
            budget *= _GROWTH
        for key in self._order:
            while self.bounds[key][0] < self.bounds[key][1]:
                yield Ask(key, questions_in_order(*self.bounds[key], self.guesses[key])[0])

    def _may_keep(self, key: str) -> bool:
        """Whether the class may keep the value, but this is not proved."""
        low, up = self.bounds[key]
        return low < up and low <= self.lower <= up

    def _about(self, key: str, budget: int) -> Iterator[Ask]:
        """Queries about one class, those far from the estimate first, until the budget does not suffice."""
        for above in (True, False):
            self._budget_exceeded = False
            while not self._budget_exceeded and (k := self._furthest(key, above)) is not None:
                yield Ask(key, k, budget)

    def _furthest(self, key: str, above: bool) -> int | None:
        """The undecided k furthest from the estimate on one side of it; of those beyond `_FAR` the nearest."""
        low, up = self.bounds[key] if key else (self.lower, self.upper)
        guess = self.guesses[key] if key else self._guess
        if above:
            return min(up, max(low + 1, int(guess + _FAR) + 1)) if low < up and up > guess else None
        return max(low + 1, min(up, int(guess - _FAR))) if low < up and low + 1 <= guess else None

    def budget_exceeded(self) -> None:
        """Record that a query exceeded its budget; those nearer to the estimate would be harder."""
        self._budget_exceeded = True

    def answered(self, question: Ask, answer: bool) -> None:
        """Record an answer and what follows from it, and call the listeners."""
        if question.key:
            low, high = self.bounds[question.key]
            self.bounds[question.key] = (question.k, high) if answer else (low, question.k - 1)
        else:
            self._narrow(*((question.k, self.upper) if answer else (self.lower, question.k - 1)))
        self._propagate()

    def proved(self, bounds: tuple[int, int], other: tuple[int, int]) -> None:
        """Record proved bounds on the position, and on it with the other player to move."""
        self._narrow(*bounds)
        self._other = max(self._other[0], other[0]), min(self._other[1], other[1])
        self._propagate()

    def _narrow(self, lower: int, upper: int) -> None:
        """Tighten the bounds of the position, and call the listener if they changed."""
        before = self.lower, self.upper
        self.lower, self.upper = max(self.lower, lower), min(self.upper, upper)
        if self._on_bounds and (self.lower, self.upper) != before:
            self._on_bounds(self.lower, self.upper)

    def narrowed(self, key: str, lower: int, upper: int) -> None:
        """Record proved bounds on one class, and call the listeners."""
        low, high = self.bounds[key]
        self.bounds[key] = max(low, lower), min(high, upper)
        self._propagate()

    def _propagate(self) -> None:
        """Propagate bounds between the moves and the position, and call the listeners with what is new.

        No move is better for the mover than the position itself, and none loses more than two: with the mover to move
        again, the position after a move is one that the opponent could have moved to, had it been their turn, and so no
        worse for the mover than the position with the other player to move. Each of these two changes of the side to
        move makes a difference of at most one (lemma T).
        """
        if not self.classes:
            return
        high = self._high
        best, worst = (max, min) if high else (min, max)
        low, up = (best(b[i] for b in self.bounds.values()) for i in (0, 1))
        if high:
            up = min(up, worst(b[1] for b in self.bounds.values()) + 2, self._other[1] + 1)
        else:
            low = max(low, worst(b[0] for b in self.bounds.values()) - 2, self._other[0] - 1)
        self._narrow(low, up)
        low, up = self.lower, self.upper
        self._other = max(self._other[0], low - 1), min(self._other[1], up + 1)
        for key, (least, most) in self.bounds.items():
            if high:
                self.bounds[key] = max(least, self._other[0] - 1), min(most, up)
            else:
                self.bounds[key] = max(least, low), min(most, self._other[1] + 1)
            if self._on_move and self.bounds[key] != self._told[key]:
                self._told[key] = self.bounds[key]
                for number in self._members[key]:
                    self._on_move(MoveValue(self.moves[number], *self.bounds[key], self.guesses[key]))

    def result(self, monitor: SearchMonitor) -> Analysis:
        """The analysis as far as it is proved."""
        moves = tuple(
            MoveValue(move, *self.bounds[key], self.guesses[key])
            for move, key in zip(self.moves, self._key_of, strict=True)
        )
        cost = monitor.nodes, monitor.seconds
        return Analysis(self.position, self.lower, self.upper, moves, *cost, monitor.has_begun)
