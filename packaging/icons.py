"""Draws the program's icon in all sizes and formats that desktops need: `python packaging/icons.py` (make icons).

resources/icons/tiling-gui.svg is the drawing. At 16 and 24 pixels, where its stripes and rims would blur, there are
separate drawings (resources/icons/tiling-gui/16.svg, 24.svg). The .ico and .icns files contain PNG images.
"""

import os
import struct
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"  # must be set before Qt is imported

from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from tiling_gui.desktop.ui.drawing.picture_files import png

DRAWING = Path(__file__).resolve().parent.parent / "resources" / "icons" / "tiling-gui.svg"
FOLDER = DRAWING.with_suffix("")
SIZES = (16, 24, 32, 48, 64, 96, 128, 256, 512)
ICO = (16, 24, 32, 48, 64, 128, 256)
ICNS = {"icp4": 16, "icp5": 32, "ic11": 32, "icp6": 64, "ic12": 64, "ic07": 128, "ic08": 256, "ic13": 256, "ic09": 512}
"""Apple's names of the entries and their sizes in pixels; ic11 to ic13 are 16, 32 and 128 points on dense screens."""


def drawing(pixels: int) -> Path:
    """The drawing for a size."""
    own = FOLDER / f"{pixels}.svg"
    return own if own.exists() else DRAWING


def drawn(pixels: int) -> QImage:
    """The icon as an image of pixels x pixels."""
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(drawing(pixels))).render(painter, QRectF(0, 0, pixels, pixels))
    painter.end()
    return image


def ico(images: dict[int, bytes]) -> bytes:
    """A Windows icon: a header of 6 bytes, 16 bytes per image, then the images."""
    head, body = struct.pack("<HHH", 0, 1, len(images)), b""
    for pixels, image in images.items():
        place = 6 + 16 * len(images) + len(body)
        head += struct.pack("<BBBBHHII", pixels % 256, pixels % 256, 0, 0, 1, 32, len(image), place)
        body += image
    return head + body


def icns(images: dict[str, bytes]) -> bytes:
    """An Apple icon: entries of a four-letter name, a length that includes these 8 bytes, and the image."""
    body = b"".join(struct.pack(">4sI", name.encode(), 8 + len(image)) + image for name, image in images.items())
    return struct.pack(">4sI", b"icns", 8 + len(body)) + body


def main() -> None:
    images = {pixels: png(drawn(pixels)) for pixels in SIZES}
    for pixels, image in images.items():
        (FOLDER / f"{pixels}.png").write_bytes(image)
    (FOLDER / "tiling-gui.ico").write_bytes(ico({pixels: images[pixels] for pixels in ICO}))
    (FOLDER / "tiling-gui.icns").write_bytes(icns({name: images[pixels] for name, pixels in ICNS.items()}))


if __name__ == "__main__":
    application = QGuiApplication([])
    main()
