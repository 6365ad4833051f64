"""The widget that shows a game tree; nodes are opened by clicks and reached by keys."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from tiling_gui.core.drawing.figure import Box
from tiling_gui.desktop.features.game_tree.picture import NODE, GameTreeNode, TreePicture
from tiling_gui.desktop.ui.drawing.painting import paint
from tiling_gui.desktop.ui.theme import theme
from tiling_gui.desktop.ui.widgets.base import force_left_to_right, named, painter_on
from tiling_gui.language import plural, tr


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
