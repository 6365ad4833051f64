"""The engine of the heap games: Nim, Grundy's game, Treblecross and every octal game."""

from typing import Unpack

from tiling_gui.core.game import Game
from tiling_gui.games.heaps.rules import GAME
from tiling_gui.games.heaps.solver import HeapsSolver
from tiling_gui.search.engine import EngineOptions
from tiling_gui.search.impartial import ImpartialEngine


class HeapsEngine(ImpartialEngine):
    """Knows the heap games."""

    def __init__(self, game: Game = GAME, **options: Unpack[EngineOptions]) -> None:
        super().__init__(game, **options)

    def make_solver(self) -> HeapsSolver:
        return HeapsSolver()
