"""The position of the selected cell of a family: its value with its grounds, and buttons to play and solve it."""

from collections.abc import Mapping

from PySide6.QtWidgets import QPushButton, QWidget

from tiling_gui.core.catalogue import game_of_position
from tiling_gui.core.game import Side
from tiling_gui.desktop.ui.drawing.picture_widgets import PositionPicture
from tiling_gui.desktop.ui.theme import TITLE
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Sentence, named
from tiling_gui.desktop.ui.widgets.layouts import column, row
from tiling_gui.desktop.ui.widgets.segmented import SegmentedControl
from tiling_gui.desktop.ui.widgets.value_origin import OriginLabel
from tiling_gui.language import tr
from tiling_gui.search.families import GRUNDY, FamilyTerm

_HIGH = 120
"""Greatest height of the picture in pixels."""


class TermPanel(QWidget):
    """Shows one term; hidden before the first."""

    def __init__(self, play: QPushButton, solve: QPushButton) -> None:
        super().__init__()
        self._play, self._solve = play, solve
        self._terms: Mapping[str, FamilyTerm] = {}
        self.title = Sentence(size=TITLE, role="text", weight=SEMIBOLD, name="termTitle")
        self.first = SegmentedControl(
            [(str(side), tr("{side} first", side=side)) for side in (Side.MAX, Side.MIN)],
            "familyFirst",
            tr("Who moves first"),
        )
        self.first.chosen.connect(self._show)
        self.value = OriginLabel(weight=SEMIBOLD)
        named(self.value, "termValue", tr("Value"))
        self.why_not = Sentence(name="termWhyNot")
        self.picture = PositionPicture()
        named(self.picture, "termPicture", tr("The position"))
        self.picture.setMaximumHeight(_HIGH)
        said = (self.title, self.first, self.value, self.why_not, self.picture)
        self.setLayout(column(*said, row(1, play, solve), gap=6))
        self.hide()

    @property
    def term(self) -> FamilyTerm | None:
        """The term with the side that is chosen to move first."""
        return self._terms.get(self.first.current) or next(iter(self._terms.values()), None)

    def show_terms(self, title: str, terms: Mapping[str, FamilyTerm]) -> None:
        self._terms = terms
        self.title.setText(title)
        self.first.setVisible(len(terms) > 1)
        self._show()
        self.setVisible(bool(terms))

    def _show(self) -> None:
        term = self.term
        if term is None:
            return
        self.value.set_origin_enabled(term.any and term.of != GRUNDY)
        self.value.setText(_said(term))
        self.why_not.setText(term.why_not)
        self.why_not.setVisible(bool(term.why_not))
        self._play.setEnabled(term.position is not None)
        self._solve.setEnabled(term.position is not None)
        self.picture.setVisible(term.position is not None)
        if term.position is not None:
            self.picture.show_position(game_of_position(term.position).key, term.position)


def _said(term: FamilyTerm) -> str:
    if not term.any:
        return tr("Nothing proved")
    if term.value is None:
        return tr("Proved: {bounds}", bounds=words.bounds(term.lower, term.upper, words.short))
    if term.of == GRUNDY:
        return tr("Grundy value {value}, proved", value=words.short(term.value))
    return tr("Value {value}, proved", value=words.short(term.value))
