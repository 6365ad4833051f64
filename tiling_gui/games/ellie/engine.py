"""The engine of ELLIE: games for the last move, solved by Grundy values of the board's independent parts."""

from typing import Any

from tiling_gui.search.impartial import ImpartialEngine


class EllieEngine(ImpartialEngine):
    """Knows ELLIE. Whether a sum of parts is lost is asked directly: that is cheaper than listing winning moves."""

    def _is_lost(self, position: Any, rest: dict[str, Any]) -> bool | None:
        return self._solver.ellie.is_lost(position, **rest)
