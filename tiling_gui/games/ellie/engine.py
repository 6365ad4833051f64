"""The engine of ELLIE: games for the last move, solved by Grundy values of the board's independent parts."""

from tiling_gui.games.ellie.solver import EllieSolver
from tiling_gui.search.impartial import ImpartialEngine


class EllieEngine(ImpartialEngine):
    """Knows ELLIE."""

    def make_solver(self) -> EllieSolver:
        """A solver with a table of its own."""
        return EllieSolver()
