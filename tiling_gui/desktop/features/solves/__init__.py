"""Long solves and campaigns: a window that lists them with their progress, and continues them."""

from PySide6.QtCore import Slot

from tiling_gui.desktop.session.actions import WindowCommand
from tiling_gui.desktop.session.workspace import Feature, Workspace
from tiling_gui.errors import StoreError
from tiling_gui.language import mark, tr
from tiling_gui.store.campaigns import SOLVED

COMMANDS = (
    WindowCommand(
        "continueSolve",
        mark("Continue a solve…"),
        mark("Continues a solve that was paused or interrupted."),
        "Ctrl+Shift+F5",
        "continueSolve",
        group=mark("Analyse"),
        opens=f"{__name__}.window:ContinueWindow",
        window="continueWindow",
        section=("Analyse", 1),
    ),
)


class Solves(Feature):
    """Counts the unfinished solves for "Continue a solve… (2)", and opens their list for Solve as a campaign."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace)
        self._store = workspace.store
        self._action = workspace.actions["continueSolve"]
        workspace.actions["startCampaign"].triggered.connect(self.start_campaign)
        self._control.work.changed.connect(self.count)
        self.count()

    @Slot()
    def count(self) -> None:
        work = self._control.work
        solve, campaign = (work.key(kind) if work.does(kind) else "" for kind in ("solve", "campaign"))
        try:
            waiting = sum(row.key != solve for row in self._store.long_solves())
            waiting += sum(str(row.id) != campaign and row.state != SOLVED for row in self._store.campaigns.all())
        except StoreError:
            waiting = 0  # the list itself says why it cannot be read
        text = tr("Continue a solve…")
        self._action.setText(f"{text} ({waiting})" if waiting else text)

    @Slot()
    def start_campaign(self) -> None:
        """Opens the list of solves with the focus on Start a campaign."""
        self._workspace.windows.show("continueSolve").begin.setFocus()
