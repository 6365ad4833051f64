"""The icons: line drawings of 20 x 20, coloured from the palette on demand.

The SVG files use `currentColor`. Each icon is rendered at all common sizes and pixel ratios, normal and disabled, so
that it is sharp on every screen.
"""

from collections.abc import Iterator
from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from tiling_gui.palette import Palette
from tiling_gui.paths import resource

SIZE = 20
"""Size in pixels of an icon in the window."""
_PIXELS = (16, 20, 24, 25, 30, 35, 40, 48, 60, 80)


@lru_cache(maxsize=256)
def coloured(name: str, colour: str) -> bytes:
    """The SVG of the icon `name` in `colour`. Raises FileNotFoundError for an unknown name."""
    return resource(f"icons/{name}.svg").read_bytes().replace(b"currentColor", colour.encode())


def icon(name: str, palette: Palette, role: str = "text") -> QIcon:
    """The icon `name`, normal and disabled, in the colours of `palette`; it does not follow later changes of the
    palette.

    Selected and checked it looks the same. Raises FileNotFoundError for an unknown name.
    """
    return _icon(name, getattr(palette, role), palette.disabled)


@lru_cache(maxsize=512)
def _icon(name: str, colour: str, disabled: str) -> QIcon:
    made = QIcon()
    for normal in _pixmaps(name, colour):
        for mode in (QIcon.Mode.Normal, QIcon.Mode.Active, QIcon.Mode.Selected):
            made.addPixmap(normal, mode)
    for grey in _pixmaps(name, disabled):
        made.addPixmap(grey, QIcon.Mode.Disabled)
    return made


def _pixmaps(name: str, colour: str) -> Iterator[QPixmap]:
    """The icon as square pixmaps of all sizes."""
    renderer = QSvgRenderer(QByteArray(coloured(name, colour)))
    for pixels in _PIXELS:
        image = QPixmap(QSize(pixels, pixels))
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        renderer.render(painter, QRectF(0, 0, pixels, pixels))
        painter.end()
        yield image


def application_icon() -> QIcon:
    """The program's icon in its own colours, from the files made by packaging/icons.py."""
    made = QIcon()
    for file in sorted(resource("icons/tiling-gui").glob("*.png")):
        made.addFile(str(file))
    return made
