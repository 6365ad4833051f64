"""Solve, pause, continue, cancel: one long solve at a time, with honest figures for the work line.

A pause stops the kernel; the engine keeps its table and the store its proved facts, so going on is starting
again with them. What a paused or cancelled solve has proved is kept at once, and a solve that was under way when
the program ended, however it ended, is offered again under "Continue a solve".
"""

import time
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QObject, QTimer, Slot

from tiling_gui.core.game import Game
from tiling_gui.core.limits import Progress, Run
from tiling_gui.core.results import Solution
from tiling_gui.desktop.session.jobs import Job, Jobs
from tiling_gui.desktop.session.long_job import LongJob
from tiling_gui.errors import StoreError
from tiling_gui.search.engine import GameEngine
from tiling_gui.store import LongSolve, Store, is_set_up

SAVE_EVERY = 5.0
"""Seconds between two notes of how far a solve is."""

IDLE = 5 * 60_000
"""Milliseconds after which the memory of a solve that is over or paused is given back; what it proved is kept."""


@dataclass(frozen=True)
class _Task:
    """One position to solve, and who solves it."""

    game: Game
    engine: GameEngine
    position: Any

    def work(self, **state: Any) -> LongSolve:
        """What the store keeps of it; `state` says how far it is."""
        return LongSolve.of(self.position, **state)


class SolveJob(LongJob):
    """The solve in the work line."""

    def __init__(self, store: Store, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__("solve", store, jobs, parent)
        self._task: _Task | None = None
        """What was solved here last, whether it runs, rests or is over."""
        self._spent = Progress()
        self._saved = 0.0
        self._told = ""
        """The last note of the engine that was passed on: each is said once."""
        self._pausing = self._cancelling = False
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.setInterval(IDLE)
        self._idle.timeout.connect(self.rest)

    @property
    def key(self) -> str:
        """Under which the store keeps what is solved or paused here; "" for nothing."""
        return "" if self.position is None or self._task is None else self._task.work().key

    def start(
        self, game: Game, position: Any, engine: GameEngine, *, ply: int = 0, spent: Progress | None = None
    ) -> None:
        """Solves `position`, to which `ply` moves lead; `spent` is what earlier runs of the same solve took."""
        self.abandon()
        self.title, self.ply = game.title(position), ply
        self._task, self.position = _Task(game, engine, position), position
        self._spent = self.progress = spent or Progress()
        self._run()

    def toggle_pause(self) -> None:
        """Pauses, or goes on."""
        if self.is_paused:
            self.is_paused = False
            self._run()
        elif self.running:
            self._pausing = True
            self._worker.stop()

    def cancel(self) -> None:
        """Ends the solve; `stopped` tells what is proved. It stays in "Continue a solve"."""
        if self.running:
            self._pausing, self._cancelling = False, True
            self._worker.stop()
        elif self.is_paused:
            self.is_paused = False
            proved = self.proved
            self._note(self.progress, "stopped")
            self.position = None
            self.stopped.emit(proved)

    def abandon(self) -> None:
        """Ends the solve without a word; it can be continued later."""
        if self.running or self.is_paused:
            self._note(self.progress, "paused")
        self._worker.drop()
        self._idle.start()
        self.is_paused = self._pausing = False
        self.position = None

    @Slot()
    def rest(self) -> None:
        """Gives the solver's memory back while nothing is solved; going on takes up the proved facts."""
        if not self.running and self._task is not None:
            self._task.engine.close()

    def close(self) -> None:
        """What runs can be continued at the next start."""
        super().close()
        self._idle.stop()

    def _run(self) -> None:
        self._idle.stop()
        task = self._task
        assert task is not None
        self._pausing = self._cancelling = False
        self._worker.start(lambda report, stop: task.engine.solve(task.position, Run(report=report, stop=stop)), task)
        self._note(self.progress)
        self.began.emit()  # once it runs: whoever hears of it may pause it at once

    def _whole(self, part: Progress) -> Progress:
        """A run's progress with what the runs before it took."""
        return replace(part, nodes=part.nodes + self._spent.nodes, seconds=part.seconds + self._spent.seconds)

    def _on_progress(self, job: Job, part: Progress) -> None:
        if not part.stage:
            return
        if part.note and part.note != self._told:
            self._told = part.note
            self.message.emit(part.note)
        before, self.progress = self.progress, self._whole(part)
        self.progressed.emit(self.progress)
        narrowed = (before.lower, before.upper) != (self.progress.lower, self.progress.upper)
        if narrowed or time.monotonic() - self._saved >= SAVE_EVERY:
            self._note(self.progress)

    def _on_finished(self, job: Job, solution: Solution) -> None:
        self._idle.start()
        task: _Task = job.context
        before = Progress() if solution.from_store else self._spent
        nodes, seconds = solution.nodes + before.nodes, solution.seconds + before.seconds
        whole = replace(solution, nodes=nodes, seconds=seconds)
        self.progress = replace(self.progress, lower=whole.lower, upper=whole.upper, nodes=nodes, seconds=seconds)
        if whole.value is None and self._pausing:
            self._spent = Progress(nodes=nodes, seconds=seconds)
            self.is_paused = True
            self._note(self.progress)
            self.paused.emit(self.progress)
            return
        if whole.value is None and self._cancelling:
            self._note(self.progress, "stopped")
        else:
            self._forget(task)
        self.position = None
        self._save(whole, task)
        (self.solved if whole.value is not None else self.stopped).emit(whole)

    # What is kept about a solve that is not finished -----------------------------------------------------------

    def _note(self, progress: Progress, state: str = "") -> None:
        self._saved = time.monotonic()
        task = self._task
        if self.position is None or task is None or not is_set_up(task.position):
            return  # a position in the middle of a game that could not be taken up again
        state = state or ("running" if self.running and not self._pausing else "paused")
        try:
            self._store.put_work(
                task.work(
                    state=state,
                    lower=progress.lower,
                    upper=progress.upper,
                    nodes=progress.nodes,
                    seconds=progress.seconds,
                )
            )
        except StoreError as error:
            self.message.emit(str(error))

    def _forget(self, task: _Task) -> None:
        try:
            self._store.drop_work(task.work().key)
        except StoreError as error:
            self.message.emit(str(error))

    def _save(self, solution: Solution, task: _Task) -> None:
        try:
            self._store.add_solve(solution)
        except StoreError as error:
            self.message.emit(str(error))
