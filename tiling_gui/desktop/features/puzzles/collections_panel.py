"""The collections of puzzles in their window: a list of each, and what can be done with it."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QGridLayout,
    QHBoxLayout,
    QListWidget,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.desktop.ui.widgets.base import Label, named
from tiling_gui.desktop.ui.widgets.buttons import push_button
from tiling_gui.desktop.ui.widgets.fields import Combo, EnterField
from tiling_gui.desktop.ui.widgets.wrapped_label import Sentence
from tiling_gui.language import tr

_COLUMNS = 3


class CollectionsPanel(QWidget):
    """Shows what it is told and says what is wanted; it keeps nothing itself."""

    turned = Signal(str)
    """(name) Another collection is to be shown."""
    renamed = Signal(str)
    """(name) The collection that is shown is to have another name."""
    code_given = Signal(str)
    asked = Signal(str)
    """(what) A button: "open", "add", "copy", "import", "export", "print", "remove", "drop" or "undo"."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.which, self.name, self.code, self.list = Combo(), EnterField(), EnterField(), QListWidget()
        named(self.which, "puzzleCollection", tr("Collection"))
        self.which.setToolTip(tr("The collection that is shown"))
        self.which.activated.connect(lambda: self.turned.emit(self.current))
        named(self.name, "collectionName", tr("Name of the collection"))
        self.name.setToolTip(tr("Enter gives the collection this name"))
        self.name.setMaxLength(80)
        self.name.returnPressed.connect(lambda: self.renamed.emit(self.name.text()))
        named(self.code, "puzzleCode", tr("Code of a puzzle"))
        self.code.setPlaceholderText("tg1-…")
        self.code.setToolTip(tr("A code that somebody sent; Enter adds its puzzle to the collection"))
        self.code.returnPressed.connect(lambda: self.code_given.emit(self.code.text()))
        named(self.list, "puzzleList", tr("Puzzles of the collection"))
        self.list.setToolTip(tr("A double click, or Enter, puts the puzzle on the board"))
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.itemActivated.connect(lambda: self.asked.emit("open"))
        self.list.currentRowChanged.connect(self._refresh)
        self.words = Sentence(theme)
        self.words.setObjectName("collectionWords")
        self.buttons = {what: self._button(theme, what, text, tip) for what, text, tip in _buttons()}
        self._busy, self._can_undo = False, False
        self._lay_out(theme)
        self._refresh()

    def _button(self, theme: Theme, what: str, text: str, tip: str) -> QPushButton:
        button = push_button(theme, f"{what}Puzzle", text, tip)
        button.clicked.connect(lambda: self.asked.emit(what))
        return button

    def _lay_out(self, theme: Theme) -> None:
        head, names = QGridLayout(), (tr("Collection"), tr("Name"), tr("Code"))
        for row, (text, field) in enumerate(zip(names, (self.which, self.name, self.code), strict=True)):
            head.addWidget(Label(theme, text), row, 0)
            head.addWidget(field, row, 1)
        head.setColumnStretch(1, 1)
        grid = QGridLayout()
        grid.setSpacing(8)
        for place, button in enumerate(self.buttons.values()):
            grid.addWidget(button, place // _COLUMNS, place % _COLUMNS)
        foot = QHBoxLayout()
        foot.addWidget(self.words, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(self.list, 1)
        column.addLayout(grid)
        column.addLayout(foot)

    @property
    def current(self) -> str:
        """The name of the collection that is shown; "" if there is none."""
        return self.which.currentText()

    @property
    def row(self) -> int:
        """The chosen puzzle, from 0; -1 for none."""
        return self.list.currentRow()

    def show_collections(self, names: Sequence[str], current: str) -> None:
        """The names, and which of them is shown."""
        self.which.clear()
        self.which.addItems(list(names))
        self.which.setCurrentIndex(max(0, list(names).index(current)) if current in names else 0)
        self.name.setText(self.current)

    def show_puzzles(self, lines: Sequence[str]) -> None:
        """A line for every puzzle; the chosen one stays chosen."""
        row = self.list.currentRow()
        self.list.clear()
        self.list.addItems(list(lines))
        self.list.setCurrentRow(min(max(row, 0), len(lines) - 1))
        for at in range(self.list.count()):
            item = self.list.item(at)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, item.text())
        self._refresh()

    def say(self, sentence: str, *, wrong: bool = False, undo: bool = False) -> None:
        """A sentence at the foot; with `undo` what was just done can be taken back."""
        self.words.setText(sentence)
        self.words.set_role("warn" if wrong else "muted")
        self._can_undo = undo
        self._refresh()

    def set_busy(self, on: bool) -> None:
        """While something is looked for nothing else is begun."""
        self._busy = on
        self._refresh()

    def _refresh(self) -> None:
        chosen, any_at_all = self.list.currentRow() >= 0, self.which.count() > 0
        allowed = {"open": chosen, "copy": chosen, "remove": chosen, "undo": self._can_undo, "drop": any_at_all}
        allowed |= dict.fromkeys(("export", "print"), self.list.count() > 0)
        for what, button in self.buttons.items():
            button.setEnabled(allowed.get(what, True) and not self._busy)
        self.code.setEnabled(not self._busy)
        self.name.setEnabled(any_at_all)


def _buttons() -> list[tuple[str, str, str]]:
    return [
        ("open", tr("Open"), tr("Puts the chosen puzzle on the board")),
        ("add", tr("Add the position"), tr("Adds the position on the board, once its value is proved")),
        ("copy", tr("Copy the code"), tr("Puts the code of the chosen puzzle on the clipboard, to be sent")),
        (
            "import",
            tr("Import…"),
            tr("Reads a file of puzzles, or of codes, as a new collection; all values are proved"),
        ),
        ("export", tr("Export…"), tr("Writes the collection to a file that others can import")),
        ("print", tr("Print…"), tr("Shows the collection as pages, with the solutions on the last")),
        ("remove", tr("Remove"), tr("Takes the chosen puzzle out of the collection")),
        ("drop", tr("Remove the collection"), tr("Takes the collection away; Undo brings it back")),
        ("undo", tr("Undo"), tr("Brings back what was removed last")),
    ]
