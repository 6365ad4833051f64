"""The window "Search tree": the picture of picture.py, opened by clicks or level by level, with values and prunings.

Values are asked of the game's engine, prunings of the paper's alpha-beta where the whole tree is small enough to
be searched step by step; both in workers of their own, and both arrive when they are known.
"""

from typing import Any, ClassVar

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLayout, QScrollArea, QWidget

from tiling_gui.core.game import Value
from tiling_gui.core.limits import Limit, Report, Run, StopToken
from tiling_gui.desktop.features.game_tree.picture import (
    MOST,
    NODE,
    TreeNode,
    TreePicture,
    pruned,
)
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.theme import CAPTION, theme
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, font, named, not_turned, painter_on
from tiling_gui.desktop.ui.widgets.buttons import check_box
from tiling_gui.desktop.ui.widgets.layouts import column
from tiling_gui.desktop.ui.widgets.side_mark import paint_mark
from tiling_gui.desktop.ui.widgets.wrapping_row import WrappingRow
from tiling_gui.language import plural, tr
from tiling_gui.palette import LIGHT
from tiling_gui.search.alphabeta_parent_only import alphabeta_paper
from tiling_gui.search.trace import Trace, state_at

SECONDS = 20.0
"""How long values, and prunings, may take before what is known is shown."""
_CENTRE = Qt.AlignmentFlag.AlignCenter


class TreeCanvas(QWidget):
    """Draws the picture; a click opens or closes a node."""

    def __init__(self, window: "TreeWindow") -> None:
        super().__init__()
        not_turned(self)
        self._window = window
        named(self, "treePicture", tr("Search tree"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.current: TreeNode = window.picture.root
        self.fit()

    def fit(self) -> None:
        """Takes the size of the picture."""
        width, height = self._window.picture.size
        self.setFixedSize(QSize(round(width), round(height)))
        self.setAccessibleDescription(
            plural("%n positions are open", "%n position is open", self._window.picture.count)
        )
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Opens or closes the node under the pointer."""
        node = self._window.picture.at(event.position().x(), event.position().y())
        if node is not None and event.button() == Qt.MouseButton.LeftButton:
            self.current = node
            self._window.toggle(node)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go through the tree, Space or Enter opens or closes."""
        node, root = self.current, self._window.picture.root
        above = next((n for n in root.walk() if n.path == node.path[:-1]), root)
        row = above.children or [root]
        here = row.index(node) if node in row else 0
        goal = {
            Qt.Key.Key_Up: above,
            Qt.Key.Key_Down: node.children[0] if node.children else node,
            Qt.Key.Key_Left: row[max(here - 1, 0)],
            Qt.Key.Key_Right: row[min(here + 1, len(row) - 1)],
        }.get(Qt.Key(event.key()))
        if goal is not None:
            self.current = goal
            self._window.area.ensureVisible(round(goal.x), round(goal.y), 80, 80)
            self.update()
        elif event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._window.toggle(node)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Edges, nodes, moves and values; only what can be seen."""
        painter = painter_on(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(event.rect(), theme.colour("window"))
        seen = QRectF(event.rect()).adjusted(-60, -120, 60, 120)
        nodes = list(self._window.picture.root.walk())
        for node in nodes:
            for child in node.children:
                # A box without width meets nothing, and an upright edge has such a box.
                box = QRectF(QPointF(node.x, node.y), QPointF(child.x, child.y)).normalized()
                if seen.intersects(box.adjusted(-1, -1, 1, 1)):
                    self._edge(painter, node, child)
        for node in nodes:
            if seen.contains(QPointF(node.x, node.y)):
                self._node(painter, node)
        painter.end()

    def _edge(self, painter: QPainter, node: TreeNode, child: TreeNode) -> None:
        pen = QPen(theme.colour("line2"), 1)
        if self._window.picture.is_cut(child.path):
            pen.setDashPattern([3, 3])
        elif self._window.picture.keeps(node, child):
            pen = QPen(theme.colour("accent"), 2)
        painter.setPen(pen)
        painter.drawLine(QPointF(node.x, node.y + NODE / 2), QPointF(child.x, child.y - NODE / 2))

    def _node(self, painter: QPainter, node: TreeNode) -> None:
        half, picture = NODE / 2, self._window.picture
        box = QRectF(node.x - half, node.y - half, NODE, NODE)
        value, over = picture.value_text(node), node.position.is_over
        if over or picture.is_cut(node.path):
            pen = QPen(theme.colour("line2"), 1)
            if picture.is_cut(node.path):
                pen.setDashPattern([3, 3])
            painter.setPen(pen)
            painter.setBrush(theme.colour("field"))
            wide = max(NODE, 8.0 * len(value) if over else 0.0)
            painter.drawRoundedRect(QRectF(node.x - wide / 2, box.top(), wide, NODE), 6, 6)
        else:
            paint_mark(painter, box, node.position.to_move)
        painter.setFont(font(CAPTION))
        self._words(painter, node.words, node.x, box.top() - 11, "muted", clear=True)
        painter.setFont(font(CAPTION, SEMIBOLD))
        self._words(painter, value, node.x, node.y if over else box.bottom() + 11, "text", clear=not over)
        if node is self.current and self.hasFocus():
            painter.setPen(QPen(theme.colour("accent"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(-4, -4, 4, 4), 8, 8)

    def _words(self, painter: QPainter, words: str, x: float, y: float, role: str, *, clear: bool) -> None:
        """Words about (x, y); `clear` keeps edges from running through them."""
        box = QRectF(x - 60, y - 9, 120, 18)
        if clear and words:
            painter.fillRect(painter.boundingRect(box, _CENTRE, words).adjusted(-1, 1, 1, -1), theme.colour("window"))
        painter.setPen(theme.colour(role))
        painter.drawText(box, _CENTRE, words)


class TreeWindow(ToolWindow):
    """The tree below the position on the page; `show_tree` shows that of another."""

    COMMAND = "expressionTree"
    HELP = "laboratory"
    SIZE = (960, 620)
    REOPENS = True
    EXPORTS: ClassVar = {"svg": lambda picture: picture.svg(LIGHT)}

    def build(self) -> QLayout:
        """What opens and closes it, over the picture."""
        self.picture = TreePicture(self.workspace.session.position)
        self._searched: frozenset[tuple[int, ...]] = frozenset()
        self._waiting: list[Any] = []
        self._values = self.worker(self._on_values)
        self._prunings = self.worker(self._on_prunings)
        self.title = self.heading(tr("Search tree"))
        self.canvas = TreeCanvas(self)
        self.setFocusProxy(self.canvas)
        self.area = QScrollArea()
        self.area.setObjectName("treeScroll")
        self.area.setWidget(self.canvas)
        self.area.setAlignment(_CENTRE)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        theme.changed.connect(self._recolour)
        self._recolour()
        tip = tr("Shows the options of every node of the lowest level")
        opening = self.button("openLevel", tr("Open next level"), tip, self.open_level)
        closing = self.button("closeTree", tr("Close all"), tr("Shows the root alone"), self.close_all)
        self.show_cut = check_box(
            "showPrunings", tr("Prunings"), tr("Marks what the paper's alpha-beta (Algorithm 1) never looks at")
        )
        self.show_cut.toggled.connect(self._on_show_cut)
        self.status.setObjectName("treeNote")
        self.exporting.setObjectName("exportTree")
        return column(self.title, WrappingRow(opening, closing, self.show_cut), (self.area, 1))

    @property
    def content(self) -> TreePicture:
        """The picture, as far as it is open."""
        return self.picture

    def refresh(self) -> None:
        """The tree below the position on the page; the tree before makes room."""
        position = self.workspace.session.position
        self.show_tree(position.partial(), position)

    def show_tree(self, title: str, position: Any) -> None:
        """Shows the root of the tree below `position`; nothing of the tree before stays."""
        self._values.drop()
        self._prunings.drop()
        self._waiting = []
        self.title.setText(tr("Search tree: {position}", position=title))
        self.picture, self._searched = TreePicture(position), frozenset()
        self.show_cut.setChecked(False)
        self.say("")
        self.canvas.current = self.picture.root
        self._show()
        self._ask(position)

    def stop(self) -> None:
        """Nor begins what waits."""
        self._waiting = []
        super().stop()

    @Slot()
    def _recolour(self) -> None:
        self.area.viewport().setStyleSheet(f"background: {theme.colour('window').name()};")

    # What the user does -----------------------------------------------------------------------------------

    def toggle(self, node: TreeNode) -> None:
        """Opens a node, or closes it."""
        if node.is_open:
            self.picture.close(node)
        elif not self.picture.open(node):
            self._too_many()
        else:
            self._ask(node.position)
        self._show()

    @Slot()
    def open_level(self) -> None:
        """Opens the lowest level; with prunings shown, without what is pruned."""
        before = {node.path for node in self.picture.root.walk() if node.is_open}
        if not self.picture.open_level(cut=not self.show_cut.isChecked()):
            self._too_many()
        for node in self.picture.root.walk():
            if node.is_open and node.path not in before:
                self._ask(node.position)
        self._show()

    @Slot()
    def close_all(self) -> None:
        """Shows the root alone."""
        self.picture.close(self.picture.root)
        self.canvas.current = self.picture.root
        self._show()

    def _too_many(self) -> None:
        self.say(tr("More than {most} positions cannot be shown at once: close some first.", most=MOST))

    def _show(self) -> None:
        self.picture.arrange()
        self.canvas.fit()

    # What comes back --------------------------------------------------------------------------------------

    def _ask(self, position: Any) -> None:
        """The values of a position and its options, one position after another."""
        self._waiting.append(position)
        if self._values.job is None:
            self._next()

    def _next(self) -> None:
        waiting, self._waiting = self._waiting, []
        if not waiting:
            return
        engine = self.workspace.engines.background(self.workspace.controller.game)

        def work(report: Report, stop: StopToken) -> dict[Any, Value | None]:
            found: dict[Any, Value | None] = {}
            for position in waiting:
                if stop.is_set:
                    break
                if position.is_over:
                    found[position] = position.value()
                    continue
                analysis = engine.analyse(position, Run(Limit(seconds=SECONDS), report, stop))
                found[position] = analysis.value
                found |= {position.play(entry.move): entry.value for entry in analysis.moves}
            return found

        self._values.start(work)

    def _on_values(self, job: Job, found: dict[Any, Value | None] | None) -> None:
        self.picture.values |= found or {}
        self._show()
        self._next()

    @Slot(bool)
    def _on_show_cut(self, on: bool) -> None:
        root = self.picture.root.position
        if not on:
            self._prunings.drop()
            self.picture.cut = frozenset()
            self.say("")
        elif self._searched:
            self.picture.cut = self._searched
        else:
            self.say(tr("Searching step by step …"))

            def work(report: Report, stop: StopToken) -> tuple[frozenset[tuple[int, ...]], bool]:
                trace = Trace()
                result = alphabeta_paper(root, Run(Limit(seconds=SECONDS), stop=stop, trace=trace))
                return pruned(state_at(trace.events, len(trace.events)).nodes), result.complete

            self._prunings.start(work)
        self.canvas.update()

    def _on_prunings(self, job: Job, found: tuple[frozenset[tuple[int, ...]], bool] | None) -> None:
        if found is None:
            return
        cut, complete = found
        if complete:
            self._searched = self.picture.cut = cut
            self.say(plural("Alpha-beta leaves %n options untried.", "Alpha-beta leaves %n option untried.", len(cut)))
        else:
            self.show_cut.setChecked(False)
            self.say(tr("The tree is too large to be searched step by step."))
        self.canvas.update()
