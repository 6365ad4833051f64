"""The list of solves that can be continued, kept told of the game on the board."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from tiling_gui.core.limits import Progress
from tiling_gui.desktop.features.solves.waiting import Waiting
from tiling_gui.desktop.session.jobs import PREPARING
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.language import tr

if TYPE_CHECKING:
    from tiling_gui.desktop.features.solves.window import ContinueWindow


class _Hooks(QObject):
    """Carries messages between a workspace and its list of solves; belongs to the list."""

    def __init__(self, workspace: Workspace, window: "ContinueWindow") -> None:
        super().__init__(window)
        self._control, self._window = workspace.controller, window
        control = self._control
        window.chosen.connect(control.long_jobs.continue_solve)
        window.campaignWanted.connect(control.long_jobs.run_campaign)
        window.forgotten.connect(control.forget)
        control.changed.connect(self.follow)
        workspace.status.message.connect(self.hear)
        control.campaigning.progressed.connect(self.follow_work)
        self.follow()

    @Slot()
    def follow(self) -> None:
        """Another position is on the board."""
        if self._control.game.has_campaigns:
            position = self._control.wanted
            self._window.set_position(position, self._control.session.known(position).value)
        else:
            self._window.set_position(None)

    @Slot(str)
    def hear(self, sentence: str) -> None:
        """What the status line says is said here as well, for it may be hidden behind this window."""
        if self._window.isVisible():
            self._window.say(sentence)

    @Slot(object, object)
    def follow_work(self, progress: Progress) -> None:
        """The work line, which says that the solver is being prepared, may be hidden as well."""
        if progress.stage == "preparing":
            self.hear(tr(PREPARING))


class Solves(QObject):
    """The commands Continue a solve… and Solve as a campaign."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace.windows)
        self._workspace = workspace
        self._waiting = Waiting(workspace, self)
        workspace.actions["continueSolve"].triggered.connect(self.show)
        workspace.actions["startCampaign"].triggered.connect(self.start_campaign)

    @Slot()
    def show(self) -> "ContinueWindow":
        """Opens the list of solves that can be continued."""
        return self._workspace.windows.open("solves", self._make)

    @Slot()
    def start_campaign(self) -> None:
        """Asks for what Solve would solve as a campaign: the list of solves, with the keys on Start."""
        self.show().bar.begin.setFocus()

    def _make(self) -> "ContinueWindow":
        from tiling_gui.desktop.features.solves.window import ContinueWindow

        space = self._workspace
        control = space.controller
        made = ContinueWindow(
            space.theme, space.store, space.jobs, control.campaigning, control.solving, space.windows.main
        )
        made.set_strength(control.settings.threads, control.settings.memory_mb)
        made.removing.changed.connect(self._waiting.look)
        _Hooks(space, made)
        return made

    def close(self) -> None:
        """Its window is the workspace's, which closes it."""
