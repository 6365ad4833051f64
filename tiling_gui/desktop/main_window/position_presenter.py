"""Updates the right panel from the game on the board and from the time used."""

from typing import Any

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtGui import QWindow
from PySide6.QtWidgets import QApplication

from tiling_gui.core.results import Extent
from tiling_gui.desktop.main_window.position_panel import PositionPanel
from tiling_gui.desktop.session.player_names import player_name
from tiling_gui.desktop.session.time_used import time_words
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.widgets.turn_header import TurnHeader
from tiling_gui.language import tr

_BEGINNING = 2
"""The number of moves after which a game in Play is said no more what it is about."""


class PositionPresenter(QObject):
    def __init__(self, workspace: Workspace, panel: PositionPanel) -> None:
        super().__init__(panel)
        self._workspace, self._panel = workspace, panel
        workspace.views.about_to_show.connect(self._on_about_to_show)
        workspace.controller.changed.connect(self._on_changed)
        workspace.controller.analyser.extent_known.connect(self._on_extent)
        workspace.actions["showGraph"].toggled.connect(panel.set_graph_shown)
        panel.came_or_went.connect(self._enable_graph)

    @Slot()
    def _on_about_to_show(self) -> None:
        """Clear the extents of the previous game."""
        self._panel.set_total(None)
        self._panel.set_possible(None)

    @Slot()
    def _on_changed(self) -> None:
        control, session, panel = self._workspace.controller, self._workspace.session, self._panel
        view = control.view
        assert view is not None
        panel.set_solving(control.work.works_on(session.start))
        settings = self._workspace.settings.current
        panel.set_mode(plain=control.in_play, evaluates=control.evaluates)
        begins = control.in_play and not session.is_task and session.tree.size < _BEGINNING
        panel.set_rules(view.rules(session.own_side) if begins else "")
        panel.show_session(session, view, self._turn_words())
        panel.set_graph_shown(control.evaluates and settings.show_graph)
        self._enable_graph()
        panel.graph.solve.setToolTip(self._workspace.actions["solve"].toolTip())

    @Slot()
    def _enable_graph(self) -> None:
        """Enable the command Graph while its graph can be seen: not beside a review, which has one of its own."""
        self._workspace.actions["showGraph"].setEnabled(not self._panel.isHidden())

    def _turn_words(self) -> str:
        session = self._workspace.session
        if session.position.is_over or session.is_at_resignation:
            return ""
        if session.human_turn:
            return tr("Your turn") if session.is_asked else ""
        return player_name(session.to_move)

    @Slot(object, object)
    def _on_extent(self, position: Any, extent: Extent) -> None:
        session = self._workspace.session
        if position == session.start:
            self._panel.set_total(extent)
        if position == session.position:
            self._panel.set_possible(extent)


class TimePresenter(QObject):
    """Shows the time used in the header of the right panel; stops the clock while the window is inactive."""

    def __init__(self, workspace: Workspace, header: TurnHeader) -> None:
        super().__init__(header)
        self._workspace, self._header, self._time = workspace, header, workspace.time_used
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._show)
        workspace.controller.changed.connect(self.refresh)
        workspace.settings.changed.connect(self.refresh)
        self._time.changed.connect(self.refresh)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        self._closed = False
        app.focusWindowChanged.connect(self._on_focus)

    def close(self) -> None:
        """Stop the clock for good."""
        self._closed = True
        self._time.set_active(False)
        self._next.stop()

    @Slot()
    def refresh(self) -> None:
        """Show or hide the times."""
        self._next.stop()
        used = self._time.used
        shown = self._workspace.settings.current.show_time and used is not None
        if shown:
            self._show()
            self._header.time.speak(time_words(used))
        self._header.set_timed(shown)

    @Slot()
    def _show(self) -> None:
        used, running = self._time.used, self._time.running
        if used is None:
            return
        self._header.time.show_times(used, running)
        if running is not None:
            self._next.start(1001 - int(used[running] % 1 * 1000))

    @Slot(QWindow)
    def _on_focus(self, window: QWindow | None) -> None:
        """Menus and tool windows belong to the main window: the clock goes on while one is active."""
        front = QApplication.activeWindow()
        while front is not None and front is not self._workspace.windows.main:
            front = front.parentWidget()
        self._time.set_active(front is not None and not self._closed)
