"""The engine of the heap games: Nim, Grundy's game, Treblecross and every octal game."""

from tiling_gui.games.heaps.solver import HeapsSolver
from tiling_gui.search.impartial import ImpartialEngine


class HeapsEngine(ImpartialEngine):
    """Knows the heap games."""

    def make_solver(self) -> HeapsSolver:
        """A solver with sequences of its own."""
        return HeapsSolver()
