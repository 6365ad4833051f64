"""One null-window question at a time: what whoever shares a long solve out into jobs asks of the engine.

"With this player to move, can MAX still get k more dominoes here?", on a sum of components that is named by a
fact's key. The table stays from question to question, and so does the age of its entries as long as all of them
belong to the same piece of work.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tiling_gui.core.bound_store import Bound, Memory
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Run, StopToken
from tiling_gui.engine.bound_recorder import BoundRecorder
from tiling_gui.engine.layout import sum_of_key

if TYPE_CHECKING:
    from tiling_gui.engine.kernel_driver import KernelDriver


_FAR = (3.0, 2.0, 1.5)
"""Questions this far from the guess are asked first: they cost next to nothing and narrow the bounds at once."""
_TOLD = 500
"""Positions that a proof must have taken to be told with the reply: others would have to find it again."""


@dataclass(frozen=True)
class Question:
    """With `to_move` to move in the position `key` names: can MAX still get `k` more dominoes?"""

    key: str
    """As a fact's."""
    to_move: Side
    k: int


@dataclass(frozen=True)
class Reply:
    """What one question brought."""

    answer: bool | None
    """None if the budget was spent, or it was stopped."""
    nodes: int
    seconds: float
    facts: tuple[Bound, ...] = field(default=())
    """What else was proved on the way, the costlier part of it."""


class Gathered(Memory):
    """A BoundArchive in memory: takes what a recorder hands on, gives what the table is to be taught."""

    def __init__(self, facts: Iterable[Bound] = ()) -> None:
        super().__init__()
        self.put_all(facts)

    def all(self) -> list[Bound]:
        """Every fact."""
        return list(self.facts.values())

    def put_all(self, facts: Iterable[Bound]) -> None:
        """Keeps all of them."""
        for fact in facts:
            self.put(fact)


class _Window:
    """What the driver asks while it searches: may it go on?"""

    def __init__(self, budget: int | None, stop: StopToken | None, recorder: BoundRecorder) -> None:
        self.node_limit = budget
        self._stop, self._recorder = stop, recorder

    def poll(self) -> bool:
        """True once it is stopped; takes in what was proved meanwhile."""
        if self._stop is not None and self._stop.is_set:
            return True
        self._recorder.collect()
        return self._stop is not None and self._stop.is_set


def put_question(
    driver: "KernelDriver", question: Question, squares: int, budget: int | None, stop: StopToken | None
) -> Reply:
    """Asks a driver that was told of the work (`new_solve`); `squares` is the size of the whole of it."""
    clock = Run()
    driver.next_question()
    gathered = Gathered()
    recorder = BoundRecorder(gathered, driver, squares, _TOLD)
    answer = None
    try:
        if stop is None or not stop.is_set:
            constant, _, _ = driver.place(sum_of_key(question.key))
            mover = 0 if question.to_move is Side.MAX else 1
            answer = driver.ask(mover, question.k - constant, _Window(budget, stop, recorder))
    finally:
        recorder.close()
        nodes = driver.nodes
        driver.next_question()  # whoever counts along sees nothing between two questions
    return Reply(answer, nodes, clock.seconds, tuple(gathered.all()))


def questions_in_order(lower: int, upper: int, guess: float) -> list[int]:
    """Every k with lower < k <= upper, the one to ask first at the front: the easy ones before the hard ones."""
    easy = [k for far in _FAR for k in (int(guess + far) + 1, int(guess - far))]
    others = sorted(range(lower + 1, upper + 1), key=lambda k: abs(k - guess - 0.5))
    return list(dict.fromkeys(k for k in (*easy, *others) if lower < k <= upper))
