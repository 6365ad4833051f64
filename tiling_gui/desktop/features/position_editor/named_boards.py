"""Named boards: the user's own, saved in the store, and the samples that come with the program."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtWidgets import QAbstractItemView, QLineEdit, QListWidget, QListWidgetItem, QWidget

from tiling_gui.core.game import Side
from tiling_gui.desktop.session.shelf_list import BinButton
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Label, named
from tiling_gui.desktop.ui.widgets.layouts import column, row
from tiling_gui.errors import InputError, damaged_error
from tiling_gui.games.domino.rules import DominoPosition, read_shape, shape_text
from tiling_gui.language import mark, plural, tr
from tiling_gui.paths import resource
from tiling_gui.store import Store
from tiling_gui.store.named_list import LONGEST, NamedList
from tiling_gui.store.removed import DAYS

_ROW = 28
"""Height of a row in pixels."""
_POSITION, _NAME = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
"""Item data roles of the list."""
_SAMPLES = (
    (
        mark("8 × 8: 22 dominoes, the fewest"),
        "figure-3a.txt",
        mark("A maximal tiling of 8 × 8 with 22 dominoes: none has fewer (figure 3(a) of the paper)."),
    ),
    (
        mark("8 × 8: what the border forces"),
        "figure-3c.txt",
        mark("What four free squares on each line of the border force (figure 3(c) of the paper)."),
    ),
)


def own_boards(store: Store) -> NamedList[DominoPosition]:
    def read(name: str, data: Any) -> DominoPosition:
        try:
            return read_shape(str(data["shape"]), Side(str(data["first"])))
        except (InputError, ValueError, KeyError, TypeError) as error:
            raise damaged_error() from error

    def write(position: DominoPosition) -> dict[str, str]:
        return {"shape": shape_text(position), "first": str(position.to_move)}

    return store.named_list("board/", read, write, taken=[tr(name) for name, _, _ in _SAMPLES])


def sample(file: str) -> DominoPosition:
    return read_shape(resource(f"samples/boards/{file}").read_text(encoding="utf-8"))


class NamedBoards(QWidget):
    """The list of named boards with its buttons; messages go to the status bar of its window."""

    def __init__(
        self, window: ToolWindow, position: Callable[[], DominoPosition], put: Callable[[DominoPosition], None]
    ) -> None:
        """`position()` returns the board to save; `put` receives the board that is opened."""
        super().__init__()
        self._window, self._position, self._put = window, position, put
        self.boards = own_boards(window.workspace.store)
        self.bin = BinButton(window, "restoreBoard", self.boards, self.show_boards)
        self.list = QListWidget()
        named(self.list, "namedBoards", tr("Named boards"))
        self.list.setMinimumHeight(112)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.list.itemActivated.connect(lambda item: self._open())
        self.list.itemChanged.connect(self._on_renamed)
        self.list.itemSelectionChanged.connect(self._enable)
        keep = window.button("keepBoard", tr("Save"), lambda: window.attempt(self._save))
        self.open = window.button("openBoard", tr("Open"), self._open)
        self.rename = window.button("renameBoard", tr("Rename"), self._edit_name)
        tip = tr("What is deleted can be restored for {days} days", days=DAYS)
        self.delete = window.button("deleteBoard", tr("Delete"), lambda: window.attempt(self._delete), tip)
        pairs = ((keep, self.open), (self.rename, self.delete))
        heading = row((Label(tr("Boards"), weight=SEMIBOLD), 1), self.bin)
        self.setLayout(column(heading, (self.list, 1), *(row((one, 1), (other, 1)) for one, other in pairs)))

    @property
    def chosen(self) -> QListWidgetItem | None:
        """The selected item, or None. Only the user's own boards are editable."""
        item = self.list.currentItem()
        return item if item and item.isSelected() else None

    @property
    def own(self) -> str:
        """The name of the selected board if it is the user's own, else ""."""
        item = self.chosen
        return item.data(_NAME) if item and item.flags() & Qt.ItemFlag.ItemIsEditable else ""

    def show_boards(self, current: str = "") -> None:
        """Fill the list, own boards first, then the samples, and select `current`. Raises StoreError."""
        self.list.blockSignals(True)
        self.list.clear()
        for name in self.boards.names():
            with suppress(InputError):  # skips entries that are not boards
                item = self._add(name, name, self.boards.get(name))
                item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
                if name == current:
                    self.list.setCurrentItem(item)
        for name, file, hint in _SAMPLES:
            self._add(tr(name), tr(hint), sample(file))
        self.list.blockSignals(False)
        self.bin.refresh()
        self._enable()

    def _add(self, name: str, tip: str, position: DominoPosition) -> QListWidgetItem:
        item = QListWidgetItem(name, self.list)
        item.setData(_POSITION, position)
        item.setData(_NAME, name)
        item.setToolTip(tip)
        item.setSizeHint(QSize(0, _ROW))
        return item

    def _enable(self) -> None:
        self.open.setEnabled(self.chosen is not None)
        for button in (self.rename, self.delete):
            button.setEnabled(bool(self.own))

    def _open(self) -> None:
        if self.chosen is not None:
            self._put(self.chosen.data(_POSITION))

    def _save(self) -> None:
        position = self._position()
        dominoes = plural("%n dominoes", "%n domino", position.count)
        name = self.boards.free(f"{position.board.rows} × {position.board.columns}, {dominoes}")
        self.boards.put(name, position)
        self.show_boards(name)
        self._edit_name()
        self._window.say(tr("Saved as {name}.", name=name))

    def _delete(self) -> None:
        name = self.own
        if name:
            self.boards.delete(name)
            self.show_boards()
            self._window.say(tr("Deleted {name}.", name=name))

    def _edit_name(self) -> None:
        item = self.list.currentItem()
        if item is not None and item.flags() & Qt.ItemFlag.ItemIsEditable:
            self.list.editItem(item)
            box = self.list.findChild(QLineEdit)
            if box is not None:
                named(box, "boardName", tr("Name of the board"))
                box.setMaxLength(LONGEST)
                # The style sheet's height of fields is more than that of a row.
                box.setStyleSheet("QLineEdit { min-height: 0; max-height: 100; padding: 0 2px; border-radius: 0; }")

    def _on_renamed(self, item: QListWidgetItem) -> None:
        old, new = item.data(_NAME), item.text()
        if new != old:
            done = self._window.attempt(lambda: self.boards.rename(old, new))
            current = new.strip() if done else old
            # The list must first finish its own change.
            QTimer.singleShot(0, self, lambda: self._window.attempt(lambda: self.show_boards(current)))
