"""Helpers for tests of windows: fixtures' types, waiting, checks for names, and user input."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QPoint, Qt, QTimer
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QAbstractSpinBox,
    QComboBox,
    QHBoxLayout,
    QMenu,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tiling_gui.core.board import Square
from tiling_gui.core.drawing.tiled_figure import centre
from tiling_gui.desktop.board.board import Board
from tiling_gui.desktop.features.lab.positions import PositionBar
from tiling_gui.desktop.main_window.bottom_row import StatusBar
from tiling_gui.desktop.main_window.game_over_bar import GameOverBar
from tiling_gui.desktop.main_window.position_panel import PositionPanel
from tiling_gui.desktop.main_window.window import MainWindow
from tiling_gui.desktop.session.actions import Actions
from tiling_gui.desktop.session.game_view import GameView
from tiling_gui.desktop.session.long_work import LongWork, State
from tiling_gui.desktop.session.progress_bar import ProgressBar
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.theme import RIGHT_PANEL
from tiling_gui.desktop.ui.widgets.layouts import Strip
from tiling_gui.desktop.ui.widgets.move_list import MoveList
from tiling_gui.desktop.ui.widgets.value_graph import ValueGraph


def assert_still(window: MainWindow, *owners: QObject) -> None:
    """Asserts that nothing of a closed window is still working or has an active timer."""
    assert not window.workspace.jobs.is_busy
    assert not [timer for owner in (window, *owners) for timer in owner.findChildren(QTimer) if timer.isActive()]


Opened = TypeVar("Opened", bound=QWidget)


@dataclass(frozen=True, kw_only=True)
class Plugged(Workspace):
    """A workspace with all features and the parts of the frame, but without a main window."""

    features: Mapping[str, Any]
    """By name, as in desktop/features/__init__.py."""
    status_bar: StatusBar
    progress_bar: ProgressBar
    game_over_bar: GameOverBar

    @property
    def host(self) -> QWidget:
        """The widget that contains its parts."""
        assert isinstance(self.panels, BarePanels)
        return self.panels.host

    def opened(self, kind: type[Opened]) -> Opened:
        """The opened tool window of a kind."""
        return next(window for window in self.windows._made.values() if isinstance(window, kind))


def to_the_end(window: MainWindow | Workspace) -> None:
    """Plays the first legal move until the game is over."""
    session = window.controller.session
    while not session.position.is_over:
        session.play(session.position.moves()[0])
    send_changes(window)


def send_changes(space: MainWindow | Workspace) -> None:
    """Ends the turn of the event loop: listeners are notified of what changed in it."""
    space.controller.send_changes()


def ended(qtbot: QtBot, work: LongWork, timeout: int = 120_000) -> Any:
    """A context that waits until a long work started or stopped in it has paused or ended."""
    return qtbot.waitSignal(work.changed, timeout=timeout, check_params_cb=lambda: work.state is not State.RUNNING)


def settle(qtbot: QtBot) -> None:
    """Runs the event loop until it is idle: posted events are delivered, laid out and painted.

    A timer of 0 ms fires when the queue is empty; what it triggers may post events again, hence three rounds.
    """
    for _ in range(3):
        timer = QTimer()
        timer.setSingleShot(True)
        with qtbot.waitSignal(timer.timeout):
            timer.start(0)


def usable(window: QWidget) -> list[QWidget]:
    """The visible widgets that can take the focus, without the inner ones of spin boxes, combo boxes and
    scroll areas.
    """
    return [
        widget
        for widget in [window, *window.findChildren(QWidget)]
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.isVisible()
        and not isinstance(widget.parent(), QAbstractSpinBox | QAbstractScrollArea | QComboBox)
    ]


def assert_named(window: QWidget) -> None:
    """Asserts that every usable widget has an object name and a text for screen readers."""
    for widget in usable(window):
        assert widget.objectName(), (widget, widget.parent(), widget.geometry())
        said = widget.accessibleName() or widget.toolTip() or getattr(widget, "text", str)()
        assert said, widget.objectName()


def place_of(board: Board, square: Square, dx: float = 0.0, dy: float = 0.0) -> QPoint:
    """The pixel at the centre of a square, offset by fractions of a square."""
    (x, y), u = centre(square, board.size_now), board.size_now
    return QPoint(round(board.origin.x() + x + dx * u), round(board.origin.y() + y + dy * u))


def enter_position(qtbot: QtBot, bar: PositionBar, game: str, text: str) -> None:
    """Selects a game of the laboratory and types a position, as a user does."""
    at = bar.games.findData(game)
    bar.games.setCurrentIndex(at)
    bar.games.activated.emit(at)
    bar.text.clear()
    qtbot.keyClicks(bar.text, text)


class NoPanels:
    """Stands for the panels of a window where no board is shown: keeps what is added, and shows nothing of it."""

    def __init__(self) -> None:
        self.host, self.graph, self.moves = QWidget(), ValueGraph(), MoveList()
        self.graph.setParent(self.host)
        self.moves.setParent(self.host)
        self.values: tuple[QWidget, ...] = ()
        self.menus: list[tuple[str, QMenu]] = []

    def keep(self, part: QWidget, place: Strip | None = None) -> None:
        """Keeps a section, a line or a strip, hidden."""
        part.setParent(self.host)

    add_section = add_below_moves = add_strip = keep

    def add_menu(self, name: str, menu: QMenu, before: str) -> None:
        self.menus.append((name, menu))

    def focus_board(self) -> None:
        """Does nothing: there is no board."""


class BarePanels:
    """The panels of a window (session/workspace.py, Panels) in a plain widget, for tests without a main window."""

    def __init__(self, actions: Actions) -> None:
        navigation = [actions[name] for name in ("firstMove", "previousMove", "nextMove", "lastMove")]
        self.right = PositionPanel(navigation, actions["exportGame"])
        self.right.setFixedWidth(RIGHT_PANEL)
        self.graph, self.moves, self.values = self.right.graph, self.right.moves, self.right.values
        self.host = QWidget()
        """Contains the board, the set-up, the right panel and the strips."""
        column = QVBoxLayout(self.host)
        self._place, foot = QHBoxLayout(), QWidget()
        self._place.addWidget(self.right)
        column.addLayout(self._place, 1)
        column.addWidget(foot)
        foot.setFixedHeight(48)  # as in a window, strips that come and go move nothing
        self._foot = QHBoxLayout(foot)
        self._foot.setContentsMargins(0, 0, 0, 0)
        self.view: GameView | None = None
        self.docked: QWidget | None = None
        self.sections: list[QWidget] = []
        self.below_moves: list[QWidget] = []
        self.strips: list[QWidget] = []
        self.menus: list[tuple[str, QMenu]] = []
        self.focused = 0
        self.covered: QWidget | None = None

    def place(self, view: GameView) -> None:
        """Replaces the view of the previous game."""
        if self.view is not None:
            for part in (self.view.set_up, self.view.board):
                self._place.removeWidget(part)
                part.hide()
        self.view = view
        self._place.insertWidget(0, view.set_up)
        self._place.insertWidget(1, view.board, 1)
        view.set_up.show()
        view.board.show()

    def add_section(self, section: QWidget) -> None:
        self.sections.append(section)
        self.right.add_section(section)

    def add_below_moves(self, line: QWidget) -> None:
        self.below_moves.append(line)
        self.right.add_below_moves(line)

    def add_strip(self, strip: QWidget, place: Strip | None = None) -> None:
        self.strips.append(strip)
        strip.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._foot.addWidget(strip, 1)

    def add_menu(self, name: str, menu: QMenu, before: str) -> None:
        self.menus.append((name, menu))

    def dock(self, panel: QWidget | None) -> None:
        if self.docked is not None:
            self._place.removeWidget(self.docked)
            self.docked.hide()
        if panel is not None:
            self._place.addWidget(panel)
            panel.show()
        self.docked = panel
        self.right.setVisible(panel is None)

    def cover(self, page: QWidget | None) -> None:
        self.covered = page

    def focus_board(self) -> None:
        self.focused += 1
        if self.view is not None:
            self.view.board.setFocus()
