"""The user's own trees: kept while they are typed and drawn, listed by name, opened from files of Gambit and lists."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtWidgets import QWidget

from tiling_gui import atomic
from tiling_gui.core.game import Side
from tiling_gui.desktop.session.shelf_list import ShelfList
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.file_dialogs import ask_file
from tiling_gui.desktop.ui.widgets.base import Label
from tiling_gui.desktop.ui.widgets.layouts import column, row
from tiling_gui.errors import damaged_error
from tiling_gui.language import tr
from tiling_gui.search.efg import read_tree
from tiling_gui.store.named_list import LONGEST

PREFIX, _SHOWN = "tree/", "watched-tree"
"""Where the store has the trees, and the name of the one shown last."""
_SOON = 300
"""Milliseconds after the last change until it is saved."""
_FILES = ("efg", "txt")


class OwnTrees(QWidget):
    """The list of the trees, the name of the one shown, and Open."""

    chosen = Signal(str, object, str)
    """(text, Side, sentence about it): a tree of the list or of a file is to be shown."""
    emptied = Signal()
    """The last tree was deleted."""

    def __init__(self, window: ToolWindow, given: Callable[[], tuple[str, Side]]) -> None:
        """`given` returns the text that is shown and who moves first."""
        super().__init__()
        self._window, self._given, self._store = window, given, window.workspace.store
        self.name = ""
        """The name of the tree that is shown; "" if it is none of the user's."""
        self._waits = False
        """Whether there is a change that is not saved yet."""
        self.shelf = self._store.named_list(PREFIX, _read, dict[str, str])
        names = "ownTrees", "dropTree", "restoreTree"
        title = tr("Your trees")
        self.list = ShelfList(window, self.shelf, self.show_tree, names=names, title=title, rename=self._rename)
        self.naming = self.list.naming
        tip = tr("Opens a tree: a game of Gambit (.efg) or nested lists")
        self.opening = window.button("openTree", tr("Open…"), self._ask, tip)
        self._soon = QTimer(self, singleShot=True, interval=_SOON)
        self._soon.timeout.connect(self.keep)
        self.setLayout(column(row(Label(title), 1, self.opening), self.list))
        self._last = self._store.load(_SHOWN, "")
        window.attempt(lambda: self.list.fill(""))

    def show_last(self) -> None:
        """Show the tree that was shown when the window was closed, if it was one of the user's."""
        if self._last in self.shelf.names():
            self._window.attempt(lambda: self.show_tree(self._last))

    def show_tree(self, name: str, said: str = "") -> None:
        """Show a tree of the list and a sentence about it; "" if none is left. Raises InputError, StoreError."""
        self.keep()
        if not name:
            self.leave()
            self.emptied.emit()
            return
        kept = self.shelf.get(name)
        self._call(name)
        self.chosen.emit(kept["text"], Side(kept["first"]), said)

    def open_file(self, name: str) -> None:
        """Show the tree of a file and keep it. Raises InputError."""
        self.open_text(atomic.read_text(name), Path(name).stem)

    def open_text(self, text: str, name: str = "") -> None:
        """Show a tree and keep it, under the title that Gambit has for it or else `name`. Raises InputError."""
        found = read_tree(text)
        self.keep()
        self._begin(found.title or name, str(found.position.root), found.position.to_move)
        self.show_tree(self.name, " ".join(found.notes))

    @Slot()
    def edit(self) -> None:
        """Keep what is shown, which the user has changed: as a new tree if it is none of the list."""
        if not self.name:
            self._window.attempt(lambda: self._begin("", *self._given()))
        self._waits = True
        self._soon.start()

    @Slot()
    def keep(self) -> None:
        """Save a change that waits."""
        if self._waits:
            self._waits = False
            text, first = self._given()
            if self.name in self.shelf.names():
                self._window.attempt(lambda: self.shelf.put(self.name, {"text": text, "first": str(first)}))

    def leave(self) -> None:
        """Show no tree of the list any more."""
        self.keep()
        self._window.attempt(lambda: self._call(""))

    def _begin(self, title: str, text: str, first: Side) -> None:
        name, kept = " ".join(title.split())[: LONGEST - 4] or tr("Tree"), {"text": text, "first": str(first)}
        if not (title and name in self.shelf.names() and self.shelf.get(name) == kept):  # else it is opened again
            name = self.shelf.free(name)
            self.shelf.put(name, kept)
        self._call(name)

    def _call(self, name: str) -> None:
        self.name = name
        self._store.save(_SHOWN, name)
        self.list.fill(name)

    def _rename(self, old: str, new: str) -> str:
        self.keep()
        self._call(self.shelf.rename(old, new))
        return self.name

    def _ask(self) -> None:
        name = ask_file(self, _FILES)
        if name:
            self._window.attempt(lambda: self.open_file(name))


def _read(name: str, data: Any) -> dict[str, str]:
    if not (isinstance(data, dict) and isinstance(data.get("text"), str) and data.get("first") in ("MAX", "MIN")):
        raise damaged_error()
    return data
