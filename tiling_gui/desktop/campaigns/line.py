"""A campaign in the work line: board, bounds, counts settled, jobs, rate, time, Pause and Cancel."""

from PySide6.QtCore import QObject, Slot

from tiling_gui.desktop.campaigns import words
from tiling_gui.desktop.carrier import Carrier
from tiling_gui.desktop.controller import Controller
from tiling_gui.desktop.widgets.work_line import WorkLine
from tiling_gui.language import tr
from tiling_gui.rules.domino import DominoPosition, title
from tiling_gui.search.limits import Progress


class CampaignLine(Carrier):
    """Carries the news of the controller's campaign to the work line."""

    def __init__(self, controller: Controller, line: WorkLine, parent: QObject) -> None:
        super().__init__(controller, line, controller.campaigning, parent)

    @Slot(object)
    def _on_began(self, position: DominoPosition) -> None:
        campaigning = self._control.campaigning
        self._what = title(position)
        # The last counts take most of the time: a bar of 7 of 10 would say nothing about how long it still is.
        self._line.begin(tr("Campaign {what}", what=self._what), bar=False)
        self._control.said.emit("")  # "Stopped." was said of the run before
        self._line.set_progress(campaigning.progress, words.work_parts(campaigning.progress, campaigning.jobs))
        self._control.changed.emit()

    @Slot(object, object)
    def _on_progress(self, progress: Progress, jobs: int) -> None:
        self._line.set_progress(progress, words.work_parts(progress, jobs))

    @Slot(object)
    def _on_paused(self, progress: Progress) -> None:
        campaigning = self._control.campaigning
        self._line.set_progress(progress, words.work_parts(progress, campaigning.jobs))
        self._show_paused(progress)
