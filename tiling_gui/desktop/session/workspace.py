"""What a feature sees of a window: the game, the store, the commands, and places for its widgets.

    Workspace -- session, controller     the game, and all changes of it
              -- store, settings         stored data
              -- actions                 the commands
              -- engines, jobs           engines and background work
              -- status, notice          messages
              -- time_used               the time each side has used
              -- panels, windows         places for widgets

A feature is made from a workspace and knows neither the main window nor another feature. Tests make a workspace without
a window (tests/desktop/conftest.py).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from tiling_gui.desktop.session.actions import (
    Actions,
    WindowCommand,
    commands,
    window_command,
    window_commands,
)
from tiling_gui.desktop.session.commands import Commands
from tiling_gui.desktop.session.controller import Controller
from tiling_gui.desktop.session.engines import Engines
from tiling_gui.desktop.session.game_session import Session
from tiling_gui.desktop.session.game_view import GameView
from tiling_gui.desktop.session.jobs import Jobs
from tiling_gui.desktop.session.line_player import LinePlayer
from tiling_gui.desktop.session.status import Status
from tiling_gui.desktop.session.time_used import TimeUsed
from tiling_gui.desktop.session.views import Views, view_class
from tiling_gui.desktop.ui.settings import SettingsFile
from tiling_gui.desktop.ui.widgets.base import bring_to_front
from tiling_gui.desktop.ui.widgets.layouts import Strip
from tiling_gui.desktop.ui.widgets.move_list import MoveList
from tiling_gui.desktop.ui.widgets.notice_bar import NoticeBar
from tiling_gui.desktop.ui.widgets.value_graph import ValueGraph
from tiling_gui.desktop.ui.widgets.value_origin import ValueOriginMixin
from tiling_gui.store import Store


@dataclass(frozen=True)
class Panels:
    """The places of a window for a feature's widgets."""

    graph: ValueGraph
    moves: MoveList
    values: Sequence[ValueOriginMixin]
    """The widgets that show the position's value; clicking one asks where the value is from."""
    add_section: Callable[[QWidget], None]
    """Adds a widget to the right panel, above the moves."""
    add_below_moves: Callable[[QWidget], None]
    add_strip: Callable[[QWidget, Strip], None]
    """Adds a strip under the board, arranged as its class says."""
    add_menu: Callable[[str, QMenu, str], None]
    """(title of a menu in the menu bar, submenu, name of the action before which to insert it; "" for the end)"""
    dock: Callable[[QWidget | None], None]
    """Shows a panel in place of the right one; None restores the right one."""
    focus_board: Callable[[], None]
    cover: Callable[[QWidget | None], None]
    """Shows a page in place of everything below the menu bar; None restores that."""


class Windows(QObject):
    """The tool windows of a main window: each is created once and then brought to the front."""

    workspace: "Workspace"
    """Set by `connect_commands`."""

    def __init__(self, main: QWidget | None = None) -> None:
        super().__init__(main)
        self.main = main
        """The main window, parent of the others; None in tests without one."""
        self._made: dict[str, QWidget] = {}
        self._shared: tuple[QAction, ...] = ()

    def connect_commands(self, workspace: "Workspace") -> None:
        """Connect every command that opens a window or a help page."""
        self.workspace = workspace
        for command in commands():
            if command.page or isinstance(command, WindowCommand):
                workspace.actions[command.name].triggered.connect(self._on_command)

    @Slot()
    def _on_command(self) -> None:
        name = self.sender().objectName()
        page = next(command.page for command in commands() if command.name == name)
        self.show("help", page) if page else self.show(name)

    def follow_link(self, kind: str, what: str) -> None:
        """Follow a help link: show `what` in the window whose command has `kind` as its `link`."""
        for command in window_commands():
            if command.link == kind:
                self.show(command.name, what)

    def show(self, name: str, what: str = "") -> Any:
        """Open the window of a command (session/tool_window.py), or bring it to the front; return it.

        Shows `what`, the target of a link, if given; otherwise the current state.
        """
        made, command = self.window(name), window_command(name)
        if command.within:
            made.attempt(lambda: made.show_filled(command.shows(self.workspace, what)))
        elif what:
            made.show_link(what)
        else:
            made.refresh()
        bring_to_front(made)
        return made

    def window(self, name: str) -> Any:
        """The window of a command, created hidden if it does not exist."""
        name = window_command(name).shown_by
        if name not in self._made:
            self._made[name] = window_command(name).load()(self.workspace)
        return self._made[name]

    def share(self, *actions: QAction) -> None:
        """Make these actions available in the main window's tool windows, too, once they get the focus."""
        self._shared = actions
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_focus)

    @Slot(QWidget, QWidget)
    def _on_focus(self, before: QWidget | None, now: QWidget | None) -> None:
        above = None if now is None else now.window()
        if above is None or above is self.main or isinstance(above, QMenu):
            return  # adding an action to a menu would add an entry
        if self._belongs(above):
            there = above.actions()  # with two actions of one key it would do neither
            keys = [key for action in there if action not in self._shared for key in action.shortcuts()]
            above.addActions(
                [
                    each
                    for each in self._shared
                    if each not in there and not any(key in keys for key in each.shortcuts())
                ]
            )

    def _belongs(self, window: QWidget) -> bool:
        above = window.parentWidget()
        while above is not None and above is not self.main:
            above = above.parentWidget()
        return above is not None

    def get(self, name: str) -> QWidget | None:
        """The window of a command; None if it was not created yet."""
        return self._made.get(window_command(name).shown_by)

    def to_front(self) -> None:
        if self.main is not None:
            bring_to_front(self.main)

    def close(self) -> None:
        for window in self._made.values():
            window.close()


class Feature(QObject):
    """A part of a window's functionality, made from the workspace alone."""

    def __init__(self, workspace: "Workspace") -> None:
        super().__init__(workspace.windows)
        self._workspace, self._control = workspace, workspace.controller
        self._status, self._notice = workspace.status, workspace.notice

    def close(self) -> None:
        """End what it does apart from jobs; those have ended by then."""


Plug = TypeVar("Plug", bound=Feature)


@dataclass(frozen=True)
class Workspace:
    """One for each main window."""

    session: Session
    """The game on the board: its record, tree of moves and cursor."""
    controller: Controller
    """Play, solve, hint, open: the user's commands on the game."""
    store: Store
    settings: SettingsFile
    """Shared by all windows."""
    actions: Actions
    commands: Commands
    """Connects the commands that do not belong to a feature."""
    views: Views
    """The views of the games; `show` shows the session's game."""
    engines: Engines
    jobs: Jobs
    """All background work; reports failures."""
    status: Status
    notice: NoticeBar
    """A strip under the board: a sentence with offers of what to do about it."""
    line_player: LinePlayer
    time_used: TimeUsed
    panels: Panels
    windows: Windows
    _plugged: dict[type[Feature], Feature] = field(default_factory=dict)

    def feature(self, kind: type[Plug]) -> Plug:
        """The feature of this class, created if necessary; a window asks for the one of its own package."""
        if kind not in self._plugged:
            self._plugged[kind] = kind(self)
        made = self._plugged[kind]
        assert isinstance(made, kind)
        return made

    def close_features(self) -> None:
        """Close all features, the last created first."""
        for feature in reversed(self._plugged.values()):
            feature.close()

    def separate_view(self, key: str, parent: QObject) -> GameView:
        """A separate view of a game, e.g. for a tool window: not connected to the controller, without animations."""
        actions = Actions(self.settings, parent)
        view: GameView = view_class(key)(actions, self.store, self.jobs)
        view.set_motion(False)
        return view


def make_workspace(
    control: Controller,
    settings: SettingsFile,
    actions: Actions,
    notice: NoticeBar,
    panels: Panels,
    windows: Windows,
) -> Workspace:
    """A complete, connected workspace.

    Shows no game yet: call `views.show()` when everything that listens is connected.
    """
    opening = (each.name for each in window_commands())
    windows.share(*(actions[name] for name in dict.fromkeys(("help", "closeWindow", "quit", "present", *opening))))
    status = Status(control)
    control.message.connect(status.say)
    control.error.connect(status.error)
    control.replaced.connect(notice.dismiss)
    notice.shown.connect(lambda: notice.set_leaving(control.session.left is not None))
    notice.closed.connect(control.leave_task)
    panels.graph.hovered.connect(status.pointed)
    panels.graph.solveRequested.connect(control.solve)
    panels.moves.jumped.connect(control.go)
    panels.graph.jumped.connect(lambda ply: control.go(control.session.tree.lines[0][0][:ply]))
    views = Views(control, status, panels.focus_board, actions, settings)
    made = Workspace(
        session=control.session,
        controller=control,
        store=control.store,
        settings=settings,
        actions=actions,
        commands=Commands(control, actions, views, settings),
        views=views,
        engines=control.engines,
        jobs=control.jobs,
        status=status,
        notice=notice,
        line_player=LinePlayer(control.session, notice, status.say, settings, control),
        time_used=TimeUsed(control),
        panels=panels,
        windows=windows,
    )
    windows.connect_commands(made)
    return made
