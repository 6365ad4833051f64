"""A search method of one's own, compared with those of the laboratory: minimax that remembers what is still to come."""

from collections.abc import Hashable
from typing import Any

import tiling_gui as tg


class Remembering:
    """Minimax; a position that differs from an earlier one by a symmetry, or in what is scored, is not searched."""

    def __init__(self) -> None:
        self.nodes = 0
        self._to_come: dict[Hashable, int] = {}

    def value(self, position: Any) -> int:
        """The minimax value: what is scored and what is still to come."""
        key = position.key()
        if key not in self._to_come:
            self.nodes += 1
            if position.is_over:
                best = position.value()
            else:
                values = [self.value(position.play(move)) for move in position.moves()]
                best = max(values) if position.to_move is tg.Side.MAX else min(values)
            self._to_come[key] = best - position.scored
        return int(position.scored) + self._to_come[key]


for board in ("2x4", "3x3", "3x4"):
    position, own = tg.position(board), Remembering()
    value = own.value(position)
    print(f"{board}: {value}, {own.nodes} nodes of our own")
    for name in ("alphabeta", "alphabeta-table", "mtdf"):
        found = tg.search_with(position, name)
        assert found.value == value
        print(f"     {name:16} {found.counters.nodes:6} nodes")
