"""The main windows: made, asked to open files, and kept while they are open, to be opened again at the next start.

Of every main window its game, mode, switches, place and size, the square the keys are at, and the other windows opened
from it are kept, also for after kill -9. What is in those windows is their own: a filter or a form begins anew.
"""

import sys
from base64 import b64decode, b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QByteArray, QEvent, QObject, Qt, QTimer, Slot
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QWidget

from tiling_gui.desktop.features import make_features
from tiling_gui.desktop.features.files.feature import Files
from tiling_gui.desktop.games.grid_board import BoardView
from tiling_gui.desktop.main_window.window import MainWindow, main_windows
from tiling_gui.desktop.session.actions import window_commands
from tiling_gui.desktop.session.game_session import FROM_SOLVE, PUZZLE
from tiling_gui.desktop.ui.settings import SettingsFile
from tiling_gui.desktop.ui.widgets.window_size import put_back
from tiling_gui.errors import InputError, StoreError
from tiling_gui.records.practice import PRACTICE
from tiling_gui.records.record import GameRecord
from tiling_gui.store import Store
from tiling_gui.store.removed import GAME

STEP = 32
"""Pixels between a window and the next one opened from it."""

_open: list[MainWindow] = []
"""Windows that nothing else holds: Python would drop them otherwise."""


def make_window(
    store: Store, file: SettingsFile, *, restore: bool = True, record: GameRecord | None = None
) -> MainWindow:
    """A main window with its features, not shown yet; what it shows is told in MainWindow."""
    window = MainWindow(store, file, restore=restore, record=record)
    _Holder(window)
    window.start(make_features(window.workspace))
    return window


def hold(window: MainWindow) -> MainWindow:
    """Holds `window` as long as it is open; closed, it is thrown away. Returns it."""
    _open.append(window)
    return window


def make_held(store: Store, file: SettingsFile, *, record: GameRecord) -> MainWindow:
    """A main window that shows `record`, not shown yet and held as long as it is open."""
    return hold(make_window(store, file, record=record))


class _Holder(QObject):
    """Lets go of a window that is closed, and opens others beside it."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        window.closed.connect(self._forget)
        window.actions_by_name["newWindow"].triggered.connect(self._open_another)

    @Slot()
    def _forget(self) -> None:
        if self._window in _open:
            _open.remove(self._window)
            self._window.deleteLater()

    @Slot()
    def _open_another(self) -> None:
        open_window(self._window)


def open_window(beside: MainWindow) -> MainWindow:
    """Another main window on the same store, with a game of its own, shown beside the one it is opened from."""
    made = hold(make_window(beside.store, beside.file, restore=False))
    made.resize(beside.size())
    room = beside.screen().availableGeometry()
    made.move(
        max(room.left(), min(beside.x() + STEP, room.right() + 1 - beside.frameGeometry().width())),
        max(room.top(), min(beside.y() + STEP, room.bottom() + 1 - beside.frameGeometry().height())),
    )
    made.show()
    return made


KEY = "windows"
"""Under this name the store keeps the list."""
SOON = 1000
"""Milliseconds between two looks at what is to be kept."""
MOST = 20
"""Main windows that are opened again."""


def opened_by() -> dict[str, str]:
    """By the name of a window that is opened again: the command that opens it."""
    return {command.window: command.name for command in window_commands()}


_SWITCHES = ("showValues", "showStructure", "nimSum")


def state_of(window: MainWindow) -> dict[str, Any]:
    """One main window, as JSON."""
    record, control = window.controller.session.record, window.controller
    own = not any(name in record.extra for name in (FROM_SOLVE, PUZZLE, PRACTICE))
    cursor = _cursor(window)
    return {
        "game": record.id if own else None,
        "mode": "analyse" if control.session.analysing else "play",
        "on": [name for name in _SWITCHES if window.actions_by_name[name].isChecked()],
        "place": _text(window.saveGeometry()),
        "cursor": None if cursor is None else list(cursor),
        "tools": {tool.objectName(): _text(tool.saveGeometry()) for tool in shown_tools(window)},
    }


def open_like(window: MainWindow, state: dict[str, Any]) -> None:
    """Gives a window that is not shown yet the state; what cannot be read of it is left as it is."""
    place = _bytes(state.get("place"))
    if place:
        put_back(window, place)
    if state.get("mode") == "analyse":
        window.controller.session.analyse(True)
    for name in _SWITCHES:
        if isinstance(state.get("on"), list):
            window.actions_by_name[name].setChecked(name in state["on"])
    cursor, board = state.get("cursor"), _board(window)
    if board is not None and isinstance(cursor, list) and len(cursor) == 2 and all(type(k) is int for k in cursor):
        board.put_cursor((cursor[0], cursor[1]))


def open_tools(window: MainWindow, state: dict[str, Any]) -> None:
    """Opens the other windows again, where they were; the one in front, or else the main window, has the keys then."""
    tools = state.get("tools")
    if not isinstance(tools, dict):
        return
    commands = opened_by()
    for name, place in tools.items():
        action = window.actions_by_name[commands[name]] if name in commands else None
        if action is None or not (action.isEnabled() and action.isVisible()):
            continue
        action.trigger()
        made = next((tool for tool in shown_tools(window) if tool.objectName() == name), None)
        if made is not None and (geometry := _bytes(place)):
            put_back(made, geometry)
            made.setWindowState(made.windowState() & ~Qt.WindowState.WindowFullScreen)  # it was presented
    front = next((tool for tool in shown_tools(window) if tool.objectName() == state.get("front")), window)
    front.raise_()
    front.activateWindow()


def saved_states(store: Store) -> list[tuple[GameRecord | None, dict[str, Any]]]:
    """What was open last, with the games; None for a game that is gone, or was deleted since."""
    try:
        states = store.load(KEY)
        gone = store.removed.ids(GAME)
    except (InputError, StoreError):
        return []
    found: list[tuple[GameRecord | None, dict[str, Any]]] = []
    seen = set()
    for state in states[:MOST] if isinstance(states, list) else []:
        if isinstance(state, dict):
            id = state.get("game")
            if id in seen:  # an older version could have a game in two windows
                continue
            if isinstance(id, str):
                seen.add(id)
            found.append((_game(store, id) if isinstance(id, str) and id not in gone else None, state))
    return found


class WindowSession(QObject):
    """Stores the list while the program runs."""

    def __init__(self, store: Store, parent: QObject) -> None:
        super().__init__(parent)
        self._store = store
        self._saved: Any = None
        self._closing = False
        self._timer = QTimer(self)
        self._timer.setInterval(SOON)
        self._timer.timeout.connect(self._look)
        self._timer.start()

    def watch(self, windows: Sequence[MainWindow]) -> None:
        """Notices when one of them is closed."""
        for window in windows:
            window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Before the first window goes, all are kept: closing them all together is leaving, not putting away."""
        if event.type() == QEvent.Type.Close and not self._closing:
            self.save()
            self._closing = True
        return False

    @Slot()
    def _look(self) -> None:
        self._closing = False
        self.watch(main_windows())  # installing a filter again does nothing new
        self.save()

    def save(self) -> None:
        """Stores what is open now, if it is not what was stored last."""
        states = [state_of(window) for window in main_windows()]
        if states and states != self._saved:
            try:
                self._store.save(KEY, states)
            except StoreError:
                return  # said by whoever keeps the game
            self._saved = states

    def close(self) -> None:
        """Looks no more."""
        self._timer.stop()


def shown_tools(window: MainWindow) -> list[QWidget]:
    """The windows beside it that are opened again at the next start."""
    names = opened_by()
    return [
        tool
        for tool in QApplication.topLevelWidgets()
        if tool.isVisible() and tool.objectName() in names and tool.parentWidget() is window
    ]


def _board(window: MainWindow) -> BoardView | None:
    view = window.controller.view
    return view.board if view is not None and isinstance(view.board, BoardView) else None


def _cursor(window: MainWindow) -> tuple[int, int] | None:
    board = _board(window)
    return board.hand.cursor if board is not None and board.hand.cursor_shown else None


def _game(store: Store, id: str) -> GameRecord | None:
    try:
        return store.game(id)
    except (InputError, StoreError):
        return None


def _text(data: QByteArray) -> str:
    return b64encode(bytes(data.data())).decode()


def _bytes(text: object) -> QByteArray | None:
    try:
        return QByteArray(b64decode(text)) if isinstance(text, str) else None
    except ValueError:
        return None


@dataclass(frozen=True)
class Answer:
    """What the running program says to a second start."""

    ok: bool
    said: str


class Service(QObject):
    """Opens files in the window that was used last."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        if sys.platform == "darwin":  # elsewhere nobody sends such events, and every event would pass through here
            app.installEventFilter(self)

    def serve(self, files: Sequence[str], new_window: bool) -> Answer:
        """Opens files, in a new window if that is wanted; without files it brings a window to the front."""
        window = self._window()
        if window is None:
            return Answer(False, "")
        if new_window:
            window = open_window(window)
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()
        return self._open(window, files) if files else Answer(True, "")  # after it: a lesson has a window of its own

    def open(self, files: Sequence[str]) -> None:
        """Opens the files this program was started with."""
        window = self._window()
        if window is not None:
            self._open(window, files)

    def _open(self, window: MainWindow, files: Sequence[str]) -> Answer:
        feature = window.features["files"]
        assert isinstance(feature, Files)
        opened = feature.opening.files(files)
        return Answer(opened, feature.opening.said)

    def _window(self) -> MainWindow | None:
        windows, active = main_windows(), QApplication.activeWindow()
        return active if isinstance(active, MainWindow) else next(iter(windows), None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """macOS says by an event which file is to be opened."""
        if isinstance(event, QFileOpenEvent):
            name = event.file()
            QTimer.singleShot(0, self, lambda: self.open([name]))
            return True
        return False
