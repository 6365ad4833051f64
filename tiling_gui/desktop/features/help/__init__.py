"""The help, and the hint shown at the very first start."""

from PySide6.QtCore import Slot
from PySide6.QtGui import QKeySequence

from tiling_gui.desktop.session.actions import WindowCommand
from tiling_gui.desktop.session.workspace import Feature, Workspace
from tiling_gui.desktop.ui.widgets.notice_bar import NoticeAction
from tiling_gui.language import mark, tr

COMMANDS = (
    WindowCommand(
        "help",
        mark("Help"),
        mark("Opens the help page for what is on screen."),
        QKeySequence.StandardKey.HelpContents,
        "help",
        group=mark("Help"),
        opens=f"{__name__}.window:HelpWindow",
        window="helpWindow",
        section=("Help", 0),
    ),
)


class FirstRun(Feature):
    """Explains under the board how to place a domino, and offers the help.

    The hint goes with the first move or when closed, and never comes back.
    """

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace)
        self._said = self._game = ""
        """The text of the hint, and the key of the game it is about."""
        self._control.session.move_played.connect(self._leave)
        self._control.replaced.connect(self._on_replaced)

    def greet(self) -> None:
        """Shows the hint, once per installation."""
        settings = self._workspace.settings
        if settings.current.first_hints:
            settings.change(first_hints=False)
            self._tell()

    def _tell(self) -> None:
        space = self._workspace
        self._game = space.session.game.key
        self._said = tr("Click near an edge of a square to place a domino across it.")
        self._notice.show_notice(self._said, [NoticeAction("firstHelp", tr("Help"), space.actions["help"].trigger)])

    @Slot()
    def _on_replaced(self) -> None:
        if self._workspace.session.game.key != self._game:
            self._leave()

    @Slot()
    def _leave(self) -> None:
        if not self._notice.isHidden() and self._said == self._notice.text.text() != "":
            self._notice.dismiss()
