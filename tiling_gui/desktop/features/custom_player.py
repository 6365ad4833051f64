"""Opponents beyond the usual list: "Adapts to me" and "Other player…" in every game's set-up panel."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Slot

from tiling_gui.core.game import Side
from tiling_gui.desktop.session.workspace import Feature, Workspace
from tiling_gui.desktop.ui.widgets.set_up_panel import PLAYERS, SetUpPanel
from tiling_gui.language import tr
from tiling_gui.players.adaptive import SPEC

if TYPE_CHECKING:
    from tiling_gui.desktop.ui.widgets.player_window import PlayerWindow


class CustomPlayer(Feature):
    """Adds "Adapts to me" and "Other player…" to every game's set-up panel."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace)
        self._known: list[SetUpPanel] = []
        self.window: PlayerWindow | None = None
        self._control.changed.connect(self._offer)
        self._offer()

    @Slot()
    def _offer(self) -> None:
        view = self._control.view
        if view is None or not isinstance(view.set_up, SetUpPanel) or view.set_up in self._known:
            return
        self._known.append(view.set_up)
        view.set_up.set_player_choices([*PLAYERS, SPEC], tr("Other player…"))
        view.set_up.morePlayers.connect(self.ask)

    @Slot(object)
    def ask(self, side: Side) -> None:
        from tiling_gui.desktop.ui.widgets.player_window import PlayerWindow

        record = self._control.session.record
        evaluations = self._workspace.engines.background(self._control.session.game).evaluations
        self.window = PlayerWindow(side, record.player(side).spec, evaluations, self._workspace.windows.main)
        self.window.accepted.connect(self._take)
        self.window.open()

    @Slot()
    def _take(self) -> None:
        window, record = self.window, self._control.session.record
        if window is None:
            return
        specs = [window.spec if side is window.side else record.player(side).spec for side in record.tree.game.sides]
        self._control.choose_players(*specs)

    def close(self) -> None:
        if self.window is not None:
            self.window.close()
