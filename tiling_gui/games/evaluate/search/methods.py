"""The methods of the paper and the laboratory on the whole game tree of an expression, with what they counted.

They walk the same tree of exact codes (leaf_codes.py) with compiled kernels (kernel.py), so that
their counts can be compared with each other and with T(n). What each of them is and how it usually goes says
search/methods.py, which has the same names for the same algorithms.
"""

import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from types import ModuleType
from typing import Any

import numpy as np

from tiling_gui.core.compiled import load
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Limit, Progress, Run, StoppedError, no_report
from tiling_gui.errors import input_error
from tiling_gui.games.evaluate.rules import EvaluateMove, EvaluatePosition
from tiling_gui.games.evaluate.search.leaf_codes import leaves
from tiling_gui.games.evaluate.search.ordering import AuthorOrder, chosen
from tiling_gui.games.evaluate.search.paper_table import tree_size
from tiling_gui.games.evaluate.search.solver import ExpressionSolver
from tiling_gui.search.conditions import AS_NAMED, AUTHOR, Conditions
from tiling_gui.search.methods import info_of
from tiling_gui.search.result import Counters, SearchResult

METHODS = (
    "minimax",
    "alphabeta-paper",
    "alphabeta",
    "alphabeta-ordered",
    "alphabeta-table",
    "alphabeta-paper-ordered",
    "negascout",
    "mtdf",
)
REPEATING = ("negascout", "mtdf")
"""Methods that search parts of the tree again: what they prune is counted anew each time."""
_PAPER = ("alphabeta-paper", "alphabeta-paper-ordered")
MOST_LEAVES = 10_000_000
MOST_STATES = 40_000_000
_NONE = 1 << 62
"""The code of "no value" in the kernels, whatever it is in the leaves."""
_POLL = 0.05


def run_method(
    position: EvaluatePosition,
    method: str,
    run: Run | None = None,
    *,
    conditions: Conditions = AS_NAMED,
    author: AuthorOrder | None = None,
) -> SearchResult[EvaluateMove]:
    """Run `method` on what is left of `position`, a proposal not yet made. `author` overrides the sampled orders.

    The seconds are those of the walk, not of computing the leaves and the order or compiling. Every visit of a node
    counts, also a hit of the table. Pruned nodes are counted with T(n), as in the paper: those below a cutoff, and T(k)
    for each hit. Where a table or a null window cut the line off, it goes on with the first moves in the method's order
    that keep the value; it is shorter if the time for that was up.

    Raises InputError for an unknown method, an order that is not one of the domain, a waiting proposal, and more
    than MOST_LEAVES fillings.
    """
    run = run or Run()
    if method not in METHODS:
        raise input_error(
            "There is no method {base!r}; methods are {methods}.", base=method, methods=", ".join(METHODS)
        )
    if position.proposed is not None:
        raise input_error("A method starts before a proposal; here one is waiting to be placed.")
    run.report(Progress("preparing"))
    try:
        walk = _Walk(position, method, conditions, author, run)
    except StoppedError:
        return SearchResult(None, None, (), exact=False, complete=False)
    return walk.run()


class _Walk:
    """One run: the tree laid out for the kernels, and the thread they run in while this one reports."""

    def __init__(
        self, position: EvaluatePosition, method: str, conditions: Conditions, author: AuthorOrder | None, run: Run
    ) -> None:
        self._method, self._run = method, run
        self._position, self._domain = position, position.domain
        left = position.expression.with_values(position.values)
        self._names = left.variables
        self._n, self._m = len(left.variables), len(position.domain)
        if self._m**self._n > MOST_LEAVES:
            raise input_error(
                "The methods of the paper take up to {most_leaves} fillings, not {m}^{n}: use exact.",
                most_leaves=f"{MOST_LEAVES:,}",
                m=self._m,
                n=self._n,
            )
        usual = info_of(method).usual
        # mtdf cannot go without one: search/methods.py says why
        table = conditions.table
        self._with_table = bool(usual.table if table is None or method == "mtdf" else table)
        if self._with_table and (self._m + 1) ** self._n > MOST_STATES:
            raise input_error(
                "A table takes up to {most_states} states, not {m}^{n}.",
                most_states=f"{MOST_STATES:,}",
                m=self._m + 1,
                n=self._n,
            )
        sign = 1 if position.first is Side.MAX else -1
        if tree_size(self._n, self._m) >= _NONE:
            raise input_error(
                "The game tree of {n} variables over {m} values has too many nodes to count.", n=self._n, m=self._m
            )
        self._leaves = leaves(left, position.domain, sign, self._check)
        conditions = replace(conditions, order=conditions.order or (AUTHOR if author else usual.order))
        self._orders = chosen(conditions, author, self._domain, self._names, lambda: self._leaves)
        self._kernel: ModuleType = load("tiling_gui.games.evaluate.search.kernel")
        self._counters = np.zeros(self._kernel.COUNTERS, np.int64)
        self._flag = np.zeros(1, np.uint8)
        self._tree = self._laid_out()

    def _check(self) -> None:
        if self._run.is_stopped:
            raise StoppedError

    def _laid_out(self) -> Any:
        n, m = self._n, self._m
        codes = self._leaves.codes.reshape(-1).astype(np.int64)
        if self._leaves.has_none:
            codes[codes == self._leaves.none] = _NONE
        axes = np.arange(n)[::-1]
        states = (m + 1) ** n if self._with_table else 0
        sizes = [tree_size(k, m) for k in range(n + 1)]
        return self._kernel.Tree(
            codes,
            m ** axes.astype(np.int64),
            (m + 1) ** axes.astype(np.int64),
            self._orders.digits,
            self._orders.variables,
            np.array(sizes, np.int64),
            self._counters,
            self._flag,
            np.zeros(states, np.int8),
            np.zeros(states, np.int64),
            np.full((2 * n + 1, 2 * n + 2), -1, np.int16),
        )

    def run(self) -> SearchResult[EvaluateMove]:
        """Walk in a thread of its own, reporting and looking at the stop token meanwhile."""
        self._compile()
        self._run.restart()
        self._counters[self._kernel.MOST] = self._run.limit.nodes or 0
        with ThreadPoolExecutor(max_workers=1, thread_name_prefix="expression-method") as pool:
            walking = pool.submit(self._value)
            self._watch(walking)
            code = walking.result()
        seconds = self._run.seconds
        complete = not self._flag[0]
        value = None
        if complete and abs(code) != _NONE:
            value = self._leaves.value(code)
        order = tuple(self._domain[d] for d in self._orders.digits[self._n]) if self._n else ()
        line = () if value is None else self._line()
        move, pruned = line[0] if line else None, self._pruned() if complete else None
        counters = self._counted()
        return SearchResult(value, move, line, counters, complete, complete, None, seconds, pruned, order)

    def _line(self) -> tuple[EvaluateMove, ...]:
        line: list[EvaluateMove] = []
        position = self._position
        for move in self._tree.lines[0]:
            if move < 0:
                break
            line.append(self._names[move] if position.proposed is not None else self._domain[move])
            position = position.play(line[-1])
        solver, run = ExpressionSolver(), self._run.unlimited().part(Limit(self._run.limit.seconds), no_report)
        while not position.is_over:
            best = solver.solve(position, run).best
            if not best:
                break
            line.append(min(best, key=self._place(position)))
            position = position.play(line[-1])
        return tuple(line)

    def _place(self, position: EvaluatePosition) -> Callable[[EvaluateMove], int]:
        """Where in the method's order a move of `position` is tried."""
        if position.proposed is None:
            order = [self._domain[d] for d in self._orders.digits[len(position.free)]]
        else:
            order = [self._names[v] for v in self._orders.variables[self._domain.index(position.proposed)]]
        return order.index

    def _compile(self) -> None:
        """Walks that end at their first node: whatever is not compiled yet is, before the clock starts."""
        self._flag[0] = 1
        self._value()
        self._flag[0] = 0
        self._counters[:] = 0

    def _watch(self, walking: "Future[int]") -> None:
        done = threading.Event()
        walking.add_done_callback(lambda _: done.set())
        while not done.wait(_POLL):
            if self._run.is_set:
                self._flag[0] = 1
            self._run.report_progress(Progress("solving", nodes=int(self._counters[self._kernel.NODES])))

    def _value(self) -> int:
        """The code of the value; plus or minus _NONE where there is none."""
        start = (0, (self._m + 1) ** self._n - 1, (1 << self._n) - 1, self._n)
        if self._method in _PAPER:
            return int(self._kernel.paper(self._tree, _NONE, *start, _NONE))
        if self._method == "mtdf":
            return self._mtdf(start)
        prune, scout = self._method != "minimax", self._method == "negascout"
        return int(self._kernel.negamax(self._tree, _NONE, *start, -1, -_NONE, _NONE, prune, scout))

    def _mtdf(self, start: tuple[int, int, int, int]) -> int:
        """Plaat's MTD(f): null windows from the median of the leaves on, until the bounds meet."""
        lower, upper = -_NONE, _NONE
        proved = -1
        valid = self._tree.leaves[self._tree.leaves != _NONE]
        guess = int(np.sort(valid)[len(valid) // 2]) if len(valid) else 0
        while lower < upper:
            beta = guess + 1 if guess == lower else guess
            guess = int(self._kernel.negamax(self._tree, _NONE, *start, -1, beta - 1, beta, True, False))
            if guess == _NONE or self._flag[0]:
                return _NONE
            if guess < beta:
                upper = guess
            else:
                lower, proved = guess, int(self._tree.lines[0, 0])
        self._tree.lines[0, :2] = proved, -1  # a null window proves a move of MAX, but no reply
        return guess

    def _counted(self) -> Counters:
        k, c = self._kernel, [int(count) for count in self._counters]
        stored = int(np.count_nonzero(self._tree.table))
        cutoffs = c[k.ALPHA_CUTOFFS], c[k.BETA_CUTOFFS]
        return Counters(c[k.NODES], c[k.LEAVES], *cutoffs, c[k.HITS], 2 * self._n + 1, stored)

    def _pruned(self) -> int | None:
        """All nodes pruned, the figure of Table 1 of the paper; None for a method that counts some again."""
        k = self._kernel
        every = (k.ALPHA_PRUNED, k.BETA_PRUNED, k.TABLE_PRUNED)
        return None if self._method in REPEATING else sum(int(self._counters[each]) for each in every)
