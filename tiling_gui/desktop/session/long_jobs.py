"""The one long job a window has at a time: a plain solve, or a campaign. What they prove is learned by the game."""

from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Game
from tiling_gui.core.limits import Progress
from tiling_gui.core.results import Solution
from tiling_gui.desktop.session.campaign_job import CampaignJob, Strength
from tiling_gui.desktop.session.engines import Engines
from tiling_gui.desktop.session.game_session import Session
from tiling_gui.desktop.session.jobs import Jobs
from tiling_gui.desktop.session.long_job import LongJob
from tiling_gui.desktop.session.player_names import solved_name
from tiling_gui.desktop.session.solve_job import SolveJob
from tiling_gui.desktop.ui.settings import SettingsFile
from tiling_gui.language import tr
from tiling_gui.store import LongSolve, Store


class LongJobs(QObject):
    """Starts solves and campaigns where there is room for one."""

    message = Signal(str)
    """(sentence) For the status line."""

    def __init__(
        self, store: Store, jobs: Jobs, session: Session, engines: Engines, file: SettingsFile, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session, self._engines, self._file = session, engines, file
        self.solving = SolveJob(store, jobs, self)
        self.campaigning = CampaignJob(store, jobs, self)
        self._both: tuple[LongJob, ...] = (self.solving, self.campaigning)
        for work in self._both:
            work.solved.connect(self._on_solution)
            work.stopped.connect(self._on_solution)
            work.progressed.connect(self._on_progress)
            work.message.connect(self.message)

    @property
    def at_work(self) -> bool:
        """True while a solve or a campaign is in the work line, running or paused."""
        return any(work.running or work.is_paused for work in self._both)

    def works_on(self, position: Any) -> bool:
        """True while this position is being solved."""
        return any(work.running and work.position == position for work in self._both)

    def name_of(self, work: LongJob, position: Any) -> str:
        """What a solve or a campaign of `position` is about, in words true of the game on the board as it stands."""
        return solved_name(self._session.position, work.title, position, work.ply)

    def solve(self, position: Any) -> None:
        """Solves a position of the game on the board."""
        if self.solving.running or self.solving.is_paused:
            self.message.emit(tr("A solve is under way; cancel it first, or let it finish."))
        elif position.is_over:
            self.message.emit(tr("The game is over: its value is what is on the board."))
        elif self._make_room():
            self._start(self._session.game, position, ply=self._session.ply_of(position))

    def continue_solve(self, work: LongSolve) -> None:
        """Takes up a solve of an earlier run."""
        if self._make_room():
            spent = Progress(lower=work.lower, upper=work.upper, nodes=work.nodes, seconds=work.seconds)
            self._start(GAMES[work.game], work.position(), spent=spent)

    def run_campaign(self, position: Any, strength: Strength) -> None:
        """Starts the campaign for a position, or goes on with it."""
        if self._make_room():
            self.campaigning.start(position, strength)

    def close(self) -> None:
        """What runs can be continued at the next start."""
        for work in self._both:
            work.close()

    def _start(self, game: Game, position: Any, *, ply: int = 0, spent: Progress | None = None) -> None:
        engine = self._engines.of(game, self._file.current)[0]
        self.solving.start(game, position, engine, ply=ply, spent=spent)

    def _make_room(self) -> bool:
        """One at a time: True if another may start. One that is paused can be continued from the list."""
        if self.solving.running:
            self.message.emit(tr("A solve is under way; pause or cancel it first, or let it finish."))
        elif self.campaigning.running:
            self.message.emit(tr("A campaign is at work; pause or cancel it first."))
        else:
            for work in self._both:
                work.abandon()
            return True
        return False

    @Slot(object)
    def _on_progress(self, progress: Progress) -> None:
        if progress.lower is not None and progress.upper is not None:
            work = self.solving if self.campaigning.position is None else self.campaigning
            self._session.learn_about(work.position, progress)

    @Slot(object)
    def _on_solution(self, solution: Solution) -> None:
        if solution.lower is not None:
            self._session.learn_about(solution.position, solution)
