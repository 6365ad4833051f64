"""The command Board values: what all rectangles are worth, as far as it is proved."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.new_game import make_record
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.engine.board_values import BoardValue, Size, board_values
from tiling_gui.errors import StoreError
from tiling_gui.games.domino.rules import DominoPosition

if TYPE_CHECKING:
    from tiling_gui.desktop.features.board_values.facts import BoardFacts
    from tiling_gui.desktop.features.board_values.window import BoardValuesWindow


class BoardValues(QObject):
    """Opens the window and keeps it as what is proved stands."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace.windows)
        self._workspace = workspace
        self._window: BoardValuesWindow | None = None
        self._worker = workspace.jobs.worker("boardValues", self._on_found, say=self._say)
        workspace.actions["boardValues"].triggered.connect(self.show)
        for work in (workspace.controller.solving, workspace.controller.campaigning):
            work.solved.connect(self._look_again)

    @Slot()
    def show(self) -> None:
        """Opens the window."""
        self._window = self._workspace.windows.open("boardValues", self._make)

    def _make(self) -> "BoardValuesWindow":
        from tiling_gui.desktop.features.board_values.window import BoardValuesWindow

        space = self._workspace
        made = BoardValuesWindow(space.theme, self._facts, space.windows.main)
        made.refreshed.connect(self._look)
        made.playWanted.connect(self.play)
        made.solveWanted.connect(self.solve)
        made.campaignWanted.connect(self.campaign)
        return made

    def _facts(self, size: Size, values: Mapping[Size, BoardValue]) -> "BoardFacts":
        from tiling_gui.desktop.features.board_values.facts import facts_of

        try:
            return facts_of(size, values, self._workspace.store)
        except StoreError as error:
            self._say(str(error))
            return facts_of(size, values, None)

    @Slot()
    def _look(self) -> None:
        """Reads what is proved, in a thread: the database may be busy."""
        facts = self._workspace.store.facts.own
        self._worker.start(lambda report, stop: board_values(facts))

    @Slot()
    def _look_again(self) -> None:
        if self._window is not None and self._window.isVisible():
            self._look()

    def _on_found(self, job: Job, values: Mapping[Size, BoardValue]) -> None:
        if self._window is not None:
            self._window.show_values(values)

    def _say(self, sentence: str) -> None:
        if self._window is not None:
            self._window.say(sentence, wrong=True)

    @Slot(object, object)
    def play(self, size: Size, first: Side) -> None:
        """A game on this board, in the main window; the one before is kept."""
        start = DominoPosition.start(*size, first)
        space = self._workspace
        space.controller.open(make_record(GAMES["domino"], start, space.settings.current))
        space.windows.to_front()

    @Slot(object, object)
    def solve(self, size: Size, first: Side) -> None:
        """The same, and solves it."""
        self.play(size, first)
        self._workspace.controller.solve()

    @Slot(object, object)
    def campaign(self, size: Size, first: Side) -> None:
        """The same, as a campaign."""
        self.play(size, first)
        self._workspace.actions["startCampaign"].trigger()

    def close(self) -> None:
        """Its window is the workspace's, which closes it."""
