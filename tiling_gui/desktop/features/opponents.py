"""Opponents beyond the usual list: one that adapts its level to the user's results, and any player by its spec."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Slot

from tiling_gui.core.game import Side
from tiling_gui.desktop.session.changes import Change
from tiling_gui.desktop.session.workspace import Feature, Workspace
from tiling_gui.desktop.ui.widgets.set_up_panel import PLAYERS, SetUpPanel
from tiling_gui.errors import StoreError
from tiling_gui.language import tr
from tiling_gui.players.adaptive import SPEC, LadderState, ladder_state
from tiling_gui.players.player import player_words
from tiling_gui.records.verdict import side_of

if TYPE_CHECKING:
    from tiling_gui.desktop.ui.widgets.player_window import PlayerWindow


class AdaptiveOpponent(Feature):
    """Resolves the player "adaptive" to the player of its current level.

    A game counts once its verdict is known: when it ends, or later, when the minimax value of its start is proved.
    """

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace)
        self._store = workspace.store
        self._control.opponent.resolve = self.resolve
        self._control.changed.connect(self._on_changed)

    @property
    def key(self) -> str:
        """The key under which the store saves the standing for the current game."""
        return f"{SPEC}-{self._control.session.game.key}"

    @property
    def standing(self) -> LadderState:
        return ladder_state(self._store.load(self.key))

    def resolve(self, spec: str) -> str:
        return self.standing.spec if spec == SPEC else spec

    @Slot(object)
    def _on_changed(self, change: Change) -> None:
        if change & (Change.PLAYERS | Change.KNOWN):
            self.count()

    def count(self) -> None:
        """Count the game on the board if a person played it to its end against this player and its
        verdict is known.
        """
        record = self._control.session.record
        specs = {side: record.player(side).spec for side in record.tree.game.sides}
        if sorted(specs.values()) != sorted((SPEC, "human")):
            return
        if not record.finished or record.result is None or record.result.verdict is None:
            return
        winner = side_of(record.result.verdict)
        person = 0 if winner is None else 1 if specs[winner] == "human" else -1
        before = self.standing
        after = before.after(record.id, person)
        if after == before:
            return
        try:
            self._store.save(self.key, after.to_json())
        except StoreError as error:
            self._status.say(str(error))
            return
        if after.level != before.level:
            self._status.say(tr("Your next opponent: {player}.", player=player_words(after.spec)))


class CustomPlayer(Feature):
    """Adds "Adapts to me" and "Other player…" to every game's set-up panel."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace)
        self._known: list[SetUpPanel] = []
        self.window: PlayerWindow | None = None
        workspace.views.shown.connect(self._offer)
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

        session = self._control.session
        evaluations = self._workspace.engines.background(session.game).evaluations
        spec, main = session.record.player(side).spec, self._workspace.windows.main
        self.window = PlayerWindow(side, spec, evaluations, main, session.start)
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
