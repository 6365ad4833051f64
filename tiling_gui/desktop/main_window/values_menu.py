"""The menu beside Values in the toolbar: which kind of values is shown."""

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.widgets.buttons import FlatButton
from tiling_gui.language import mark, tr

OFF = "off"
VALUE_DISPLAYS = ((OFF, mark("Off")), ("cost", mark("Cost")), ("final", mark("Final count")))


class ValuesMenu(QObject):
    """Fills the menu of `button`; the choice is stored in the settings."""

    def __init__(self, workspace: Workspace, button: FlatButton) -> None:
        super().__init__(button)
        self._workspace = workspace
        menu, self.kinds = QMenu(tr("Value display"), button), QActionGroup(button)
        for kind, text in VALUE_DISPLAYS:
            action = QAction(tr(text), menu, checkable=True)
            action.setObjectName(f"values{kind.capitalize()}")
            action.setData(kind)
            self.kinds.addAction(action)
            menu.addAction(action)
        self.kinds.triggered.connect(self._on_kind)
        button.setMenu(menu)
        workspace.actions["showValues"].toggled.connect(self.check)
        workspace.settings.changed.connect(self.check)
        self.check()

    @Slot()
    def check(self) -> None:
        """Checks the entry of the kind that is shown."""
        space = self._workspace
        on = space.actions["showValues"].isChecked()
        for action in self.kinds.actions():
            action.setChecked(action.data() == (space.settings.current.values_kind if on else OFF))

    @Slot(QAction)
    def _on_kind(self, action: QAction) -> None:
        kind = action.data()
        self._workspace.commands.show_values(None if kind == OFF else kind)
