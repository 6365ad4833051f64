"""Commands for larger and smaller text; desktop/application.py applies the size."""

from PySide6.QtCore import Slot

from tiling_gui.desktop.session.workspace import Feature, Workspace
from tiling_gui.desktop.ui.settings import TEXT_SIZES, Settings
from tiling_gui.language import tr


class TextSize(Feature):
    """The commands Larger text, Smaller text and Usual text size."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace)
        for name, slot in (("largerText", self._larger), ("smallerText", self._smaller), ("usualText", self._usual)):
            workspace.actions[name].triggered.connect(slot)

    @Slot()
    def _larger(self) -> None:
        self._take(self._workspace.settings.current.text_size + TEXT_SIZES.step)

    @Slot()
    def _smaller(self) -> None:
        self._take(self._workspace.settings.current.text_size - TEXT_SIZES.step)

    @Slot()
    def _usual(self) -> None:
        self._take(Settings().text_size)

    def _take(self, percent: int) -> None:
        percent = max(TEXT_SIZES[0], min(TEXT_SIZES[-1], percent))
        self._workspace.status.say(tr("Text size: {percent} %.", percent=percent))
        self._workspace.settings.change(text_size=percent)
