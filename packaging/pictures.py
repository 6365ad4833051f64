"""Draws the pictures of README.md from the program itself: `python packaging/pictures.py` (make pictures).

Runs on the offscreen platform, in a temporary folder, with fixed positions.
"""

import os
import tempfile
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"
scratch = tempfile.TemporaryDirectory()
os.environ["TILING_GUI_HOME"] = scratch.name

from PySide6.QtCore import QEventLoop, QTimer  # noqa: E402 - the folder must be set first
from PySide6.QtWidgets import QApplication  # noqa: E402

from tiling_gui.desktop.main_window.window import MainWindow  # noqa: E402
from tiling_gui.desktop.ui.settings import SettingsFile  # noqa: E402
from tiling_gui.desktop.ui.theme import theme  # noqa: E402
from tiling_gui.desktop.windows import make_window  # noqa: E402
from tiling_gui.games.domino.rules import DominoPosition, read_domino  # noqa: E402
from tiling_gui.store import Store  # noqa: E402

TO = Path(__file__).resolve().parent.parent / "docs" / "pictures"
GAME = "d4e4 b1b2 g7h7 f5f6 c5d5 a2a3 g1h1 f3g3 a8b8 e6e7"


def main() -> None:
    TO.mkdir(parents=True, exist_ok=True)
    app = QApplication([])
    theme.start(app, "light")
    store, file = Store.open(), SettingsFile()
    file.change(min_player="human", motion=False)
    window = make_window(store, file, restore=False)
    window.resize(1280, 800)
    window.show()
    control = window.controller
    control.begin(DominoPosition.start(8, 8))
    for move in GAME.split():
        control.session.play(read_domino(move))
    settle(window)
    window.grab().save(str(TO / "play-light.png"))
    theme.set_choice("dark")
    control.session.analyse(True)
    window.actions_by_name["showValues"].setChecked(True)
    settle(window)
    window.grab().save(str(TO / "values-dark.png"))
    theme.set_choice("light")
    control.session.analyse(False)
    window.actions_by_name["showValues"].setChecked(False)
    control.begin(DominoPosition.start(8, 9))
    control.solve()
    while control.work.progress.nodes < 200_000:
        wait(50)
    wait(200)
    window.grab().save(str(TO / "solve-light.png"))
    window.close()
    store.close()


def wait(milliseconds: int) -> None:
    """Runs the event loop for a while."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def settle(window: MainWindow) -> None:
    """Waits until all requested values have arrived."""
    wait(300)
    while window.controller.analyser.has_search:
        wait(100)
    wait(300)


if __name__ == "__main__":
    main()
    scratch.cleanup()
