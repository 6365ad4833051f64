"""The opponent that adapts its level to the user's results.

A game counts once its verdict is known: when it ends, or later, when the minimax value of its start is proved.
"""

from PySide6.QtCore import Slot

from tiling_gui.desktop.session.changes import Change
from tiling_gui.desktop.session.workspace import Feature, Workspace
from tiling_gui.errors import StoreError
from tiling_gui.language import tr
from tiling_gui.players.adaptive import SPEC, LadderState, ladder_state
from tiling_gui.players.player import player_words
from tiling_gui.records.verdict import side_of


class AdaptiveOpponent(Feature):
    """Resolves the player "adaptive" to the player of its current level."""

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
        """Counts the game on the board if a person played it to its end against this player and its
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
