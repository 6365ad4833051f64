"""The view of a search tree: zoom with the wheel or + and −, pan by dragging, click a node to go to its steps."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from tiling_gui.core.drawing.figure import Figure
from tiling_gui.desktop.ui.drawing.picture_widgets import PictureView
from tiling_gui.desktop.ui.search_tree.recorded_search import RecordedSearch
from tiling_gui.desktop.ui.search_tree.search_tree_drawing import TreeDrawingOptions, TreeLayout, draw, lay_out
from tiling_gui.desktop.ui.widgets.base import named
from tiling_gui.language import tr
from tiling_gui.search.trace import Path


class SearchTreeView(PictureView):
    """Shows a watched search after a given step."""

    chosen = Signal(object)
    """(path) Emitted when a node is clicked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named(self, "watchTree", tr("Game tree"))
        self.setToolTip(tr("Wheel: zoom. Drag: move. Click a node: go to the step there. Arrows: step."))
        self._watched: RecordedSearch | None = None
        self._layout: TreeLayout | None = None
        self._look = TreeDrawingOptions()
        self._step = 0
        self._pressed: QPoint | None = None
        self.pressed_key: Callable[[int], bool] = lambda key: False
        """Called with a key; if it is one that steps, performs it and returns True."""

    # Display ------------------------------------------------------------------------------------------------

    def show_search(self, watched: RecordedSearch, look: TreeDrawingOptions) -> None:
        """Shows another search before its first step, fitted to the view, or only around the root if
        that is too small.
        """
        self._watched, self._look, self._step = watched, look, 0
        self._lay_out()
        self.begin()

    def set_look(self, look: TreeDrawingOptions) -> None:
        """Changes what is drawn besides the search."""
        again = (look.moves, look.positions) != (self._look.moves, self._look.positions)
        self._look = look
        if self._watched is not None:
            self._lay_out() if again else self._draw()
            if again and self._fitted:
                self.fit()

    def set_step(self, step: int) -> None:
        """Shows the tree after `step` steps, and scrolls to the node of that step."""
        if self._watched is None:
            return
        self._step = step
        self._draw()
        self.setAccessibleDescription(self._watched.sentence(step))
        if not self._fitted:
            self._see(self._watched.events[step - 1].path if step else ())

    def see_beginning(self) -> None:
        """Scrolls to the root."""
        self._see(())

    def _see(self, path: Path) -> None:
        assert self._layout is not None
        x, y = self._layout.places[path]
        self.ensureVisible(QRectF(x - 110, y - 60, 220, 120), 12, 12)

    def picture(self) -> Figure:
        """The picture as shown, for export."""
        assert self._watched is not None
        assert self._layout is not None
        return draw(self._watched, self._step, self._layout, self._look)

    def place_of(self, path: Path) -> QPoint:
        """The pixel of the viewport at the centre of a node."""
        assert self._layout is not None
        return self.mapFromScene(QPointF(*self._layout.places[path]))

    def _lay_out(self) -> None:
        assert self._watched is not None
        self._layout = lay_out(self._watched, moves=self._look.moves, positions=self._look.positions)
        self._draw()

    def _draw(self) -> None:
        self.show_picture(self.picture())

    # Mouse and keys -----------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Treats a release close to the press as a click on a node."""
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
                self.chosen.emit(path)
        else:
            self._fitted = self._untouched = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Passes keys to `pressed_key` first; the rest zoom."""
        if not self.pressed_key(event.key()):
            super().keyPressEvent(event)
