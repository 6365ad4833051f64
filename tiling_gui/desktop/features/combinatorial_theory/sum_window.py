"""The Sums of games window: Grundy values, the nim-sum, winning moves, and the sum on the boards of its games."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLayout, QPlainTextEdit, QWidget

from tiling_gui.core.game import Side, reached, steps
from tiling_gui.desktop.features.combinatorial_theory.sum_play import SumPlay, read_play
from tiling_gui.desktop.session.game_view import GameView
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.theme import TEXT
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Hairline, Label, Sentence, fixed_font, font, named, scrolled
from tiling_gui.desktop.ui.widgets.buttons import check_box
from tiling_gui.desktop.ui.widgets.fields import EnterField
from tiling_gui.desktop.ui.widgets.layouts import column, row, widget_with_layout
from tiling_gui.desktop.ui.widgets.segmented import SegmentedControl
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import tr
from tiling_gui.search.sums import SumMove, SumPosition, SumValue, read_sum, reply, solve_sum

_LISTED = 8
"""The most winning moves that are listed."""
_ACROSS, _LEAST = 3, 190
"""Boards per row, and the least width and height of one in pixels."""


class SumBoards(QWidget):
    """Shows the board of every term and emits the moves made on them."""

    chosen = Signal(object)
    """(SumMove) Emitted when the user moves on one of the boards."""

    def __init__(self, workspace: Workspace, parent: QWidget) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self.views: list[GameView] = []
        self.titles: list[Label] = []
        self._cards: list[QWidget] = []
        self._names: list[str] = []
        self._values: list[int | None] = []
        self._over: list[bool] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(12)

    def show_sum(self, start: SumPosition) -> None:
        """Replace the boards by new ones for the terms of `start`."""
        self.close_views()
        across = min(_ACROSS, len(start.terms))
        for number, term in enumerate(start.terms):
            view = self._workspace.separate_view(term.game.key, self)
            view.chosen.connect(lambda move, number=number: self.chosen.emit(SumMove(number, move)))
            view.board.setMinimumSize(_LEAST, _LEAST)
            view.board.setObjectName(f"sumBoard{number + 1}")
            view.board.setAccessibleName(term.text)
            title = Label(term.text, weight=SEMIBOLD, align=Qt.AlignmentFlag.AlignHCenter)
            card = widget_with_layout(column(title, (view.board, 1)))
            self._grid.addWidget(card, number // across, number % across)
            self._grid.setColumnStretch(number % across, 1)
            view.show_start(term.position)
            self.views.append(view)
            self.titles.append(title)
            self._cards.append(card)
            self._names.append(term.text)
        self._values, self._over = [None] * len(self.titles), [False] * len(self.titles)

    def show_moves(self, start: SumPosition, moves: Sequence[SumMove], *, interactive: bool) -> None:
        """Show the boards after `moves`; with `interactive` the user may move."""
        sides: list[list[Side]] = [[] for _ in start.terms]
        for here, move in steps(start, moves):
            sides[move.term].append(here.to_move)
        shown: SumPosition = reached(start, moves)
        for number, (view, term) in enumerate(zip(self.views, shown.terms, strict=True)):
            last = moves[-1].move if moves and moves[-1].term == number else None
            view.show_position(term.position, sides[number], last, animate=False)
            view.set_interactive(interactive and not term.position.is_over)
            view.board.setAccessibleDescription(term.position.diagram())
        self._over = [term.position.is_over for term in shown.terms]
        self._show_titles()

    def show_values(self, values: Sequence[int | None]) -> None:
        """Show the Grundy values beside the names; an empty `values` hides them."""
        self._values = [*values, *([None] * (len(self.titles) - len(values)))]
        self._show_titles()

    def _show_titles(self) -> None:
        for name, title, value, over in zip(self._names, self.titles, self._values, self._over, strict=True):
            text = name if value is None else tr("{game}, value {value}", game=name, value=value)
            title.setText(tr("{game}, no move is left", game=name) if over else text)

    def close_views(self) -> None:
        """Close the views and remove their boards."""
        for view, card in zip(self.views, self._cards, strict=True):
            view.close()
            view.set_up.deleteLater()
            self._grid.removeWidget(card)
            card.deleteLater()
        for across in range(_ACROSS):
            self._grid.setColumnStretch(across, 0)
        self.views, self.titles, self._cards, self._names = [], [], [], []


EXAMPLE = "ellie(3x4) + nim(5) + .007(12)"
_KEY = "sum of games"


class SumWindow(ToolWindow):
    """Edits and plays one sum of games; the game is saved after every move."""

    COMMAND = "sumGames"
    HELP = "heaps"
    SIZE = (960, 640)
    MINIMUM_SIZE = (520, 360)
    REOPENS = True

    def build(self) -> QLayout:
        self.game = self._stored()
        self.found: SumValue | None = None
        self.boards = SumBoards(self.workspace, self)
        self.boards.chosen.connect(self.play)
        self._values = self.worker(self._on_values, failed=lambda job: self._show_values())
        self._replies = self.worker(self._on_reply)
        self._make_fields()
        return column(
            row(self.heading(tr("Sum")), (self.text, 1), self.starting),
            row(self.you, self.undoing, self.values, 1),
            (scrolled(self.boards), 1),
            Hairline(),
            self.table,
            self.winning,
        )

    def _make_fields(self) -> None:
        self.text = EnterField(self.game.text)
        named(self.text, "sumText", tr("Sum"))
        self.text.setToolTip(
            tr(
                "Such as ellie(3x4), nim(5), grundy(7), kayles(9), dawson(6) for Dawson's Kayles, .007(12) with the "
                "code of an octal game, or a number for a nim heap"
            )
        )
        self.text.returnPressed.connect(self.begin)
        self.starting = self.button("sumStart", tr("Start"), self.begin)
        self.you = SegmentedControl(
            [(Side.FIRST, tr("You first")), (Side.SECOND, tr("You second"))], "sumYou", tr("Your role")
        )
        self.you.set_current(self.game.you)
        self.you.chosen.connect(self._changed)
        self.undoing = self.button("sumUndo", tr("Take back"), self.take_back)
        self.values = check_box(
            "sumValues", tr("Values"), tr("Grundy values, their nim-sum in binary, and the winning moves"), on=True
        )
        self.values.toggled.connect(self._show_values)
        self.table = QPlainTextEdit(readOnly=True)
        named(self.table, "sumTable", tr("Grundy values and nim-sum"))
        self.table.setFrameShape(QFrame.Shape.NoFrame)
        self.table.setFont(fixed_font())
        self.winning = Sentence(role="text", name="sumWinning")
        self.status.setObjectName("sumState")
        self.status.setFont(font(TEXT))

    # The game -----------------------------------------------------------------------------------------------

    @Slot()
    def begin(self) -> None:
        try:
            start = SumPosition(read_sum(self.text.text()))
        except InputError as error:
            self.say(str(error), wrong=True)
            self.text.setFocus()
            self.text.setCursorPosition(getattr(error, "position", None) or 0)
            return
        self.game = SumPlay(start, self.you.current)
        self.boards.show_sum(start)
        self._changed()

    @Slot(object)
    def play(self, move: SumMove) -> None:
        if self.game.your_turn:
            self.game.moves.append(move)
            self._changed()

    @Slot()
    def take_back(self) -> None:
        self.game.take_back()
        self._changed()

    @Slot()
    def _changed(self) -> None:
        """Show and save the game after a move, a new start, a move taken back or a change of sides."""
        self.game.you = self.you.current
        self.refresh()
        try:
            self.workspace.store.save(_KEY, self.game.to_json())
        except StoreError as error:
            self.say(tr("Not saved: {reason}", reason=error), wrong=True)

    def refresh(self) -> None:
        """Update the boards, start the search for the values, and start the program's move if it is its turn."""
        game, position = self.game, self.game.position
        self.found = None
        self.say(game.sentence())
        self.status.set_role("text")
        self._replies.drop()
        if not self.boards.views:
            self.boards.show_sum(game.start)
        self.boards.show_moves(game.start, game.moves, interactive=game.your_turn)
        self.undoing.setEnabled(game.can_take_back)
        self._values.start(lambda run: solve_sum(position.terms, run), position)
        if not position.is_over and not game.your_turn:
            self._replies.start(lambda run: reply(position, stop=run), position)
        self._show_values()

    def _on_values(self, job: Job, found: SumValue | None) -> None:
        if found is not None and job.context == self.game.position:
            self.found = found
            self._show_values()

    def _on_reply(self, job: Job, move: SumMove | None) -> None:
        if move is not None and job.context == self.game.position:
            self.game.moves.append(move)
            self._changed()

    # Values --------------------------------------------------------------------------------------------------------

    @Slot()
    def _show_values(self) -> None:
        shown, found = self.values.isChecked(), self.found
        self.table.setVisible(shown)
        self.winning.setVisible(shown)
        values = found.values if found is not None and shown else ()
        self.boards.show_values(values)
        if found is None or found.grundy is None:
            at_work = self._values.job is not None
            self.table.setPlainText(tr("Searching …") if at_work else "")
            self.winning.setText("" if at_work else tr("The winning moves are not known."))
            return
        self.table.setPlainText(found.table())
        self.table.setFixedHeight(self.table.fontMetrics().lineSpacing() * min(7, len(found.values) + 1) + 12)
        self.winning.setText(found.winning(listed=_LISTED))

    def _stored(self) -> SumPlay:
        """The sum played last; the example if none is stored or it is invalid."""
        found = read_play(self.workspace.store.load(_KEY, {}))
        return found or SumPlay(SumPosition(read_sum(EXAMPLE)))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop the background work and close the boards; `refresh` creates them again."""
        self._values.drop()
        self._replies.drop()
        self.boards.close_views()
        super().closeEvent(event)
