"""Over the table: what is looked for, which rows are listed, and what comes in and goes out."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QMenu, QWidget

from tiling_gui.desktop.features.results.table_model import BOOKMARKED, DELETED, GAME, GOING_ON, SOLVE
from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.desktop.ui.widgets.base import named
from tiling_gui.desktop.ui.widgets.buttons import push_button
from tiling_gui.desktop.ui.widgets.fields import Combo
from tiling_gui.language import mark, tr

KINDS = (
    (mark("Solves and games"), ""),
    (mark("Solves"), SOLVE),
    (mark("Games"), GAME),
    (mark("Games going on"), GOING_ON),
    (mark("Bookmarked"), BOOKMARKED),
    (mark("Recently deleted"), DELETED),
)
"""What can be listed, as the filter knows it."""
NONE = {
    "": mark("There are no solves and games here yet."),
    SOLVE: mark("There are no solves here yet."),
    GAME: mark("There are no games here yet."),
    GOING_ON: mark("No game is going on."),
    BOOKMARKED: mark("Nothing has a bookmark."),
    DELETED: mark("Nothing was deleted in the last 30 days."),
}
"""What is said where none of a kind is there."""


class TopBar(QWidget):
    """The row; whoever makes it listens to its widgets."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.filter = QLineEdit()
        named(self.filter, "filterResults", tr("Filter by name, board, player or value"))
        self.filter.setPlaceholderText(tr("Name, board, player or value"))
        self.filter.setToolTip(tr("Every word must be found: 8x8, MIN, exact, 29, a name or a tag"))
        self.filter.setClearButtonEnabled(True)
        self.filter.setMinimumWidth(120)
        self.filter.setMaximumWidth(288)
        search = self.filter.addAction(theme.icon("search"), QLineEdit.ActionPosition.LeadingPosition)
        theme.icon_on(search, "search")
        self.kind = Combo()
        named(self.kind, "resultKinds", tr("Which results"))
        self.kind.setToolTip(tr("Which results are listed"))
        for text, kind in KINDS:
            self.kind.addItem(tr(text), kind)
        tip = tr("Take over games, or results from tilingResults.txt")
        self.importing = push_button(theme, "importResults", tr("Import…"), tip, "import")
        tip = tr("Write the chosen games, or all results")
        self.exporting = push_button(theme, "exportResults", tr("Export"), tip, "export")
        self.exports = QMenu(self.exporting)
        self.exporting.setMenu(self.exports)
        tip = tr("Judges every move of the chosen games, or of all, in the background")
        self.reviewing = push_button(theme, "reviewResults", tr("Review"), tip, "review")
        self._review = self.reviewing.text()
        self.reviewing.setAccessibleName(self._review)
        self.reviews = QMenu(self.reviewing)
        self.reviewing.setMenu(self.reviews)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.filter, 2)
        row.addWidget(self.kind, 1)
        row.addStretch(1)
        row.addWidget(self.reviewing)
        row.addWidget(self.importing)
        row.addWidget(self.exporting)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where the row is too narrow for all words, Review shows its icon only."""
        super().resizeEvent(event)
        self.reviewing.setText(self._review)
        row = self.layout()
        if row is not None and row.minimumSize().width() > self.width():
            self.reviewing.setText("")
