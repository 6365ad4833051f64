"""The coordinator of a campaign: gives out questions, takes in answers, splits questions that proved too hard.

It adds nothing to what counts as proved: that is what the engine answered and what follows by the rules in tree.py. It
may be killed at any moment; to resume, start again with the facts in the store.
"""

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from tiling_gui.campaigns.bound_cache import BoundCache
from tiling_gui.campaigns.checking import Checker
from tiling_gui.campaigns.positions import start_key
from tiling_gui.campaigns.proof_number import ProofNumbers
from tiling_gui.campaigns.summary import Top, top_of
from tiling_gui.campaigns.tree import Node, Tree, fact_of, has_several_open_options
from tiling_gui.campaigns.workers import Answer, Job, WorkerPool
from tiling_gui.core.bound_store import Bound, BoundStore, merged_sources
from tiling_gui.core.limits import Progress, Run
from tiling_gui.engine.estimate import estimate
from tiling_gui.engine.null_window import questions_in_order
from tiling_gui.errors import InputError
from tiling_gui.games.domino.rules import DominoPosition

_WAIT = 0.05
"""Seconds between two checks of the stop token."""
SMALLEST_BUDGET, LARGEST_BUDGET = 20_000, 1_000_000
_BUDGETS_A_WORKER = 5
_UNDISTURBED = 0.2
"""Seconds before a job is called back because a worker is idle ..."""
_UNDISTURBED_PER_WORKER = 0.03
"""... but at least this many for every worker, because splitting takes the coordinator's time ..."""
_ONE_OPTION_FACTOR = 10
"""... and this many times as long if one option is enough, because other workers may then work in vain."""
_PATIENCE = 10.0
"""Seconds that workers get to deliver their results when the campaign is stopped."""
_FACTS_AT_ONCE = 2_000
"""Facts that are added to the table between two checks of the stop token."""
_COUNTING = 0.05
"""Share of the time that counting open questions may take."""


@dataclass(frozen=True)
class Outcome:
    lower: int
    upper: int
    """Proved bounds on the final count."""
    jobs: int
    """Number of jobs answered, whether proved or not."""
    rows: int
    """Facts proved in this run."""
    known_rows: int
    """Facts it started with."""
    workers: int
    """The largest number at any one time."""
    nodes: int
    seconds: float
    rests_on: tuple[str, ...] = ()
    """Sources, not proved here, that the bounds rest on."""
    checked: int = 0
    """Number of answers from other machines that were checked here."""


def default_budget(squares: int, workers: int) -> int:
    """Positions searched for one question before it is split, growing with the board, shared among the workers."""
    expected = 400_000 * 12 ** ((squares - 42) / 6)
    return int(min(LARGEST_BUDGET, max(SMALLEST_BUDGET, expected / (_BUDGETS_A_WORKER * workers))))


@dataclass
class _Sent:
    """A question that has been given out."""

    node: Node
    top: Node
    """The top question that it helps to answer."""
    since: float
    dropped: bool = False
    """True if the answer is no longer needed: it was stopped and will not be split."""
    called_back: bool = False
    """True if it was stopped so that its work can be shared."""


class Coordinator:
    """One run of a campaign for one position. `archive` stores the facts; `facts` are those known before.

    What it proves rests on what `facts` rest on, and on `source` if that names workers on other machines, whose answers
    `checker` then checks. Raises InputError for positions that the engine cannot search. `run` may be called only once.
    """

    def __init__(
        self,
        position: DominoPosition,
        archive: BoundStore,
        pool: WorkerPool,
        *,
        facts: Iterable[Bound] = (),
        budget: int | None = None,
        source: str = "",
        checker: Checker | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.position = position
        self.key = start_key(position)
        given = list(facts)
        self.rests_on = merged_sources(*(fact.rests_on for fact in given), (source,) if source else ())
        self.known = BoundCache(archive, given, self.rests_on)
        self._checker = checker
        self._given = given
        self._tree = Tree(self.known)
        self._chooser = ProofNumbers()
        self._pool = pool
        self._squares = position.live.bit_count()
        self._budget = budget
        self._guess = estimate(position) - position.count
        self._out: dict[int, _Sent] = {}
        """Questions that have been given out, by job, oldest first."""
        self._unfinished: list[tuple[int, Node, Node]] = []
        """Jobs that were called back and will be resumed: (job, top question, question)."""
        self._has_idle_worker = False
        """True if a worker is idle."""
        self._work = f"{self.key} {id(self)}"
        self._clock = clock
        self._began = clock()
        self._tops: list[Node] = []
        self._asked: dict[int, Node] = {}
        self._given_out = 0
        self._waiting = 0
        self._searched = 0
        self._count_again = 0.0
        self.jobs = self.nodes = self.workers = 0

    @property
    def bounds(self) -> tuple[int, int]:
        lower, upper = self._to_come()
        return lower + self.position.count, upper + self.position.count

    def run(self, run: Run | None = None, *, every_round: Callable[["Coordinator"], bool] = lambda _: False) -> Outcome:
        """Run until the value is proved, a stop, or the limit; `every_round` returns True to stop.

        Raises StoreError if facts could not be stored or the pool is lost, InputError for a contradiction, and
        FalseAnswerError if a worker on another machine gave a false answer.
        """
        run = run or Run()
        for begin in range(0, len(self._given), _FACTS_AT_ONCE):
            if not run.is_set:
                self._pool.add_facts(self._given[begin : begin + _FACTS_AT_ONCE], self._work, self._squares)
        try:
            while self._open() and not run.is_over(self.nodes):
                self._give_out()
                if self._has_idle_worker:
                    self._call_back_longest()
                answers = self._pool.answers(_WAIT)
                for answer in answers:
                    self._take(answer)
                if answers:
                    self._drop_unneeded()
                run.report(self.progress())
                if every_round(self):
                    break
            if self._checker and not self._open():
                self._checker.finish(run.unlimited())  # a value will be reported, whatever the time
        finally:
            self._stop_all()
            run.report(self.progress())
        self.known.flush()
        return Outcome(
            *self.bounds, self.jobs, len(self.known.proved), len(self._given), self.workers, self.nodes, self.seconds,
            self._rests(), self._checker.checked if self._checker else 0,
        )  # fmt: skip

    def _rests(self) -> tuple[str, ...]:
        """The sources of the bounds; none if they need no search."""
        fact = self.known.get(self.key)
        return fact.rests_on if fact else ()

    @property
    def seconds(self) -> float:
        return self._clock() - self._began

    def progress(self) -> Progress:
        """The progress: jobs answered, jobs answered or given out, positions searched."""
        lower, upper = self.bounds
        waiting = len(self._out)
        # A job that has just ended is in neither count until its answer is taken.
        self._searched = max(self._searched, self.nodes + self._pool.searching)
        counted = self.jobs, self.jobs + waiting
        return Progress("jobs", lower, upper, *counted, self._searched, self.seconds, rests_on=self._rests())

    def top(self) -> Top:
        lower, upper = self._to_come()
        for k in (lower, upper + 1):  # already proved, perhaps before this run
            self._asked.setdefault(k, self._tree.node(self.key, self.position.to_move, k))
        asked = [self._asked[k] for k in sorted(self._asked)]
        return top_of(asked, self.position.count, self._open_jobs(), [sent.node for sent in self._out.values()])

    def _open_jobs(self) -> int:
        """Number of open questions not given out; counted only now and then, because there may be many."""
        now = time.perf_counter()
        if now >= self._count_again:
            needed = self._tree.relevant(self._tops)
            self._waiting = sum(node.options is None and not node.at_work for node in needed)
            self._count_again = now + (time.perf_counter() - now) / _COUNTING
        return self._waiting

    # Rounds ---------------------------------------------------------------------------------------------

    def _to_come(self) -> tuple[int, int]:
        return self.known.bounds(self.key, self.position.to_move)

    def _open(self) -> bool:
        lower, upper = self._to_come()
        if lower == upper:
            return False
        ks = questions_in_order(lower, upper, self._guess)
        self._tops = [self._tree.node(self.key, self.position.to_move, k) for k in ks]
        self._asked |= {node.k: node for node in self._tops}
        return True

    def _give_out(self) -> None:
        self.workers = max(self.workers, self._pool.workers)
        self._chooser.set_workers(self._pool.workers)
        self._has_idle_worker = False
        while self._pool.idle:
            self._update_numbers()
            before, top, node = self._next_unfinished() or (0, *self._pick())
            if top is None or node is None:
                self._has_idle_worker = True
                return
            self._give(node, top, before)

    def _give(self, node: Node, top: Node, before: int) -> None:
        node.at_work = True
        self._tree.changed.append(node)
        self._given_out += 1
        self._out[self._given_out] = _Sent(node, top, self._clock())
        self._pool.give(Job(self._given_out, node.question, self._budget_now(), self._work, self._squares, before))

    def _next_unfinished(self) -> tuple[int, Node, Node] | None:
        """The next (job that was called back, top question, question) that is still open; None if there is none."""
        while self._unfinished:
            before, top, node = self._unfinished.pop(0)
            if has_several_open_options(node) and not self._tree.unneeded([node], self._tops):
                return before, top, node
            self._set_continued(node, False)
        return None

    def _call_back_longest(self) -> None:
        """A worker is idle: call back the job that has run longest, so that its question can be shared."""
        patience = max(_UNDISTURBED, _UNDISTURBED_PER_WORKER * self._pool.workers)
        for job, sent in self._out.items():
            alone = self._clock() - sent.since
            if alone < patience:
                return
            if sent.node.options is not None or sent.called_back or sent.dropped:
                continue
            if alone >= patience * _ONE_OPTION_FACTOR or not sent.node.needs_one_option:
                sent.called_back = True
                self._pool.drop([job])
                return

    def _set_continued(self, node: Node, continued: bool) -> None:
        if node.continued is not continued:
            node.continued = continued
            self._tree.changed.append(node)

    def _budget_now(self) -> int:
        """Positions that may be searched for one question before it is split."""
        return self._budget or default_budget(self._squares, max(1, self._pool.workers))

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
        busy = {node.k: sum(sent.top is node for sent in self._out.values()) for node in wanted}
        for top in sorted(wanted, key=lambda node: busy[node.k]):
            node = self._chooser.pick(top)
            if node:
                return top, node
        return None, None

    def _update_numbers(self) -> None:
        changed, self._tree.changed = self._tree.changed, []
        self._chooser.changed(changed)

    def _take(self, answer: Answer) -> None:
        sent = self._out.pop(answer.job)
        node = sent.node
        node.at_work = node.continued = False
        self._tree.changed.append(node)
        reply = answer.reply
        if reply is None:
            return
        self.jobs += 1
        self.nodes += reply.nodes
        facts = list(reply.facts)
        if reply.answer is not None:
            facts.append(fact_of(node, reply.answer, reply.nodes, reply.seconds))
        if answer.worker and self._checker:
            self._checker.offer(answer.worker, facts)
        try:
            self._share(self._tree.learn(facts))
        except InputError:
            if answer.worker and self._checker:
                self._checker.judge(answer.worker, facts)
            raise
        if reply.answer is None and not sent.dropped:
            self._share(self._tree.split(node))
            # If one option is enough, the worker that tries the first resumes the question, and others help.
            if sent.called_back and node.needs_one_option and has_several_open_options(node):
                self._set_continued(node, True)
                self._unfinished.append((answer.job, sent.top, node))

    def _share(self, keys: Iterable[str]) -> None:
        facts = [fact for fact in map(self.known.get, keys) if fact]
        if facts:
            self._pool.add_facts(facts, self._work, self._squares)

    def _drop_unneeded(self) -> None:
        """Stop jobs whose answer is no longer needed."""
        useless = {id(node) for node in self._tree.unneeded([sent.node for sent in self._out.values()], self._tops)}
        self._drop([job for job, sent in self._out.items() if id(sent.node) in useless and not sent.dropped])

    def _drop(self, jobs: list[int]) -> None:
        for job in jobs:
            self._out[job].dropped = True
        if jobs:
            self._pool.drop(jobs)

    def _stop_all(self) -> None:
        """Stop all jobs and take in what they have proved."""
        self._drop(list(self._out))
        patience = self._clock() + _PATIENCE
        # If all workers are idle, the remaining jobs were lost with an error and will not be answered.
        while self._out and self._pool.idle < self._pool.workers and self._clock() < patience:
            for answer in self._pool.answers(_WAIT):
                self._take(answer)
