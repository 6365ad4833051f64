"""The right side of the position editor: tools, size, who moves, what the board can end with, named boards, text."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QUndoStack
from PySide6.QtWidgets import (
    QAbstractItemView,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from tiling_gui.core.board import LONGEST, most_beside
from tiling_gui.core.game import Side
from tiling_gui.desktop.features.position_editor.board import DOMINOES, SQUARES
from tiling_gui.desktop.features.position_editor.named_boards import LONGEST_NAME, NamedBoard
from tiling_gui.desktop.ui.theme import CAPTION, TEXT, Theme
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Hairline, Label, font, named, panel_width
from tiling_gui.desktop.ui.widgets.buttons import FlatButton, push_button
from tiling_gui.desktop.ui.widgets.fields import Spin
from tiling_gui.desktop.ui.widgets.segmented import SegmentedControl
from tiling_gui.language import mark, tr

WIDTH = 292
_ROW = 28
_ACTIONS = (
    ("mirrorBoard", mark("Mirror left and right"), "mirror", "Ctrl+Alt+M"),
    ("flipBoard", mark("Mirror top and bottom"), "flip", "Ctrl+Alt+F"),
    ("rotateBoard", mark("Turn clockwise"), "rotate", "Ctrl+Alt+R"),
    ("clearBoard", mark("Clear the board"), "delete", "Ctrl+Alt+Backspace"),
)


class _Size(Spin):
    """A side of the board, taken when it is typed to its end: "10" is not first a board of one column.

    Enter takes the size and does not press the window's button.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setKeyboardTracking(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keeps Enter to itself."""
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()


class EditorPanel(QScrollArea):
    """Says what was asked for; the editor does it."""

    sized = Signal(int, int)
    asked = Signal(str)
    """(name) One of the actions: mirrorBoard, flipBoard, rotateBoard, clearBoard, smallestTiling, largestTiling,
    copyDiagram, pasteDiagram, keepBoard, openBoard, deleteBoard."""
    renamed = Signal(object, str)
    """(NamedBoard, new name)"""

    def __init__(self, theme: Theme, undo: QUndoStack, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        named(self, "editorPanel", tr("Tools"))
        self.setFixedWidth(WIDTH)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.tool = self._segments(
            "editorTool", tr("What a click does"), [(DOMINOES, tr("Dominoes")), (SQUARES, tr("Squares"))]
        )
        self.first = self._segments(
            "editorFirst", tr("Who moves"), [(side, str(side)) for side in (Side.MAX, Side.MIN)]
        )
        self.rows, self.columns = self._spin("editorRows", tr("Rows")), self._spin("editorColumns", tr("Columns"))
        self.end = QLabel()  # of two lines where one does not hold it: nothing of it may be cut
        self.end.setFont(font(TEXT, SEMIBOLD))
        self.end.setWordWrap(True)
        self.end.setObjectName("editorEnd")
        self.facts = Label(theme, size=CAPTION, role="muted")
        self.facts.setObjectName("editorFacts")
        self.legal = QLabel()
        self.legal.setFont(font(CAPTION))
        self.legal.setWordWrap(True)
        self.legal.setObjectName("editorLegal")
        self.actions_by_name: dict[str, QAction] = {}
        self._make_list()
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(8)
        self._fill(column, undo)
        self.setWidget(content)
        self.setFixedWidth(panel_width(content, WIDTH))

    def _segments(self, name: str, spoken: str, choices: list[tuple[object, str]]) -> SegmentedControl:
        made = SegmentedControl(self.theme, choices)
        named(made, name, spoken)
        return made

    def _spin(self, name: str, spoken: str) -> Spin:
        box = _Size()
        named(box, name, spoken)
        box.setRange(1, LONGEST)
        box.setFixedWidth(64)
        box.valueChanged.connect(self._sized)
        return box

    def _button(self, name: str, text: str, tip: str) -> QPushButton:
        button = push_button(self.theme, name, text, tip)
        button.clicked.connect(self._asked)
        return button

    def _make_list(self) -> None:
        self.list = QListWidget()
        named(self.list, "namedBoards", tr("Named boards"))
        self.list.setMinimumHeight(112)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.list.itemActivated.connect(self._opened)
        self.list.itemChanged.connect(self._item_changed)
        self.list.itemSelectionChanged.connect(self._chosen)
        self.keep = self._button("keepBoard", tr("Keep"), tr("Keeps this board under a name"))
        self.open = self._button("openBoard", tr("Open"), tr("Puts the chosen board here"))
        self.rename = self._button("renameBoard", tr("Rename"), tr("Gives the chosen board another name (F2)"))
        self.rename.clicked.disconnect(self._asked)
        self.rename.clicked.connect(self._rename)
        self.delete = self._button("deleteBoard", tr("Delete"), tr("Forgets the chosen board"))

    def _fill(self, column: QVBoxLayout, undo: QUndoStack) -> None:
        column.addWidget(self.tool)
        grid = QGridLayout()
        grid.setVerticalSpacing(8)
        size = QHBoxLayout()
        size.setSpacing(8)
        for widget in (self.rows, Label(self.theme, "×"), self.columns):
            size.addWidget(widget)
        grid.addWidget(Label(self.theme, tr("Board")), 0, 0)
        grid.addLayout(size, 0, 1, Qt.AlignmentFlag.AlignRight)
        grid.addWidget(Label(self.theme, tr("To move")), 1, 0)
        grid.addWidget(self.first, 1, 1, Qt.AlignmentFlag.AlignRight)
        grid.setColumnStretch(0, 1)
        column.addLayout(grid)
        column.addLayout(self._action_row(undo))
        column.addWidget(Hairline(self.theme))
        for line in (self.end, self.facts, self.legal):
            column.addWidget(line)
        column.addLayout(
            _side_by_side(
                self._button(
                    "smallestTiling", tr("Fewest dominoes"), tr("Fills the board up with the fewest dominoes")
                ),
                self._button("largestTiling", tr("Most dominoes"), tr("Fills the board up with the most dominoes")),
            )
        )
        column.addWidget(Hairline(self.theme))
        column.addWidget(Label(self.theme, tr("Boards"), weight=SEMIBOLD))
        column.addWidget(self.list, 1)
        column.addLayout(_side_by_side(self.keep, self.open))
        column.addLayout(_side_by_side(self.rename, self.delete))
        column.addWidget(Hairline(self.theme))
        column.addLayout(
            _side_by_side(
                self._button(
                    "pasteDiagram",
                    tr("Paste text"),
                    tr("Reads a diagram: . is free, # is missing, a domino is one symbol twice"),
                ),
                self._button("copyDiagram", tr("Copy text"), tr("Puts this board on the clipboard as a diagram")),
            )
        )

    def _action_row(self, undo: QUndoStack) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(0)
        for name, text, icon, keys in _ACTIONS:
            words = tr(text)
            action = QAction(words, self)
            action.setObjectName(name)
            action.setShortcut(keys)
            action.setToolTip(f"{words} ({action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)})")
            action.triggered.connect(self._asked)
            self._add(row, action, icon)
        row.addStretch(1)
        for action, name, icon, keys in (
            (undo.createUndoAction(self, tr("Undo")), "editorUndo", "undo", "Ctrl+Z"),
            (undo.createRedoAction(self, tr("Redo")), "editorRedo", "redo", "Ctrl+Shift+Z"),
        ):
            action.setObjectName(name)
            action.setShortcut(keys)
            self._add(row, action, icon)
        return row

    def _add(self, row: QHBoxLayout, action: QAction, icon: str) -> None:
        self.theme.icon_on(action, icon)
        self.addAction(action)
        self.actions_by_name[action.objectName()] = action
        row.addWidget(FlatButton.for_action(self.theme, action, only_icon=True))

    # What is told -----------------------------------------------------------------------------------------------

    def show_size(self, rows: int, columns: int) -> None:
        """Fills in the size; no signal."""
        for box, number, other in ((self.rows, rows, columns), (self.columns, columns, rows)):
            most = most_beside(other)
            box.setToolTip(tr("{what}, 1 to {most}; what is there stays", what=box.accessibleName(), most=most))
            box.blockSignals(True)
            box.setMaximum(most)
            box.setValue(number)
            box.blockSignals(False)

    def show_boards(self, boards: list[NamedBoard], current: str = "") -> None:
        """Fills the list; `current` is chosen."""
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
        self._chosen()

    @property
    def board(self) -> NamedBoard | None:
        """The chosen board."""
        item = self.list.currentItem()
        return item.data(Qt.ItemDataRole.UserRole) if item and item.isSelected() else None

    def edit_name(self) -> None:
        """Lets the chosen board's name be typed."""
        self._rename()

    # What is asked ----------------------------------------------------------------------------------------------

    def _asked(self) -> None:
        self.asked.emit(self.sender().objectName())

    def _sized(self) -> None:
        self.sized.emit(self.rows.value(), self.columns.value())

    def _opened(self, item: QListWidgetItem) -> None:
        self.asked.emit("openBoard")

    def _rename(self) -> None:
        item = self.list.currentItem()
        if item is not None and item.flags() & Qt.ItemFlag.ItemIsEditable:
            self.list.editItem(item)
            box = self.list.findChild(QLineEdit)
            if box is not None:
                named(box, "boardName", tr("Name of the board"))
                box.setMaxLength(LONGEST_NAME)
                # The sheet's height for fields is more than a row has.
                box.setStyleSheet("QLineEdit { min-height: 0; max-height: 100; padding: 0 2px; border-radius: 0; }")

    def _item_changed(self, item: QListWidgetItem) -> None:
        board = item.data(Qt.ItemDataRole.UserRole)
        if item.text() != board.name:
            self.renamed.emit(board, item.text())

    def _chosen(self) -> None:
        board = self.board
        self.open.setEnabled(board is not None)
        for button in (self.rename, self.delete):
            button.setEnabled(board is not None and not board.sample)


def _side_by_side(*buttons: QPushButton) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(8)
    for button in buttons:
        row.addWidget(button, 1)
    return row
