"""Makes the window "Continue a solve" for a main window, and keeps it told of the game on the board."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from tiling_gui.core.limits import Progress
from tiling_gui.desktop.features.solves.window import ContinueWindow
from tiling_gui.desktop.session.jobs import PREPARING
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.language import tr

if TYPE_CHECKING:
    from tiling_gui.desktop.main_window.window import MainWindow


class _Hooks(QObject):
    """Carries messages between a main window and its list of solves; belongs to the list."""

    def __init__(self, main: "MainWindow", window: ContinueWindow) -> None:
        super().__init__(window)
        self._main, self._window = main, window
        control = main.controller
        window.chosen.connect(control.continue_solve)
        window.campaignWanted.connect(control.run_campaign)
        window.forgotten.connect(control.forget)
        control.changed.connect(self.follow)
        control.said.connect(self.hear)
        control.campaigning.progressed.connect(self.follow_work)
        self.follow()

    @Slot()
    def follow(self) -> None:
        """Another position is on the board."""
        position = self._main.controller.wanted
        self._window.set_position(position if isinstance(position, DominoPosition) else None)

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


def make_continue_window(main: "MainWindow") -> ContinueWindow:
    """The window with its hooks, not shown yet."""
    window = ContinueWindow(main.theme, main.store, main.controller.campaigning, main.controller.solving, main)
    settings = main.file.settings
    window.set_strength(settings.threads, settings.memory_mb)
    _Hooks(main, window)
    return window
