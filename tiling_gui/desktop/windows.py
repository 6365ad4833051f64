"""Creates main windows, opens files in them, and stores which are open, to reopen them at the next start.

Stored for each main window, so that even kill -9 loses none of it: its game, mode, toggles, geometry, keyboard cursor,
the solve that runs or is paused, and the open tool windows. The content of tool windows is not stored: filters and
forms start empty.
"""

import sys
from base64 import b64decode, b64encode
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QByteArray, QEvent, QObject, QRect, Qt, QTimer, Slot
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QWidget

from tiling_gui.desktop.board.board import Board
from tiling_gui.desktop.features import make_features
from tiling_gui.desktop.features.files import Files
from tiling_gui.desktop.main_window.window import MainWindow, main_windows
from tiling_gui.desktop.session.actions import window_commands
from tiling_gui.desktop.session.views import first_record
from tiling_gui.desktop.ui.settings import SettingsFile
from tiling_gui.desktop.ui.widgets.window_size import FRAME, put_back
from tiling_gui.errors import InputError, StoreError
from tiling_gui.records.posed import is_played
from tiling_gui.records.record import GameRecord
from tiling_gui.store import Store
from tiling_gui.store.removed import GAME

STEP = 32
"""Offset in pixels of a window from the one it was opened from."""

_open: list[MainWindow] = []
"""References that keep the windows alive: nothing else in Python does."""


def make_window(
    store: Store, file: SettingsFile, *, restore: bool = True, record: GameRecord | None = None
) -> MainWindow:
    """A main window with its features, not shown yet. `restore` and `record` are as for MainWindow."""
    window = MainWindow(store, file, restore=restore, record=record)
    _Holder(window)
    window.start(make_features(window.workspace))
    return window


def hold(window: MainWindow) -> MainWindow:
    """Keep `window` alive until it is closed, then delete it. Returns it."""
    _open.append(window)
    return window


class _Holder(QObject):
    """Releases a closed window, and handles its command New window."""

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
    """Open another main window on the same store, with a new game of the same kind, offset from the one it was
    opened from.
    """
    key = beside.controller.session.game.key
    record = first_record(beside.store, beside.file.current, key, restore=False)
    made = hold(make_window(beside.store, beside.file, record=record))
    made.resize(beside.size())
    room = beside.screen().availableGeometry()
    made.move(
        max(room.left(), min(beside.x() + STEP, room.right() + 1 - beside.frameGeometry().width())),
        max(room.top(), min(beside.y() + STEP, room.bottom() + 1 - beside.frameGeometry().height())),
    )
    made.show()
    return made


KEY = "windows"
"""Store key of the list of open windows."""
SOON = 1000
"""Milliseconds between two checks for changes to store."""
MOST = 20
"""Maximum number of main windows that are reopened."""


def opened_by() -> dict[str, str]:
    """By objectName of each tool window: the name of the command that opens it."""
    return {command.window: command.name for command in window_commands()}


_SWITCHES = ("showValues", "showStructure", "nimSum")


def state_of(window: MainWindow) -> dict[str, Any]:
    """The state of a main window as JSON."""
    record, control = window.controller.session.record, window.controller
    own = is_played(record)
    return {
        "game": record.id if own else None,
        "mode": "analyse" if control.session.analysing else "play",
        "on": [name for name in _SWITCHES if window.actions_by_name[name].isChecked()],
        "place": _text(window.saveGeometry()),
        "ratio": window.devicePixelRatio(),
        "cursor": _cursor(window),
        "solve": control.work.current.row_id if control.work.current is not None else 0,
        "tools": {tool.objectName(): _text(tool.saveGeometry()) for tool in shown_tools(window)},
    }


def open_like(window: MainWindow, state: dict[str, Any]) -> None:
    """Apply a state to a window not shown yet; unreadable parts of the state are ignored."""
    place = _bytes(state.get("place"))
    if place:
        put_back(window, place)
        _scale(window, state.get("ratio"))
    if state.get("mode") == "analyse":
        window.controller.session.analyse(True)
    for name in _SWITCHES:
        if isinstance(state.get("on"), list):
            window.actions_by_name[name].setChecked(name in state["on"])
    solve = state.get("solve")
    if isinstance(solve, int) and solve:
        window.controller.work.take_up(solve)
    cursor, board = state.get("cursor"), _board(window)
    if board is not None and isinstance(cursor, str):  # versions up to 0.1.0 stored a square, as a list
        with suppress(InputError):
            board.select(board.position.read(cursor))


def _scale(window: QWidget, ratio: object) -> None:
    """Give a window with the geometry that it had at another text size its size and place on the screen again."""
    by = ratio / window.devicePixelRatio() if isinstance(ratio, float) and 0.1 < ratio < 10 else 1
    if by != 1 and not window.isMaximized() and not window.isFullScreen():
        at, size = window.geometry().topLeft() * by, window.size() * by
        window.setGeometry(QRect(at, size.boundedTo(window.screen().availableSize() - FRAME)))


def open_tools(window: MainWindow, state: dict[str, Any]) -> None:
    """Open the tool windows again at their places, and activates the one that was active, else the main window."""
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
            _scale(made, state.get("ratio"))
            made.setWindowState(made.windowState() & ~Qt.WindowState.WindowFullScreen)  # it was in a presentation
    front = next((tool for tool in shown_tools(window) if tool.objectName() == state.get("front")), window)
    front.raise_()
    front.activateWindow()


SavedWindow = tuple[GameRecord | None, dict[str, Any]]
"""A game and `state_of` its window; None for a game that was deleted."""


def saved_states(store: Store) -> list[SavedWindow]:
    """The windows of the last session."""
    try:
        states = store.load(KEY)
        gone = store.removed.ids(GAME)
    except (InputError, StoreError):
        return []
    found: list[SavedWindow] = []
    seen = set()
    for state in states[:MOST] if isinstance(states, list) else []:
        if isinstance(state, dict):
            id = state.get("game")
            if id in seen:  # older versions allowed one game in two windows
                continue
            if isinstance(id, str):
                seen.add(id)
            found.append((_game(store, id) if isinstance(id, str) and id not in gone else None, state))
    return found


class WindowSession(QObject):
    """Stores the open windows while the program runs."""

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
        for window in windows:
            window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Save all windows before the first one closes: closing them all together means quitting."""
        if event.type() == QEvent.Type.Close and not self._closing:
            self.save()
            self._closing = True
        return False

    @Slot()
    def _look(self) -> None:
        self._closing = False
        self.watch(main_windows())  # installing a filter twice has no effect
        self.save()

    def save(self) -> None:
        """Store the open windows if they have changed since they were last stored."""
        states = [state_of(window) for window in main_windows()]
        if states and states != self._saved:
            try:
                self._store.save(KEY, states)
            except StoreError:
                return  # the session reports it when it saves the game
            self._saved = states

    def close(self) -> None:
        self._timer.stop()


def shown_tools(window: MainWindow) -> list[QWidget]:
    """The visible tool windows of a main window that are reopened at the next start."""
    names = opened_by()
    return [
        tool
        for tool in QApplication.topLevelWidgets()
        if tool.isVisible() and tool.objectName() in names and tool.parentWidget() is window
    ]


def _board(window: MainWindow) -> Board | None:
    view = window.controller.view
    return view.pieces if view is not None else None


def _cursor(window: MainWindow) -> str | None:
    """The move that is selected by keyboard, as it is written."""
    board = _board(window)
    return board.position.write(board.cursor_at) if board is not None and board.cursor_at is not None else None


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
class ServiceReply:
    """The running process's answer to a second one."""

    ok: bool
    said: str


class WindowService(QObject):
    """Opens files in the active main window."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        if sys.platform == "darwin":  # no other system sends such events, and the filter sees every event
            app.installEventFilter(self)

    def serve(self, files: Sequence[str], new_window: bool) -> ServiceReply:
        """Open files, in a new window if so requested; raise the window."""
        window = self._window()
        if window is None:
            return ServiceReply(False, "")
        if new_window:
            window = open_window(window)
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()
        return (
            self._open(window, files) if files else ServiceReply(True, "")
        )  # after raising it: a lesson opens a window of its own

    def open(self, files: Sequence[str]) -> None:
        """Open the files given on the command line."""
        window = self._window()
        if window is not None:
            self._open(window, files)

    def _open(self, window: MainWindow, files: Sequence[str]) -> ServiceReply:
        feature = window.features["files"]
        assert isinstance(feature, Files)
        opened = feature.opening.files(files)
        return ServiceReply(opened, feature.opening.said)

    def _window(self) -> MainWindow | None:
        windows, active = main_windows(), QApplication.activeWindow()
        return active if isinstance(active, MainWindow) else next(iter(windows), None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """On macOS, files to open arrive as events."""
        if isinstance(event, QFileOpenEvent):
            name = event.file()
            QTimer.singleShot(0, self, lambda: self.open([name]))
            return True
        return False
