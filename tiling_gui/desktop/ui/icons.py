"""The icons: line drawings of 20 x 20, coloured from the palette on demand.

The SVG files use `currentColor`. An icon is drawn when it is first shown, in the size and at the pixel ratio asked for,
so it is sharp on every screen.
"""

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QIconEngine, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from tiling_gui.palette import Palette
from tiling_gui.paths import resource

SIZE = 20
"""Size in pixels of an icon in the window."""


def coloured(name: str, colour: str) -> bytes:
    """The SVG of the icon `name` in `colour`. Raises FileNotFoundError for an unknown name."""
    return _drawing(name).replace(b"currentColor", colour.encode())


@lru_cache(maxsize=256)
def _drawing(name: str) -> bytes:
    return resource(f"icons/{name}.svg").read_bytes()


def icon(name: str, palette: Palette, role: str = "text") -> QIcon:
    """The icon `name`, normal and disabled, in the colours of `palette`; it does not follow later changes of the
    palette.

    Selected and checked it looks the same. Raises FileNotFoundError for an unknown name.
    """
    return _icon(name, getattr(palette, role), palette.disabled)


@lru_cache(maxsize=512)
def _icon(name: str, colour: str, disabled: str) -> QIcon:
    return QIcon(_Engine(coloured(name, colour), coloured(name, disabled)))


class _Engine(QIconEngine):
    """Draws an icon from an SVG for the mode Disabled and one for all other modes."""

    def __init__(self, normal: bytes, disabled: bytes) -> None:
        super().__init__()
        self._normal, self._disabled = normal, disabled
        self._drawn: dict[tuple[int, int, bytes], QPixmap] = {}

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        painter.drawPixmap(rect, self.pixmap(rect.size() * painter.device().devicePixelRatio(), mode, state))

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        drawing = self._disabled if mode is QIcon.Mode.Disabled else self._normal
        key = size.width(), size.height(), drawing
        if key not in self._drawn:
            image = QPixmap(size)
            image.fill(Qt.GlobalColor.transparent)
            painter = QPainter(image)
            QSvgRenderer(QByteArray(drawing)).render(painter, QRectF(image.rect()))
            painter.end()
            self._drawn[key] = image
        return self._drawn[key]

    def clone(self) -> QIconEngine:
        return _Engine(self._normal, self._disabled)


def application_icon() -> QIcon:
    """The program's icon in its own colours, from the files made by packaging/icons.py."""
    made = QIcon()
    for file in sorted(resource("icons/tiling-gui").glob("*.png")):
        made.addFile(str(file))
    return made
