"""A small picture of a position of any game, for lists and cards."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tiling_gui.core.drawing.annotations import NOTHING, Annotations
from tiling_gui.core.drawing.figure import Figure
from tiling_gui.core.drawing.positions import game_figure
from tiling_gui.desktop.ui.drawing.painting import paint_figure
from tiling_gui.desktop.ui.theme import theme
from tiling_gui.desktop.ui.widgets.base import force_left_to_right, painter_on

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
        """Shows a position, or nothing for None; `ground` is the role of the background colour."""
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
        """Draws the picture centred; details depend on the size of its squares."""
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
