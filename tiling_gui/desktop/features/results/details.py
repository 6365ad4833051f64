"""The details of the selected game or solve beside the table: a picture, and its name, tags and bookmark to edit."""

from contextlib import suppress

from PySide6.QtWidgets import QWidget

from tiling_gui.core.game import Side
from tiling_gui.desktop.features.results.rows import ResultRow
from tiling_gui.desktop.session.time_used import time_words
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.session.warrant_panel import show_warrant
from tiling_gui.desktop.ui.drawing.picture_widgets import PositionPicture
from tiling_gui.desktop.ui.theme import TEXT
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Sentence, font, named
from tiling_gui.desktop.ui.widgets.buttons import check_box
from tiling_gui.desktop.ui.widgets.fields import EnterField
from tiling_gui.desktop.ui.widgets.layouts import column
from tiling_gui.desktop.ui.widgets.value_origin import OriginLabel
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import plural, tr
from tiling_gui.records.json_form import moves_text
from tiling_gui.store import labels
from tiling_gui.store.removed import DAYS, GAME, SOLVE

WIDTH = 176
"""Width in pixels."""


class Details(QWidget):
    """Shows the details of one row; see `show_row`."""

    def __init__(self, window: ToolWindow) -> None:
        """`window` shows errors and is refreshed after a label was changed."""
        super().__init__()
        self._window = window
        self._row: ResultRow | None = None
        self.setFixedWidth(WIDTH)
        self.preview = PositionPicture()
        self.preview.setObjectName("resultPreview")
        self.preview.setMaximumHeight(190)
        self.title = Sentence(size=TEXT, role="text")
        self.title.setFont(font(TEXT, SEMIBOLD))
        self.title.setMaximumHeight(4 * self.title.fontMetrics().lineSpacing())
        self.line = Sentence()
        self.value = OriginLabel()
        self.value.setObjectName("resultValue")
        self.value.set_origin_enabled(True)
        self.value.originRequested.connect(self._why)
        self.moves = Sentence(size=TEXT, role="text", name="resultMoves")
        self.moves.setMaximumHeight(10 * self.moves.fontMetrics().lineSpacing())
        self.time = Sentence(name="resultTimeUsed")
        self.refusal = Sentence(role="warn", name="resultRefusal")
        self.name = self._field("resultName", tr("Name"))
        self.tags = self._field("resultTags", tr("Tags"), tr("Words to find it by, separated by commas"))
        self.bookmark = check_box("resultBookmark", tr("Bookmark"))
        self.bookmark.clicked.connect(self._changed)
        says = (self.preview, self.title, self.value, self.moves, self.line, self.time, self.refusal)
        self.setLayout(column(*says, 1, self.name, self.tags, self.bookmark, gap=4))

    def _field(self, name: str, spoken: str, tip: str = "") -> EnterField:
        field = EnterField()
        named(field, name, spoken)
        field.setPlaceholderText(spoken)
        field.setToolTip(tip)
        field.setMaxLength(labels.LONGEST)
        field.editingFinished.connect(self._changed)
        return field

    def show_row(self, row: ResultRow | None, count: int = 1) -> None:
        """Show the details of a row, or none. With `count` rows selected, its label cannot be edited."""
        self._row = row
        position, time, moves, refusal = None, "", "", ""
        if row is not None and row.position is not None:
            try:
                position = row.position()
                time = self._time_used(row)
            except (InputError, StoreError) as error:
                moves, refusal = self._moves(row), str(error)
        self.preview.setVisible(position is not None)
        if row is not None:
            self.preview.show_position(row.game, position)
        self.title.setText(plural("%n selected", "%n selected", count) if count > 1 else _title(row) if row else "")
        self.title.setToolTip(self.title.text())
        self.line.setText(_when(row) if row else "")
        solved = row is not None and row.kind == SOLVE and count == 1
        self.value.setText(tr("Value {value}", value=row.result_text) if row is not None and solved else "")
        self.moves.setText(moves)
        self.moves.setToolTip(moves)
        self.time.setText(time)
        self.refusal.setText(refusal)
        for each in (self.value, self.moves, self.time, self.refusal):
            each.setVisible(bool(each.text()))
        label = row.label if row else labels.Label()
        self.name.setText(label.name)
        self.tags.setText(", ".join(label.tags))
        self.bookmark.setChecked(label.bookmarked)
        for widget in (self.name, self.tags, self.bookmark):
            widget.setEnabled(row is not None and count == 1 and row.deleted is None)

    def _why(self) -> None:
        row, space = self._row, self._window.workspace
        if row is not None and row.kind == SOLVE:
            id = int(str(row.id))
            self._window.attempt(lambda: show_warrant(space, self.value, space.store.results.one(id).start()))

    def _time_used(self, row: ResultRow) -> str:
        space = self._window.workspace
        shown = row.kind == GAME and space.settings.current.show_time
        return time_words(space.store.game(str(row.id)).time_used) if shown else ""

    def _moves(self, row: ResultRow) -> str:
        """The moves of a game whose position is invalid: its text can still be read. "" if it cannot."""
        with suppress(InputError, StoreError):  # the error is shown below the moves anyway
            return moves_text(self._window.workspace.store.game_text(str(row.id))) if row.kind == GAME else ""
        return ""

    def _changed(self) -> None:
        row = self._row
        if row is None:
            return
        name, tags, bookmark = self.name.text(), self.tags.text(), self.bookmark.isChecked()

        def put() -> None:
            label = labels.Label.of(name, tags, bookmark)
            if label != row.label:
                self._window.workspace.store.labels.put(row.kind, row.id, label)
                self._window.refresh()

        self._window.attempt(put)


def _title(row: ResultRow) -> str:
    """The board and who moves first, unless the game is one for the last move, where it is always the same side."""
    if row.first not in (Side.MAX, Side.MIN):
        return row.board_text
    return tr("{what}, {side} first", what=row.board_text, side=row.first)


def _when(row: ResultRow) -> str:
    if row.deleted:
        return tr("Deleted {date}, kept {days} days", date=words.moment(row.deleted), days=DAYS)
    return words.moment(row.when) if row.when else ""
