"""The independent parts of a position as nim heaps: what the nim equivalent shows. No Qt in here."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from tiling_gui.core.board import Square, square_name
from tiling_gui.core.limits import Report, Run, StopToken, silent
from tiling_gui.games.ellie.rules import ElliePosition
from tiling_gui.games.heaps.octal import OctalCode, OctalPosition
from tiling_gui.games.heaps.rules import GrundyPosition, NimPosition
from tiling_gui.games.heaps.treblecross import TreblecrossPosition
from tiling_gui.language import plural, tr
from tiling_gui.search.grundy import GrundySolver

_TREBLECROSS = OctalCode.parse("0.007")


@dataclass(frozen=True)
class NimPart:
    """One part."""

    words: str
    """ "7 squares from a1", "heap 2 of 5", "cells 3 to 9"."""
    value: int | None
    """The nim heap it equals; None if that was not found in time."""
    squares: tuple[Square, ...] = ()
    """Its squares from its top left corner, where it is a part of a board."""


def nim_parts(
    position: Any, solver: GrundySolver, *, stop: StopToken | None = None, report: Report = silent
) -> list[NimPart] | None:
    """The parts in order; None where a position has no nim equivalent (Treblecross with three in a row at hand)."""
    if isinstance(position, ElliePosition):
        found = []
        for mask in position.region.components():
            squares = position.board.listed(mask)
            alone = ElliePosition(replace(position.board, squares=mask))
            value = solver.grundy(alone, Run(report=report, stop=stop))
            words = plural(
                "%n squares from {square}", "%n square from {square}", len(squares), square=square_name(squares[0])
            )
            top, left = min(r for r, _ in squares), min(c for _, c in squares)
            found.append(NimPart(words, value, tuple((r - top, c - left) for r, c in squares)))
        return found
    if isinstance(position, TreblecrossPosition):
        if position.winning_cells() and not position.is_over:
            return None
        return [
            NimPart(
                tr("cells {first} to {last}", first=start + 1, last=start + length)
                if length > 1
                else tr("cell {number}", number=start + 1),
                solver.grundy(OctalPosition(_TREBLECROSS, (length + 2,)), Run(report=report, stop=stop)),
            )
            for start, length in _runs(position)
        ]
    piles = isinstance(position, GrundyPosition)
    found = []
    for k, heap in enumerate(position.piles if piles else position.heaps, 1):
        if heap:
            words = tr("pile {k} of {size}", k=k, size=heap) if piles else tr("heap {k} of {size}", k=k, size=heap)
            found.append(NimPart(words, solver.grundy(_alone(position, heap), Run(report=report, stop=stop))))
    return found


def _alone(position: Any, heap: int) -> Any:
    if isinstance(position, NimPosition | OctalPosition):
        return replace(position, heaps=(heap,))
    return replace(position, piles=(heap,))


def _runs(position: TreblecrossPosition) -> Iterator[tuple[int, int]]:
    """(first cell, length) of every run of cells where a cross lets nobody win at once."""
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
