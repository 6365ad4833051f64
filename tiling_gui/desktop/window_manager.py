"""Main windows with all that belongs to them: made, kept as long as they are open, and opened beside each other."""

from PySide6.QtCore import QObject, Slot

from tiling_gui.desktop.features import make_features
from tiling_gui.desktop.main_window.window import MainWindow, main_windows
from tiling_gui.desktop.ui.settings import SettingsFile
from tiling_gui.records.record import GameRecord
from tiling_gui.store import Store

STEP = 32
"""Pixels between a window and the next one opened from it."""

_open: list[MainWindow] = []
"""Windows that nothing else holds: Python would drop them otherwise."""


def make_window(
    store: Store, file: SettingsFile, *, restore: bool = True, record: GameRecord | None = None
) -> MainWindow:
    """A main window with its features, not shown yet; what it shows is told in MainWindow."""
    window = MainWindow(store, file, restore=restore, record=record)
    _Holder(window)
    window.start(make_features(window.workspace))
    return window


def hold(window: MainWindow) -> MainWindow:
    """Holds `window` as long as it is open; closed, it is thrown away. Returns it."""
    _open.append(window)
    return window


def make_held(store: Store, file: SettingsFile, *, record: GameRecord) -> MainWindow:
    """A main window that shows `record`, not shown yet and held as long as it is open."""
    return hold(make_window(store, file, record=record))


class _Holder(QObject):
    """Lets go of a window that is closed, and opens others beside it."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        window.closed.connect(self._forget)
        window.actions_by_name["newWindow"].triggered.connect(self._open_another)

    @Slot()
    def _forget(self) -> None:
        if self._window in _open:
            _open.remove(self._window)
            self._window.deleteLater()

    @Slot()
    def _open_another(self) -> None:
        open_window(self._window)


def open_window(beside: MainWindow) -> MainWindow:
    """Another main window on the same store, with a game of its own, shown beside the one it is opened from."""
    made = hold(make_window(beside.store, beside.file, restore=False))
    made.resize(beside.size())
    room = beside.screen().availableGeometry()
    made.move(
        max(room.left(), min(beside.x() + STEP, room.right() + 1 - beside.frameGeometry().width())),
        max(room.top(), min(beside.y() + STEP, room.bottom() + 1 - beside.frameGeometry().height())),
    )
    made.show()
    return made


__all__ = ["hold", "main_windows", "make_held", "make_window", "open_window"]
