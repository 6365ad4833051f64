"""The structure view: the components of what is free, numbered on the board and listed with what each is worth.

While it is on, every position's parts are solved alone in a worker of their own, small ones first; what is not finished
shows its bounds, and a mean and a phase only where they are proved (engine/structure.py).
"""

from fractions import Fraction

from PySide6.QtCore import QObject, QPointF, Qt, Signal, Slot
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QStyleOptionGraphicsItem,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from tiling_gui.core.board import Board
from tiling_gui.core.limits import StopToken
from tiling_gui.desktop.games.grid_board import BoardView, painting
from tiling_gui.desktop.games.grid_board.geometry import Geometry
from tiling_gui.desktop.games.grid_board.items import Part as Item
from tiling_gui.desktop.games.grid_board.items import Stage
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.theme import CAPTION, Theme
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Hairline, Label
from tiling_gui.desktop.ui.widgets.format import bounds
from tiling_gui.engine import Engine
from tiling_gui.engine.structure import STANDS_FOR, Part, Structure, structure
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.language import mark, plural, tr

_HEAD, _ROW = 26, 24
SECONDS = 2.0
"""How long one component may be solved."""
_HEADS = ("", mark("Size"), "X", "N", mark("Mean"), mark("Phase"))
_TIPS = (
    mark("Number on the board"),
    mark("Squares of the component"),
    mark("Dominoes still to come in it with MAX to move"),
    mark("Dominoes still to come in it with MIN to move"),
    mark("(X + N) / 2, where the component is proved to be zugzwang-free"),
    mark("(X + N) modulo 4, where the component is proved to be zugzwang-free"),
)


class Outlines(Item):
    """The components on the board: an outline each and its number."""

    def __init__(self, stage: Stage) -> None:
        self.parts: tuple[int, ...] = ()
        self.chosen: int | None = None
        super().__init__(stage, 1.7)

    def show_parts(self, parts: tuple[int, ...]) -> None:
        """The masks of the components, in the order of their numbers."""
        self.parts, self.chosen = parts, None
        self.setVisible(bool(parts))
        self.refit()

    def choose(self, at: int | None) -> None:
        """Draws one of them stronger."""
        self.chosen = at
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draws them."""
        geometry, palette = self.stage.geometry, self.stage.palette_now
        board, u = geometry.board, geometry.u
        for at, mask in enumerate(self.parts):
            if mask & ~board.squares:
                continue
            part = Geometry(Board(board.rows, board.columns, mask), u, geometry.left, geometry.top)
            pen = QPen(QColor(palette.accent), max(2.0, (0.07 if at == self.chosen else 0.035) * u))
            if at != self.chosen:
                pen.setStyle(Qt.PenStyle.DashLine)
            painter.save()
            painter.setClipPath(part.outline)
            pen.setWidthF(2 * pen.widthF())  # the outer half is cut off, so that neighbours do not cross
            painter.strokePath(part.outline, pen)
            painter.restore()
            r, c = board.listed(mask)[0]
            box = geometry.square_rect((r, c))
            if u >= 20:
                where = QPointF(box.left() + 0.24 * u, box.top() + 0.26 * u)
                font = painting.number_font(max(11, 0.24 * u))
                painting.write_centred(painter, where, str(at + 1), font, QColor(palette.text))


class StructurePanel(QWidget):
    """The table in the right panel."""

    chosen = Signal(object)
    """(index of a component, or None)"""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("structurePanel")
        self._parts: tuple[Part, ...] = ()
        self._low = False
        self.title = Label(theme, tr("Structure"), weight=SEMIBOLD)
        self.caption = Label(theme, size=CAPTION, role="muted", align=Qt.AlignmentFlag.AlignRight)
        self.caption.setObjectName("structureCount")
        self.line = Label(theme, size=CAPTION, role="muted")
        self.line.setObjectName("structureLine")
        self.table = QTableWidget(0, len(_HEADS))
        self.table.setObjectName("structureTable")
        self.table.setAccessibleName(tr("Components"))
        self.table.setToolTip(tr("What each component is worth alone, in dominoes still to come"))
        self.table.setHorizontalHeaderLabels([tr(head) if head else "" for head in _HEADS])
        for column, tip in enumerate(_TIPS):
            head = self.table.horizontalHeaderItem(column)
            assert head is not None  # as its label was set above
            head.setToolTip(tr(tip))
        self.table.verticalHeader().hide()
        self.table.verticalHeader().setMinimumSectionSize(_ROW - 2)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        for column in (2, 3):
            self.table.horizontalHeader().setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        self.table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Fixed)
        self.table.horizontalHeader().setHighlightSections(False)
        self.table.horizontalHeader().setMinimumSectionSize(24)
        self.table.setColumnWidth(0, 24)
        # The sheet's padding is for wide columns.
        self.table.horizontalHeader().setStyleSheet("QHeaderView::section { padding: 4px 0; }")
        self.table.setShowGrid(False)
        self.table.setTabKeyNavigation(False)
        self.table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.itemSelectionChanged.connect(self._choose)
        self.why = Label(theme, size=CAPTION, role="muted")
        self.why.setObjectName("structureWhy")
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(4)
        top = QHBoxLayout()
        top.addWidget(self.title)
        top.addWidget(self.caption, 1)
        rows.addLayout(top)
        for widget in (self.line, self.table, self.why):
            rows.addWidget(widget)
        self._foot = Hairline(theme)
        rows.addWidget(self._foot)

    def set_low(self, low: bool) -> None:
        """In a low window only the table stays; what is beside it is in its tool tips."""
        self._low = low
        self.line.setVisible(not low)
        self.why.setVisible(not low)
        self._foot.setVisible(not low)
        self._fit()

    def _fit(self) -> None:
        rows = min(max(len(self._parts), 1), 2 if self._low else 5)
        head, row = (_HEAD - 4, _ROW - 2) if self._low else (_HEAD, _ROW)
        self.table.horizontalHeader().setFixedHeight(head)
        self.table.verticalHeader().setDefaultSectionSize(row)
        self.table.setFixedHeight(head + row * rows + 2)
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if self._low else Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self.table.setVerticalScrollBarPolicy(policy)  # in a narrow panel the columns need its width

    def show_structure(self, found: Structure) -> None:
        """Fills the table; the chosen row stays chosen while the components are the same."""
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
        if at is None:
            self.table.clearSelection()
        self.table.blockSignals(False)
        self.caption.setText(_counted(found))
        self.line.setText(_summary(found))
        self._fit()
        self._tell(at)

    @Slot()
    def _choose(self) -> None:
        at = self.table.currentRow() if self.table.selectedItems() else None
        self._tell(at)
        self.chosen.emit(at)

    def _tell(self, at: int | None) -> None:
        if at is not None and at < len(self._parts):
            part = self._parts[at]
            why = tr(part.why.value)
            if part.phase is not None:
                why = tr("{why}; stands for {part}", why=why, part=tr(STANDS_FOR[part.phase]))
            self.why.setText(f"{why[:1].upper()}{why[1:]}.")
        else:
            self.why.setText(tr("Choose a component to see why it is zugzwang-free, or not.") if self._parts else "")


class StructureFeature(QObject):
    """Watches a main window's game while the view is on."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace.windows)
        self._workspace = workspace
        self._worker = workspace.jobs.worker("structure", self._on_finished, progress=self._on_progress)
        self._told: list[Structure] = []
        self._engine: Engine | None = None
        self._outlines: Outlines | None = None
        self._known: tuple[DominoPosition, Structure] | None = None
        self.panel = StructurePanel(workspace.theme)
        self.panel.hide()
        self.panel.chosen.connect(self._on_chosen)
        workspace.panels.add_section(self.panel)
        self._action = workspace.actions["showStructure"]
        self._action.toggled.connect(self._look)
        workspace.controller.changed.connect(self._look)

    @Slot()
    def _look(self) -> None:
        """Called whenever the game or the switch changed."""
        control = self._workspace.controller
        position = control.session.position
        fits = control.game.has_structure
        self._action.setVisible(fits)
        if not (fits and self._action.isChecked() and control.view is not None):
            self._worker.drop()
            self._known = None
            self.panel.hide()
            if self._outlines is not None:
                self._outlines.show_parts(())
            return
        if self._outlines is None:
            board = control.view.board
            assert isinstance(board, BoardView)  # as the position is one of dominoes
            self._outlines = board.add_layer(Outlines)
        if self._worker.job is not None and self._worker.job.context == position:
            return
        if self._known is not None and self._known[0] == position:
            self._show(*self._known)
            return
        self.panel.show()
        told: list[Structure] = []
        self._told = told
        if self._engine is None:
            # Its own, so that a long solve, which holds its engine, does not keep this waiting.
            self._engine = Engine(threads=1, memory_mb=64, keeper=self._workspace.store.facts)
        engine = self._engine
        self._worker.start(lambda report, stop: _work(position, engine, stop, told), position)

    def _show(self, position: DominoPosition, found: Structure) -> None:
        self._known = (position, found)
        self.panel.show()
        self.panel.show_structure(found)
        assert self._outlines is not None
        masks = tuple(part.squares for part in found.parts)
        if masks != self._outlines.parts:
            self._outlines.show_parts(masks)

    def _on_progress(self, job: Job, progress: object) -> None:
        if self._told:
            self._show(job.context, self._told[-1])

    def _on_finished(self, job: Job, found: Structure) -> None:
        self._show(job.context, found)

    @Slot(object)
    def _on_chosen(self, at: int | None) -> None:
        if self._outlines is not None:
            self._outlines.choose(at)

    def close(self) -> None:
        """Gives its engine back."""
        if self._engine is not None:
            self._engine.close()


def _work(position: DominoPosition, engine: Engine, stop: StopToken, told: list[Structure]) -> Structure:
    """Runs in the worker. The kernel is made ready first: that may take longer than a component is given."""
    told.append(structure(position, None))
    engine.prepare()
    return structure(position, engine, seconds=SECONDS, stop=stop, on_part=told.append)


def _mean_and_phase(part: Part) -> tuple[str, str]:
    mean = part.mean
    return ("–", "–") if mean is None else (_half(mean), str(part.phase))


def _half(mean: Fraction) -> str:
    whole, half = divmod(mean.numerator * 2 // mean.denominator, 2)
    return f"{whole}½" if half else str(whole)


def _counted(found: Structure) -> str:
    components = plural("%n components", "%n component", len(found.parts))
    dead = plural("%n dead squares", "%n dead square", found.dead.bit_count())
    return f"{components}, {dead}"


def _summary(found: Structure) -> str:
    if found.total is not None:
        x, n = found.total
        return tr("Together X = {x}, N = {n}, phase {phase}.", x=x, n=n, phase=found.phase)
    return tr("Not every component is proved to be zugzwang-free.")


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
        why=tr(part.why.value),
    )
