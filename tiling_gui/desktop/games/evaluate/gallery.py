"""The gallery: expressions of the paper, the four-digit puzzle, and those the user has saved.

`Gallery` is the stored list; `GalleryList` shows each expression with its value, if known.
"""

from contextlib import suppress
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from tiling_gui.desktop.session.shelf_list import BinButton
from tiling_gui.desktop.ui.theme import theme
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Label, force_left_to_right, named
from tiling_gui.desktop.ui.widgets.buttons import FlatButton
from tiling_gui.desktop.ui.widgets.layouts import column, row
from tiling_gui.errors import InputError, damaged_error
from tiling_gui.games.evaluate.domain import DIGITS, domain_text, read_domain
from tiling_gui.games.evaluate.notation import value_text
from tiling_gui.games.evaluate.rules import GALLERY, EvaluatePosition
from tiling_gui.language import tr
from tiling_gui.store import Store

_PREFIX, _FORMER, _VALUES = "evaluate-gallery/", "evaluate-gallery", "evaluate-values"
_GAP = 4
"""Pixels around an entry, which has two lines."""
_ENTRY = Qt.ItemDataRole.UserRole
_LONGEST = 28
"""Number of characters above which a row shows the name instead of the expression."""


@dataclass(frozen=True)
class GalleryEntry:
    expression: str
    domain: str = "0-9"
    name: str = ""
    own: bool = False

    def position(self) -> EvaluatePosition:
        """The start of a game with it, MAX first. Raises InputError if it is invalid."""
        return EvaluatePosition.start(self.expression, read_domain(self.domain))

    @property
    def title(self) -> str:
        """The expression on one line, or its name if it is too long."""
        text = self.position().partial()
        return tr(self.name) if self.name and len(text) > _LONGEST else text


class Gallery:
    """The entries and their known values, both in the store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.shelf = store.named_list(
            _PREFIX, _of_shelf, lambda entry: {"expression": entry.expression, "domain": entry.domain}
        )
        values = store.load(_VALUES, {})
        self._values: dict[str, str] = values if isinstance(values, dict) else {}

    @property
    def entries(self) -> tuple[GalleryEntry, ...]:
        """Those of the paper, then the user's in the order they were saved."""
        return (*(GalleryEntry(text, name=name) for name, text in GALLERY), *self._own())

    def _own(self) -> tuple[GalleryEntry, ...]:
        own = list(self._former())
        for name in self.shelf.by_age():
            with suppress(InputError):  # entries written by something else
                own.append(self.shelf.get(name))
        return tuple(own)

    def _former(self) -> list[GalleryEntry]:
        """Entries in the format of versions before the shelf: a single list."""
        kept = self._store.load(_FORMER, [])
        return [entry for entry in map(_read, kept if isinstance(kept, list) else []) if entry is not None]

    def find(self, position: EvaluatePosition) -> GalleryEntry | None:
        """The entry with the expression and domain of `position`; None if there is none."""
        wanted = (position.expression, position.domain)
        for entry in self.entries:
            start = entry.position()
            if (start.expression, start.domain) == wanted:
                return entry
        return None

    def save(self, expression: str, domain: str) -> None:
        """Add an expression of the user. Raises InputError if it is invalid, StoreError if it cannot be stored."""
        entry = GalleryEntry(expression.strip(), domain.strip(), own=True)
        if self.find(entry.position()) is None:
            self._move_former()
            if _key(entry) in self.shelf.deleted():
                self.shelf.restore(_key(entry))
            else:
                self.shelf.put(_key(entry), entry)

    def remove(self, entry: GalleryEntry) -> None:
        """Delete an entry of the user. Raises StoreError if that cannot be stored."""
        self._move_former()
        self.shelf.delete(_key(entry))

    def _move_former(self) -> None:
        with self._store.transaction():
            for entry in self._former():
                self.shelf.put(_key(entry), entry)
            self._store.remove(_FORMER)

    def value(self, entry: GalleryEntry) -> str:
        """The value as text, e.g. "16/3"; "" if unknown."""
        return self._values.get(_key(entry), "")

    def learn(self, position: EvaluatePosition, value: Fraction) -> None:
        """Store the value of `position` if it is the start of an entry. Raises StoreError."""
        entry = self.find(position)
        if entry is not None and position == entry.position() and not self.value(entry):
            self._values[_key(entry)] = value_text(value)
            self._store.save(_VALUES, self._values)


def _key(entry: GalleryEntry) -> str:
    return f"{entry.expression};{entry.domain}"


def _of_shelf(name: str, data: Any) -> GalleryEntry:
    entry = _read(data)
    if entry is None:
        raise damaged_error()
    return entry


def _read(item: Any) -> GalleryEntry | None:
    """An entry from the store; None if it is invalid."""
    if not isinstance(item, dict):
        return None
    expression, domain = item.get("expression"), item.get("domain")
    if not (isinstance(expression, str) and isinstance(domain, str)):
        return None
    entry = GalleryEntry(expression, domain, own=True)
    try:
        entry.position()
    except InputError:
        return None
    return entry


class GalleryList(QWidget):
    """The list, and a button that saves the expression of the set-up card."""

    chosen = Signal(object)
    """(Entry)"""
    started = Signal(object)
    """(Entry) Double-clicked: a game with it should start."""
    removed = Signal(object)
    """(Entry) The user wants to delete an entry of his own."""
    saveRequested = Signal()

    def __init__(self, bin: BinButton) -> None:
        super().__init__()
        self.bin = bin
        self.list = QListWidget()
        force_left_to_right(self.list)
        named(self.list, "gallery", tr("Gallery"))
        self.list.setSpacing(_GAP)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemClicked.connect(lambda item: self.chosen.emit(item.data(_ENTRY)))
        self.list.itemActivated.connect(lambda item: self.chosen.emit(item.data(_ENTRY)))
        self.list.itemDoubleClicked.connect(lambda item: self.started.emit(item.data(_ENTRY)))
        self.list.currentItemChanged.connect(lambda now, before: self._enable())
        self.delete = QAction(tr("Delete"), self.list)
        self.delete.setShortcut(Qt.Key.Key_Delete)
        self.delete.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self.delete.triggered.connect(lambda: self.removed.emit(self.list.currentItem().data(_ENTRY)))
        self.list.addAction(self.delete)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.save = FlatButton(left=True)
        self.save.setObjectName("saveExpression")
        self.save.set_face(tr("Save this expression"), theme.icon("save"))
        theme.icon_on(self.save, "save")
        self.save.clicked.connect(self.saveRequested)
        self.setLayout(column(row((Label(tr("Gallery"), weight=SEMIBOLD), 1), bin), self.list, self.save, gap=2))

    def show_entries(self, gallery: Gallery) -> None:
        self.list.clear()
        for entry in gallery.entries:
            lines = entry.title, _caption(entry, gallery.value(entry))
            item = QListWidgetItem("\n".join(filter(None, lines)), self.list)
            item.setData(_ENTRY, entry)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, ", ".join(filter(None, lines)))
            tip = entry.position().partial()
            item.setToolTip(tr("{what}: {said}", what=tr(entry.name), said=tip) if entry.name else tip)
        heights = (self.list.sizeHintForRow(number) + 2 * _GAP for number in range(self.list.count()))
        self.list.setFixedHeight(sum(heights) + 2 * self.list.frameWidth())
        self._enable()
        self.bin.refresh()

    def set_current(self, entry: GalleryEntry | None, *, can_save: bool) -> None:
        """Select `entry`; `can_save` enables saving."""
        self.list.clearSelection()
        for item in map(self.list.item, range(self.list.count())):
            if item.data(_ENTRY) == entry:
                self.list.setCurrentItem(item)
        self.save.setEnabled(can_save)

    def _enable(self) -> None:
        item = self.list.currentItem()
        self.delete.setEnabled(item is not None and item.data(_ENTRY).own)


def _caption(entry: GalleryEntry, value: str) -> str:
    """ "Table 1, row 2, value 16/3", and the domain unless it is the digits."""
    domain = entry.position().domain
    name = entry.name and tr(entry.name)
    worth = tr("value {value}", value=value) if value else ""
    values = "" if domain == DIGITS else tr("values {domain}", domain=domain_text(domain))
    return ", ".join(part for part in (name if name != entry.title else "", worth, values) if part)
