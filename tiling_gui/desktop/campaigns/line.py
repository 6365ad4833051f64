"""A campaign in the work line: board, bounds, counts settled, jobs, rate, time, Pause and Cancel."""

from PySide6.QtCore import QObject, Slot

from tiling_gui.desktop.campaigns import words
from tiling_gui.desktop.carrier import Carrier
from tiling_gui.desktop.controller import Controller
from tiling_gui.desktop.jobs import PREPARING
from tiling_gui.desktop.widgets.work_line import WorkLine, finished_text
from tiling_gui.engine.results import Solution
from tiling_gui.language import tr
from tiling_gui.records.verdict import solved_sentence, value_words
from tiling_gui.rules.domino import DominoPosition, title
from tiling_gui.search.limits import Progress


class CampaignLine(Carrier):
    """Carries the news of the controller's campaign to the work line."""

    def __init__(self, controller: Controller, line: WorkLine, parent: QObject) -> None:
        super().__init__(controller, line, parent)
        campaigning = controller.campaigning
        campaigning.began.connect(self._on_began)
        campaigning.progressed.connect(self._on_progress)
        campaigning.paused.connect(self._on_paused)
        campaigning.solved.connect(self._on_solved)
        campaigning.stopped.connect(self._on_stopped)
        campaigning.failed.connect(self._on_failed)

    @Slot(object)
    def _on_began(self, position: DominoPosition) -> None:
        campaigning = self._control.campaigning
        self._line.begin(tr("Campaign {what}", what=title(position)))
        self._line.set_progress(campaigning.progress, words.work_parts(campaigning.progress, campaigning.jobs))
        self._control.changed.emit()

    @Slot(object, object)
    def _on_progress(self, progress: Progress, jobs: int) -> None:
        if progress.stage == "preparing":
            self._control.said.emit(tr(PREPARING))
        self._line.set_progress(progress, words.work_parts(progress, jobs))

    @Slot(object)
    def _on_paused(self, progress: Progress) -> None:
        campaigning = self._control.campaigning
        self._line.set_progress(progress, words.work_parts(progress, campaigning.jobs))
        self._show_paused(progress)

    @Slot(object)
    def _on_solved(self, solution: Solution) -> None:
        what = title(solution.position)
        self._line.finish(finished_text(what, value_words(solution.position, solution.lower), solution.seconds))
        self._control.said.emit(solved_sentence(what, solution.position, solution.lower))
        self._control.changed.emit()
