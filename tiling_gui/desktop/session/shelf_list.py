"""A list of named items in a window, with Delete and a bin from which deleted items can be restored."""

from collections.abc import Callable
from functools import partial
from typing import Protocol

from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from tiling_gui.desktop.ui.theme import theme
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.desktop.ui.widgets.base import named
from tiling_gui.desktop.ui.widgets.buttons import FlatButton, push_button
from tiling_gui.desktop.ui.widgets.fields import Combo, EnterField
from tiling_gui.desktop.ui.widgets.layouts import column, row
from tiling_gui.language import tr
from tiling_gui.store.named_list import LONGEST
from tiling_gui.store.removed import DAYS

_WIDTH = 120
"""Minimum width of the list in pixels."""


class DeletedItems(Protocol):
    """Deleted items that can be restored, e.g. of a NamedList. Methods raise StoreError."""

    def deleted(self) -> dict[str, str]:
        """Time of deletion in ISO 8601 by name, the latest first."""

    def restore(self, name: str) -> str:
        """Restore an item; return its name, which may have changed."""


class NamedItems(DeletedItems, Protocol):
    """Named items in the store, e.g. a NamedList."""

    def names(self) -> list[str]: ...

    def delete(self, name: str) -> object:
        """Move an item to the bin."""


class MessageHost(Protocol):
    """The window or card that contains the list."""

    def attempt(self, act: Callable[[], object]) -> bool:
        """Call `act`; report InputError and StoreError, and return False then."""

    def say(self, sentence: str) -> None: ...


def restorable() -> str:
    """The tool tip of what deletes or restores."""
    return tr("What is deleted can be restored for {days} days", days=DAYS)


class BinButton(FlatButton):
    """A button with a menu of deleted items; hidden while there are none."""

    def __init__(
        self,
        host: MessageHost,
        name: str,
        bin: DeletedItems,
        restored: Callable[[str], object],
        said: Callable[[str], str] = str,
    ) -> None:
        """`restored(name)` is called after restoring; `said(name)` is the name as shown."""
        super().__init__()
        self._host, self._bin, self._restored, self._said = host, bin, restored, said
        self.setObjectName(name)
        self.set_face(tr("Restore"), theme.icon("undo"), only_icon=True)
        theme.icon_on(self, "undo")
        self.setToolTip(restorable())
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self)
        menu.aboutToShow.connect(self.fill)
        self.setMenu(menu)
        self.hide()

    def refresh(self) -> None:
        """Show the button if there are deleted items. Raises StoreError."""
        self.setVisible(bool(self._bin.deleted()))

    def fill(self) -> None:
        """Fill the menu, the latest deletion first."""
        menu = self.menu()
        menu.clear()
        for name, when in self._bin.deleted().items():
            line = tr("{name}, deleted {date}", name=self._said(name), date=words.moment(when))
            menu.addAction(line.replace("&", "&&"), partial(self._host.attempt, partial(self._restore, name)))

    def _restore(self, name: str) -> None:
        name = self._bin.restore(name)
        self.refresh()
        self._restored(name)
        self._host.say(tr("Restored {name}.", name=self._said(name)))


class ShelfList(QWidget):
    """A drop-down list of names, with Delete and the bin beside it, and a field for the name of what is shown."""

    def __init__(
        self,
        host: MessageHost,
        items: NamedItems,
        show: Callable[[str], object],
        *,
        names: tuple[str, str, str],
        title: str,
        said: Callable[[str], str] = str,
        last_first: bool = False,
        rename: Callable[[str, str], str] | None = None,
        follows: bool = True,
    ) -> None:
        """`show(name)` is called with the chosen name, and after a deletion with the next one: "" for none, or if none
        `follows`. `rename(old, new)` returns the name that the item has then; without it there is no field for names.

        `names` are the objectNames of list, Delete and bin; `title` says what is listed; `said(name)` is the name as
        shown.
        """
        super().__init__()
        self._host, self._items, self._show = host, items, show
        self._said, self._last_first, self._title = said, last_first, title
        self._give_name, self._follows = rename, follows
        self.box = Combo()
        named(self.box, names[0], title, title)
        self.box.setMinimumWidth(_WIDTH)
        self.box.setSizeAdjustPolicy(Combo.SizeAdjustPolicy.AdjustToContents)
        self.box.activated.connect(self._on_chosen)
        self.deleting = push_button(names[1], "", restorable(), "delete")
        self.deleting.setAccessibleName(tr("Delete"))
        self.deleting.clicked.connect(lambda checked: host.attempt(self._delete))
        self.bin = BinButton(host, names[2], items, self._on_restored, said)
        self.naming = EnterField()
        named(self.naming, f"{names[0]}Name", tr("Name"))
        self.naming.setPlaceholderText(tr("Name"))
        self.naming.setMaxLength(LONGEST)
        if rename is None:
            self.naming.hide()  # not shown otherwise: it has no parent yet
        self.naming.editingFinished.connect(lambda: host.attempt(self._rename))
        self.setLayout(column(row((self.box, 1), self.deleting, self.bin), self.naming))

    @property
    def current(self) -> str:
        """The chosen name; "" for none."""
        return self.box.currentData() or ""

    def fill(self, current: str) -> None:
        """Read the names again and select `current` if it is among them. Raises StoreError."""
        names = self._names()
        self.box.clear()
        self.box.setPlaceholderText(self._title if names else tr("None saved yet"))
        for name in names:
            self.box.addItem(self._said(name), name)
        self.box.setCurrentIndex(self.box.findData(current))
        self.box.setEnabled(bool(names))
        self._show_current()
        self.bin.refresh()

    def _show_current(self) -> None:
        self.deleting.setVisible(bool(self.current))
        self.naming.setText(self.current)
        self.naming.setEnabled(bool(self.current))

    def _names(self) -> list[str]:
        names = self._items.names()
        return names[::-1] if self._last_first else names

    def _on_chosen(self, place: int) -> None:
        self._show_current()
        self._host.attempt(lambda: self._show(self.box.itemData(place)))

    def _rename(self) -> None:
        if self._give_name is not None and self.current and self.naming.text() != self.current:
            self.fill(self._give_name(self.current, self.naming.text()))

    def _delete(self) -> None:
        name, said, place = self.current, self.box.currentText(), self.box.currentIndex()
        self._items.delete(name)
        left = self._names()
        following = left[min(place, len(left) - 1)] if left and self._follows else ""
        self.fill(following)
        self._show(following)
        self._host.say(tr("Deleted {name}.", name=said))

    def _on_restored(self, name: str) -> None:
        self.fill(name)
        self._show(name)
