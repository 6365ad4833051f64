"""The window Board values: the grid of all rectangles, the one that is chosen, and the table as a file."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QByteArray, Signal, Slot
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from tiling_gui import atomic
from tiling_gui.desktop.features.board_values import exporting
from tiling_gui.desktop.features.board_values.details import BoardDetails
from tiling_gui.desktop.features.board_values.facts import BoardFacts
from tiling_gui.desktop.features.board_values.grid import KINDS, GridModel
from tiling_gui.desktop.ui.drawing.png import png
from tiling_gui.desktop.ui.file_names import ask_file_name
from tiling_gui.desktop.ui.theme import CAPTION, TITLE, Theme
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Label
from tiling_gui.desktop.ui.widgets.buttons import push_button
from tiling_gui.desktop.ui.widgets.size_grid import Legend, SizeGrid
from tiling_gui.desktop.ui.widgets.window_size import open_at
from tiling_gui.engine.board_values import BoardValue, Size
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import mark, plural, tr

_FORMS = mark("Table (*.csv);;JSON (*.json);;LaTeX (*.tex);;SVG picture (*.svg);;PNG picture (*.png)")
_AT_FIRST = (5, 5)
"""The board that is chosen when the window opens."""


class BoardValuesWindow(QDialog):
    """Not modal. It knows no store: `facts` tells of a board, and `refreshed` asks for values."""

    refreshed = Signal()
    """Values are wanted as they are now."""
    playWanted = Signal(object, object)
    """(Size, Side) A game on this board."""
    solveWanted = Signal(object, object)
    campaignWanted = Signal(object, object)

    def __init__(
        self,
        theme: Theme,
        facts: Callable[[Size, Mapping[Size, BoardValue]], BoardFacts],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.theme, self._facts = theme, facts
        self.values: Mapping[Size, BoardValue] = {}
        self.setObjectName("boardValuesWindow")
        self.setWindowTitle(tr("Board values"))
        self.setModal(False)
        self.setMinimumSize(560, 340)
        open_at(self, 1080, 640)
        self.boards, self.details = GridModel(), BoardDetails(theme)
        self.grid = SizeGrid(theme, self.boards)
        self.said = Label(theme, size=CAPTION, role="muted")
        self.said.setObjectName("boardValuesSaid")
        self.exporting = push_button(
            theme, "exportBoardValues", tr("Export…"), tr("Writes the table as CSV, JSON, LaTeX or a picture"), "export"
        )
        self.exporting.clicked.connect(self._ask)
        self.grid.chosen.connect(self._choose)
        self.details.playWanted.connect(lambda: self.playWanted.emit(*self._chosen))
        self.details.solveWanted.connect(lambda: self.solveWanted.emit(*self._chosen))
        self.details.campaignWanted.connect(lambda: self.campaignWanted.emit(*self._chosen))
        self._size = _AT_FIRST
        self.grid.choose(self._size)  # before it has the focus: else Qt chooses the first cell
        self._lay_out()
        self.grid.setFocus()

    def _lay_out(self) -> None:
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self.said, 1)
        foot.addWidget(self.exporting)
        left = QVBoxLayout()
        left.setSpacing(8)
        left.addWidget(Label(self.theme, tr("Board values"), size=TITLE, weight=SEMIBOLD))
        left.addWidget(self.grid, 1)
        left.addWidget(Legend(self.theme, KINDS))
        left.addLayout(foot)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 12, 16, 12)
        row.setSpacing(16)
        row.addLayout(left, 1)
        row.addWidget(self.details)

    @property
    def _chosen(self) -> tuple[Size, object]:
        return self._size, self.details.starter

    def refresh(self) -> None:
        """Shows things as they are now."""
        self.refreshed.emit()

    def show_values(self, values: Mapping[Size, BoardValue]) -> None:
        """Shows these values, the chosen board again."""
        self.values = values
        self.boards.set_values(values)
        searched = sum(value.origin == "proved" for value in values.values())
        self.say(plural("%n boards are solved by search.", "%n board is solved by search.", searched))
        self._choose(self._size)

    def say(self, sentence: str, *, wrong: bool = False) -> None:
        """Says something under the grid."""
        self.said.set_role("warn" if wrong else "muted")
        self.said.setText(sentence)

    @Slot(object)
    def _choose(self, size: Size) -> None:
        self._size = size
        if self.values:
            self.details.show_board(self._facts(size, self.values))

    @Slot()
    def _ask(self) -> None:
        name = ask_file_name(self, tr("Export the values"), "board_values.csv", tr(_FORMS), exporting.FORMS)
        if name:
            self.export_to(name)

    def export_to(self, name: str) -> bool:
        """Writes the table in the form the file's ending names, whole or not at all."""
        form = name.lower().rpartition(".")[2]
        writers = {
            "csv": exporting.to_csv,
            "json": exporting.to_json,
            "tex": exporting.to_latex,
            "svg": exporting.to_svg,
        }
        try:
            if form == "png":
                atomic.write_bytes(name, _png(exporting.to_svg(self.values)))
            elif form in writers:
                atomic.write_text(name, writers[form](self.values))
            else:
                raise InputError(tr("Values are written as .csv, .json, .tex, .svg or .png, not as {name}.", name=name))
        except (InputError, StoreError) as error:
            self.say(str(error), wrong=True)
            return False
        self.say(tr("Wrote {name}.", name=name))
        return True


def _png(text: str) -> bytes:
    """An SVG as a PNG file of twice its size."""
    drawing = QSvgRenderer(QByteArray(text.encode()))
    image = QImage(drawing.defaultSize() * 2, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    drawing.render(painter)
    painter.end()
    return png(image)
