"""The button that brings back what was deleted from a list that is kept by name: the same in every window."""

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtWidgets import QMenu, QToolButton

from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.theme import theme
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.desktop.ui.widgets.buttons import FlatButton
from tiling_gui.language import tr
from tiling_gui.store.removed import DAYS
from tiling_gui.store.shelf import Shelf


class BinButton(FlatButton):
    """Its menu names what was deleted; it is away while nothing can be brought back."""

    def __init__(
        self,
        window: ToolWindow,
        name: str,
        shelf: Shelf[Any],
        restored: Callable[[str], object],
        said: Callable[[str], str] = str,
    ) -> None:
        """`restored(name)` is told what is on the shelf again; the window says what stands in the way.

        `said(name)` is how a name is read.
        """
        super().__init__()
        self._window, self._shelf, self._restored, self._said = window, shelf, restored, said
        self.setObjectName(name)
        self.set_face(tr("Bring back"), theme.icon("undo"), only_icon=True)
        theme.icon_on(self, "undo")
        self.setToolTip(tr("Brings back what was deleted in the last {days} days", days=DAYS))
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self)
        menu.aboutToShow.connect(self.fill)
        self.setMenu(menu)
        self.hide()

    def refresh(self) -> None:
        """Looks whether anything is there. Raises StoreError."""
        self.setVisible(bool(self._shelf.deleted()))

    def fill(self) -> None:
        """Lists what can be brought back, the last first."""
        menu = self.menu()
        menu.clear()
        for name, when in self._shelf.deleted().items():
            line = tr("{name}, deleted {date}", name=self._said(name), date=words.moment(when))
            menu.addAction(line.replace("&", "&&"), partial(self._window.attempt, partial(self._restore, name)))

    def _restore(self, name: str) -> None:
        name = self._shelf.restore(name)
        self.refresh()
        self._restored(name)
        self._window.say(tr("{name} is back.", name=self._said(name)))
