"""What the work line shows: the solve while there is one, else the values that are being searched."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Slot

from tiling_gui.core.limits import Progress
from tiling_gui.desktop.main_window.campaign_presenter import CampaignLine
from tiling_gui.desktop.main_window.progress_bar import WorkLine
from tiling_gui.desktop.main_window.work_presenter import WorkPresenter
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.language import tr
from tiling_gui.records.known import Bounds


class ProgressPresenter(WorkPresenter):
    """Carries the news of the controller's workers to the work line, and its buttons back."""

    def __init__(self, workspace: Workspace, line: WorkLine) -> None:
        controller, commands = workspace.controller, workspace.commands
        super().__init__(controller, line, controller.solving, line)
        self._values = False
        """True while the line shows the search for values."""
        self._valued: Any = None
        """The position whose values are searched."""
        controller.valuing.values_progressed.connect(self._on_values)
        controller.valuing.values_ended.connect(self._on_values_ended)
        controller.valuing.values_paused.connect(self._on_values_paused)
        self._campaign = CampaignLine(controller, line, self)
        for work in (controller.solving, controller.campaigning):
            work.began.connect(self._on_work)
        line.pauseClicked.connect(commands.toggle_pause)
        line.cancelClicked.connect(commands.cancel)

    def _headline(self, what: str) -> str:
        return tr("Solving {what}", what=what)

    @Slot()
    def _on_work(self) -> None:
        self._values = False

    @Slot(object)
    def _on_values(self, progress: Progress) -> None:
        control, line = self._control, self._line
        if control.long_jobs.at_work or not control.show_values or line.tells_result:
            return
        begins = not self._values and (progress.seconds > 0.3 or progress.stage == "preparing")
        if begins or (self._values and self._valued != control.session.position):
            self._values, self._valued = True, control.session.position
            line.begin(tr("Values of all moves"))
            control.refresh()
        if self._values:
            known = self._proved(control.session.position).met(Bounds(progress.lower, progress.upper))
            shown = replace(progress, lower=known.lower, upper=known.upper)
            valued = control.valued
            if progress.total and valued is not None:  # with what is known besides, as on the board
                shown = replace(shown, done=sum(entry.value is not None for entry in valued.moves))
            line.set_progress(shown)

    @Slot(bool)
    def _on_values_paused(self, on: bool) -> None:
        self._line.set_paused(on, tr("Values paused; what is proved stays on the board."))

    @Slot()
    def _on_values_ended(self) -> None:
        if self._values:
            self._values = False
            self._line.fold()
            self._control.refresh()
