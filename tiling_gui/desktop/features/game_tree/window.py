"""The Search tree window: the tree below a position, opened by clicks or level by level, with values and prunings.

Values come from the game's engine. Prunings come from the paper's alpha-beta if the whole tree is small enough to be
searched within SECONDS. Both are computed by background workers and shown when they arrive.
"""

from typing import Any, ClassVar

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QLayout, QScrollArea, QWidget

from tiling_gui.core.drawing.figure import Box
from tiling_gui.core.drawing.svg import svg
from tiling_gui.core.game import Value
from tiling_gui.core.limits import Limit, Run
from tiling_gui.desktop.features.game_tree.picture import MOST, NODE, GameTreeNode, TreePicture, pruned
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.drawing.painting import paint
from tiling_gui.desktop.ui.theme import theme
from tiling_gui.desktop.ui.widgets.base import force_left_to_right, named, painter_on
from tiling_gui.desktop.ui.widgets.buttons import check_box
from tiling_gui.desktop.ui.widgets.layouts import FlowLayout, column
from tiling_gui.language import plural, tr
from tiling_gui.search.alphabeta import alphabeta_paper
from tiling_gui.search.trace import Trace, state_at


class TreeCanvas(QWidget):
    """Draws the tree; a click opens or closes a node."""

    toggled = Signal(object)
    """(TreeNode) Emitted when the user asks to open or close a node."""
    reached = Signal(object)
    """(TreeNode) Emitted when the keys reach a node, which should be scrolled into view."""

    def __init__(self, picture: TreePicture) -> None:
        super().__init__()
        force_left_to_right(self)
        named(self, "treePicture", tr("Search tree"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.show_picture(picture)

    def show_picture(self, picture: TreePicture) -> None:
        """Shows another tree, with its root as the current node."""
        self._picture = picture
        self.current: GameTreeNode = picture.root
        self.fit()

    def fit(self) -> None:
        width, height = self._picture.size
        self.setFixedSize(QSize(round(width), round(height)))
        self.setAccessibleDescription(plural("%n positions are shown", "%n position is shown", self._picture.count))
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        node = self._picture.at(event.position().x(), event.position().y())
        if node is not None and event.button() == Qt.MouseButton.LeftButton:
            self.current = node
            self.toggled.emit(node)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrow keys move through the tree; Space and Enter open or close the current node."""
        node, root = self.current, self._picture.root
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
            self.reached.emit(goal)
            self.update()
        elif event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.toggled.emit(node)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the visible part of the tree, and with the focus a frame around the current node."""
        painter, seen = painter_on(self), event.rect()
        painter.fillRect(seen, theme.colour("window"))
        paint(painter, self._picture.figure((seen.x(), seen.y(), seen.width(), seen.height())).shapes)
        if self.hasFocus():
            x, y, side = self.current.x, self.current.y, NODE + 8
            paint(painter, [Box(x - side / 2, y - side / 2, side, side, None, "accent", 2.0, 8.0)])
        painter.end()


SECONDS = 20.0
"""Time limit for each position that is valued, and for the search that shows the prunings."""


class TreeWindow(ToolWindow):
    """The tree below the current position; `show_tree` shows that of another."""

    COMMAND = "expressionTree"
    HELP = "laboratory"
    SIZE = (960, 620)
    REOPENS = True
    EXPORTS: ClassVar = {"svg": lambda picture: svg(picture.figure())}

    def build(self) -> QLayout:
        self.picture = TreePicture(self.workspace.session.position)
        self._searched: frozenset[tuple[int, ...]] = frozenset()
        self._waiting: list[Any] = []
        self._values = self.worker(self._on_values)
        self._prunings = self.worker(self._on_prunings)
        self.title = self.heading(tr("Search tree"))
        self.canvas = TreeCanvas(self.picture)
        self.canvas.toggled.connect(self.toggle)
        self.canvas.reached.connect(self._on_reached)
        self.setFocusProxy(self.canvas)
        self.area = QScrollArea()
        self.area.setObjectName("treeScroll")
        self.area.setWidget(self.canvas)
        self.area.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        theme.changed.connect(self._recolour)
        self._recolour()
        tip = tr("Shows the options of every node on the lowest level")
        opening = self.button("openLevel", tr("Expand next level"), tip, self.open_level)
        closing = self.button("closeTree", tr("Collapse all"), tr("Shows only the root"), self.close_all)
        self.show_cut = check_box(
            "showPrunings", tr("Prunings"), tr("Marks what the paper's alpha-beta (Algorithm 1) never visits")
        )
        self.show_cut.toggled.connect(self._on_show_cut)
        self.status.setObjectName("treeNote")
        self.exporting.setObjectName("exportTree")
        return column(self.title, FlowLayout(opening, closing, self.show_cut), (self.area, 1))

    @property
    def content(self) -> TreePicture:
        return self.picture

    def refresh(self) -> None:
        """Shows the tree below the current position."""
        position = self.workspace.session.position
        self.show_tree(position.partial(), position)

    def show_tree(self, title: str, position: Any) -> None:
        """Shows the root of a new tree below `position` and drops the work for the previous one."""
        self._values.drop()
        self._prunings.drop()
        self._waiting = []
        self.title.setText(tr("Search tree: {position}", position=title))
        self.picture, self._searched = TreePicture(position), frozenset()
        self.show_cut.setChecked(False)
        self.say("")
        self.canvas.show_picture(self.picture)
        self._show()
        self._ask(position)

    def stop(self) -> None:
        """Also drops the positions that wait for their values."""
        self._waiting = []
        super().stop()

    @Slot()
    def _recolour(self) -> None:
        self.area.viewport().setStyleSheet(f"background: {theme.colour('window').name()};")

    @Slot(object)
    def _on_reached(self, node: GameTreeNode) -> None:
        self.area.ensureVisible(round(node.x), round(node.y), 80, 80)

    # Actions ----------------------------------------------------------------------------------------------

    @Slot(object)
    def toggle(self, node: GameTreeNode) -> None:
        if node.is_open:
            self.picture.close(node)
        elif not self.picture.open(node):
            self._too_many()
        else:
            self._ask(node.position)
        self._show()

    @Slot()
    def open_level(self) -> None:
        """Opens every node of the lowest level; while prunings are shown, pruned nodes stay closed."""
        before = {node.path for node in self.picture.root.walk() if node.is_open}
        if not self.picture.open_level(cut=not self.show_cut.isChecked()):
            self._too_many()
        for node in self.picture.root.walk():
            if node.is_open and node.path not in before:
                self._ask(node.position)
        self._show()

    @Slot()
    def close_all(self) -> None:
        self.picture.close(self.picture.root)
        self.canvas.current = self.picture.root
        self._show()

    def _too_many(self) -> None:
        self.say(tr("At most {most} positions can be shown at once: collapse some first.", most=MOST))

    def _show(self) -> None:
        self.picture.arrange()
        self.canvas.fit()

    # Values and prunings ----------------------------------------------------------------------------------

    def _ask(self, position: Any) -> None:
        """Queues a position for its value and those of its options."""
        self._waiting.append(position)
        if self._values.job is None:
            self._next()

    def _next(self) -> None:
        waiting, self._waiting = self._waiting, []
        if not waiting:
            return
        engine = self.workspace.engines.background(self.workspace.session.game)

        def work(run: Run) -> dict[Any, Value | None]:
            found: dict[Any, Value | None] = {}
            for position in waiting:
                if run.is_set:
                    break
                if position.is_over:
                    found[position] = position.value()
                    continue
                analysis = engine.analyse(position, run.part(Limit(seconds=SECONDS)))
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

            def work(run: Run) -> tuple[frozenset[tuple[int, ...]], bool]:
                trace = Trace()
                result = alphabeta_paper(root, Run(Limit(seconds=SECONDS), stop=run, trace=trace))
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
            self.say(tr("The tree is too large to search step by step."))
        self.canvas.update()
