"""The parts of a board of ELLIE as nim heaps. No Qt in here."""

from dataclasses import replace

from tiling_gui.core.board import square_name
from tiling_gui.core.limits import Run
from tiling_gui.desktop.games.impartial.nim_parts import NimPart
from tiling_gui.games.ellie.rules import ElliePosition
from tiling_gui.language import plural
from tiling_gui.search.grundy import GrundySolver


def nim_parts(position: ElliePosition, solver: GrundySolver, run: Run) -> list[NimPart]:
    """The regions that no tile joins, each with its squares from its own top left corner."""
    found = []
    for mask in position.region.components():
        squares = position.board.listed(mask)
        value = solver.grundy(ElliePosition(replace(position.board, squares=mask)), run)
        words = plural(
            "%n squares from {square}", "%n square from {square}", len(squares), square=square_name(squares[0])
        )
        top, left = min(r for r, _ in squares), min(c for _, c in squares)
        found.append(NimPart(words, value, tuple((r - top, c - left) for r, c in squares)))
    return found
