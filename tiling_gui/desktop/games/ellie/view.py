"""The view of ELLIE: board, set-up card and texts."""

from dataclasses import replace

from PySide6.QtWidgets import QPlainTextEdit

from tiling_gui.core.board import square_name
from tiling_gui.core.limits import Run
from tiling_gui.desktop.board.board import Board
from tiling_gui.desktop.games.board_card import BoardCard, SetUp
from tiling_gui.desktop.games.impartial import LastMoverView, turn_words
from tiling_gui.desktop.games.nim_sum_bar import NimPart
from tiling_gui.desktop.games.start_card import StartCard
from tiling_gui.desktop.session.actions import Actions
from tiling_gui.desktop.session.game_view import Words
from tiling_gui.desktop.session.jobs import Jobs
from tiling_gui.desktop.ui.widgets.base import Sentence, fixed_font, named
from tiling_gui.games.ellie.rules import GAME, ElliePosition, parse, text_of
from tiling_gui.games.ellie.solver import EllieSolver
from tiling_gui.language import mark, plural, tr
from tiling_gui.search.grundy import GrundySolver
from tiling_gui.store import Store


def nim_parts(position: ElliePosition, solver: GrundySolver, run: Run) -> list[NimPart]:
    """The independent regions, each with its squares relative to its top left corner."""
    found = []
    for mask in position.region.components():
        squares = position.board.squares_in(mask)
        value = solver.grundy(ElliePosition(replace(position.board, squares=mask)), run)
        words = plural(
            "%n squares from {square}", "%n square from {square}", len(squares), square=square_name(squares[0])
        )
        top, left = min(r for r, _ in squares), min(c for _, c in squares)
        found.append(NimPart(words, value, tuple((r - top, c - left) for r, c in squares)))
    return found


_ACCEPTED = mark("Or a shape: '.' free, '#' missing")


class EllieCard(StartCard):
    """Asks for a rectangular board, or for a shape as text, which takes precedence."""

    def __init__(self) -> None:
        super().__init__()
        self.size_card = BoardCard(None)
        self.size_card.start_requested.connect(self.ask)
        self.shape = QPlainTextEdit()
        named(self.shape, "shape", tr("Shape as text"))
        self.shape.setPlaceholderText("...\n..#\n.##")
        self.shape.setFont(fixed_font())
        self.shape.setTabChangesFocus(True)
        self.shape.setFixedHeight(96)
        for widget in (self.size_card, Sentence(tr(_ACCEPTED)), self.shape):
            self.column.addWidget(widget)

    def show_start(self, start: ElliePosition) -> None:
        board = start.board
        self.size_card.set_new_game(SetUp(board.rows, board.columns, start.to_move))
        self.shape.setPlainText(text_of(start))

    def position(self) -> ElliePosition:
        """The position asked for. Raises InputError with what is wrong."""
        text = self.shape.toPlainText().strip()
        if text:
            return parse(text + "\n")
        asked = self.size_card.position()
        return ElliePosition.start(asked.rows, asked.columns)


LINKS = ("nimSum", "lesson", "results")


class View(LastMoverView):
    game = GAME
    aim = mark("Place L-shaped tiles of three squares. Whoever cannot move loses.")
    first_start_text = "3x4"

    def __init__(self, actions: Actions, store: Store, jobs: Jobs) -> None:
        super().__init__()
        self.build_board(actions, jobs, Board(GAME), EllieSolver(), nim_parts)
        self.build_set_up_panel(EllieCard(), [actions[name] for name in LINKS])

    def words(self, position: ElliePosition) -> Words:
        """E.g. "FIRST to move", 3 tiles, "5 free squares in 2 parts"."""
        title = turn_words(position)
        count, live = len(position.placed), position.live.bit_count()
        squares = plural("%n free squares", "%n free square", live)
        found = len(position.region.components())
        parts = plural("{squares} in %n parts", "{squares} in %n part", found, squares=squares)
        facts = tr("no tile fits any more") if position.is_over else parts
        return Words(title, str(count), plural("tiles", "tile", count), facts)
