"""The card of a new game of ELLIE: rows and columns, or a shape pasted as text."""

from PySide6.QtWidgets import QPlainTextEdit

from tiling_gui.desktop.games.start_card import StartCard
from tiling_gui.desktop.ui.widgets.base import Sentence, fixed_font, named
from tiling_gui.desktop.ui.widgets.board_card import BoardCard, SetUp
from tiling_gui.games.ellie.rules import ElliePosition, parse
from tiling_gui.language import mark, tr

_ACCEPTED = mark("Or a shape: '.' free, '#' missing")


class EllieCard(StartCard):
    """Asks for a board or a shape; a shape that is written counts."""

    def __init__(self) -> None:
        super().__init__()
        self.size_card = BoardCard(())
        self.size_card.newGameRequested.connect(self.ask)
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
        self.shape.setPlainText("" if board.is_rectangle and not start.tiles else text_of(start))

    def position(self) -> ElliePosition:
        """The position asked for. Raises InputError saying what is wrong."""
        text = self.shape.toPlainText().strip()
        if text:
            return parse(text + "\n")
        asked = self.size_card.set_up
        return ElliePosition.start(asked.rows, asked.columns)


def text_of(start: ElliePosition) -> str:
    """A shape as `parse` reads it, placed tiles as letters."""
    cells = start.set_up().final_board()
    return "\n".join("".join("#" if k is None else "." if k == 0 else chr(96 + k) for k in row) for row in cells)
