"""The one long work of a window, a solve or a campaign: started, paused, gone on with, cancelled, left for later.

    IDLE --start--> RUNNING --proved, cancelled, failed--> IDLE
                    RUNNING <--toggle_pause--> PAUSED --cancelled, left--> IDLE

What is done is a `Runner`'s: how it is searched, what it takes together, what is kept of it. Pausing is stopping, and
going on is starting again with what is proved.
"""

from collections.abc import Callable
from enum import Enum, auto
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.limits import Progress
from tiling_gui.core.results import Solution
from tiling_gui.desktop.session.campaign_runner import CampaignRunner, Strength
from tiling_gui.desktop.session.engines import Engines
from tiling_gui.desktop.session.game_session import Session
from tiling_gui.desktop.session.jobs import Job, Jobs
from tiling_gui.desktop.session.player_names import solved_name
from tiling_gui.desktop.session.runner import Ending, Runner
from tiling_gui.desktop.session.solve_runner import SolveRunner
from tiling_gui.desktop.ui.settings import SettingsFile
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import tr
from tiling_gui.store import LongSolve, Store

IDLE_FOR = 5 * 60_000
"""Milliseconds after which the memory of a work that is over or paused is given back; what it proved is kept."""


class State(Enum):
    """What the window does about a position for long."""

    IDLE = auto()
    RUNNING = auto()
    PAUSED = auto()


class LongWork(QObject):
    """All methods and signals belong to the main thread. What is proved is learned by the game on the board."""

    changed = Signal()
    """`state` is another one: it runs, runs on, rests, or is over with a `solution` or without."""
    progressed = Signal()
    """`progress` is further."""

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
        """`say` has the status line say something."""
        super().__init__(parent)
        self._store, self._jobs, self._session, self._engines, self._file = store, jobs, session, engines, file
        self._say = say
        self._worker = jobs.worker("solve", self._on_finished, progress=self._on_progress, failed=self._on_failed)
        self.runner: Runner | None = None
        """What was worked on last, whether it runs, rests or is over."""
        self.state = State.IDLE
        self.solution: Solution | None = None
        """Of work that is over: proved, or with the bounds until it was cancelled or could do no more. None while it is
        not over, and where it failed."""
        self._ending = Ending.BY_ITSELF
        self._resting: Runner | None = None
        """Whose memory is given back when nobody goes on with it."""
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.setInterval(IDLE_FOR)
        self._idle.timeout.connect(self.rest)

    # Looking ----------------------------------------------------------------------------------------------

    @property
    def current(self) -> Runner | None:
        """What runs or is paused; None if there is nothing."""
        return None if self.state is State.IDLE else self.runner

    @property
    def position(self) -> Any:
        """What is worked on, or paused; None if there is nothing."""
        return None if self.current is None else self.current.position

    @property
    def progress(self) -> Progress:
        """How far it is, or was when it ended, earlier runs included."""
        return Progress() if self.runner is None else self.runner.progress

    def works_on(self, position: Any) -> bool:
        """True while this position is being solved."""
        return self.state is State.RUNNING and self.position == position

    def does(self, kind: str) -> bool:
        """True while a "solve" or a "campaign" runs."""
        return self.state is State.RUNNING and self.runner is not None and kind == self.runner.KIND

    def key(self, kind: str) -> str:
        """Under which the store keeps the "solve" or "campaign" that runs or is paused here; "" for none."""
        return "" if self.current is None or kind != self.current.KIND else self.current.key

    def name_of(self, position: Any) -> str:
        """What the work about `position` is about, in words true of the game on the board as it stands."""
        assert self.runner is not None
        return solved_name(self._session.position, self.runner.title, position, self.runner.ply)

    def title_of(self, position: Any) -> str:
        """The same in words that are true whatever game is on the board."""
        assert self.runner is not None
        return solved_name(None, self.runner.title, position, self.runner.ply)

    @property
    def is_of_start(self) -> bool:
        """True if what was worked on last is the start of its game."""
        return self.runner is not None and not self.runner.ply

    # Starting ---------------------------------------------------------------------------------------------

    def solve(self, position: Any) -> None:
        """Solves a position of the game on the board."""
        if isinstance(self.current, SolveRunner):
            self._say(tr("A solve is under way; cancel it first, or let it finish."))
        elif position.is_over:
            self._say(tr("The game is over: its value is what is on the board."))
        elif self._make_room():
            game = self._session.game
            engine = self._engines.of(game, self._file.current)[0]
            ply = self._session.ply_of(position)
            self._run(SolveRunner(self._store, self._say, game, position, engine, ply=ply))

    def continue_solve(self, work: LongSolve) -> None:
        """Takes up a solve of an earlier run."""
        if self._make_room():
            game = GAMES[work.game]
            engine = self._engines.of(game, self._file.current)[0]
            spent = Progress(lower=work.lower, upper=work.upper, nodes=work.nodes, seconds=work.seconds)
            self._run(SolveRunner(self._store, self._say, game, work.position(), engine, spent=spent))

    def run_campaign(self, position: Any, strength: Strength) -> None:
        """Starts the campaign for a position, or goes on with it; where there can be none, nothing is at work."""
        if not self._make_room():
            return
        try:
            runner = CampaignRunner(self._store, self._say, position, strength)
        except (InputError, StoreError) as error:
            self._become(State.IDLE)
            self._jobs.tell(error)
        else:
            self._run(runner)

    def _make_room(self) -> bool:
        """One at a time: True if another may start. One that is paused can be continued from the list."""
        if self.state is State.RUNNING:
            assert self.runner is not None
            self._say(tr(self.runner.BUSY))
            return False
        self.abandon()
        return True

    def _run(self, runner: Runner) -> None:
        self.runner = runner
        if runner.holds_memory:  # perhaps that of the one that rests
            self._idle.stop()
            self._resting = None
        self._ending = Ending.BY_ITSELF
        self._worker.start(runner.search, runner, kind=runner.KIND)
        runner.note("running")
        self._become(State.RUNNING)  # once it runs: whoever hears of it may pause it at once

    def _become(self, state: State, solution: Solution | None = None) -> None:
        self.state, self.solution = state, solution
        self.changed.emit()

    # Ending -----------------------------------------------------------------------------------------------

    def toggle_pause(self) -> None:
        """Pauses, or goes on."""
        if self.state is State.PAUSED and self.runner is not None:
            self._run(self.runner)
        elif self.state is State.RUNNING:
            self._ending = Ending.PAUSED
            self._worker.stop()

    def cancel(self) -> None:
        """Ends the work with what is proved. It can be continued from the list."""
        if self.state is State.RUNNING:
            self._ending = Ending.CANCELLED
            self._worker.stop()
        elif self.state is State.PAUSED:
            assert self.runner is not None
            self.runner.note("stopped")
            self._become(State.IDLE, self.runner.proved)

    def abandon(self) -> None:
        """Ends the work without a word; it can be continued later."""
        if self.current is not None:
            self.current.note("paused")
            self._let_rest()
        self._worker.drop()
        self.state = State.IDLE

    def close(self) -> None:
        """What runs can be continued at the next start."""
        self.abandon()
        self._idle.stop()

    @Slot()
    def rest(self) -> None:
        """Gives memory back while it is not worked with; going on takes up the proved facts."""
        if self._resting is not None:
            self._resting.rest()

    def _let_rest(self) -> None:
        if self.runner is not None and self.runner.holds_memory:
            self._resting = self.runner
            self._idle.start()

    # What comes back --------------------------------------------------------------------------------------

    def _on_progress(self, job: Job, part: Progress) -> None:
        runner: Runner = job.context
        if part.stage:
            runner.take(part)
            self._learn(runner.position, runner.progress)
            self.progressed.emit()

    def _on_finished(self, job: Job, result: Any) -> None:
        runner: Runner = job.context
        solution, goes_on = runner.finish(result, self._ending)
        self._let_rest()
        self._learn(runner.position, solution)
        if goes_on:
            self._become(State.PAUSED)
        else:
            self._become(State.IDLE, solution)

    def _on_failed(self, job: Job) -> None:
        self._let_rest()
        self._become(State.IDLE)

    def _learn(self, position: Any, known: Progress | Solution) -> None:
        if known.lower is not None:
            self._session.learn_about(position, known)
