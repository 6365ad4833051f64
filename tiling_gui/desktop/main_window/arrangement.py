"""Which panels are seen: as the person wants it, in Play and in Analyse, as far as there is room (panels.py)."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from tiling_gui.desktop.main_window import panels
from tiling_gui.desktop.main_window.one_row import OneRow

if TYPE_CHECKING:
    from tiling_gui.desktop.main_window.window import MainWindow


class Arrangement(QObject):
    """Serves one main window; what is folded is kept in its settings."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._one_row = OneRow(window.foot, window.status, self)
        actions = window.actions_by_name
        actions["leftPanel"].triggered.connect(self._toggle_left)
        actions["rightPanel"].triggered.connect(self._toggle_right)
        actions["showStructure"].toggled.connect(self.arrange)

    @property
    def _settings(self) -> tuple[str, str]:
        """Where it is kept whether the left and the right panel are wanted."""
        if self._window.controller.analysing:
            return "analyse_left_panel", "analyse_right_panel"
        return "left_panel", "right_panel"

    @Slot()
    def _toggle_left(self) -> None:
        if self._window.body.narrow:
            self._window.body.toggle_instead()
            self.arrange()
        else:
            self._toggle(self._settings[0])

    @Slot()
    def _toggle_right(self) -> None:
        self._toggle(self._settings[1])

    def _toggle(self, name: str) -> None:
        file = self._window.file
        file.change(**{name: not getattr(file.current, name)})
        self.arrange()

    @Slot()
    def arrange(self) -> None:
        """Everything that depends on the size of the window."""
        window, control = self._window, self._window.controller
        width, height = window.width(), window.height()
        left, right = (getattr(window.file.current, name) for name in self._settings)
        window.tool_bar.fit(width, panels.COMPACT)
        window.knowledge.set_small(width < panels.SMALL_RIGHT)
        window.knowledge.set_low(height < panels.LOW_PANEL)
        window.foot.set_low(height < panels.LOW)
        window.tool_bar.set_low(height < panels.TIGHT)
        self._one_row.set_on(height < panels.TIGHT)
        window.body.want(left=left, right=right)
        folded = not window.body.right_shown
        window.actions_by_name["leftPanel"].setChecked(window.body.left_shown)
        window.actions_by_name["rightPanel"].setChecked(not folded)
        if control.view is not None:
            words = control.view.words(control.session.position)
            window.status.set_count(words.in_a_line() if folded else "")
