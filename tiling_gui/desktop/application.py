"""The application: theme, store, log and the main window; the only place that starts Qt's event loop.

Text, and all around it, has 80 to 200 % of the size that the system's own font asks for. Qt draws all, boards and
plots as well, by one factor, which it reads when the application is made. So another size takes another application
(reopening.py).
"""

import gc
import logging
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from types import TracebackType
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal, Slot
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication

from tiling_gui import __version__
from tiling_gui.desktop.features.first_run import FirstRun
from tiling_gui.desktop.main_window.preparation import Preparation
from tiling_gui.desktop.main_window.window import MainWindow, main_windows
from tiling_gui.desktop.process import CrashLog, GarbageCollector, QuitSignals
from tiling_gui.desktop.reopening import Reopening, WindowState
from tiling_gui.desktop.ui.icons import application_icon
from tiling_gui.desktop.ui.message_boxes import report_bug
from tiling_gui.desktop.ui.settings import SettingsFile
from tiling_gui.desktop.ui.theme import TEXT, theme
from tiling_gui.desktop.ui.translations import install
from tiling_gui.desktop.windows import (
    Service,
    WindowSession,
    hold,
    make_held,
    make_window,
    open_like,
    open_tools,
    saved_states,
)
from tiling_gui.errors import one_line
from tiling_gui.records import text
from tiling_gui.store import Store


class _Unhandled(QObject):
    """Shows errors nobody caught; a signal brings those of other threads to the main thread."""

    raised = Signal(object)

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self.raised.connect(self._show)

    def hook(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Takes the place of sys.excepthook."""
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        logging.getLogger("tiling_gui").error("unhandled", exc_info=(kind, error, trace))
        self.raised.emit(error)

    @Slot(object)
    def _show(self, error: BaseException) -> None:
        try:
            window = next(iter(main_windows()), None)
            report_bug(window, error, "" if window is None else text.write(window.controller.session.record))
        except Exception as another:  # raised here, it would come here again, and again
            logging.getLogger("tiling_gui").exception("a bug could not be shown")
            sys.__excepthook__(type(another), another, another.__traceback__)


Opening = Callable[[Store, SettingsFile], MainWindow]
"""Opens the windows that are there at first; returns one of them."""


def run(files: Sequence[str] = (), *, new_window: bool = False) -> int:
    """Opens the window, with `files` in it, and returns the exit code when the last one is closed.

    The first start opens what was open last; with `new_window`, or while others are open, a window with a new game.
    A second start on the same store hands over to the first, says what that said, and ends.
    """
    # Pure-Python work beside the event loop must not hold the interpreter long enough to be seen.
    sys.setswitchinterval(0.0005)
    app, file = _application()
    log = CrashLog()
    try:
        with Store.open_or_memory() as store:
            first = store.claim_window()
            if not first:
                from tiling_gui.desktop.single_instance import hand_over

                answer = hand_over(store.path, files, new_window=new_window)
                if answer is not None:
                    if answer.said:
                        print(one_line(answer.said), file=sys.stdout if answer.ok else sys.stderr)
                    return 0 if answer.ok else 2

            opening: Opening = partial(_open_first, restore=first and not new_window)
            code, closed = _serve(app, file, store, opening, files, listens=first)
            while closed:  # for another language or text size
                gc.collect()
                app.shutdown()
                del app
                app, file = _application()
                code, closed = _serve(app, file, store, partial(_open_again, closed), (), listens=first)
            return code
    finally:
        log.close()


def _application() -> tuple[QApplication, SettingsFile]:
    """Qt's application, as large as the settings have it, and the settings."""
    app = make_application(SettingsFile().current.text_size, sys.argv[:1])
    app.setApplicationName("tiling-gui")
    app.setApplicationDisplayName("tiling-gui")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("io.github.tiling_gui.TilingGui")
    app.setWindowIcon(application_icon())
    file = SettingsFile()
    install(app, file.current.language)
    return app, file


def _serve(
    app: QApplication,
    file: SettingsFile,
    store: Store,
    opening: Opening,
    files: Sequence[str],
    *,
    listens: bool,
) -> tuple[int, list[WindowState]]:
    """Opens the windows and runs until they are closed: the exit code, and what another application is to open."""
    theme.start(app, file.current.theme, file.current.contrast)
    sys.excepthook = _Unhandled(app).hook
    window = opening(store, file)
    first_run = window.features["first_run"]
    assert isinstance(first_run, FirstRun)
    first_run.greet()
    service = Service(app)
    if files:
        QTimer.singleShot(0, window, lambda: service.open(files))
    QTimer.singleShot(0, Preparation(window.work_line, lambda: window.foot.crowded, window).start)
    reopening, signals = Reopening(app, file), QuitSignals(app)
    closed: list[WindowState] = []

    def on_closed(states: list[WindowState]) -> None:
        closed.extend(states)
        app.exit()

    reopening.closed.connect(on_closed)
    parts: list[Any] = [theme, reopening, signals, GarbageCollector(app)]
    if listens:
        parts.append(WindowSession(store, app))
        QTimer.singleShot(0, app, partial(_listen, store, service, app, parts))
    try:
        code = app.exec()
        return signals.code or code, closed
    finally:
        for part in reversed(parts):
            part.close()


def _open_again(closed: Sequence[WindowState], store: Store, file: SettingsFile) -> MainWindow:
    """The main windows that were closed for another language or text size; the first of them."""
    first, *_ = [window.open(store, file, make_held) for window in closed]
    return first


def _listen(store: Store, service: Service, app: QApplication, parts: list[Any]) -> None:
    """Listens for other starts from now on; the network is loaded when the window is seen."""
    from tiling_gui.desktop.single_instance import Listener

    parts.append(Listener(store.path, service.serve, app))


def _open_first(store: Store, file: SettingsFile, *, restore: bool) -> MainWindow:
    """The main windows that were open last, or one; the first of them."""
    states = saved_states(store) if restore else []
    made = []
    for number, (record, state) in enumerate(states):
        if record is None and number:
            continue  # what it showed is gone; the first window is there in any case
        window = hold(make_window(store, file, record=record))
        open_like(window, state)
        window.show()
        made.append((window, state))
    if not made:
        made = [(hold(make_window(store, file, restore=restore)), {})]
        made[0][0].show()
    made[0][0].raise_()
    for window, state in reversed(made):
        QTimer.singleShot(0, window, partial(open_tools, window, state))
    return made[0][0]


SCALE_VARIABLE = "QT_SCALE_FACTOR"
_GIVEN = os.environ.get(SCALE_VARIABLE, "")
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
    os.environ[SCALE_VARIABLE] = f"{_OUTER * factor:g}"
    return QApplication(argv)


def _asked_for(app: QApplication) -> float:
    """How much larger than usual the system's font is: 1 for every font of a usual size."""
    pixels = QFontInfo(app.font()).pixelSize()
    return 1.0 if pixels in USUAL else pixels / TEXT


def _largest(app: QApplication) -> float:
    """How many times larger the screen has room for."""
    room = app.primaryScreen().size()
    return min(room.width() / SMALLEST[0], room.height() / SMALLEST[1])
