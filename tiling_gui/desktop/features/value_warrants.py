"""Shows where the value of the current position comes from, by a command or a click on the value."""

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from tiling_gui.desktop.session.workspace import Feature, Workspace
from tiling_gui.language import tr
from tiling_gui.records.known import Bounds


class ValueWarrants(Feature):
    """The command Where the value is from, and a click on the values in the right panel."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace)
        self._action = workspace.actions["valueOrigin"]
        self._action.triggered.connect(self.show)
        for shown in workspace.panels.values:
            shown.originRequested.connect(self._action.trigger)
        workspace.controller.changed.connect(self._refresh)
        self._refresh()

    @Slot()
    def _refresh(self) -> None:
        can = self._workspace.controller.evaluates or self._workspace.session.position.is_over
        self._action.setEnabled(can)
        for shown in self._workspace.panels.values:
            shown.set_origin_enabled(can)

    @Slot()
    def show(self) -> None:
        """Show the warrant of the move pointed at if its value is shown, otherwise of the position."""
        from tiling_gui.desktop.session.warrant_panel import show_warrant

        session, control, panels = self._workspace.session, self._workspace.controller, self._workspace.panels
        view, valued, position = control.view, control.shown_analysis, session.position
        pointed = view.pointed_move if view is not None else None
        if view is not None and valued is not None and pointed is not None:
            for entry in valued.moves:
                if entry.move == pointed:
                    bounds = Bounds(entry.lower, entry.upper)
                    name = view.move_text(position, pointed)
                    guess = entry.estimate, tr("the engine's evaluation of the move")
                    show_warrant(self._workspace, view.board, position.play(pointed), bounds, guess, name)
                    return
        seen = [shown for shown in panels.values if shown.isVisible()]
        beside: QWidget = seen[0] if seen else panels.moves
        best = valued.candidates[0].estimate if valued is not None and valued.candidates else None
        estimate = None if best is None else (best, tr("the engine's evaluation of the best move"))
        show_warrant(self._workspace, beside, position, session.known(position), estimate)
