"""What the work line shows: the solve while there is one, else the values that are being searched."""

from dataclasses import replace

from PySide6.QtCore import QObject, Slot

from tiling_gui.desktop.campaigns.line import CampaignLine
from tiling_gui.desktop.carrier import Carrier
from tiling_gui.desktop.controller import Controller
from tiling_gui.desktop.session import narrowed
from tiling_gui.desktop.widgets.work_line import WorkLine
from tiling_gui.engine.results import Analysis
from tiling_gui.language import tr
from tiling_gui.search.limits import Progress


class Working(Carrier):
    """Carries the news of the controller's workers to the work line, and its buttons back."""

    def __init__(self, controller: Controller, line: WorkLine, parent: QObject) -> None:
        super().__init__(controller, line, controller.solving, parent)
        self._values = False
        controller.valuing.values_progressed.connect(self._on_values)
        controller.valuing.values_done.connect(self._on_values_done)
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
        self._what, self._values = what, False
        self._line.begin(tr("Solving {what}", what=what))
        self._line.set_progress(self._control.solving.progress)
        self._control.changed.emit()

    @Slot(object)
    def _on_progress(self, progress: Progress) -> None:
        self._line.set_progress(progress)

    @Slot(object)
    def _on_paused(self, progress: Progress) -> None:
        self._line.set_progress(progress)
        self._show_paused(progress)

    @Slot(object)
    def _on_values(self, progress: Progress) -> None:
        control = self._control
        if control.at_work:
            return
        if not self._values and control.show_values and progress.seconds > 0.3:
            self._values = True
            self._line.begin(tr("Values of all moves"), can_pause=False)
        if self._values:
            # The search of the values begins anew; what is proved about the position already stands beside it.
            lower, upper = narrowed(control.session.tree.node, progress.lower, progress.upper)
            self._line.set_progress(replace(progress, lower=lower, upper=upper))

    @Slot(object)
    def _on_values_done(self, analysis: Analysis) -> None:
        if self._values:
            self._values = False
            self._line.fold()
