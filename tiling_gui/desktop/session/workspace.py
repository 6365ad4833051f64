"""What a feature sees of a window: the game, what is kept, the commands, and places for what it shows.

    Workspace -- session, controller     what happens to the game, and the only door to it
              -- store, settings         what is kept
              -- actions                 what can be commanded
              -- engines, jobs           who computes, and what is computed in the background
              -- status, notice          what is said
              -- time_used               how long each side has thought
              -- panels, windows         where things are shown

A feature is made from a workspace and knows neither the main window nor another feature. Tests make a workspace
without a window (tests/desktop/conftest.py).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from tiling_gui.desktop.session.actions import Actions, WindowCommand, commands, window_command, window_commands
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
from tiling_gui.desktop.ui.widgets.asked import Asked
from tiling_gui.desktop.ui.widgets.base import bring_to_front
from tiling_gui.desktop.ui.widgets.move_list import MoveList
from tiling_gui.desktop.ui.widgets.notice_bar import NoticeLine
from tiling_gui.desktop.ui.widgets.strip import Strip
from tiling_gui.desktop.ui.widgets.value_graph import ValueGraph
from tiling_gui.store import Store


@dataclass(frozen=True)
class Panels:
    """The places of a window in which a feature shows what is its own."""

    graph: ValueGraph
    moves: MoveList
    values: Sequence[Asked]
    """What says the value of the position, to be asked where that is from."""
    add_section: Callable[[QWidget], None]
    """Puts a part into the right panel, above the moves."""
    add_below_moves: Callable[[QWidget], None]
    add_strip: Callable[[QWidget, Strip], None]
    """Puts a strip under the board, and what its class says of it."""
    add_menu: Callable[[str, QMenu, str], None]
    """Puts a menu at the end of one of the menu bar, e.g. "Analyse", or before a command there; "" for the end."""
    dock: Callable[[QWidget | None], None]
    """Puts a panel in place of the right one; None brings that one back."""
    focus_board: Callable[[], None]
    """The keys go to the board."""


class Windows(QObject):
    """The windows that belong to one main window: each is opened once, then brought to the front."""

    workspace: "Workspace"
    """Of the main window; set by `serve`."""

    def __init__(self, main: QWidget | None = None) -> None:
        super().__init__(main)
        self.main = main
        """The main window, as the parent of others; None in tests that have none."""
        self._made: dict[str, QWidget] = {}
        self._shared: tuple[QAction, ...] = ()

    def serve(self, workspace: "Workspace") -> None:
        """From now on every command that is of a window opens it."""
        self.workspace = workspace
        for command in commands():
            if command.page or isinstance(command, WindowCommand):
                workspace.actions[command.name].triggered.connect(self._on_command)

    @Slot()
    def _on_command(self) -> None:
        name = self.sender().objectName()
        page = next(command.page for command in commands() if command.name == name)
        self.show("help", page) if page else self.show(name)

    def follow(self, kind: str, what: str) -> None:
        """Has the window whose command has this `link` show what a link of the help names."""
        for command in window_commands():
            if command.link == kind:
                self.show(command.name, what)

    def show(self, name: str, what: str = "") -> Any:
        """Opens the window of a command (session/tool_window.py), or brings it to the front; returns it.

        It shows things as they are now, or `what` a link names.
        """
        made = self.window(name)
        made.show_link(what) if what else made.refresh()
        bring_to_front(made)
        return made

    def window(self, name: str) -> Any:
        """The window of a command, made if it is not yet, and not shown."""
        if name not in self._made:
            self._made[name] = window_command(name).load()(self.workspace)
        return self._made[name]

    def share(self, *actions: QAction) -> None:
        """Windows that belong to the main one have the keys of these too, as soon as the focus comes to them."""
        self._shared = actions
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_focus)

    @Slot(QWidget, QWidget)
    def _on_focus(self, before: QWidget | None, now: QWidget | None) -> None:
        above = None if now is None else now.window()
        if above is None or above is self.main or isinstance(above, QMenu):
            return  # an action of a menu would be a line in it
        if self._belongs(above):
            above.addActions([action for action in self._shared if action not in above.actions()])

    def _belongs(self, window: QWidget) -> bool:
        above = window.parentWidget()
        while above is not None and above is not self.main:
            above = above.parentWidget()
        return above is not None

    def get(self, name: str) -> QWidget | None:
        """The window of a command, if it was made."""
        return self._made.get(name)

    def to_front(self) -> None:
        """Brings the main window to the front."""
        if self.main is not None:
            self.main.activateWindow()

    def close(self) -> None:
        """Closes them all."""
        for window in self._made.values():
            window.close()


class Feature(QObject):
    """Something that plugs into a window; the workspace is all it is made from."""

    def __init__(self, workspace: "Workspace") -> None:
        super().__init__(workspace.windows)
        self._workspace, self._control = workspace, workspace.controller
        self._status, self._notice = workspace.status, workspace.notice

    def close(self) -> None:
        """Ends what it does besides the jobs, which have ended by then."""

    def state(self) -> Any:
        """What it shows of the game, which is to come back in another language or text size; None for nothing."""
        return None

    def restore(self, state: Any) -> None:
        """Shows it again, in another window; what it rests on is known by then."""


Plug = TypeVar("Plug", bound=Feature)


@dataclass(frozen=True)
class Workspace:
    """One for each main window."""

    session: Session
    """The game on the board: its record, its tree of moves, where one stands in it."""
    controller: Controller
    """Play, solve, hint, open: the only door to the game for person and opponent."""
    store: Store
    settings: SettingsFile
    """One truth for all windows."""
    actions: Actions
    commands: Commands
    """What the actions that are no feature's do."""
    views: Views
    """The views of the games; `show` puts the game that is on into its own."""
    engines: Engines
    jobs: Jobs
    """Everything that is done off the GUI thread; what fails there is told there."""
    status: Status
    notice: NoticeLine
    """A strip under the board with a sentence and what can be done about it."""
    line_player: LinePlayer
    """Shows a line of play on the board."""
    time_used: TimeUsed
    """How long each side has thought."""
    panels: Panels
    windows: Windows
    _plugged: dict[type[Feature], Feature] = field(default_factory=dict)

    def feature(self, kind: type[Plug]) -> Plug:
        """The feature of this kind, made now if it is not yet: a window asks for the one of its own package."""
        if kind not in self._plugged:
            self._plugged[kind] = kind(self)
        made = self._plugged[kind]
        assert isinstance(made, kind)
        return made

    def close_features(self) -> None:
        """Closes what is plugged in, the last first."""
        for feature in reversed(self._plugged.values()):
            feature.close()

    def lone_view(self, key: str, parent: QObject) -> GameView:
        """A view beside those of the main window: its board follows no command, none of its links leads anywhere."""
        actions = Actions(self.settings, parent)
        view: GameView = view_class(key)(actions, self.store, self.jobs)
        view.set_motion(False)
        return view


def make_workspace(
    control: Controller,
    settings: SettingsFile,
    actions: Actions,
    notice: NoticeLine,
    panels: Panels,
    windows: Windows,
) -> Workspace:
    """All parts of a workspace, connected: the actions do what they say, and what is said is passed on.

    The game is not on the board yet: `views.show()` puts it there when whoever shows things listens.
    """
    windows.share(actions["help"], actions["quit"], actions["present"])
    status = Status(control)
    control.message.connect(status.say)
    control.error.connect(status.error)
    control.replaced.connect(notice.fold)
    notice.left.connect(panels.focus_board)
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
    windows.serve(made)
    return made
