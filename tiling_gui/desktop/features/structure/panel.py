"""The panel of the structure view: a table of the components of the free squares with their values."""

from fractions import Fraction

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from tiling_gui.desktop.ui.theme import CAPTION, TEXT
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Hairline, Label, Sentence, font, named, text_width
from tiling_gui.desktop.ui.widgets.buttons import push_button
from tiling_gui.desktop.ui.widgets.format import bounds
from tiling_gui.desktop.ui.widgets.tables import set_up_rows
from tiling_gui.engine.structure import STANDS_FOR, Part, Structure
from tiling_gui.engine.zugzwangs.verdict import ZugzwangVerdict
from tiling_gui.language import mark, plural, tr

_HEAD, _ROW = 26, 24
_ROWS = 5
"""Most rows that are shown without scrolling."""
_ROUND = 10
"""Pixels of a column beside its widest number."""
_HEADS = ("", mark("Size"), "X", "N", mark("Mean"), mark("Phase"))
_MEAN, _PHASE = 4, 5
"""Columns that are hidden while no component has a mean."""
_TIPS = (
    mark("Number on the board"),
    mark("Squares of the component"),
    mark("Dominoes still to be placed in it with MAX to move"),
    mark("Dominoes still to be placed in it with MIN to move"),
    mark("(X + N) / 2, if the component is proved to be zugzwang-free"),
    mark("(X + N) modulo 4, if the component is proved to be zugzwang-free"),
)


class _Table(QTableWidget):
    """A table whose columns share the width available."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_columns()

    def fit_columns(self) -> None:
        """Give every column the room its numbers need, set smaller in a narrow panel; heads are elided if there is too
        little left.
        """
        header, room = self.horizontalHeader(), self.viewport().width()
        columns = [column for column in range(self.columnCount()) if not self.isColumnHidden(column)]
        least, heads = [], []
        for size in (TEXT, CAPTION):
            least = [self._widest(column, size) + _ROUND for column in columns]
            if sum(least) <= room:
                break
        if self.font().pixelSize() != size:
            self.setFont(font(size))
        for column in columns:
            head = self.horizontalHeaderItem(column)
            heads.append(text_width(head.text() if head else "", CAPTION, SEMIBOLD) + _ROUND)
        more = [max(0, head - number) for head, number in zip(heads, least, strict=True)]
        spare = max(0, room - sum(least))
        rest = max(0, spare - sum(more)) // len(columns)
        for column, number, wanted in zip(columns, least, more, strict=True):
            share = min(wanted, spare * wanted // max(1, sum(more)))
            header.resizeSection(column, number + share + rest)

    def _widest(self, column: int, size: int) -> int:
        """Width in pixels of the widest text of a column at this font size."""
        items = [item for row in range(self.rowCount()) if (item := self.item(row, column)) is not None]
        return max((text_width(item.text(), size) for item in items), default=0)


class StructurePanel(QWidget):
    """The structure section of the right panel."""

    chosen = Signal(object)
    """(index) Emitted when a component is selected, or with None."""
    played = Signal()
    """Emitted to play the dominoes that lead to a zugzwang."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("structurePanel")
        self._parts: tuple[Part, ...] = ()
        self.title = Label(tr("Structure"), weight=SEMIBOLD)
        self.caption = Label(size=CAPTION, role="muted", align=Qt.AlignmentFlag.AlignRight, name="structureCount")
        self.line = Sentence(name="structureLine")
        self.verdict = Sentence(role="text", name="structureVerdict")
        self.play = push_button("playZugzwang", tr("Play them"))
        self.play.clicked.connect(self.played)
        self.table = _Table(0, len(_HEADS))
        named(self.table, "structureTable", tr("Components"))
        self.table.setToolTip(tr("What each component is worth by itself, in dominoes still to be placed"))
        self.table.setHorizontalHeaderLabels([tr(head) if head else "" for head in _HEADS])
        for column, tip in enumerate(_TIPS):
            head = self.table.horizontalHeaderItem(column)
            assert head is not None  # its label was set above
            head.setToolTip(tr(tip))
        set_up_rows(self.table)
        self.table.verticalHeader().setDefaultSectionSize(_ROW)
        self.table.horizontalHeader().setFixedHeight(_HEAD)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.table.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)
        self.table.horizontalHeader().setHighlightSections(False)
        self.table.horizontalHeader().setMinimumSectionSize(20)
        # The style sheet's padding is for wide columns; bounds such as 18..31 need the room.
        self.table.setStyleSheet("QHeaderView::section { padding: 4px 0; } QTableWidget::item { padding: 0; }")
        self.table.setTabKeyNavigation(False)
        self.table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.table.itemSelectionChanged.connect(self._choose)
        self.why = Sentence(name="structureWhy")
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(4)
        top = QHBoxLayout()
        top.addWidget(self.title)
        top.addWidget(self.caption, 1)
        rows.addLayout(top)
        judged = QHBoxLayout()
        judged.addWidget(self.verdict, 1)
        judged.addWidget(self.play, 0, Qt.AlignmentFlag.AlignTop)
        rows.addWidget(self.line)
        rows.addLayout(judged)
        rows.addWidget(self.table)
        rows.addWidget(self.why)
        rows.addWidget(Hairline())

    def _fit(self) -> None:
        self.table.setFixedHeight(_HEAD + _ROW * min(max(len(self._parts), 1), _ROWS) + 2)

    def show_structure(self, found: Structure, said: ZugzwangVerdict) -> None:
        """Fill the table; the selection is kept while the components are the same."""
        self.verdict.setText(said.sentence)
        self.play.setVisible(bool(said.moves))
        tip = tr("Plays them for both sides in analysis, as a separate line; Back and Undo return.")
        self.play.setToolTip(f"{said.sentence}\n{tip}")
        same = [p.squares for p in found.parts] == [p.squares for p in self._parts]
        at = self.table.currentRow() if same and self.table.selectedItems() else None
        self._parts = found.parts
        self.table.blockSignals(True)
        self.table.setRowCount(len(found.parts))
        for row, part in enumerate(found.parts):
            texts = (
                str(row + 1),
                str(part.size),
                bounds(*part.max_first),
                bounds(*part.min_first),
                *_mean_and_phase(part),
            )
            for column, text in enumerate(texts):
                item = QTableWidgetItem(text)
                item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
                item.setToolTip(_spoken(row, part))
                item.setData(Qt.ItemDataRole.AccessibleTextRole, _spoken(row, part) if column == 0 else text)
                self.table.setItem(row, column, item)
        self.table.setVisible(bool(found.parts))
        for column in (_MEAN, _PHASE):
            self.table.setColumnHidden(column, all(part.mean is None for part in found.parts))
        if at is None:
            self.table.clearSelection()
        self.table.blockSignals(False)
        self.caption.setText(plural("%n components", "%n component", len(found.parts)))
        self.line.setText(_summary(found))
        self.line.setVisible(bool(self.line.text()))
        self._fit()
        self.table.fit_columns()
        self._tell(at)

    @Slot()
    def _choose(self) -> None:
        at = self.table.currentRow() if self.table.selectedItems() else None
        self._tell(at)
        self.chosen.emit(at)

    def _tell(self, at: int | None) -> None:
        if at is not None and at < len(self._parts):
            part = self._parts[at]
            why = part.reason()
            if part.phase is not None:
                why = tr("{why}; stands for {part}", why=why, part=tr(STANDS_FOR[part.phase]))
            self.why.setText(f"{why[:1].upper()}{why[1:]}.")
        else:
            self.why.setText(tr("Select a component to see why.") if self._parts else "")


def _mean_and_phase(part: Part) -> tuple[str, str]:
    mean = part.mean
    return ("–", "–") if mean is None else (_half(mean), str(part.phase))


def _half(mean: Fraction) -> str:
    whole, half = divmod(mean.numerator * 2 // mean.denominator, 2)
    return f"{whole}½" if half else str(whole)


def _summary(found: Structure) -> str:
    """The total of all components once each is solved and proved to be zugzwang-free; "" until then."""
    if found.total is None:
        return ""
    x, n = found.total
    return tr("Total: X = {x}, N = {n}, phase {phase}.", x=x, n=n, phase=found.phase)


def _spoken(row: int, part: Part) -> str:
    mean, phase = _mean_and_phase(part)
    return tr(
        "component {number}, {squares}, X {x}, N {n}, mean {mean}, phase {phase}; {why}",
        number=row + 1,
        squares=plural("%n squares", "%n square", part.size),
        x=bounds(*part.max_first),
        n=bounds(*part.min_first),
        mean=mean,
        phase=phase,
        why=part.reason(),
    )
