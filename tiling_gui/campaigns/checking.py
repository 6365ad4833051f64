"""Checks answers of workers on other machines by asking again, so that a lying worker is found and named.

A random share of the answers, and the first ones of every worker, are put to an engine without any prior knowledge, in
a separate thread. With many workers it checks as many as one thread can; which ones cannot be predicted.
"""

import queue
import random
import threading
from dataclasses import dataclass

from tiling_gui.campaigns.verify import recheck
from tiling_gui.core.bound_store import Bound
from tiling_gui.core.limits import StopToken
from tiling_gui.engine import Engine
from tiling_gui.errors import InputError
from tiling_gui.language import tr

SHARE = 0.05
"""The share of answers that is checked if there is time."""
_FIRST = 2
"""Answers of every worker that are always checked."""
_WAITING = 16
"""Maximum number of answers waiting to be checked; while it is reached, further ones are skipped."""
_MEMORY_MB = 64


class FalseAnswerError(Exception):
    """A worker gave a false answer. `str` is a sentence that names the worker."""

    def __init__(self, worker: str, key: str) -> None:
        super().__init__(
            tr(
                "The worker {worker} gave a wrong answer about {key}. It is no longer used, and "
                "everything proved in this run is discarded and proved again.",
                worker=worker,
                key=key[:60],
            )
        )
        self.worker = worker


@dataclass(frozen=True)
class _Claim:
    worker: str
    fact: Bound


class Checker:
    """Checks claims in a thread, which `close` ends."""

    def __init__(self, share: float = SHARE) -> None:
        self.checked = 0
        """Number of answers that were checked and hold."""
        self._share = share
        self._chance = random.SystemRandom()
        self._seen: dict[str, int] = {}
        self._claims: queue.Queue[_Claim | None] = queue.Queue()
        self._stop = StopToken()
        self._liar: FalseAnswerError | None = None
        self._error: BaseException | None = None
        self._thread: threading.Thread | None = None

    def offer(self, worker: str, facts: list[Bound]) -> None:
        """Take an answer of a worker, one fact of which may be checked.

        Raises FalseAnswerError if another claim was false.
        """
        self.raise_errors()
        if not facts:
            return
        self._seen[worker] = self._seen.get(worker, 0) + 1
        first = self._seen[worker] <= _FIRST
        if first or (self._chance.random() < self._share and self._claims.qsize() < _WAITING):
            self._begin()
            self._claims.put(_Claim(worker, self._chance.choice(facts)))

    def raise_errors(self) -> None:
        """Raise FalseAnswerError if a claim was found to be false."""
        if self._error is not None:
            raise self._error
        if self._liar is not None:
            raise self._liar

    def judge(self, worker: str, facts: list[Bound]) -> None:
        """Check all facts of an answer now. Raises FalseAnswerError."""
        for fact in facts:
            self._check(_Claim(worker, fact))
        self.raise_errors()

    def finish(self, stop: StopToken) -> None:
        """Wait until all waiting claims are checked, or for a stop. Raises FalseAnswerError."""
        while self._claims.unfinished_tasks and not stop.wait(0.02):
            self.raise_errors()
        self.raise_errors()

    def close(self) -> None:
        self._stop.stop()
        if self._thread is not None:
            self._claims.put(None)
            self._thread.join()
            self._thread = None

    def _begin(self) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="campaign checker")
            self._thread.start()

    def _work(self) -> None:
        while (claim := self._claims.get()) is not None:
            try:
                if not self._stop.is_set:
                    self._check(claim)
            except BaseException as error:  # noqa: BLE001 - raised in the coordinator's thread, by raise_errors()
                self._error = error
            finally:
                self._claims.task_done()

    def _check(self, claim: _Claim) -> None:
        engine = Engine(threads=1, memory_mb=_MEMORY_MB)
        try:
            holds = recheck(claim.fact, engine, self._stop)
        except InputError:  # an invalid key
            holds = False
        finally:
            engine.close()
        if holds:
            self.checked += 1
        elif holds is False and self._liar is None:
            self._liar = FalseAnswerError(claim.worker, claim.fact.key)
