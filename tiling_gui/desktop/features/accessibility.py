"""Commands for those who see little: larger text, and a row or a column of the board in words."""

from PySide6.QtCore import Slot

from tiling_gui.desktop.session.workspace import Feature, Workspace
from tiling_gui.desktop.ui.settings import Settings
from tiling_gui.desktop.ui.text_size import TEXT_SIZES, drawn_size, size_words
from tiling_gui.language import tr


class ReadingFeature(Feature):
    """The commands Read the row and Read the column, which speak of the places in line with the keyboard cursor."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace)
        workspace.actions["readRow"].triggered.connect(self._row)
        workspace.actions["readColumn"].triggered.connect(self._column)

    @Slot()
    def _row(self) -> None:
        self._read(across=True)

    @Slot()
    def _column(self) -> None:
        self._read(across=False)

    def _read(self, *, across: bool) -> None:
        view = self._workspace.controller.view
        assert view is not None
        board = view.pieces
        if board is None or not board.spots:
            self._workspace.status.say(tr("This board has no rows and columns."))
            return
        here, along = board.spots[board.name_of(max(board.spot_of_cursor, 0))], int(across)
        line = [name for name, at in board.spots.items() if abs(at[along] - here[along]) < 1]
        line.sort(key=lambda name: board.spots[name][1 - along])
        words = dict.fromkeys(map(board.describe, line))  # a tile on two squares is described once
        self._workspace.status.say("; ".join(words))


class TextSize(Feature):
    """The commands Larger text, Smaller text and Usual text size; desktop/application.py applies the size."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace)
        for name, slot in (("largerText", self._larger), ("smallerText", self._smaller), ("usualText", self._usual)):
            workspace.actions[name].triggered.connect(slot)

    @property
    def _drawn(self) -> int:
        """The text size in use; on a small screen it can be less than the one that is set."""
        return drawn_size(self._workspace.settings.current.text_size)

    @Slot()
    def _larger(self) -> None:
        step = TEXT_SIZES.step
        self._take(max(self._workspace.settings.current.text_size, (self._drawn // step + 1) * step))

    @Slot()
    def _smaller(self) -> None:
        step = TEXT_SIZES.step
        self._take((self._drawn - 1) // step * step)

    @Slot()
    def _usual(self) -> None:
        self._take(Settings().text_size)

    def _take(self, percent: int) -> None:
        percent = max(TEXT_SIZES[0], min(TEXT_SIZES[-1], percent))
        self._workspace.status.say(size_words(percent))
        self._workspace.settings.change(text_size=percent)
