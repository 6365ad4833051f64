"""The first row of "Continue a solve": start a campaign, with how many workers; take one over, write one to a file."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tiling_gui.core.game import Value
from tiling_gui.desktop.features.solves import phrases
from tiling_gui.desktop.session.campaign_job import Strength, can_use_processes, cores
from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.desktop.ui.widgets.base import Label, named
from tiling_gui.desktop.ui.widgets.buttons import push_button
from tiling_gui.desktop.ui.widgets.fields import Combo, Spin
from tiling_gui.games.domino.editing import as_set_up
from tiling_gui.games.domino.rules import DominoPosition, title
from tiling_gui.language import tr

_WIDE = 640
"""Narrower than this, in pixels, the position's name is in a tip alone, and the buttons of files are icons."""


class StartBar(QWidget):
    """Buttons and choices; whoever owns it connects them."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._memory: int | None = None
        self.begin = push_button(theme, "beginCampaign", tr("Start a campaign"))
        self.what = Label(theme, role="muted")
        self.what.setObjectName("campaignPosition")
        self.threads = Spin()
        named(self.threads, "campaignThreads", tr("Workers: threads or processes of this machine"))
        self.threads.setToolTip(tr("How many workers of this machine a campaign has, from its next start"))
        self.threads.setRange(1, cores())
        self.threads.setFixedWidth(64)
        self.place = Combo()
        named(self.place, "campaignPlace", tr("What works"))
        self.place.setToolTip(tr("Threads share one table; processes each have their own and use dask.distributed"))
        self.place.addItem(tr("threads"), False)
        self.place.addItem(tr("processes"), True)
        self._word = Label(theme, tr("threads"))
        self.place.setVisible(can_use_processes())
        self._word.setVisible(not can_use_processes())
        take, write = tr("Take over a campaign's file"), tr("Write the chosen campaign with all its rows to one file")
        self.importing = push_button(theme, "importCampaign", tr("Import…"), take, "import")
        self.exporting = push_button(theme, "exportCampaign", tr("Export…"), write, "export")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for button in (self.importing, self.exporting):
            button.setAccessibleName(button.text())  # also while only the icon shows
        for widget in (self.begin, self.threads, self.place, self._word):
            row.addWidget(widget)
        row.addWidget(self.what, 1)
        row.addStretch()
        row.addWidget(self.importing)
        row.addWidget(self.exporting)
        self.set_strength(0, 0)

    def set_position(self, position: DominoPosition | None, value: Value | None = None) -> None:
        """What a new campaign would be about; None in other games; a known `value` leaves nothing to do."""
        self.begin.setEnabled(position is not None and value is None)
        self.begin.setToolTip(phrases.start_tip(position))
        what = "" if position is None else title(as_set_up(position))
        words = tr("for {what}", what=what) if value is None else tr("{what}: {value}, exact", what=what, value=value)
        self.what.setText(words if what else "")

    def set_strength(self, threads: int, memory_mb: int) -> None:
        """Threads and table of the preferences; 0 = as suits the machine."""
        self.threads.setValue(threads or cores())
        self._memory = memory_mb or None

    def strength(self) -> Strength:
        """What is chosen to work with."""
        processes = can_use_processes() and bool(self.place.currentData())
        return Strength(self.threads.value(), self._memory, processes)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leaves out words where there is no room for them."""
        super().resizeEvent(event)
        wide = self.width() >= _WIDE
        self.what.setVisible(wide)
        for button in (self.importing, self.exporting):
            button.setText(button.accessibleName() if wide else "")
