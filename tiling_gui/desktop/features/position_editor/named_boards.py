"""The boards that the user has saved under a name."""

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QWidget

from tiling_gui.core.game import Side
from tiling_gui.core.tiled import shape_text
from tiling_gui.desktop.session.shelf_list import ShelfList
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Label
from tiling_gui.desktop.ui.widgets.layouts import column, row
from tiling_gui.errors import InputError, damaged_error
from tiling_gui.games.domino.rules import DominoPosition, read_shape
from tiling_gui.language import plural, tr
from tiling_gui.store import Store
from tiling_gui.store.named_list import NamedList


def own_boards(store: Store) -> NamedList[DominoPosition]:
    def read(name: str, data: Any) -> DominoPosition:
        try:
            return read_shape(str(data["shape"]), Side(str(data["first"])))
        except (InputError, ValueError, KeyError, TypeError) as error:
            raise damaged_error() from error

    def write(position: DominoPosition) -> dict[str, str]:
        return {"shape": shape_text(position), "first": str(position.to_move)}

    return store.named_list("board/", read, write)


class NamedBoards(QWidget):
    """The list of saved boards, and Save; messages go to the status bar of its window."""

    def __init__(
        self, window: ToolWindow, position: Callable[[], DominoPosition], put: Callable[[DominoPosition], None]
    ) -> None:
        """`position()` returns the board to save; `put` receives the board that is opened."""
        super().__init__()
        self._window, self._position = window, position
        self.boards, title = own_boards(window.workspace.store), tr("Boards")
        self.list = ShelfList(
            window,
            self.boards,
            lambda name: put(self.boards.get(name)) if name else None,
            names=("namedBoards", "deleteBoard", "restoreBoard"),
            title=title,
            rename=self.boards.rename,
            follows=False,
        )
        keep = window.button("keepBoard", tr("Save"), lambda: window.attempt(self._save))
        self.setLayout(column(row(Label(title, weight=SEMIBOLD), 1, keep), self.list))

    def _save(self) -> None:
        position = self._position()
        dominoes = plural("%n dominoes", "%n domino", position.count)
        name = self.boards.free(f"{position.board.rows} × {position.board.columns}, {dominoes}")
        self.boards.put(name, position)
        self.list.fill(name)
        self.list.naming.setFocus()
        self.list.naming.selectAll()
        self._window.say(tr("Saved as {name}.", name=name))
