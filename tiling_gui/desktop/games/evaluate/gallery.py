"""The gallery: expressions of the paper, the four-digit puzzle, and those the user has saved.

`Gallery` is the stored list; `GalleryList` shows each expression with its value, if known.
"""

from contextlib import suppress
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QMenu, QSizePolicy, QWidget

from tiling_gui.desktop.session.shelf_list import BinButton
from tiling_gui.desktop.ui.theme import CAPTION, TEXT, theme
from tiling_gui.desktop.ui.widgets.base import (
    ELLIPSIS,
    SEMIBOLD,
    Label,
    focus_ring,
    font,
    force_left_to_right,
    painter_on,
)
from tiling_gui.desktop.ui.widgets.buttons import FlatButton
from tiling_gui.desktop.ui.widgets.layouts import column, row
from tiling_gui.errors import InputError
from tiling_gui.games.evaluate.domain import DIGITS, domain_text, read_domain
from tiling_gui.games.evaluate.notation import value_text
from tiling_gui.games.evaluate.rules import GALLERY, EvaluatePosition
from tiling_gui.language import tr
from tiling_gui.store import Store

_PREFIX, _FORMER, _VALUES = "evaluate-gallery/", "evaluate-gallery", "evaluate-values"
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
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
        """Adds an expression of the user. Raises InputError if it is invalid, StoreError if it cannot be stored."""
        entry = GalleryEntry(expression.strip(), domain.strip(), own=True)
        if self.find(entry.position()) is None:
            self._move_former()
            if _key(entry) in self.shelf.deleted():
                self.shelf.restore(_key(entry))
            else:
                self.shelf.put(_key(entry), entry)

    def remove(self, entry: GalleryEntry) -> None:
        """Deletes an entry of the user. Raises StoreError if that cannot be stored."""
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
        """Stores the value of `position` if it is the start of an entry. Raises StoreError."""
        entry = self.find(position)
        if entry is not None and position == entry.position() and not self.value(entry):
            self._values[_key(entry)] = value_text(value)
            self._store.save(_VALUES, self._values)


def _key(entry: GalleryEntry) -> str:
    return f"{entry.expression};{entry.domain}"


def _of_shelf(name: str, data: Any) -> GalleryEntry:
    entry = _read(data)
    if entry is None:
        raise InputError(tr("The expression {name} cannot be read.", name=name))
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


class _Row(QAbstractButton):
    removed = Signal()
    opened = Signal()
    """Double-clicked."""

    def __init__(self, entry: GalleryEntry, value: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        force_left_to_right(self)
        self.entry, self.value = entry, value
        self.current = False
        self.setObjectName(f"gallery-{entry.expression}")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(40)
        self.title = entry.title
        self.setAccessibleName(f"{self.title}, {self.caption}" if self.caption else self.title)
        tip = entry.position().partial()
        self.setToolTip(
            tr("{name}: {expression}", name=tr(entry.name), expression=tip)
            if entry.name
            else tr("{expression}. Delete removes it.", expression=tip)
        )

    @property
    def caption(self) -> str:
        """ "Table 1, row 2, value 16/3", and the domain unless it is the digits."""
        domain = self.entry.position().domain
        name = self.entry.name and tr(self.entry.name)
        name = "" if name == self.title else name
        worth = tr("value {value}", value=self.value) if self.value else ""
        values = "" if domain == DIGITS else tr("values {domain}", domain=domain_text(domain))
        return ", ".join(part for part in (name, worth, values) if part)

    def sizeHint(self) -> QSize:
        return QSize(160, 40)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The first click has selected the row; the second starts a game."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.opened.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete removes an entry of the user."""
        if event.key() == Qt.Key.Key_Delete and self.entry.own:
            self.removed.emit()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if not self.entry.own:
            return
        menu = QMenu(self)
        action = menu.addAction(tr("Remove from the gallery"))
        action.setObjectName("removeFromGallery")
        action.triggered.connect(self.removed)
        menu.exec(event.globalPos())
        menu.deleteLater()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        if self.current:
            painter.setPen(QPen(theme.colour("accent"), 1))
            painter.setBrush(theme.colour("accent_soft"))
            painter.drawRoundedRect(box, 4, 4)
        elif self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("hover"))
            painter.drawRoundedRect(box, 4, 4)
        room = self.width() - 18
        for words, size, role, y in ((self.title, TEXT, "text", 2), (self.caption, CAPTION, "muted", 20)):
            painter.setFont(font(size))
            painter.setPen(theme.colour(role))
            shown = QFontMetrics(painter.font()).elidedText(words, ELLIPSIS, room)
            painter.drawText(QRectF(9, y, room + 1, 18), _LEFT, shown)
        focus_ring(painter, self, 4)
        painter.end()


class GalleryList(QWidget):
    """The rows, and a button that saves the expression of the set-up card."""

    chosen = Signal(object)
    """(Entry)"""
    started = Signal(object)
    """(Entry) Double-clicked: a game with it should start."""
    removed = Signal(object)
    """(Entry) The user wants to delete an entry of his own."""
    saveRequested = Signal()

    def __init__(self, bin: BinButton) -> None:
        super().__init__()
        self._rows: list[_Row] = []
        self.bin = bin
        self.save = FlatButton(left=True)
        self.save.setObjectName("saveExpression")
        self.save.set_face(tr("Save this expression"), theme.icon("save"))
        theme.icon_on(self.save, "save")
        self.save.setToolTip(tr("Save the expression and its values in the gallery"))
        self.save.clicked.connect(self.saveRequested)
        self._column = column(row((Label(tr("Gallery"), weight=SEMIBOLD), 1), bin), self.save, gap=2)
        self.setLayout(self._column)

    @property
    def rows(self) -> tuple[_Row, ...]:
        return tuple(self._rows)

    def show_entries(self, gallery: Gallery) -> None:
        for each in self._rows:
            self._column.removeWidget(each)
            each.hide()
            each.deleteLater()
        self._rows = []
        for entry in gallery.entries:
            made = _Row(entry, gallery.value(entry))
            made.clicked.connect(lambda checked, entry=entry: self.chosen.emit(entry))
            made.opened.connect(partial(self.started.emit, entry))
            made.removed.connect(partial(self.removed.emit, entry))
            self._column.insertWidget(self._column.count() - 1, made)
            self._rows.append(made)
        self.bin.refresh()

    def set_current(self, entry: GalleryEntry | None, *, can_save: bool) -> None:
        """Highlights the row of `entry`; `can_save` enables saving."""
        for each in self._rows:
            each.current = each.entry == entry
            each.update()
        self.save.setEnabled(can_save)
