"""The solve of a window: started, paused, resumed, cancelled.

    IDLE --start--> RUNNING --proved, cancelled, failed--> IDLE
                    RUNNING <--toggle_pause--> PAUSED --cancelled, left--> IDLE
                       of an earlier session: IDLE --take_up--> PAUSED

A `SolveRunner` does the work: it searches, adds up what all sittings took, and stores the results. Pausing is stopping,
and resuming is starting again from what is proved.
"""

from collections.abc import Callable
from contextlib import suppress
from enum import Enum, auto
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from tiling_gui.core import memory
from tiling_gui.core.catalogue import game_of_position
from tiling_gui.core.limits import Progress
from tiling_gui.core.results import Solution
from tiling_gui.desktop.session.engines import Engines
from tiling_gui.desktop.session.game_session import Session
from tiling_gui.desktop.session.jobs import Job, Jobs
from tiling_gui.desktop.session.player_names import solved_name
from tiling_gui.desktop.session.solve_runner import Ending, SolveRunner
from tiling_gui.desktop.ui.settings import SettingsFile
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import tr
from tiling_gui.store import Store
from tiling_gui.store.removed import SOLVE
from tiling_gui.store.rows import PAUSED

PAUSED_FOR, ENDED_FOR = 5 * 60_000, 3_000
"""Milliseconds after which paused, or ended, work frees its memory; what it proved stays in the store."""


class State(Enum):
    IDLE = auto()
    RUNNING = auto()
    PAUSED = auto()


class LongWork(QObject):
    """All methods and signals belong to the main thread. Bounds that are proved are noted in the game on the board."""

    changed = Signal()
    """`state` may have changed: work was started, paused, resumed, or ended with or without a `solution`."""
    progressed = Signal()
    """`progress` was updated."""

    def __init__(
        self,
        store: Store,
        jobs: Jobs,
        session: Session,
        engines: Engines,
        file: SettingsFile,
        say: Callable[[str], None],
        parent: QObject,
    ) -> None:
        """`say` shows a sentence in the status bar."""
        super().__init__(parent)
        self._store, self._jobs, self._session, self._engines, self._file = store, jobs, session, engines, file
        self._say = say
        self._worker = jobs.worker("solve", self._on_finished, progress=self._on_progress, failed=self._on_failed)
        self.runner: SolveRunner | None = None
        """The latest work, whether running, paused or ended."""
        self.state = State.IDLE
        self.solution: Solution | None = None
        """Result of work that has ended: proved, or with the bounds reached when it was cancelled or could do no more.
        None while it has not ended, and if it failed."""
        self._ending = Ending.BY_ITSELF
        self._idle_runner: SolveRunner | None = None
        """The runner whose memory is freed when the timer `_idle` fires."""
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.timeout.connect(self.free_memory)

    # State ------------------------------------------------------------------------------------------------

    @property
    def current(self) -> SolveRunner | None:
        """The work that is running or paused; None if there is none."""
        return None if self.state is State.IDLE else self.runner

    @property
    def position(self) -> Any:
        """The position that is being worked on or is paused; None if there is none."""
        return None if self.current is None else self.current.position

    @property
    def progress(self) -> Progress:
        """Progress of the latest work, earlier runs included."""
        return Progress() if self.runner is None else self.runner.progress

    def works_on(self, position: Any) -> bool:
        """True while this position is being solved."""
        return self.state is State.RUNNING and self.position == position

    def name_of(self, position: Any) -> str:
        """The name of the work, relative to the game on the board, e.g. "this position (after move 6)"."""
        assert self.runner is not None
        return solved_name(self._session.position, self.runner.title, position, self.runner.ply)

    def title_of(self, position: Any) -> str:
        """The name of the work without reference to the game on the board."""
        assert self.runner is not None
        return solved_name(None, self.runner.title, position, self.runner.ply)

    @property
    def is_of_start(self) -> bool:
        """True if the latest work is about the start of its game."""
        return self.runner is not None and not self.runner.ply

    # Starting ---------------------------------------------------------------------------------------------

    def solve(self, position: Any) -> None:
        """Start a solve, or go on with one that was paused, now or in an earlier session."""
        if self.state is State.RUNNING:
            self._say(tr("A solve is running; pause or cancel it first, or let it finish."))
        elif self.position == position:
            self.toggle_pause()
        elif position.is_over:
            self._say(tr("The game is over."))
        else:
            self.abandon()
            self._run(self._runner_of(position))

    def take_up(self, id: int) -> None:
        """Show the unfinished solve of a row as paused, as an earlier session left it.

        Does nothing if it cannot go on: another window or the command line has finished or removed it, or it is of
        another version of the engine.
        """
        with suppress(InputError, StoreError):
            row = self._store.results.one(id)
            if self.state is State.IDLE and row.is_unfinished and str(id) not in self._store.removed.ids(SOLVE):
                runner = self._runner_of(row.start())
                if runner.row_id == id:
                    self.runner = runner
                    self._set_state(State.PAUSED)

    def _runner_of(self, position: Any) -> SolveRunner:
        game = game_of_position(position)
        engine = self._engines.of(game, self._file.current)[0]
        ply = self._session.ply_of(position)
        return SolveRunner(self._store, self._say, self._tell_unsaved, game, position, engine, ply=ply)

    def _tell_unsaved(self, why: str) -> None:
        """Say where the game's own failure is said, once; as soon as it ends, the game is saved as well."""
        if why:
            self._session.tell_saved(tr("Not saved: {reason}", reason=why))
        else:
            self._session.merge_stored()

    def _run(self, runner: SolveRunner) -> None:
        self.runner = runner
        self._idle.stop()  # perhaps the very memory that was to be freed
        self._idle_runner = None
        self._ending = Ending.BY_ITSELF
        self._worker.start(runner.search, runner, kind="solve")
        self._set_state(State.RUNNING)  # after the start: a listener may pause it at once

    def _set_state(self, state: State, solution: Solution | None = None) -> None:
        self.state, self.solution = state, solution
        self.changed.emit()

    # Ending -----------------------------------------------------------------------------------------------

    def toggle_pause(self) -> None:
        if self.state is State.PAUSED and self.runner is not None:
            self._run(self.runner)
        elif self.state is State.RUNNING:
            self._ending = Ending.PAUSED
            self._worker.stop()

    def cancel(self) -> None:
        """End the work with what is proved. It goes on the next time the position is solved."""
        if self.state is State.RUNNING:
            self._ending = Ending.CANCELLED
            self._worker.stop()
        elif self.state is State.PAUSED:
            assert self.runner is not None
            self.runner.store_state(PAUSED)
            self._free_memory_later()
            self._set_state(State.IDLE, self.runner.proved)

    def abandon(self) -> None:
        """End the work without sending `changed`; it can be resumed later."""
        if self.current is not None:
            self.current.store_state(PAUSED)
            self._free_memory_later()
        self._worker.drop()
        self.state = State.IDLE

    def close(self) -> None:
        """End the work; it can be resumed at the next start."""
        self.abandon()
        self._idle.stop()

    @Slot()
    def free_memory(self) -> None:
        """Free the memory of paused or ended work; resuming starts from the proved bounds."""
        if self._idle_runner is not None:
            self._idle_runner.free_memory()
            memory.give_back_soon()

    def _free_memory_later(self, after: int = ENDED_FOR) -> None:
        if self.runner is not None:
            self._idle_runner = self.runner
            self._idle.start(after)

    # Results ----------------------------------------------------------------------------------------------

    def _on_progress(self, job: Job, part: Progress) -> None:
        runner: SolveRunner = job.context
        if part.stage:
            runner.set_progress(part)
            self._learn(runner.position, runner.progress)
            self.progressed.emit()

    def _on_finished(self, job: Job, result: Any) -> None:
        runner: SolveRunner = job.context
        solution, goes_on = runner.finish(result, self._ending)
        self._free_memory_later(PAUSED_FOR if goes_on else ENDED_FOR)
        self._learn(runner.position, solution)
        if goes_on:
            self._set_state(State.PAUSED)
        else:
            self._set_state(State.IDLE, solution)

    def _on_failed(self, job: Job) -> None:
        job.context.store_state(PAUSED)
        self._free_memory_later()
        self._set_state(State.IDLE)

    def _learn(self, position: Any, known: Progress | Solution) -> None:
        if known.lower is not None:
            self._session.learn_about(position, known)
