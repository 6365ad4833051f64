"""A campaign in the work line: board, bounds, counts settled, jobs, rate, time, Pause and Cancel."""

from PySide6.QtCore import QObject

from tiling_gui.core.limits import Progress
from tiling_gui.desktop.main_window.progress_bar import WorkLine
from tiling_gui.desktop.main_window.work_presenter import WorkPresenter
from tiling_gui.desktop.session.controller import Controller
from tiling_gui.language import plural, tr


class CampaignLine(WorkPresenter):
    """Carries the news of the controller's campaign to the work line."""

    bar = False  # the last counts take most of the time: 7 of 10 would say nothing about how long it still is

    def __init__(self, controller: Controller, line: WorkLine, parent: QObject) -> None:
        super().__init__(controller, line, controller.campaigning, parent)

    def _headline(self, what: str) -> str:
        return tr("Campaign {what}", what=what)

    def _show(self, progress: Progress) -> None:
        campaigning = self._control.campaigning
        self._line.set_progress(self._with_known(progress), work_parts(progress, campaigning.jobs))


def work_parts(progress: Progress, jobs: int) -> str:
    """ "6 of 10 counts settled, 240 jobs" in the work line: final counts, and jobs that were answered."""
    answered = plural("%n jobs", "%n job", jobs)
    if not progress.total:
        return answered
    return tr("{done} of {total} counts settled, {jobs}", done=progress.done, total=progress.total, jobs=answered)
