"""What values show: the menu beside Values in the toolbar, and the switches Values and Graph."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from tiling_gui.language import mark, tr

if TYPE_CHECKING:
    from tiling_gui.desktop.main_window.window import MainWindow

OFF = "off"
KINDS = ((OFF, mark("Off")), ("cost", mark("Cost")), ("final", mark("Final count")))


class ValuesMenu(QObject):
    """Serves one main window; what is chosen is kept in its settings."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        menu, self.kinds = QMenu(tr("What values show"), window), QActionGroup(window)
        for kind, text in KINDS:
            action = QAction(tr(text), menu, checkable=True)
            action.setObjectName(f"values{kind.capitalize()}")
            action.setData(kind)
            self.kinds.addAction(action)
            menu.addAction(action)
        self.kinds.triggered.connect(self._on_kind)
        window.tool_bar.values_menu.setMenu(menu)
        actions = window.actions_by_name
        actions["showValues"].toggled.connect(self._on_values)
        actions["valuesKind"].triggered.connect(self._on_other)
        actions["showGraph"].toggled.connect(self._on_graph)
        self.check()

    def check(self) -> None:
        """The menu shows the kind that is on."""
        window = self._window
        on = window.actions_by_name["showValues"].isChecked()
        for action in self.kinds.actions():
            action.setChecked(action.data() == (window.file.current.values_kind if on else OFF))

    @Slot(bool)
    def _on_values(self, on: bool) -> None:
        self.check()
        self._window.controller.set_show_values(on)

    @Slot(QAction)
    def _on_kind(self, action: QAction) -> None:
        window, kind = self._window, action.data()
        if kind != OFF:
            window.file.change(values_kind=kind)
        window.actions_by_name["showValues"].setChecked(kind != OFF)
        window.controller.set_show_values(kind != OFF)

    @Slot()
    def _on_other(self) -> None:
        """The other kind; values that are off come on."""
        kinds = [kind for kind, _ in KINDS if kind != OFF]
        now = self._window.file.current.values_kind
        on = self._window.actions_by_name["showValues"].isChecked()
        wanted = kinds[(kinds.index(now) + on) % len(kinds)]
        self._on_kind(next(action for action in self.kinds.actions() if action.data() == wanted))
        self.check()

    @Slot(bool)
    def _on_graph(self, on: bool) -> None:
        window = self._window
        window.file.change(show_graph=on)
        window.controller.set_show_graph(on)
        window.knowledge.set_graph_shown(on)
