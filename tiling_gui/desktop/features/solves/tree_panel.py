"""The lower part of "Continue a solve": the tree of the selected campaign, its legend, and details of one tile."""

from PySide6.QtCore import QRectF, QSize, Qt, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tiling_gui.campaigns.positions import position_of
from tiling_gui.campaigns.summary import AT_WORK, NO, OPEN, YES, Top
from tiling_gui.desktop.features.solves import phrases
from tiling_gui.desktop.features.solves.rows import no_tree
from tiling_gui.desktop.features.solves.tree_layout import Tile
from tiling_gui.desktop.features.solves.tree_view import QuestionTreeView, paint_sign, paint_state, said
from tiling_gui.desktop.ui.drawing.picture_widgets import PositionPicture
from tiling_gui.desktop.ui.theme import CAPTION, TEXT
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Label, Sentence
from tiling_gui.desktop.ui.widgets.layouts import column, row, stack, widget_with_layout
from tiling_gui.language import tr
from tiling_gui.store.campaigns import CampaignRow

_SIDE = 176
"""Width in pixels of the details of a tile."""
_SIDE_FROM = 640
"""Width in pixels below which only the sentence about a tile is shown, below the picture."""


class _Sample(QWidget):
    """A tile of the legend."""

    def __init__(self, state: str) -> None:
        super().__init__()
        self._state = state
        self.setFixedSize(QSize(20, 16))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        paint_state(painter, box, self._state)
        paint_sign(painter, box.center(), 8, self._state)
        painter.end()


class TreePanel(QWidget):
    """Shows the tree of a campaign, or a sentence if there is none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("campaignPanel")
        self.view = QuestionTreeView()
        self.view.pointed.connect(self._tell)
        self._entry: CampaignRow | None = None
        self._legend = {
            state: Label(size=CAPTION, role="muted") for state in (YES, NO, AT_WORK, OPEN)
        }  # fmt: skip
        self.board = PositionPicture()
        self.board.setObjectName("questionBoard")
        self.board.setMaximumHeight(150)
        self.sentence = Sentence(role="text", align=Qt.AlignmentFlag.AlignTop, name="questionText")
        self.empty = Sentence(size=TEXT, align=Qt.AlignmentFlag.AlignCenter, name="treeEmpty")
        self._lay_out()
        self.show_nothing(no_tree(None))

    def _lay_out(self) -> None:
        samples = []
        for state, label in self._legend.items():
            label.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            samples.append(row(_Sample(state), label, gap=6))
        heads = row(Label(tr("Can MAX force this many dominoes?"), weight=SEMIBOLD), 1, *samples, gap=12)
        self._beside = column(self.board, (self.sentence, 1))
        self._beside.setContentsMargins(0, 4, 0, 0)
        self._side = widget_with_layout(self._beside)
        self._side.setFixedWidth(_SIDE)
        self._column = column(heads, (row((self.view, 1), self._side, gap=12), 1), gap=6)
        self._pages = stack(self._column, self.empty)
        self.setLayout(column(self._pages))

    # Contents -----------------------------------------------------------------------------------------------

    def show_nothing(self, sentence: str) -> None:
        """Shows a sentence instead of a tree."""
        self._entry = None
        self.view.set_top(Top())
        self.empty.setText(sentence)
        self._pages.setCurrentIndex(1)

    def show_campaign(self, entry: CampaignRow, top: Top) -> None:
        """Shows the current tree of a campaign."""
        if self._entry is None or self._entry.id != entry.id:
            self.view.set_top(Top())  # another campaign: drop the selection
        self._entry = entry
        for state, label in self._legend.items():
            label.setText(tr("{state} {count}", state=tr(phrases.ANSWERS[state]), count=top.count(state)))
        self.view.set_top(top)
        self._pages.setCurrentIndex(0)

    @Slot(object)
    def _tell(self, tile: Tile | None) -> None:
        self.sentence.setText(said(tile) if tile else "")
        position = None
        if tile is not None and tile.shown is not None and self._entry is not None:
            shown = tile.shown
            position = self._entry.position if len(tile.path) == 1 else position_of(shown.key, shown.to_move)
        self.board.show_position("domino", position)

    def fit(self, width: int) -> None:
        """Shows the board and the sentence beside the picture, or in a narrow window only the sentence, below it."""
        wide = width >= _SIDE_FROM
        if wide == (self._beside.indexOf(self.sentence) >= 0):
            return
        self._side.setVisible(wide)
        if wide:
            self._beside.addWidget(self.sentence, 1)
        else:
            self._column.addWidget(self.sentence)
