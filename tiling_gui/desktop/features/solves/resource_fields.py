"""Fields for the number and kind of a campaign's workers on this computer."""

from PySide6.QtWidgets import QWidget

from tiling_gui.desktop.session.campaign_runner import Resources, can_use_processes, cores
from tiling_gui.desktop.ui.widgets.base import Label
from tiling_gui.desktop.ui.widgets.fields import combo, spin
from tiling_gui.desktop.ui.widgets.layouts import row
from tiling_gui.language import tr


class ResourceFields(QWidget):
    """A number, and a choice of threads or processes if processes are possible."""

    def __init__(self, threads: int) -> None:
        """`threads` is the initial number; 0 means all cores."""
        super().__init__()
        spoken = tr("Workers: threads or processes on this machine")
        tip = tr("How many workers a campaign uses on this machine, from its next start")
        self.threads = spin("campaignThreads", spoken, 1, cores(), threads or cores(), tip)
        self.threads.setFixedWidth(64)
        kinds = [(False, tr("threads")), (True, tr("processes"))]
        tip = tr("Threads share one table; processes each have their own and use dask.distributed")
        self.place = combo("campaignPlace", tr("Kind of worker"), kinds, tip) if can_use_processes() else None
        self.setLayout(row(self.threads, self.place or Label(tr("threads"))))

    def resources(self, memory_mb: int | None) -> Resources:
        return Resources(self.threads.value(), memory_mb, self.place is not None and bool(self.place.currentData()))
