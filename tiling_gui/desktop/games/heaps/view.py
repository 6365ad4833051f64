"""The view of heap games: Nim, Grundy's game, Treblecross and octal games."""

from collections.abc import Iterator, Sequence
from typing import Any

from PySide6.QtCore import QPointF, Slot

from tiling_gui.core.game import Move, Side
from tiling_gui.core.limits import Run
from tiling_gui.desktop.games.heaps.board import HeapsBoard
from tiling_gui.desktop.games.heaps.heap_layout import CellStripLayout
from tiling_gui.desktop.games.heaps.pointer_moves import heaps_of
from tiling_gui.desktop.games.heaps.set_up_card import HeapsCard
from tiling_gui.desktop.games.impartial import LastMoverView, turn_words
from tiling_gui.desktop.games.nim_sum_bar import NimPart
from tiling_gui.desktop.session.actions import Actions
from tiling_gui.desktop.session.game_view import Surface, Words
from tiling_gui.desktop.session.jobs import Jobs
from tiling_gui.games.heaps.octal import OctalCode, OctalPosition
from tiling_gui.games.heaps.rules import GAME, GrundyPosition
from tiling_gui.games.heaps.solver import HeapsSolver
from tiling_gui.games.heaps.treblecross import TreblecrossPosition
from tiling_gui.language import mark, plural, tr
from tiling_gui.search.grundy import GrundySolver
from tiling_gui.store import Store

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


LINKS = ("nimSum", "gameTree", "octalGames", "results")


class View(LastMoverView):
    game = GAME
    first_start_text = "nim:3,4,5"

    def __init__(self, actions: Actions, store: Store, jobs: Jobs) -> None:
        super().__init__()
        self.heaps = HeapsBoard()
        self.heaps.chosen.connect(self.chosen)
        self.heaps.hovered.connect(self.pointed)
        self.heaps.typed.connect(self._on_typed)
        self.build_board(actions, jobs, self.heaps, HeapsSolver(), nim_parts)
        self.build_set_up_panel(HeapsCard(), [actions[name] for name in LINKS])

    def show_position(
        self, position: Any, sides: Sequence[Side], last: Move | None, *, animate: bool, taken: bool = False
    ) -> None:
        self.heaps.set_position(position, last)
        self.show_parts(position)

    def surface(self) -> Surface:
        where = self.heaps.layout_now()
        if isinstance(where, CellStripLayout):
            return Surface(self.heaps, where.places(), where.pitch)

        def heap(point: QPointF) -> str | None:
            hit = where.hit(point)
            return None if hit is None else str(hit[0] + 1)

        return Surface(self.heaps, where.places(), 44.0, heap)

    @property
    def pointed_move(self) -> Move | None:
        return self.heaps.cut.move if self.heaps.cut is not None else None

    def words(self, position: Any) -> Words:
        """E.g. "FIRST to move", 3 heaps, "12 counters in all"."""
        title = turn_words(position)
        if isinstance(position, TreblecrossPosition):
            crosses = position.crosses.bit_count()
            safe = plural("%n safe cells", "%n safe cell", position.safe_cells().bit_count())
            return Words(title, str(crosses), plural("crosses", "cross", crosses), safe)
        sizes = [size for size in heaps_of(position) if size]
        counters = plural("%n counters", "%n counter", sum(sizes))
        return Words(title, str(len(sizes)), plural("heaps", "heap", len(sizes)), counters)

    @Slot(str)
    def _on_typed(self, text: str) -> None:
        self.pointed.emit(tr("{move} – Enter makes the move.", move=text) if text else "")
