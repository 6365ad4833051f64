"""The engine of the heap games: Nim, Grundy's game, Treblecross and every octal game."""

from typing import Any

from tiling_gui.games.heaps.treblecross import TreblecrossPosition
from tiling_gui.search.impartial import ImpartialEngine


class HeapsEngine(ImpartialEngine):
    """Knows the heap games. A position is lost if its Grundy value is 0, but for the end of Treblecross."""

    def _is_lost(self, position: Any, rest: dict[str, Any]) -> bool | None:
        if isinstance(position, TreblecrossPosition) and position.winning_cells():
            return False
        value = self._solver.grundy(position, **rest)
        return None if value is None else value == 0
