"""What the right panel tells of the game on the board, brought to it as it changes."""

from typing import Any

from PySide6.QtCore import QObject, Slot

from tiling_gui.core.results import Extent
from tiling_gui.desktop.main_window.position_panel import PositionPanel
from tiling_gui.desktop.session.player_names import player_name
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.language import tr
from tiling_gui.records.practice import PRACTICE


class PositionPresenter(QObject):
    """Stands between a workspace and the right panel."""

    def __init__(self, workspace: Workspace, panel: PositionPanel) -> None:
        super().__init__(panel)
        self._workspace, self._panel = workspace, panel
        workspace.views.coming.connect(self._on_coming)
        workspace.controller.changed.connect(self._on_changed)
        workspace.controller.valuing.extent_known.connect(self._on_extent)
        workspace.actions["showGraph"].toggled.connect(panel.set_graph_shown)

    @Slot()
    def _on_coming(self) -> None:
        """Nothing is counted yet of another game."""
        self._panel.set_total(None)
        self._panel.set_possible(None)

    @Slot()
    def _on_changed(self) -> None:
        control, session, panel = self._workspace.controller, self._workspace.session, self._panel
        view = control.view
        assert view is not None
        panel.set_solving(control.work.works_on(session.start))
        panel.show_session(session, view, self._turn_words())
        exercise = PRACTICE in session.record.extra  # its solution is said; the rest of that game is another matter
        panel.set_graph_shown(session.record.hints and self._workspace.settings.current.show_graph and not exercise)
        panel.graph.solve.setToolTip(self._workspace.actions["solve"].toolTip())

    def _turn_words(self) -> str:
        session = self._workspace.session
        if session.position.is_over:
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
