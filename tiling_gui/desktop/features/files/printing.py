"""The printed game: players, the board with its values if shown, the result, and the moves."""

from html import escape

from tiling_gui.core.drawing.annotations import NOTHING, Annotations
from tiling_gui.core.game import steps
from tiling_gui.desktop.session.end_words import end_words
from tiling_gui.desktop.session.player_names import player_name
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.printing import DocumentPictures, PrintDocument, table
from tiling_gui.language import tr
from tiling_gui.records.drawing import record_svg

_BOARD = 360
"""Width of the board on the page in pixels of 1/96 inch."""


def printed_game(workspace: Workspace) -> PrintDocument:
    """The game on the board, with the moves of the line through the current position."""
    session, view = workspace.session, workspace.controller.view
    assert view is not None
    players = ", ".join(f"{side}: {session.record.named(side, player_name)}" for side in session.game.sides)
    tree, rows = session.tree, []
    line = tree.line
    for number, (position, move) in enumerate(steps(session.start, line), 1):
        comment = tree.at(line[:number]).comment
        rows.append([str(number), str(position.to_move), view.move_text(position, move), comment])
    pictures = DocumentPictures()
    parts = [f"<p>{escape(players)}</p>", f"<p>{pictures.add(_board(workspace), _BOARD)}</p>"]
    ended = end_words(workspace.store, session, view)
    if ended:
        parts.append(f"<p>{escape(ended)}</p>")
    if rows:
        parts.append(table(["", "", tr("Move"), tr("Comment")], rows))
    return PrintDocument(session.game.title(session.start), "".join(parts), pictures)


def _board(workspace: Workspace) -> str:
    """The position as an SVG document in the colours for paper, with the values that are shown on the board."""
    session, view = workspace.session, workspace.controller.view
    board = view.pieces if view is not None and workspace.controller.show_values else None
    notes = Annotations(values=board.labels) if board is not None else NOTHING
    return record_svg(session.record, notes=notes)
