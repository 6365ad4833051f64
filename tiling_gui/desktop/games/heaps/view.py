"""The view of heap games: Nim, Grundy's game, Treblecross and octal games."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPointF, Slot

from tiling_gui.core.game import Move, Side
from tiling_gui.desktop.games.heaps.board import HeapsBoard
from tiling_gui.desktop.games.heaps.heap_layout import CellStripLayout
from tiling_gui.desktop.games.heaps.nim_parts import nim_parts
from tiling_gui.desktop.games.heaps.pointer_moves import heaps_of
from tiling_gui.desktop.games.heaps.set_up_card import HeapsCard
from tiling_gui.desktop.games.impartial.view import LastMoverView, turn_words
from tiling_gui.desktop.session.actions import Actions
from tiling_gui.desktop.session.game_view import Surface, Words
from tiling_gui.desktop.session.jobs import Jobs
from tiling_gui.games.heaps.rules import GAME
from tiling_gui.games.heaps.solver import HeapsSolver
from tiling_gui.games.heaps.treblecross import TreblecrossPosition
from tiling_gui.language import plural, tr
from tiling_gui.store import Store

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
