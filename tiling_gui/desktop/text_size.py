"""The size of text and of all around it: 80 to 200 % of what the system's own font asks for.

Qt draws everything, text, boards and plots alike, by one factor, which it reads when the application is made. So
another size takes another application (reopening.py).
"""

import os

from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication

from tiling_gui.desktop.ui.theme import TEXT

VARIABLE = "QT_SCALE_FACTOR"
_GIVEN = os.environ.get(VARIABLE, "")
_OUTER = float(_GIVEN) if _GIVEN.replace(".", "", 1).isdecimal() else 1.0
"""The factor with which the program was started; ours is a part of it."""
USUAL = range(11, 17)
"""Pixels of the font that systems have when nobody chose another (Windows 12, macOS and KDE 13, GNOME 15)."""
SMALLEST = (480, 400)
"""Width and height that the main window needs: no size of text takes more of the screen."""


def make_application(percent: int, argv: list[str]) -> QApplication:
    """The application at `percent` of the system's text size, or the one there is."""
    running = QApplication.instance()
    if isinstance(running, QApplication):
        return running
    factor = percent / 100
    app = _make(factor, argv)
    wanted = min(factor * _asked_for(app), max(1.0, _largest(app) * factor))
    if abs(wanted - factor) > 0.005:
        app.shutdown()
        del app
        app = _make(wanted, argv)
    return app


def _make(factor: float, argv: list[str]) -> QApplication:
    os.environ[VARIABLE] = f"{_OUTER * factor:g}"
    return QApplication(argv)


def _asked_for(app: QApplication) -> float:
    """How much larger than usual the system's font is: 1 for every font of a usual size."""
    pixels = QFontInfo(app.font()).pixelSize()
    return 1.0 if pixels in USUAL else pixels / TEXT


def _largest(app: QApplication) -> float:
    """How many times larger the screen has room for."""
    room = app.primaryScreen().size()
    return min(room.width() / SMALLEST[0], room.height() / SMALLEST[1])
