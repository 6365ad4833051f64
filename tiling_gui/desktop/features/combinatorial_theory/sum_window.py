"""Sums of impartial games: Grundy values, the nim-sum, winning moves, and the sum played on its own boards."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Slot
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QFrame, QLayout, QPlainTextEdit

from tiling_gui.core.game import Side, reached, steps
from tiling_gui.core.limits import Report, Run, StopToken
from tiling_gui.desktop.features.combinatorial_theory.sum_boards import SumBoards
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.theme import TEXT
from tiling_gui.desktop.ui.widgets.base import Hairline, Sentence, fixed_font, font, named, scrolled
from tiling_gui.desktop.ui.widgets.buttons import check_box
from tiling_gui.desktop.ui.widgets.fields import EnterField
from tiling_gui.desktop.ui.widgets.layouts import column, row
from tiling_gui.desktop.ui.widgets.segmented import SegmentedControl
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import plural, tr
from tiling_gui.search.grundy import nim_sum_rows
from tiling_gui.search.sum_game import SumMove, SumPosition, reply
from tiling_gui.search.sums import SumValue, read_sum, solve_sum

EXAMPLE = "ellie(3x4) + nim(5) + .007(12)"
_KEY = "sum of games"


class SumWindow(ToolWindow):
    """What is played in it is kept move by move."""

    COMMAND = "sumGames"
    HELP = "heaps"
    SIZE = (960, 640)
    SMALLEST = (520, 360)
    REOPENS = True

    def build(self) -> QLayout:
        """The sum as text, its boards, and what it is worth."""
        self.start = SumPosition(read_sum(EXAMPLE))
        self.moves: list[SumMove] = []
        self.found: SumValue | None = None
        self.boards = SumBoards(self.workspace, self)
        self.boards.chosen.connect(self.play)
        self._values = self.worker(self._on_values, failed=lambda job: self._show_values())
        self._replies = self.worker(self._on_reply)
        self._make_fields()
        self._restore()
        return column(
            row(self.heading(tr("Sum")), (self.text, 1), self.starting),
            row(self.you, self.undoing, self.values, 1),
            (scrolled(self.boards), 1),
            Hairline(),
            self.table,
            self.winning,
        )

    def _make_fields(self) -> None:
        self.text = EnterField(EXAMPLE)
        named(self.text, "sumText", tr("Sum of games"))
        self.text.setToolTip(
            tr(
                "Such as ellie(3x4), nim(5), grundy(7), kayles(9), dawson(6) for Dawson's Kayles, .007(12) with the "
                "code of an octal game, or a number for a nim heap"
            )
        )
        self.text.returnPressed.connect(self.begin)
        self.starting = self.button("sumStart", tr("Start"), tr("Reads the sum and sets up its boards"), self.begin)
        self.you = SegmentedControl(
            [(Side.FIRST, tr("You first")), (Side.SECOND, tr("You second"))], "sumYou", tr("Who you are")
        )
        self.you.chosen.connect(self._changed)
        self.undoing = self.button("sumUndo", tr("Take back"), tr("Takes back your last move"), self.take_back)
        self.values = check_box(
            "sumValues", tr("Values"), tr("Grundy values, their nim-sum in binary, and the winning moves"), on=True
        )
        self.values.toggled.connect(self._show_values)
        self.table = QPlainTextEdit()
        named(self.table, "sumTable", tr("Grundy values and nim-sum"))
        self.table.setReadOnly(True)
        self.table.setFrameShape(QFrame.Shape.NoFrame)
        self.table.setFont(fixed_font())
        self.winning = Sentence(role="text", name="sumWinning")
        self.status.setObjectName("sumState")
        self.status.setFont(font(TEXT))

    # The game -----------------------------------------------------------------------------------------------

    @property
    def position(self) -> SumPosition:
        """The sum as it stands."""
        return self._after(self.moves)

    def _after(self, moves: Sequence[SumMove]) -> SumPosition:
        here: SumPosition = reached(self.start, moves)
        return here

    @property
    def your_turn(self) -> bool:
        """True if a person is to move."""
        return not self.position.is_over and self.position.to_move is self.you.current

    @Slot()
    def begin(self) -> None:
        """A new game on the sum in the field."""
        try:
            start = SumPosition(read_sum(self.text.text()))
        except InputError as error:
            self.say(str(error), wrong=True)
            self.text.setFocus()
            self.text.setCursorPosition(getattr(error, "position", None) or 0)
            return
        self.start, self.moves = start, []
        self.boards.show_sum(self.start)
        self._changed()

    @Slot(object)
    def play(self, move: SumMove) -> None:
        """A person's move."""
        if self.your_turn:
            self.moves.append(move)
            self._changed()

    @Slot()
    def take_back(self) -> None:
        """Back to before one's own last move."""
        mine = self.you.current is Side.SECOND
        own = [number for number in range(len(self.moves)) if number % 2 == mine]
        if own:
            del self.moves[own[-1] :]
            self._changed()

    @Slot()
    def _changed(self) -> None:
        """Something was played, begun or taken back: it is shown, and kept."""
        self.refresh()
        self._keep()

    def refresh(self) -> None:
        """The boards, the values, and the program's move if it is its turn."""
        position = self.position
        self.found = None
        self.say(self._state())
        self.status.set_role("text")
        self._replies.drop()
        if not self.boards.views:
            self.boards.show_sum(self.start)
        self.boards.show_moves(self.start, self.moves, interactive=self.your_turn)
        self.undoing.setEnabled(len(self.moves) > (self.you.current is Side.SECOND))
        self._values.start(lambda report, stop: solve_sum(position.terms, Run(report=report, stop=stop)), position)
        if not position.is_over and not self.your_turn:

            def work(report: Report, stop: StopToken) -> SumMove | None:
                return reply(position, stop=stop)

            self._replies.start(work, position)
        self._show_values()

    def _on_values(self, job: Job, found: SumValue | None) -> None:
        if found is not None and job.context == self.position:
            self.found = found
            self._show_values()

    def _on_reply(self, job: Job, move: SumMove | None) -> None:
        if move is not None and job.context == self.position:
            self.moves.append(move)
            self._changed()

    # Words --------------------------------------------------------------------------------------------------

    @Slot()
    def _show_values(self) -> None:
        shown, found = self.values.isChecked(), self.found
        self.table.setVisible(shown)
        self.winning.setVisible(shown)
        values = found.values if found is not None and shown else ()
        self.boards.show_values(values)
        if found is None or found.grundy is None:
            at_work = self._values.job is not None
            self.table.setPlainText(tr("Finding the Grundy values …") if at_work else "")
            self.winning.setText("" if at_work else tr("The winning moves are not known."))
            return
        self.table.setPlainText(self._rows(found))
        self.table.setFixedHeight(self.table.fontMetrics().lineSpacing() * min(7, len(found.values) + 1) + 12)
        self.winning.setText(self._winning(found))

    def _rows(self, found: SumValue) -> str:
        names = [*(term.text for term in found.terms), tr("nim-sum")]
        rows = nim_sum_rows([value or 0 for value in found.values])
        wide = max(map(len, names))
        return "\n".join(f"{name:<{wide}}  {value:>4}  {bits}" for name, (value, bits) in zip(names, rows, strict=True))

    def _winning(self, found: SumValue) -> str:
        if self.position.is_over:
            return ""
        if found.winning_moves is None:
            return tr("The winning moves are not known.")
        if not found.winning_moves:
            return tr("The nim-sum is 0: every move loses against best play.")
        shown = [self.position.write(move) for move in found.winning_moves[:8]]
        more = len(found.winning_moves) - len(shown)
        listed = ", ".join([*shown, *([tr("… and {n} more", n=more)] if more else [])])
        return plural(
            "%n moves make the nim-sum 0 and win: {moves}.",
            "%n move makes the nim-sum 0 and wins: {moves}.",
            len(found.winning_moves),
            moves=listed,
        )

    def _state(self) -> str:
        position = self.position
        last, before = "", self._after(self.moves[:-1])
        if self.moves and before.to_move is not self.you.current:
            last = tr("The program played {move}.", move=before.write(self.moves[-1])) + " "
        if position.is_over:
            if position.to_move is self.you.current:
                return last + tr("No move is left: you have lost.")
            return last + tr("No move is left for the program: you have won.")
        if self.your_turn:
            return last + tr("Your move, in any of the games.")
        return tr("The program is thinking …")

    # What is kept -------------------------------------------------------------------------------------------

    def _keep(self) -> None:
        moves = [
            [move.term, here.terms[move.term].game.move_to_json(move.move)]
            for here, move in steps(self.start, self.moves)
        ]
        try:
            text = " + ".join(term.text for term in self.start.terms)
            self.workspace.store.keep(_KEY, {"sum": text, "you": str(self.you.current), "moves": moves})
        except StoreError as error:
            self.say(tr("Not saved: {reason}", reason=error), wrong=True)

    def _restore(self) -> None:
        """The sum that was played last, as far as it can be read."""
        try:
            kept: Any = self.workspace.store.kept(_KEY, {})
            self.start = here = SumPosition(read_sum(str(kept["sum"])))
            self.text.setText(kept["sum"])
            self.you.set_current(Side(kept["you"]))
            for number, data in kept["moves"]:
                move = SumMove(number, here.terms[number].game.move_from_json(data))
                here = here.play(move)
                self.moves.append(move)
        except (InputError, KeyError, TypeError, ValueError, IndexError):
            self.moves = []

    def closeEvent(self, event: QCloseEvent) -> None:
        """Nothing goes on behind a window that is away, on its boards neither; `refresh` begins it again."""
        self._values.drop()
        self._replies.drop()
        self.boards.close_views()
        super().closeEvent(event)
