"""Remove in "Continue a solve": takes a campaign or a plain solve off the list; Undo, beside it, puts it back.

Nothing of either is deleted: jobs, rows and bounds stay in the store, which only marks them as off the list.
"""

from PySide6.QtCore import QObject, Signal, Slot

from tiling_gui.desktop.features.solves.rows import Row, removed_words
from tiling_gui.desktop.session.campaign_job import Campaigning
from tiling_gui.desktop.session.solve_job import Solving
from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.desktop.ui.widgets.buttons import push_button
from tiling_gui.errors import StoreError
from tiling_gui.language import tr
from tiling_gui.store import Store
from tiling_gui.store.removed import CAMPAIGN, WORK


class Removing(QObject):
    """Both buttons, and what Undo puts back."""

    changed = Signal(object)
    """(key or None) The list is another one; the key is that of the row to choose."""
    failed = Signal(object)
    """(StoreError)"""

    def __init__(
        self, theme: Theme, store: Store, campaigning: Campaigning, solving: Solving, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._store, self._campaigning, self._solving = store, campaigning, solving
        self._row: Row | None = None
        self._removed: list[Row] = []
        self.remove = push_button(theme, "removeChosen", tr("Remove"))
        self.remove.clicked.connect(self._remove)
        self.undo = push_button(theme, "undoRemove", tr("Undo"), tr("Puts back what was removed last"), "undo")
        self.undo.clicked.connect(self._undo)
        self.undo.hide()

    def set_row(self, row: Row | None, *, at_work: bool) -> None:
        """The chosen row; one that somebody works on stays."""
        self._row = row
        self.remove.setEnabled(row is not None and not at_work)
        self.remove.setToolTip(tr("Removes {what}", what=removed_words(row)) if row else "")

    @property
    def words(self) -> str:
        """What Undo would put back, in a sentence; "" for nothing."""
        return tr("Removed {what}", what=removed_words(self._removed[-1])) if self._removed else ""

    def forget(self) -> None:
        """The list was left: what was removed stays off it."""
        self._removed.clear()
        self.undo.hide()

    @Slot()
    def _remove(self) -> None:
        row = self._row
        if row is None:
            return
        try:
            if row.work is not None and self._solving.key == row.work.key:
                self._solving.cancel()  # it was paused in the work line
            elif row.entry is not None and self._campaigning.id == row.entry.id:
                self._campaigning.cancel()
            self._store.removed.add(*_mark(row))
        except StoreError as error:
            self.failed.emit(error)
            return
        self._removed.append(row)
        self.undo.show()
        self.changed.emit(None)

    @Slot()
    def _undo(self) -> None:
        row = self._removed[-1]
        try:
            self._store.removed.restore(*_mark(row))
        except StoreError as error:
            self.failed.emit(error)
            return
        self._removed.pop()
        self.undo.setVisible(bool(self._removed))
        self.changed.emit(row.key)


def _mark(row: Row) -> tuple[str, object]:
    """Kind and id of a row in the store's list of what was removed."""
    if row.entry is not None:
        return CAMPAIGN, row.entry.id
    assert row.work is not None
    return WORK, row.work.key
