"""Printed puzzles: six boards per page, and the solutions on a page of their own at the end."""

from collections.abc import Sequence
from html import escape

from tiling_gui.core.drawing.positions import game_svg
from tiling_gui.core.game import written_line
from tiling_gui.desktop.ui.printing import DocumentPictures, PrintDocument, table
from tiling_gui.language import tr
from tiling_gui.records.task import Task

_ROWS, _COLUMNS = 3, 2
_BOARD = 225
"""Greatest size of a board in pixels of 1/96 inch: three rows with captions fit on A4 and Letter paper."""
_NEW_PAGE = ' style="page-break-before:always"'


def printed_puzzles(puzzles: Sequence[Task], title: str = "") -> PrintDocument:
    """The sheet of tasks whose solutions are known."""
    pictures = DocumentPictures()
    cells = [_posed(number, puzzle, pictures) for number, puzzle in enumerate(puzzles, 1)]
    replies = any(puzzle.rule for puzzle in puzzles)
    html: list[str] = []
    page = _ROWS * _COLUMNS
    for first in range(0, len(cells), page):
        rows = [cells[k : k + _COLUMNS] for k in range(first, min(first + page, len(cells)), _COLUMNS)]
        body = "".join(f"<tr>{''.join(row)}</tr>" for row in rows)
        html.append(f'<table width="100%" cellpadding="4"{_NEW_PAGE if first else ""}>{body}</table>')
    solved = [_solved(number, puzzle) for number, puzzle in enumerate(puzzles, 1)]
    heads = ["", tr("Solution"), tr("Value"), tr("Moves") if replies else tr("Best play")]
    solutions = tr("Solutions")
    html.append(f"<h2{_NEW_PAGE}>{escape(solutions)}</h2>{table(heads, solved)}")
    return PrintDocument(title or tr("Puzzles"), "".join(html), pictures)


def _posed(number: int, puzzle: Task, pictures: DocumentPictures) -> str:
    task = f"{number}. {puzzle.question()}"
    picture = pictures.add(game_svg(puzzle.game.key, puzzle.position), _BOARD)
    return f'<td width="50%"><p>{escape(task)}<br>{picture}</p></td>'


def _solved(number: int, puzzle: Task) -> list[str]:
    position = puzzle.position
    good = ", ".join(map(position.write, puzzle.right))
    return [f"{number}.", good, str(puzzle.value), " ".join(written_line(position, puzzle.line))]
