"""The view of a tree: zoom with the wheel or + and −, pan by dragging, click nodes, walk by keys, find nodes."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from tiling_gui.core.drawing.figure import DASHED, Box, Figure
from tiling_gui.desktop.ui.drawing.picture_widgets import PictureView
from tiling_gui.desktop.ui.search_tree.recorded_search import RecordedSearch
from tiling_gui.desktop.ui.search_tree.search_tree_drawing import (
    HEIGHT,
    TreeDrawingOptions,
    TreeLayout,
    draw,
    lay_out,
    node_words,
)
from tiling_gui.desktop.ui.widgets.base import named
from tiling_gui.desktop.ui.widgets.fields import EnterField
from tiling_gui.language import tr
from tiling_gui.search.trace import Path

_ARROWS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)
_FIND = 220
"""Width of the field in which a node is searched for."""


class TreeView(PictureView):
    """Shows a tree after a given step of its search, if it was searched."""

    chosen = Signal(object)
    """(path) Emitted when a node is clicked, or Enter pressed on it."""
    told = Signal(str)
    """(sentence) Emitted with what was found."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named(self, "watchTree", tr("Game tree"))
        self.setToolTip(
            tr("Wheel: zoom. Drag: move. Click a node: go to its step, or open it. Shift+arrows: walk. Ctrl+F: find.")
        )
        self._watched: RecordedSearch | None = None
        self._layout: TreeLayout | None = None
        self._look = TreeDrawingOptions()
        self._step = 0
        self._pressed: QPoint | None = None
        self.cursor_at: Path | None = None
        """The node that the keys are at."""
        self.pressed_key: Callable[[int], bool] = lambda key: False
        """Called with a key; if it is one that steps, performs it and returns True."""
        self.finding = EnterField()
        named(self.finding, "findNode", tr("Find a node"), tr("A move, a position or a value; Enter: the next one"))
        self.finding.setPlaceholderText(tr("Find a node"))
        self.finding.setParent(self)
        self.finding.setFixedWidth(_FIND)
        self.finding.hide()
        self.finding.returnPressed.connect(self._find_next)

    # Display ------------------------------------------------------------------------------------------------

    def show_search(self, watched: RecordedSearch, look: TreeDrawingOptions) -> None:
        """Show another tree before the first step, fitted to the view, or only around the root if that is too
        small.
        """
        self._watched, self._look, self._step = watched, look, 0
        self.cursor_at = None if watched.method else ()
        self.lay_out()
        self.begin()

    def set_look(self, look: TreeDrawingOptions) -> None:
        """Change what is drawn besides the search."""
        again = (look.moves, look.positions) != (self._look.moves, self._look.positions)
        self._look = look
        if self._watched is not None:
            self.lay_out() if again else self._draw()
            if again and self._fitted:
                self.fit()

    def set_step(self, step: int) -> None:
        """Show the tree after `step` steps, and scroll to the node of that step."""
        if self._watched is None:
            return
        self._step = step
        self._draw()
        self.setAccessibleDescription(self._watched.sentence(step))
        if not self._fitted:
            self._see(self._watched.events[step - 1].path if step else self.cursor_at or ())

    def see_beginning(self) -> None:
        """Scroll to the root."""
        self._see(())

    def _see(self, path: Path) -> None:
        assert self._layout is not None
        x, y = self._layout.places[path]
        self.ensureVisible(QRectF(x - 110, y - 60, 220, 120 + self._layout.below), 12, 12)

    def picture(self) -> Figure:
        """The picture as shown, for export."""
        assert self._watched is not None
        assert self._layout is not None
        return draw(self._watched, self._step, self._layout, self._look)

    def place_of(self, path: Path) -> QPoint:
        """The pixel of the viewport at the centre of a node."""
        assert self._layout is not None
        return self.mapFromScene(QPointF(*self._layout.places[path]))

    def lay_out(self) -> None:
        """Lay out the tree again, as it has other nodes or longer values."""
        assert self._watched is not None
        self._layout = lay_out(self._watched, moves=self._look.moves, positions=self._look.positions)
        while self.cursor_at and self.cursor_at not in self._watched.nodes:
            self.cursor_at = self.cursor_at[:-1]
        self._draw()

    def _draw(self) -> None:
        picture, path, layout = self.picture(), self.cursor_at, self._layout
        if path is not None and layout is not None:
            x, y = layout.places[path]
            wide = layout.tile + 10
            ring = Box(x - wide / 2, y - HEIGHT / 2 - 5, wide, HEIGHT + 10, None, "text", 1.5, 8, dash=DASHED)
            picture = replace(picture, shapes=(*picture.shapes, ring))
        self.show_picture(picture)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.finding.move(max(0, self.width() - self.finding.width() - 8), 8)

    # Walking and finding ------------------------------------------------------------------------------------

    def go_to(self, path: Path) -> None:
        """Move the cursor of the keys to a node, scroll there, and read it to a screen reader."""
        assert self._watched is not None
        self.cursor_at = path
        self._draw()
        self._see(path)
        self.setAccessibleDescription(self._words([path])[path])

    def _words(self, paths: Iterable[Path]) -> dict[Path, str]:
        """Nodes as text: their moves, positions and values."""
        assert self._watched is not None
        watched, state = self._watched, self._watched.state(self._step)
        return {p: f"{watched.name(p)}: {node_words(watched, p, state)}".replace("\n", " ") for p in paths}

    def _walk(self, key: Qt.Key) -> None:
        watched = self._watched
        if watched is None:
            return
        if self.cursor_at is None:
            self.go_to(watched.events[self._step - 1].path if self._step else ())
            return
        here = watched.nodes[self.cursor_at]
        above = next((node for node in watched.nodes.values() if here.path in node.children), here)
        row = above.children if above is not here else (here.path,)
        at = row.index(here.path)
        goals = {
            Qt.Key.Key_Up: above.path,
            Qt.Key.Key_Down: here.children[0] if here.children else here.path,
            Qt.Key.Key_Left: row[max(at - 1, 0)],
            Qt.Key.Key_Right: row[min(at + 1, len(row) - 1)],
        }
        self.go_to(goals[key])

    @Slot()
    def open_search(self) -> None:
        """Show the field in which a node is searched for."""
        self.finding.show()
        self.finding.raise_()
        self.finding.setFocus()
        self.finding.selectAll()

    @Slot()
    def _find_next(self) -> None:
        """Go to the next node that contains the text, in reading order."""
        text, watched = self.finding.text().strip().casefold(), self._watched
        if watched is None or not text:
            return
        every = [path for level in watched.tree.levels for path in level]
        words = self._words(every)
        found = [path for path in every if text in words[path].casefold()]
        if not found:
            self.told.emit(tr("Nothing matches “{words}”.", words=self.finding.text().strip()))
            return
        here = -1 if self.cursor_at is None else every.index(self.cursor_at)
        path = next((path for path in found if every.index(path) > here), found[0])
        self.go_to(path)
        number, total = found.index(path) + 1, len(found)
        self.told.emit(tr("{number} of {total}: {task}", number=number, total=total, task=words[path]))

    # Mouse and keys -----------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Treat a release close to the press as a click on a node."""
        super().mouseReleaseEvent(event)
        self.viewport().setCursor(Qt.CursorShape.ArrowCursor)
        here, pressed = event.position().toPoint(), self._pressed
        self._pressed = None
        if pressed is None or self._layout is None or event.button() != Qt.MouseButton.LeftButton:
            return
        if (here - pressed).manhattanLength() < QApplication.startDragDistance():
            place = self.mapToScene(here)
            path = self._layout.at(place.x(), place.y())
            if path is not None:
                if self.cursor_at is not None:
                    self.cursor_at = path
                self.chosen.emit(path)
        else:
            self._fitted = self._untouched = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk through the tree, with Shift if they step; Enter is a click; other keys zoom."""
        key, path = Qt.Key(event.key()), self.cursor_at
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if key == Qt.Key.Key_Escape and not self.finding.isHidden():
            self.finding.hide()
            self.setFocus()
        elif not shift and self.pressed_key(key):
            return
        elif key in _ARROWS:
            self._walk(key)
        elif path is not None and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.chosen.emit(path)
        else:
            super().keyPressEvent(event)
