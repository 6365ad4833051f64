"""The application: theme, store, log and windows; the only place that runs Qt's event loop.

Text can be scaled to 80 to 200 % of the system's font size. Qt scales everything, boards and plots included, by a
single factor that it reads when the application is created, so a new text size needs a new application (restart.py).
"""

import gc
import logging
import os
import sys
from collections.abc import Sequence
from functools import partial
from types import TracebackType
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal, Slot
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication

from tiling_gui import __version__
from tiling_gui.core.graphs import placing
from tiling_gui.desktop.features.first_run import FirstRun
from tiling_gui.desktop.main_window.progress_presenter import Preparation
from tiling_gui.desktop.main_window.window import MainWindow, main_windows
from tiling_gui.desktop.process import CrashLog, GarbageCollector, QuitSignals
from tiling_gui.desktop.restart import Restart
from tiling_gui.desktop.ui.dialogs import report_bug
from tiling_gui.desktop.ui.icons import application_icon
from tiling_gui.desktop.ui.settings import SettingsFile
from tiling_gui.desktop.ui.text_size import LARGEST_TEXT, TEXT_SIZES, drawn_size, fitting, size_words
from tiling_gui.desktop.ui.theme import TEXT, theme
from tiling_gui.desktop.ui.translations import install
from tiling_gui.desktop.windows import (
    SavedWindow,
    WindowService,
    WindowSession,
    hold,
    make_window,
    open_like,
    open_tools,
    saved_states,
)
from tiling_gui.errors import one_line
from tiling_gui.records import text
from tiling_gui.store import Store


class _Unhandled(QObject):
    """Shows uncaught exceptions; a signal passes those of other threads to the main thread."""

    raised = Signal(object)

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self.raised.connect(self._show)

    def hook(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Replace sys.excepthook."""
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        logging.getLogger("tiling_gui").error("unhandled", exc_info=(kind, error, trace))
        self.raised.emit(error)

    @Slot(object)
    def _show(self, error: BaseException) -> None:
        try:
            window = next(iter(main_windows()), None)
            session = None if window is None else window.controller.session
            saved = session is not None and not session.why_unsaved
            report_bug(window, error, "" if session is None else text.write(session.record), saved=saved)
        except Exception as another:  # an exception raised here would come back here forever
            logging.getLogger("tiling_gui").exception("a bug could not be shown")
            sys.__excepthook__(type(another), another, another.__traceback__)


_WAIT = 2000
"""Milliseconds after the start until what the first graph needs is imported."""


def run(files: Sequence[str] = (), *, new_window: bool = False) -> int:
    """Open the window with `files` in it; return the exit code when the last window is closed.

    The first process on a store reopens the windows of the last session; with `new_window`, it opens one with a new
    game instead. A further process on the same store hands its files over to the first, prints the answer and ends.
    """
    # Python code in other threads must not hold the interpreter lock for a noticeable time.
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

            last = first and not new_window
            states = saved_states(store) if last else []
            code, closed = _serve(app, file, store, states, files, restore=last, listens=first)
            while closed:  # because of another language or text size
                gc.collect()
                app.shutdown()
                del app
                app, file = _application()
                code, closed = _serve(app, file, store, closed, (), restore=True, listens=first)
            return code
    finally:
        log.close()


def _application() -> tuple[QApplication, SettingsFile]:
    """Create Qt's application with the text size and language of the settings."""
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
    states: Sequence[SavedWindow],
    files: Sequence[str],
    *,
    restore: bool,
    listens: bool,
) -> tuple[int, list[SavedWindow]]:
    """Open the windows in `states`, or one if there are none, and run the event loop until they are closed.

    Returns the exit code, and the windows to open again in a new application (empty to end).
    """
    theme.start(app, file.current.theme, file.current.contrast)
    sys.excepthook = _Unhandled(app).hook
    window = _open(store, file, states, restore=restore)
    first_run = window.features["first_run"]
    assert isinstance(first_run, FirstRun)
    if not files:
        first_run.greet()
    _tell_text_size(window)
    service = WindowService(app)
    if files:
        QTimer.singleShot(0, window, lambda: service.open(files))
    QTimer.singleShot(0, _preparation(window).start)
    QTimer.singleShot(_WAIT, window, placing.prepare)
    restart, signals = Restart(app, file), QuitSignals(app)
    closed: list[SavedWindow] = []

    def on_closed(states: list[SavedWindow]) -> None:
        closed.extend(states)
        app.exit()

    restart.closed.connect(on_closed)
    parts: list[Any] = [theme, restart, signals, GarbageCollector(app)]
    if listens:
        parts.append(WindowSession(store, app))
        QTimer.singleShot(0, app, partial(_listen, store, service, app, parts))
    try:
        code = app.exec()
        return signals.code or code, closed
    finally:
        for part in reversed(parts):
            part.close()


def _tell_text_size(window: MainWindow) -> None:
    """Say if the screen has no room for the text size."""
    percent = window.file.current.text_size
    if drawn_size(percent) < percent:
        window.workspace.status.say(size_words(percent))


def _preparation(window: MainWindow) -> Preparation:
    """Not shown in Play: a game goes on meanwhile."""
    row, control = window.bottom_row, window.controller
    return Preparation(window.progress_bar, lambda: row.crowded or control.in_play, window.status.say, window)


def _listen(store: Store, service: WindowService, app: QApplication, parts: list[Any]) -> None:
    """Start listening for further processes; imports the network code only after the window is shown."""
    from tiling_gui.desktop.single_instance import Listener

    parts.append(Listener(store.path, service.serve, app))


def _open(store: Store, file: SettingsFile, states: Sequence[SavedWindow], *, restore: bool) -> MainWindow:
    """Open windows, at least one, with the last game if `restore`; return the first."""
    made = []
    for number, (record, state) in enumerate(states):
        if record is None and number:
            continue  # its game is gone; the first window is opened in any case
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
"""Scale factor given from outside when the program was started; ours is multiplied by it."""
USUAL = range(11, 17)
"""Pixel sizes of default system fonts: 12 on Windows, 13 on macOS and KDE, 15 on GNOME."""


def make_application(percent: int, argv: list[str]) -> QApplication:
    """The application scaled to `percent` of the system's text size; the existing one if there is one."""
    running = QApplication.instance()
    if isinstance(running, QApplication):
        return running
    factor = percent / 100
    app = _make(factor, argv)
    asked = _asked_for(app)
    screen = app.primaryScreen().size() * factor
    wanted = fitting(factor * asked, screen)
    if abs(wanted - factor) > 0.005:
        app.shutdown()
        del app
        app = _make(wanted, argv)
    app.setProperty(LARGEST_TEXT, round(100 * fitting(TEXT_SIZES[-1] / 100 * asked, screen) / asked))
    return app


def _make(factor: float, argv: list[str]) -> QApplication:
    os.environ[SCALE_VARIABLE] = f"{_OUTER * factor:g}"
    return QApplication(argv)


def _asked_for(app: QApplication) -> float:
    """The ratio of the system's font size to a usual one: 1 for every usual size."""
    pixels = QFontInfo(app.font()).pixelSize()
    return 1.0 if pixels in USUAL else pixels / TEXT
