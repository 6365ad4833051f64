"""The game on paper: who played, the board as it is shown, with values if they are, how it ended, and the moves."""

from html import escape

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from tiling_gui.core.drawing.annotations import NOTHING, Annotations
from tiling_gui.desktop.games.grid_board import BoardView
from tiling_gui.desktop.session.end_words import end_words
from tiling_gui.desktop.session.player_names import player_name
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.printing import PICTURE, Printed, table
from tiling_gui.language import tr
from tiling_gui.records.drawing import game_svg

WIDTH = 1600
"""Pixels of the picture."""
_ON_PAPER = 360
"""Pixels of 96 to the inch that it takes on the page."""


def printed_game(workspace: Workspace) -> Printed:
    """The game on the board, with the moves of the line through the position shown."""
    session, view = workspace.session, workspace.controller.view
    assert view is not None
    players = ", ".join(f"{side}: {player_name(session.record.player(side))}" for side in session.game.sides)
    tree, position, rows = session.tree, session.start, []
    for number, move in enumerate(tree.line_through(tree.cursor), 1):
        comment = tree.at(tree.line_through(tree.cursor)[:number]).comment
        rows.append([str(number), str(position.to_move), view.move_text(position, move), comment])
        position = position.play(move)
    parts = [f"<p>{escape(players)}</p>", f'<p><img src="{PICTURE}" width="{_ON_PAPER}"></p>']
    ended = end_words(workspace.store, session, view)
    if ended:
        parts.append(f"<p>{escape(ended)}</p>")
    if rows:
        parts.append(table(["", "", tr("Move"), tr("Comment")], rows))
    return Printed(session.game.title(session.start), "".join(parts), _board(workspace))


def _board(workspace: Workspace) -> QImage:
    """The position in the colours of paper, with the values that stand on the board, if any do."""
    session, view = workspace.session, workspace.controller.view
    board = view.board if view is not None and workspace.controller.show_values else None
    notes = Annotations(values=board.labels) if isinstance(board, BoardView) else NOTHING
    svg = game_svg(session.record.game, session.position, notes=notes)
    drawn = QSvgRenderer(QByteArray(svg.encode()))
    size = drawn.defaultSize()
    image = QImage(size.scaled(WIDTH, WIDTH, Qt.AspectRatioMode.KeepAspectRatio), QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    drawn.render(painter)
    painter.end()
    return image
