"""Widgets that show a picture: one that zooms and pans, one for plots, and a small one of a position for lists."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPicture, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsItem,
    QGraphicsScene,
    QGraphicsView,
    QSizePolicy,
    QStyleOptionGraphicsItem,
    QWidget,
)

from tiling_gui.core.drawing.annotations import NOTHING, Annotations
from tiling_gui.core.drawing.figure import Figure
from tiling_gui.core.drawing.positions import game_figure
from tiling_gui.desktop.ui.drawing.painting import paint, paint_figure
from tiling_gui.desktop.ui.theme import theme
from tiling_gui.desktop.ui.widgets.base import force_left_to_right, painter_on

LARGEST = 1.25
"""Maximum scale at which a small picture is fitted to the view."""
LEGIBLE = 0.7
"""The scale at which all text is legible."""
_FARTHEST, _NEAREST = 0.03, 3.0


class _Drawn(QGraphicsItem):
    def __init__(self, unfinished: Callable[[], None]) -> None:
        """`unfinished` is called when `paint` could not paint everything."""
        super().__init__()
        self._unfinished = unfinished
        self._picture = Figure((), (0, 0, 1, 1))
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def show_picture(self, picture: Figure) -> None:
        if picture.box != self._picture.box:
            self.prepareGeometryChange()
        self._picture = picture
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(*self._picture.box)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not paint(painter, self._picture.shapes, option.exposedRect, at_once=False):
            self._unfinished()


class PictureView(QGraphicsView):
    """Shows a picture in the colours of the theme; zoom with the wheel or + and −, pan by dragging."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        force_left_to_right(self)
        self._scene = QGraphicsScene(self)
        self.setScene(self._scene)
        self._soon = QTimer(self)
        """Repaints the rest as soon as the event loop is idle."""
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self.viewport().update)
        self._drawn = _Drawn(self._soon.start)
        self._scene.addItem(self._drawn)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setDragMode(QGraphicsView.DragMode.ScrollHandDrag)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setCursor(Qt.CursorShape.ArrowCursor)
        self._fitted = True
        self.largest = LARGEST
        """Maximum scale when fitted."""
        self.least = LEGIBLE
        """Minimum initial scale."""
        self._untouched = False
        """True until the user zooms."""
        theme.changed.connect(self._recolour)
        self._recolour()

    def show_picture(self, picture: Figure) -> None:
        """Show another picture at the current zoom and position."""
        self._drawn.show_picture(picture)
        self._scene.setSceneRect(self._drawn.boundingRect())

    def begin(self) -> None:
        """Fit the picture to the view; if that would be illegible, show its beginning at scale `least`."""
        self.fit()
        if self.transform().m11() < self.least:
            self.zoom(self.least / self.transform().m11())
            self.see_beginning()
        self._untouched = True

    def see_beginning(self) -> None:
        """Scroll to the top centre of the picture."""
        box = self._drawn.boundingRect()
        self.ensureVisible(QRectF(box.center().x() - 1, box.top(), 2, 2), 12, 12)

    def _recolour(self) -> None:
        self.setBackgroundBrush(theme.colour("window"))
        self.viewport().update()

    def fit(self) -> None:
        """Show the whole picture, enlarged up to `largest`."""
        self._fitted, self._untouched = True, False
        self.resetTransform()
        box, room = self._drawn.boundingRect(), self.viewport().size()
        scale = min(self.largest, room.width() / max(1.0, box.width()), room.height() / max(1.0, box.height()))
        self.scale(max(scale, _FARTHEST), max(scale, _FARTHEST))
        self.centerOn(box.center())

    def zoom(self, factor: float) -> None:
        """Scales by `factor` about the pointer, within the limits of the view."""
        now = self.transform().m11()
        factor = min(max(now * factor, _FARTHEST), _NEAREST) / now
        self._fitted = self._untouched = False
        self.scale(factor, factor)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.zoom(1.0015 ** event.angleDelta().y())
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the picture fitted, or at its initial state, until the user zooms."""
        super().resizeEvent(event)
        if self._untouched:
            self.begin()
        elif self._fitted:
            self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key
        if event.key() in (key.Key_Plus, key.Key_Equal):
            self.zoom(1.25)
        elif event.key() == key.Key_Minus:
            self.zoom(0.8)
        elif event.key() == key.Key_0:
            self.fit()
        else:
            super().keyPressEvent(event)


Draw = Callable[[float, float], Figure]
"""(width, height) -> plot of this size in px."""


class PlotPicture(QWidget):
    """Shows a plot. Not accessible by itself: its numbers belong in a table beside it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        force_left_to_right(self)
        self._draw: Draw | None = None
        self._drawn: tuple[QSize, QPicture] | None = None
        self.setMinimumSize(260, 100)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.changed.connect(self._redraw)

    def set_plot(self, draw: Draw | None) -> None:
        """Show another plot; None for none."""
        self._draw = draw
        self._redraw()

    def figure(self) -> Figure | None:
        """The plot for export; None if there is none."""
        return self._draw(760, 400) if self._draw else None

    def _redraw(self) -> None:
        self._drawn = None
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the plot, cached until it, its size or the colours change."""
        painter = painter_on(self)
        if self._draw is not None:
            if self._drawn is None or self._drawn[0] != self.size():
                picture = QPicture()
                inner = QPainter(picture)
                paint_figure(inner, self._draw(self.width(), self.height()), self.rect().toRectF())
                inner.end()
                self._drawn = self.size(), picture
            painter.drawPicture(0, 0, self._drawn[1])
        painter.end()


_USUAL, _LEAST = 48, 6
"""Maximum and minimum side in px of a square or the like."""


class PositionPicture(QWidget):
    """Shows a position, scaled to its width; not interactive."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        force_left_to_right(self)
        self._content: tuple[str, Any, Annotations] | None = None
        self._ground = "window"
        self._drawn: Figure | None = None
        self._usual = self._half = QSizeF(1, 1)
        """Size of the whole picture with squares of the usual size, and of half that size."""
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_position(self, game: str, position: Any, *, ground: str = "window", notes: Annotations = NOTHING) -> None:
        """Show a position, or nothing for None; `ground` is the role of the background colour."""
        self._content = None if position is None else (game, position, notes)
        self._ground = ground
        self._drawn = None
        if self._content is not None:
            self._usual, self._half = (_size(self._figure(size)) for size in (_USUAL, _USUAL // 2))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(152, self.heightForWidth(152))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if self._content is None:
            return width
        size = self._fitting(width, 1 << 20)
        per_square = (self._usual.height() - self._half.height()) / (_USUAL / 2)
        return max(1, round(self._usual.height() - (_USUAL - size) * per_square))

    def _fitting(self, width: int, height: int) -> int:
        """The side of a square at which the picture fits; parts of fixed size do not grow with it."""
        found = float(_USUAL)
        for room, usual, half in (
            (width, self._usual.width(), self._half.width()),
            (height, self._usual.height(), self._half.height()),
        ):
            if usual > half:
                found = min(found, _USUAL - (usual - room) / (usual - half) * (_USUAL / 2))
        return max(_LEAST, int(found))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._drawn = None

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the picture centred; details depend on the size of its squares."""
        if self._content is None:
            return
        if self._drawn is None:
            self._drawn = self._figure(self._fitting(self.width(), self.height()))
        size = _size(self._drawn)
        if size.width() > self.width() or size.height() > self.height():
            size.scale(QSizeF(self.size()), Qt.AspectRatioMode.KeepAspectRatio)
        box = QRectF(QPointF(), size)
        box.moveCenter(QRectF(self.rect()).center())
        painter, palette = painter_on(self), theme.palette
        paint_figure(painter, self._drawn, box, palette=replace(palette, window=getattr(palette, self._ground)))
        painter.end()

    def _figure(self, size: int) -> Figure:
        assert self._content is not None
        game, position, notes = self._content
        return game_figure(game, position, size=size, coordinates=False, notes=notes)


def _size(figure: Figure) -> QSizeF:
    return QSizeF(*figure.box[2:])
