"""What is kept by name, in a window: a list to choose from, Delete, and the bin from which it is brought back."""

from collections.abc import Callable
from functools import partial
from typing import Protocol

from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from tiling_gui.desktop.ui.theme import theme
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.desktop.ui.widgets.base import named
from tiling_gui.desktop.ui.widgets.buttons import FlatButton, push_button
from tiling_gui.desktop.ui.widgets.fields import Combo
from tiling_gui.desktop.ui.widgets.layouts import row
from tiling_gui.language import tr
from tiling_gui.store.removed import DAYS

_WIDTH = 120
"""Pixels that the list needs at least."""


class Bin(Protocol):
    """What was deleted and can be brought back: of a Shelf, say. Methods raise StoreError."""

    def deleted(self) -> dict[str, str]:
        """When each was deleted, in ISO 8601, the last first, by name."""

    def restore(self, name: str) -> str:
        """Brings one back; returns the name it has now."""


class Things(Bin, Protocol):
    """What is kept by name: a Shelf, say."""

    def names(self) -> list[str]:
        """All names, in order."""

    def delete(self, name: str) -> object:
        """Moves one to the bin."""


class Host(Protocol):
    """The window, or the card, in which the list stands."""

    def attempt(self, act: Callable[[], object]) -> bool:
        """Does it; says what the person or the disk made impossible."""

    def say(self, sentence: str) -> None:
        """Says what was done."""


class BinButton(FlatButton):
    """Its menu names what was deleted; it is away while nothing can be brought back."""

    def __init__(
        self,
        host: Host,
        name: str,
        bin: Bin,
        restored: Callable[[str], object],
        said: Callable[[str], str] = str,
    ) -> None:
        """`restored(name)` is told what is there again. `said(name)` is how a name is read."""
        super().__init__()
        self._host, self._bin, self._restored, self._said = host, bin, restored, said
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
        self.setVisible(bool(self._bin.deleted()))

    def fill(self) -> None:
        """Lists what can be brought back, the last first."""
        menu = self.menu()
        menu.clear()
        for name, when in self._bin.deleted().items():
            line = tr("{name}, deleted {date}", name=self._said(name), date=words.moment(when))
            menu.addAction(line.replace("&", "&&"), partial(self._host.attempt, partial(self._restore, name)))

    def _restore(self, name: str) -> None:
        name = self._bin.restore(name)
        self.refresh()
        self._restored(name)
        self._host.say(tr("{name} is back.", name=self._said(name)))


class ShelfList(QWidget):
    """A closed list of the names, with Delete and the bin beside it."""

    def __init__(
        self,
        host: Host,
        things: Things,
        show: Callable[[str], object],
        *,
        names: tuple[str, str, str],
        title: str,
        said: Callable[[str], str] = str,
        last_first: bool = False,
    ) -> None:
        """`show(name)` is told what was chosen, or is left after a deletion: "" for none.

        `names` are the objectNames of the list, Delete and the bin; `title` is what is listed.
        """
        super().__init__()
        self._host, self._things, self._show = host, things, show
        self._said, self._last_first, self._title = said, last_first, title
        self.box = Combo()
        named(self.box, names[0], title, title)
        self.box.setMinimumWidth(_WIDTH)
        self.box.setSizeAdjustPolicy(Combo.SizeAdjustPolicy.AdjustToContents)
        self.box.activated.connect(self._on_chosen)
        tip = tr("Deletes what is shown; it can be brought back for {days} days", days=DAYS)
        self.deleting = push_button(names[1], "", tip, "delete")
        self.deleting.setAccessibleName(tr("Delete"))
        self.deleting.clicked.connect(lambda checked: host.attempt(self._delete))
        self.bin = BinButton(host, names[2], things, self._on_restored, said)
        whole = row((self.box, 1), self.deleting, self.bin)
        whole.setContentsMargins(0, 0, 0, 0)
        self.setLayout(whole)

    @property
    def current(self) -> str:
        """The name that is chosen; "" for none."""
        return self.box.currentData() or ""

    def fill(self, current: str) -> None:
        """Lists the names anew; `current` is chosen if it is there. Raises StoreError."""
        names = self._names()
        self.box.clear()
        self.box.setPlaceholderText(self._title if names else tr("None kept yet"))
        for name in names:
            self.box.addItem(self._said(name), name)
        self.box.setCurrentIndex(self.box.findData(current))
        self.box.setEnabled(bool(names))
        self.deleting.setVisible(bool(self.current))
        self.bin.refresh()

    def _names(self) -> list[str]:
        names = self._things.names()
        return names[::-1] if self._last_first else names

    def _on_chosen(self, place: int) -> None:
        self.deleting.show()
        self._host.attempt(lambda: self._show(self.box.itemData(place)))

    def _delete(self) -> None:
        name, said, place = self.current, self.box.currentText(), self.box.currentIndex()
        self._things.delete(name)
        left = self._names()
        following = left[min(place, len(left) - 1)] if left else ""
        self.fill(following)
        self._show(following)
        self._host.say(tr("Deleted {name}.", name=said))

    def _on_restored(self, name: str) -> None:
        self.fill(name)
        self._show(name)
