"""The order of the questions of a distributed solve, and the collection of the rows that answer them.

It adds nothing to what counts as proved: that is what the engine answered and what follows by the rules in
questions.py. It may be killed at any moment; to resume, start again with the facts in the store.
"""

import time
from collections.abc import Iterable
from dataclasses import dataclass

from tiling_gui.cluster.known_rows import KnownRows
from tiling_gui.cluster.positions import start_key
from tiling_gui.cluster.proof_number import ProofNumbers
from tiling_gui.cluster.questions import Node, Tree, fact_of
from tiling_gui.cluster.workers import STOP_SECONDS, Answer, Job, WorkerPool
from tiling_gui.core.bound_store import Bound, BoundStore
from tiling_gui.core.limits import Progress, Run
from tiling_gui.engine.estimate import estimate
from tiling_gui.engine.null_window import questions_in_order
from tiling_gui.games.domino.rules import DominoPosition

_WAIT = 0.05
"""Seconds between two checks of the stop token."""
SMALLEST_BUDGET, LARGEST_BUDGET = 20_000, 1_000_000
_BUDGETS_A_WORKER = 5


@dataclass(frozen=True)
class Outcome:
    lower: int
    upper: int
    """Proved bounds on the final count."""
    nodes: int
    seconds: float


def default_budget(squares: int, workers: int) -> int:
    """Positions searched for one question before it is split, growing with the board, shared among the workers."""
    expected = 400_000 * 12 ** ((squares - 42) / 6)
    return int(min(LARGEST_BUDGET, max(SMALLEST_BUDGET, expected / (_BUDGETS_A_WORKER * workers))))


class Coordinator:
    """One run of a distributed solve. `archive` stores the rows; `facts` are those known before.

    Raises InputError for positions that the engine cannot search. `run` may be called only once.
    """

    def __init__(
        self,
        position: DominoPosition,
        archive: BoundStore,
        pool: WorkerPool,
        *,
        facts: Iterable[Bound] = (),
        budget: int | None = None,
    ) -> None:
        self.position = position
        self.key = start_key(position)
        self._given = list(facts)
        self.known = KnownRows(archive, self._given)
        self._tree = Tree(self.known)
        self._chooser = ProofNumbers()
        self._pool = pool
        self._squares = position.live.bit_count()
        self._budget = budget
        self._guess = estimate(position) - position.count
        self._out: dict[int, tuple[Node, Node]] = {}
        """Questions that have been given out, with the top question each helps to answer, by job, oldest first."""
        self._began = time.monotonic()
        self._tops: list[Node] = []
        self._given_out = 0
        self.jobs = self.nodes = 0

    @property
    def bounds(self) -> tuple[int, int]:
        lower, upper = self._to_come()
        return lower + self.position.count, upper + self.position.count

    @property
    def seconds(self) -> float:
        return time.monotonic() - self._began

    def run(self, run: Run | None = None) -> Outcome:
        """Run until the value is proved, a stop, or the limit.

        Raises StoreError if facts could not be stored or the scheduler is lost, InputError for a contradiction.
        """
        run = run or Run()
        self._pool.add_facts(self._given)
        try:
            while self._open() and not run.is_over(self.nodes):
                self._give_out()
                for answer in self._pool.answers(_WAIT):
                    self._take(answer)
                run.report(self.progress())
        finally:
            self._take_the_rest()
            run.report(self.progress())
        self.known.flush()
        return Outcome(*self.bounds, self.nodes, self.seconds)

    def progress(self) -> Progress:
        """The progress: questions answered, questions answered or given out, positions searched."""
        lower, upper = self.bounds
        return Progress("jobs", lower, upper, self.jobs, self.jobs + len(self._out), self.nodes, self.seconds)

    # Rounds ---------------------------------------------------------------------------------------------

    def _to_come(self) -> tuple[int, int]:
        return self.known.bounds(self.key, self.position.to_move)

    def _open(self) -> bool:
        lower, upper = self._to_come()
        if lower == upper:
            return False
        ks = questions_in_order(lower, upper, self._guess)
        self._tops = [self._tree.node(self.key, self.position.to_move, k) for k in ks]
        return True

    def _give_out(self) -> None:
        self._chooser.set_workers(self._pool.workers)
        while self._pool.idle:
            self._update_numbers()
            top, node = self._pick()
            if top is None or node is None:
                return
            node.at_work = True
            self._tree.changed.append(node)
            self._given_out += 1
            self._out[self._given_out] = (node, top)
            budget = self._budget or default_budget(self._squares, max(1, self._pool.workers))
            self._pool.give(Job(self._given_out, node.question, budget, self._squares))

    def _pick(self) -> tuple[Node | None, Node | None]:
        """Return (top question, question to give out): the next final count, and the next one on its other side.

        Both get the same number of workers. In the end one is answered yes and the other no, and both answers are
        needed, so no work is wasted.
        """
        tops = [node for node in self._tops if node.answer is None]
        wanted = tops[:1]
        if tops:
            yes = tops[0].likely(True) > 0.5  # if yes, smaller counts follow from it, else larger ones
            wanted += [node for node in tops[1:] if (node.k > tops[0].k) is yes][:1]
        busy = {node.k: sum(top is node for _, top in self._out.values()) for node in wanted}
        for top in sorted(wanted, key=lambda node: busy[node.k]):
            node = self._chooser.pick(top)
            if node:
                return top, node
        return None, None

    def _update_numbers(self) -> None:
        changed, self._tree.changed = self._tree.changed, []
        self._chooser.changed(changed)

    def _take(self, answer: Answer) -> None:
        node, _ = self._out.pop(answer.job)
        node.at_work = False
        self._tree.changed.append(node)
        reply = answer.reply
        if reply is None:  # its worker was lost; the question is open again
            return
        self.jobs += 1
        self.nodes += reply.nodes
        facts = list(reply.facts)
        if reply.answer is not None:
            facts.append(fact_of(node, reply.answer, reply.nodes, reply.seconds))
        self._share(self._tree.learn(facts))
        if reply.answer is None:
            self._share(self._tree.split(node))

    def _share(self, keys: Iterable[str]) -> None:
        facts = [fact for fact in map(self.known.get, keys) if fact]
        if facts:
            self._pool.add_facts(facts)

    def _take_the_rest(self) -> None:
        """Take in what the workers have proved so far."""
        self._pool.stop()
        until = time.monotonic() + STOP_SECONDS
        while self._out and self._pool.workers and time.monotonic() < until:
            for answer in self._pool.answers(_WAIT):
                self._take(answer)
