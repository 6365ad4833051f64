"""Single null-window queries, with which a long solve is distributed as jobs.

"With this player to move, can MAX still get k more dominoes here?", for a sum of components given by a fact's key. The
table is kept from query to query, and so is the age of its entries as long as all belong to the same piece of work.
"""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tiling_gui.core.bound_store import Bound, MemoryBoundStore
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Limit, Run, StopToken
from tiling_gui.engine.bound_recorder import BoundRecorder
from tiling_gui.engine.layout import sum_of_key
from tiling_gui.engine.search_monitor import SearchMonitor

if TYPE_CHECKING:
    from tiling_gui.engine.kernel_driver import KernelDriver


_FAR = (3.0, 2.0, 1.5)
"""Distances from the estimate to ask first: these queries are very cheap and tighten the bounds at once."""
_TOLD = 500
"""Positions that a proof must have taken to be included in the reply, which spares others repeating it."""


@dataclass(frozen=True)
class Question:
    """The query whether, with `to_move` to move in the position named by `key`, MAX can still get `k` more dominoes."""

    key: str
    """The key as in a fact."""
    to_move: Side
    k: int


@dataclass(frozen=True)
class Reply:
    """The result of one query."""

    answer: bool | None
    """None if the budget was used up, or if it was stopped."""
    nodes: int
    seconds: float
    facts: tuple[Bound, ...] = field(default=())
    """The more expensive of the other facts proved on the way."""


def put_question(
    driver: "KernelDriver", question: Question, squares: int, budget: int | None, stop: StopToken | None
) -> Reply:
    """Ask a driver, after `new_solve` for the piece of work, whose size in squares is `squares`."""
    monitor = SearchMonitor(Run(Limit(nodes=budget), stop=stop))
    driver.next_question()
    gathered = MemoryBoundStore()
    recorder = BoundRecorder(gathered, driver, squares, _TOLD)
    monitor.on_poll(recorder.collect)
    answer = None
    try:
        if not monitor.is_over:
            constant, _, _ = driver.place(sum_of_key(question.key))
            mover = 0 if question.to_move is Side.MAX else 1
            answer = driver.ask(mover, question.k - constant, monitor)
    finally:
        recorder.close()
        nodes = driver.nodes
        driver.next_question()  # so that no nodes are counted between two queries
    return Reply(answer, nodes, monitor.seconds, tuple(gathered.all()))


def questions_in_order(lower: int, upper: int, guess: float) -> list[int]:
    """Every k with lower < k <= upper in the order of asking: easy ones first."""
    easy = [k for far in _FAR for k in (int(guess + far) + 1, int(guess - far))]
    others = sorted(range(lower + 1, upper + 1), key=lambda k: abs(k - guess - 0.5))
    return list(dict.fromkeys(k for k in (*easy, *others) if lower < k <= upper))
