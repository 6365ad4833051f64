"""Continue a solve: the long solves that were paused, or cut off when the program ended, with how far they are."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from tiling_gui.desktop.theme import Theme
from tiling_gui.desktop.widgets import format as words
from tiling_gui.desktop.widgets.base import CAPTION, Label
from tiling_gui.errors import StoreError
from tiling_gui.rules.catalogue import game
from tiling_gui.store import Store, Work

EMPTY = "No solve is waiting. One that is paused, or under way when the window closes, is kept here."
_HEADS = ("Position", "Bounds", "Positions", "Time", "State", "Last at work")


class ContinueWindow(QDialog):
    """A table of long solves with Continue and Remove; not modal."""

    chosen = Signal(object)
    """(Work) Go on with this one."""

    def __init__(self, theme: Theme, store: Store, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("continueWindow")
        self.setWindowTitle("Continue a solve")
        self.resize(720, 300)
        self._store = store
        self._works: list[Work] = []
        self.table = QTableWidget(0, len(_HEADS))
        self.table.setObjectName("continueTable")
        self.table.setAccessibleName("Solves that can be continued")
        self.table.setHorizontalHeaderLabels(_HEADS)
        self.table.verticalHeader().hide()
        self.table.setShowGrid(False)
        self.table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QTableWidget.SelectionMode.SingleSelection)
        self.table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.table.itemDoubleClicked.connect(self._continue)
        self.table.itemSelectionChanged.connect(self._enable)
        self.note = Label(theme, size=CAPTION, role="muted")
        self.note.setObjectName("continueNote")
        self.go_on = self._button("continueChosen", "Continue", "Goes on with the chosen solve")
        self.go_on.setDefault(True)
        self.go_on.clicked.connect(self._continue)
        self.remove = self._button("removeChosen", "Remove", "Takes it off the list; what it proved is kept")
        self.remove.clicked.connect(self._remove)
        foot = QHBoxLayout()
        foot.addWidget(self.note, 1)
        foot.addWidget(self.remove)
        foot.addWidget(self.go_on)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(12)
        column.addWidget(self.table, 1)
        column.addLayout(foot)

    def _button(self, name: str, text: str, tip: str) -> QPushButton:
        button = QPushButton(text)
        button.setObjectName(name)
        button.setToolTip(tip)
        button.setMinimumHeight(32)
        return button

    def refresh(self) -> None:
        """Reads the list again."""
        try:
            self._works = self._store.works()
        except StoreError as error:
            self._works = []
            self.note.setText(str(error))
            self._fill()
            return
        self._fill()
        self.note.setText("" if self._works else EMPTY)

    def _fill(self) -> None:
        self.table.setRowCount(len(self._works))
        for row, work in enumerate(self._works):
            cells = (
                game(work.game).title(work.position()),
                words.bounds(work.lower, work.upper) if work.lower is not None else words.NOTHING,
                words.count(work.nodes),
                words.duration(work.seconds),
                work.state,
                words.moment(work.updated),
            )
            for column, text in enumerate(cells):
                item = QTableWidgetItem(text)
                item.setToolTip(text)
                if column in (2, 3):
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                self.table.setItem(row, column, item)
        if self._works:
            self.table.selectRow(0)
        self._enable()

    @Slot()
    def _enable(self) -> None:
        chosen = self._chosen() is not None
        self.go_on.setEnabled(chosen)
        self.remove.setEnabled(chosen)

    def _chosen(self) -> Work | None:
        rows = self.table.selectionModel().selectedRows()
        return self._works[rows[0].row()] if rows else None

    @Slot()
    def _continue(self) -> None:
        work = self._chosen()
        if work is not None:
            self.chosen.emit(work)
            self.close()

    @Slot()
    def _remove(self) -> None:
        work = self._chosen()
        if work is not None:
            try:
                self._store.drop_work(work.key)
            except StoreError as error:
                self.note.setText(str(error))
                return
            self.refresh()
