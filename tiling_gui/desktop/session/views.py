"""The views of the games: each is made when its game is first shown, then reused as long as the window exists."""

import importlib
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal, Slot

from tiling_gui.core.catalogue import GAMES, game
from tiling_gui.desktop.session.actions import Actions
from tiling_gui.desktop.session.changes import Change
from tiling_gui.desktop.session.controller import Controller
from tiling_gui.desktop.session.game_view import GameView
from tiling_gui.desktop.session.jobs import Jobs
from tiling_gui.desktop.session.new_game import last_record, make_record
from tiling_gui.desktop.session.status import Status
from tiling_gui.desktop.ui.settings import Settings, SettingsFile, moves
from tiling_gui.desktop.ui.theme import theme
from tiling_gui.records.record import GameRecord
from tiling_gui.store import Store

ON_THE_BOARD = (
    "undo",
    "hint",
    "showValues",
    "solve",
    "editPosition",
    "copyBoard",
    "copyImage",
    "exportGame",
    "markBoard",
    "clearMarks",
)
"""Actions in the context menu of the board."""


class Views(QObject):
    """The views of the games shown so far."""

    about_to_show = Signal(object)
    """(view) It is about to be put into the window; `shown` follows."""
    shown = Signal(object)
    """(view) It now shows the current game."""

    def __init__(
        self,
        control: Controller,
        status: Status,
        focus_board: Callable[[], None],
        actions: Actions,
        file: SettingsFile,
    ) -> None:
        super().__init__(control)
        self._control, self._status, self._focus_board = control, status, focus_board
        self._actions, self._file = actions, file
        self._made: dict[str, GameView] = {}
        control.replaced.connect(self.show)
        control.changed.connect(self._on_changed)
        file.changed.connect(self._on_settings)
        self._on_settings()

    @property
    def made(self) -> tuple[GameView, ...]:
        return tuple(self._made.values())

    @Slot()
    def show(self) -> None:
        """Show the session's game in the view of its game."""
        self._status.say("")  # the last message was about the previous game
        key = self._control.session.game.key
        if key not in self._made:
            self._made[key] = self._make(key)
        view = self._made[key]
        self.about_to_show.emit(view)
        view.show_set_up(self._file.current)
        self._control.attach(view)
        self.shown.emit(view)

    def change_game(self, key: str) -> None:
        """Switch to the last game of another kind, or a new one; a puzzle left there is shown again."""
        if key != self._control.session.game.key:
            self._file.change(game=key)
            left = self._control.session.puzzle_left(key)
            record = left or first_record(self._control.store, self._file.current, key)
            if self._control.elsewhere(record.id) is not None:
                record = first_record(self._control.store, self._file.current, key, restore=False)
            self._control.open(record)

    def close(self) -> None:
        for view in self.made:
            view.close()

    def _make(self, key: str) -> GameView:
        control = self._control
        view = make_view(key, self._actions, control.store, control.jobs)
        view.chosen.connect(control.play)
        view.pointed.connect(self._status.pointed)
        view.message.connect(self._status.say)
        view.start_requested.connect(control.begin)
        view.set_up.playersChanged.connect(control.choose_players)
        view.set_up.playerActivated.connect(self._focus_board)
        view.set_up.add_links([self._actions["dailyPuzzle"]], plain=True)
        view.set_motion(theme.motion)
        return view

    @Slot(object)
    def _on_changed(self, change: Change) -> None:
        if not change & (Change.GAME | Change.SETTINGS):
            return
        view, session = self._control.view, self._control.session
        assert view is not None
        view.set_up.set_title(view.title(session.start))
        view.set_up.set_players(*self._control.chosen_players, next_game=bool(session.record.finished))
        going_on = bool(session.tree.size) and not session.record.finished
        view.set_up.set_playing(going_on, plain=self._control.in_play)

    @Slot()
    def _on_settings(self) -> None:
        """Apply theme, contrast and animation settings, whichever window changed them."""
        if theme.choice != self._file.current.theme:
            theme.set_choice(self._file.current.theme)
        if theme.contrast != self._file.current.contrast:
            theme.set_contrast(self._file.current.contrast)
        theme.set_motion(moves(self._file))
        for view in self.made:
            view.set_motion(theme.motion)


def make_view(key: str, actions: Actions, store: Store, jobs: Jobs) -> GameView:
    """The view of a game; `store` is for the named items of its set-up panel, `jobs` for its computations."""
    view: GameView = view_class(key)(actions, store, jobs)
    view.board.addActions([actions[name] for name in ON_THE_BOARD])
    view.board.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
    return view


def first_record(store: Store, settings: Settings, key: str = "", *, restore: bool = True) -> GameRecord:
    """With `restore` the last record (of one game, or of any), else a new game with the last set-up."""
    record = last_record(store, key) if restore else None
    key = key or settings.game
    return record or make_record(game(key), view_class(key).first_start(settings), settings)


def view_class(key: str) -> type[Any]:
    """The view class that the game's descriptor names; constructed from actions, store and jobs."""
    made: type[Any] = importlib.import_module(GAMES[key].view).View
    return made
