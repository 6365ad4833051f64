"""The engine of ELLIE: games for the last move, solved by Grundy values of the board's independent parts."""

from typing import Unpack

from tiling_gui.core.game import Game
from tiling_gui.games.ellie.rules import GAME
from tiling_gui.games.ellie.solver import EllieSolver
from tiling_gui.search.engine import EngineOptions
from tiling_gui.search.impartial import ImpartialEngine


class EllieEngine(ImpartialEngine):
    """Knows ELLIE."""

    def __init__(self, game: Game = GAME, **options: Unpack[EngineOptions]) -> None:
        super().__init__(game, **options)

    def make_solver(self) -> EllieSolver:
        return EllieSolver()
