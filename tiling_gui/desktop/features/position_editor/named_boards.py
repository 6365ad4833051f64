"""Boards with a name: those the user keeps, in the store, those that are shipped as samples, and the list of them."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtWidgets import QAbstractItemView, QLineEdit, QListWidget, QListWidgetItem, QWidget

from tiling_gui.core.game import Side
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.widgets.base import named
from tiling_gui.desktop.ui.widgets.layouts import column, row
from tiling_gui.errors import InputError
from tiling_gui.games.domino.rules import DominoPosition, read_shape, shape_text
from tiling_gui.language import mark, plural, tr
from tiling_gui.paths import resource
from tiling_gui.store import Store

LONGEST_NAME = 60
_PREFIX = "board/"
_ROW = 28
"""Pixels."""
_SAMPLES = (
    (
        mark("8 × 8 covered by 22 dominoes, the fewest"),
        "figure-3a.txt",
        mark("A maximal tiling of 8 × 8 with 22 dominoes: no fewer do (figure 3(a) of the paper)."),
    ),
    (
        mark("8 × 8: what the border forces"),
        "figure-3c.txt",
        mark("What four free squares on each line of the border force (figure 3(c) of the paper)."),
    ),
)


@dataclass(frozen=True)
class NamedBoard:
    """One line of the list."""

    name: str
    position: DominoPosition
    sample: bool = False
    """True for those that are shipped: they can be neither renamed nor deleted."""
    hint: str = ""


class Boards:
    """The list. Methods raise InputError for names and StoreError for what the disk refuses."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def all(self) -> list[NamedBoard]:
        """The user's own by name, then the samples; one that cannot be read any more is left out."""
        found = []
        for key in self._store.kept_keys(_PREFIX):
            try:
                kept = self._store.kept(key)
                position = read_shape(str(kept["shape"]), Side(str(kept["first"])))
            except (InputError, ValueError, KeyError, TypeError):
                continue
            found.append(NamedBoard(key.removeprefix(_PREFIX), position))
        found.sort(key=lambda board: board.name.casefold())
        for name, file, hint in _SAMPLES:
            shape = resource(f"samples/boards/{file}").read_text(encoding="utf-8")
            found.append(NamedBoard(tr(name), read_shape(shape), sample=True, hint=tr(hint)))
        return found

    def keep(self, name: str, position: DominoPosition) -> None:
        """Keeps a board under a name that is not taken."""
        name = self._free(name)
        self._store.keep(_PREFIX + name, {"shape": shape_text(position), "first": str(position.to_move)})

    def rename(self, old: str, new: str) -> None:
        """Gives one of the user's own boards another name."""
        if new.strip() == old:
            return
        new = self._free(new)
        self._store.keep(_PREFIX + new, self._store.kept(_PREFIX + old))
        self._store.drop_kept(_PREFIX + old)

    def delete(self, name: str) -> None:
        """Forgets one of the user's own boards."""
        self._store.drop_kept(_PREFIX + name)

    def unused(self, name: str) -> str:
        """`name`, or with a number after it if it is taken."""
        taken, tried, k = {board.name for board in self.all()}, name, 2
        while tried in taken:
            tried, k = f"{name} ({k})", k + 1
        return tried

    def _free(self, name: str) -> str:
        name = name.strip()
        if not 1 <= len(name) <= LONGEST_NAME:
            raise InputError(
                tr("A board's name has 1 to {most} letters, not {found}.", most=LONGEST_NAME, found=len(name))
            )
        if any(board.name == name for board in self.all()):
            raise InputError(tr("There is already a board named {name}.", name=repr(name)))
        return name


class NamedBoards(QWidget):
    """The list in a window, which says at its foot what was done or could not be."""

    def __init__(
        self, window: ToolWindow, position: Callable[[], DominoPosition], put: Callable[[DominoPosition], None]
    ) -> None:
        """`position()` is what Keep keeps; `put` takes what is opened."""
        super().__init__()
        self._window, self._position, self._put = window, position, put
        self.boards = Boards(window.workspace.store)
        self.list = QListWidget()
        named(self.list, "namedBoards", tr("Named boards"))
        self.list.setMinimumHeight(112)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.list.itemActivated.connect(lambda item: self._open())
        self.list.itemChanged.connect(self._on_renamed)
        self.list.itemSelectionChanged.connect(self._enable)
        tip = tr("Keeps this board under a name")
        keep = window.button("keepBoard", tr("Keep"), tip, lambda: window.attempt(self._keep))
        self.open = window.button("openBoard", tr("Open"), tr("Puts the chosen board here"), self._open)
        tip = tr("Gives the chosen board another name (F2)")
        self.rename = window.button("renameBoard", tr("Rename"), tip, self._edit_name)
        tip = tr("Forgets the chosen board")
        self.delete = window.button("deleteBoard", tr("Delete"), tip, lambda: window.attempt(self._delete))
        pairs = ((keep, self.open), (self.rename, self.delete))
        self.setLayout(column((self.list, 1), *(row((one, 1), (other, 1)) for one, other in pairs)))

    @property
    def board(self) -> NamedBoard | None:
        """The chosen board."""
        item = self.list.currentItem()
        return item.data(Qt.ItemDataRole.UserRole) if item and item.isSelected() else None

    def show_boards(self, current: str = "") -> None:
        """Fills the list; `current` is chosen. Raises InputError, StoreError."""
        boards = self.boards.all()
        self.list.blockSignals(True)
        self.list.clear()
        for board in boards:
            item = QListWidgetItem(board.name)
            item.setData(Qt.ItemDataRole.UserRole, board)
            item.setToolTip(board.hint or board.name)
            item.setSizeHint(QSize(0, _ROW))
            if not board.sample:
                item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
            self.list.addItem(item)
            if board.name == current:
                self.list.setCurrentItem(item)
        self.list.blockSignals(False)
        self._enable()

    def _enable(self) -> None:
        board = self.board
        self.open.setEnabled(board is not None)
        for button in (self.rename, self.delete):
            button.setEnabled(board is not None and not board.sample)

    def _open(self) -> None:
        if self.board is not None:
            self._put(self.board.position)

    def _keep(self) -> None:
        position = self._position()
        dominoes = plural("%n dominoes", "%n domino", position.count)
        name = self.boards.unused(f"{position.board.rows} × {position.board.columns}, {dominoes}")
        self.boards.keep(name, position)
        self.show_boards(name)
        self._edit_name()
        self._window.say(tr("Kept as {name}.", name=name))

    def _delete(self) -> None:
        board = self.board
        if board is not None and not board.sample:
            self.boards.delete(board.name)
            self.show_boards()
            self._window.say(tr("Deleted {name}.", name=board.name))

    def _edit_name(self) -> None:
        item = self.list.currentItem()
        if item is not None and item.flags() & Qt.ItemFlag.ItemIsEditable:
            self.list.editItem(item)
            box = self.list.findChild(QLineEdit)
            if box is not None:
                named(box, "boardName", tr("Name of the board"))
                box.setMaxLength(LONGEST_NAME)
                # The sheet's height for fields is more than a row has.
                box.setStyleSheet("QLineEdit { min-height: 0; max-height: 100; padding: 0 2px; border-radius: 0; }")

    def _on_renamed(self, item: QListWidgetItem) -> None:
        board, name = item.data(Qt.ItemDataRole.UserRole), item.text().strip()
        if item.text() != board.name:
            done = self._window.attempt(lambda: self.boards.rename(board.name, name))
            current = name if done else board.name
            # The list must first be done with its own change.
            QTimer.singleShot(0, self, lambda: self._window.attempt(lambda: self.show_boards(current)))
