"""The picture of a game tree on the screen, gone through by keys and opened by clicks."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from tiling_gui.desktop.features.game_tree.picture import NODE, TreeNode, TreePicture
from tiling_gui.desktop.ui.theme import CAPTION, theme
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, font, named, not_turned, painter_on
from tiling_gui.desktop.ui.widgets.side_mark import paint_mark
from tiling_gui.language import plural, tr

_CENTRE = Qt.AlignmentFlag.AlignCenter


class TreeCanvas(QWidget):
    """Draws the picture; a click opens or closes a node."""

    toggled = Signal(object)
    """(TreeNode) It is to be opened, or closed."""
    reached = Signal(object)
    """(TreeNode) The keys came to it; it is to be seen."""

    def __init__(self, picture: TreePicture) -> None:
        super().__init__()
        not_turned(self)
        named(self, "treePicture", tr("Search tree"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.show_picture(picture)

    def show_picture(self, picture: TreePicture) -> None:
        """Another tree, with the keys at its root."""
        self._picture = picture
        self.current: TreeNode = picture.root
        self.fit()

    def fit(self) -> None:
        """Takes the size of the picture."""
        width, height = self._picture.size
        self.setFixedSize(QSize(round(width), round(height)))
        self.setAccessibleDescription(plural("%n positions are open", "%n position is open", self._picture.count))
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Opens or closes the node under the pointer."""
        node = self._picture.at(event.position().x(), event.position().y())
        if node is not None and event.button() == Qt.MouseButton.LeftButton:
            self.current = node
            self.toggled.emit(node)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go through the tree, Space or Enter opens or closes."""
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
        """Edges, nodes, moves and values; only what can be seen."""
        painter = painter_on(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(event.rect(), theme.colour("window"))
        seen = QRectF(event.rect()).adjusted(-60, -120, 60, 120)
        nodes = list(self._picture.root.walk())
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
        if self._picture.is_cut(child.path):
            pen.setDashPattern([3, 3])
        elif self._picture.keeps(node, child):
            pen = QPen(theme.colour("accent"), 2)
        painter.setPen(pen)
        painter.drawLine(QPointF(node.x, node.y + NODE / 2), QPointF(child.x, child.y - NODE / 2))

    def _node(self, painter: QPainter, node: TreeNode) -> None:
        half, picture = NODE / 2, self._picture
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
