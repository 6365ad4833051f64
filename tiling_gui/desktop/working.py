"""What the work line shows: the solve while there is one, else the values that are being searched."""

from PySide6.QtCore import QObject, Slot

from tiling_gui.desktop.campaigns.line import CampaignLine
from tiling_gui.desktop.carrier import Carrier
from tiling_gui.desktop.controller import Controller
from tiling_gui.desktop.jobs import PREPARING
from tiling_gui.desktop.widgets.work_line import WorkLine, finished_text
from tiling_gui.engine.results import Analysis, Solution
from tiling_gui.language import tr
from tiling_gui.records.verdict import solved_sentence, value_words
from tiling_gui.search.limits import Progress


class Working(Carrier):
    """Carries the news of the controller's workers to the work line, and its buttons back."""

    def __init__(self, controller: Controller, line: WorkLine, parent: QObject) -> None:
        super().__init__(controller, line, parent)
        self._solve = ""
        self._values = False
        solving, valuing = controller.solving, controller.valuing
        solving.began.connect(self._on_began)
        solving.progressed.connect(self._on_progress)
        solving.paused.connect(self._on_paused)
        solving.solved.connect(self._on_solved)
        solving.stopped.connect(self._on_stopped)
        solving.failed.connect(self._on_failed)
        valuing.values_progressed.connect(self._on_values)
        valuing.values_done.connect(self._on_values_done)
        self._campaign = CampaignLine(controller, line, self)
        line.pauseClicked.connect(self.toggle_pause)
        line.cancelClicked.connect(self.cancel)

    @Slot()
    def toggle_pause(self) -> None:
        """Pauses what the line shows, or goes on with it."""
        control = self._control
        (control.solving if control.campaigning.position is None else control.campaigning).toggle_pause()

    @Slot()
    def cancel(self) -> None:
        """Ends what the line shows; what is proved stays."""
        solving, valuing = self._control.solving, self._control.valuing
        if solving.running or solving.is_paused:
            solving.cancel()
        elif self._control.at_work:
            self._control.campaigning.cancel()
        elif valuing.valuing:
            valuing.cancel_values()

    @Slot(str)
    def _on_began(self, what: str) -> None:
        self._solve, self._values = what, False
        self._line.begin(tr("Solving {what}", what=what))
        self._line.set_progress(self._control.solving.progress)
        self._control.changed.emit()

    @Slot(object)
    def _on_progress(self, progress: Progress) -> None:
        if progress.stage == "preparing":
            self._control.said.emit(tr(PREPARING))
        self._line.set_progress(progress)

    @Slot(object)
    def _on_paused(self, progress: Progress) -> None:
        self._line.set_progress(progress)
        self._show_paused(progress)

    @Slot(object)
    def _on_solved(self, solution: Solution) -> None:
        what = self._solve
        self._line.finish(finished_text(what, value_words(solution.position, solution.lower), solution.seconds))
        session, view = self._control.session, self._control.view
        if view and solution.position == session.start and session.position.is_over:
            self._control.said.emit(view.end_sentence(session.position, solution.lower, solution.upper))
        else:
            self._control.said.emit(solved_sentence(what, solution.position, solution.lower))
        self._control.changed.emit()

    @Slot(object)
    def _on_values(self, progress: Progress) -> None:
        control = self._control
        if control.at_work:
            return
        if not self._values and control.show_values and progress.seconds > 0.3:
            self._values = True
            self._line.begin(tr("Values of all moves"), can_pause=False)
        if self._values:
            if progress.stage == "preparing":
                control.said.emit(tr(PREPARING))
            self._line.set_progress(progress)

    @Slot(object)
    def _on_values_done(self, analysis: Analysis) -> None:
        if self._values:
            self._values = False
            self._line.fold()
