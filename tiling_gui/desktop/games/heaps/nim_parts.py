"""Heaps, piles and runs of cells as nim heaps. Without Qt."""

from collections.abc import Iterator
from typing import Any

from tiling_gui.core.limits import Run
from tiling_gui.desktop.games.impartial.nim_sum_bar import NimPart
from tiling_gui.games.heaps.octal import OctalCode, OctalPosition
from tiling_gui.games.heaps.rules import GrundyPosition
from tiling_gui.games.heaps.treblecross import TreblecrossPosition
from tiling_gui.language import mark, tr
from tiling_gui.search.grundy import GrundySolver

_TREBLECROSS = OctalCode.parse("0.007")


def nim_parts(position: Any, solver: GrundySolver, run: Run) -> list[NimPart] | None:
    """The parts in order; None for Treblecross with a winning cell, which is not equivalent to a nim heap."""
    if isinstance(position, TreblecrossPosition):
        if position.winning_cells() and not position.is_over:
            return None
        return [
            NimPart(
                tr("cells {first} to {last}", first=start + 1, last=start + length)
                if length > 1
                else tr("cell {number}", number=start + 1),
                solver.grundy(OctalPosition(_TREBLECROSS, (length + 2,)), run),
            )
            for start, length in _runs(position)
        ]
    told = mark("pile {k} of {size}") if isinstance(position, GrundyPosition) else mark("heap {k} of {size}")
    return [
        NimPart(tr(told, k=k, size=heap), solver.grundy(position.alone(heap), run))
        for k, heap in enumerate(position.heaps, 1)
        if heap
    ]


def _runs(position: TreblecrossPosition) -> Iterator[tuple[int, int]]:
    """(first cell, length) of every run of cells in which a cross does not let the opponent win at once."""
    if position.is_over:
        return
    safe, start = position.safe_cells(), None
    for cell in range(position.cells + 1):
        inside = cell < position.cells and safe >> cell & 1
        if inside and start is None:
            start = cell
        elif not inside and start is not None:
            yield start, cell - start
            start = None
