"""The view of e-Valuate: the board with lines below it, the set-up card with the gallery, and texts."""

from collections.abc import Sequence
from fractions import Fraction

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from tiling_gui.core.game import Side, Value
from tiling_gui.core.limits import Limit, Run
from tiling_gui.core.results import Extent, Solution
from tiling_gui.desktop.board.board import Board
from tiling_gui.desktop.games.evaluate import phrases
from tiling_gui.desktop.games.evaluate.gallery import Gallery, GalleryEntry
from tiling_gui.desktop.games.evaluate.set_up_card import EvaluateCard
from tiling_gui.desktop.session.actions import Actions
from tiling_gui.desktop.session.game_view import GameView, Words
from tiling_gui.desktop.session.jobs import Job, Jobs
from tiling_gui.desktop.ui.settings import Settings
from tiling_gui.desktop.ui.theme import theme
from tiling_gui.desktop.ui.widgets.base import Sentence
from tiling_gui.desktop.ui.widgets.layouts import column
from tiling_gui.desktop.ui.widgets.set_up_panel import SetUpPanel
from tiling_gui.errors import InputError, StoreError
from tiling_gui.games.evaluate.engine import EvaluateEngine
from tiling_gui.games.evaluate.rules import GAME, EvaluateMove, EvaluatePosition
from tiling_gui.games.evaluate.search.solver import ExpressionSolver
from tiling_gui.language import mark, tr
from tiling_gui.store import Store

IDLE = 1500
"""Milliseconds without a change of position before the value of a gallery entry is searched."""
GALLERY_SECONDS = 5.0
"""Time limit for the value of a gallery entry."""
LARGEST = 72
"""Largest letters of the expression, in px."""
LINKS = ("results", "fairGames", "expressionTree", "postfixForm")


class _Ground(QWidget):
    """In the colour of the board."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(event.rect(), theme.colour("window"))
        painter.end()


class View(GameView):
    game = GAME
    first_start_text = "x/y + 2*y/z - z/x"
    """The main example of the paper."""
    ply_words = (mark("proposes"), mark("places it"))
    aim = mark(
        "One side proposes a value, the other puts it into a variable. MAX wants a large result, MIN a small one."
    )
    graph_title = mark("Guaranteed result")
    graph_caption = mark("after each step")

    def __init__(self, actions: Actions, store: Store, jobs: Jobs) -> None:
        super().__init__()
        self.use(Board(GAME, largest=LARGEST))
        self.foot = Sentence(name="boardFoot")
        """Values that cannot be chosen."""
        self.foot.setContentsMargins(12, 6, 12, 6)
        self.board = _Ground()
        self.board.setLayout(column((self.pieces, 1), self.foot, gap=0))
        self.board.setFocusProxy(self.pieces)
        self.gallery = Gallery(store)
        self.card = EvaluateCard(self.gallery)
        self.card.start_requested.connect(self.start_requested)
        self.card.message.connect(self.message)
        self.set_up = SetUpPanel(self.card, [actions[name] for name in LINKS])
        self._engine = EvaluateEngine()
        self._worth = jobs.worker("value", self._on_worth)
        self._asked: set[GalleryEntry] = set()
        self._start: EvaluatePosition | None = None
        self._shown: EvaluatePosition = self.first_start(Settings())
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.setInterval(IDLE)
        self._idle.timeout.connect(self._ask_worth)

    def show_position(
        self,
        position: EvaluatePosition,
        sides: Sequence[Side],
        last: EvaluateMove | None,
        *,
        animate: bool,
    ) -> None:
        start = position.set_up()
        if start != self._start:
            self._start = start
            self.card.show_start(start)
        self._shown = position
        super().show_position(position, sides, last, animate=animate)
        self.pieces.setAccessibleName(tr("Expression: {expression}", expression=position.partial()))
        self._show_foot()
        self._worth.drop()
        self._idle.start()

    def words(self, position: EvaluatePosition) -> Words:
        """E.g. "MIN to place", 2 proposed, "1 of 3 variables filled"."""
        return phrases.turn(position)

    def default_start(self) -> EvaluatePosition:
        """The start chosen on the card; that of the current game if the card is invalid."""
        try:
            return self.card.position()
        except InputError:
            return self._start or self._shown

    def extent(self, position: EvaluatePosition) -> Extent | None:
        """Between which values the game can end; None if it has no value."""
        return self._engine.reach(position).extent

    def end_sentence(self, position: EvaluatePosition, lower: Value | None, upper: Value | None) -> str:
        """E.g. "The result is 31/6, 16/3 with best play: MIN wins."."""
        return phrases.end_sentence(position, lower, upper)

    def describe_move(self, position: EvaluatePosition, move: EvaluateMove) -> str:
        """ "MIN puts 2 into y, MAX to propose". `position` is the one before the move."""
        return phrases.spoken(position, move)

    def title(self, start: EvaluatePosition) -> str:
        """ "e-Valuate, MAX first"; the expression itself is in the field below."""
        return tr("{what}, {side} first", what=tr(GAME.name), side=start.first)

    def length(self, position: EvaluatePosition) -> int:
        """Two moves per variable that was free at the start."""
        return 2 * (len(position.expression.variables) - position.given)

    def move_text(self, position: EvaluatePosition, move: EvaluateMove) -> str:
        """ "3" and "into x"."""
        return tr("into {variable}", variable=move) if isinstance(move, str) else position.write(move)

    def close(self) -> None:
        self._idle.stop()

    # The line below the board -------------------------------------------------------------------------------

    def _show_foot(self) -> None:
        """Show what there is to say; where a value may be impossible, its line is always there."""
        position = self._shown
        self.foot.setText(phrases.invalid_note(position) or phrases.invalid_note(phrases.proposal_of(position)))
        self.foot.setVisible(bool(self.foot.text() or position.expression.partial_nodes))

    # Values of the gallery's expressions ---------------------------------------------------------------

    def _ask_worth(self) -> None:
        """Solve the next gallery entry without a known value, for a few seconds at most. Called when idle."""
        unknown = [e for e in self.gallery.entries if not self.gallery.value(e) and e not in self._asked]
        if not unknown or not self.set_up.isVisible():
            return
        entry = unknown[0]
        limit = Limit(seconds=GALLERY_SECONDS)

        def work(run: Run) -> Solution:
            # A separate solver: the game must not wait for the gallery.
            return ExpressionSolver().solve(entry.position(), run.part(limit))

        self._worth.start(work, entry)

    def _on_worth(self, job: Job, solution: Solution | None) -> None:
        self._asked.add(job.context)
        if solution is not None and isinstance(solution.value, Fraction):
            try:
                self.gallery.learn(solution.position, solution.value)
            except StoreError as error:
                self.message.emit(str(error))
            self.card.refresh()
        self._idle.start()
