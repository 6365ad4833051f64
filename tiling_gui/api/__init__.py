"""The library: positions of every game, solved, analysed, played, read, written and drawn from Python.

    import tiling_gui as tg

    tg.solve("5x6", first="min").value            # 14
    tg.analyse(tg.evaluate("a/b+c")).moves        # the value of every move
    tg.play("8x8", ["perfect", "lookahead:3"])    # a game, as a record

Everything here is also an attribute of `tiling_gui` itself. Importing it imports neither Qt nor numba; the tiling
game's solver is compiled on first use. Nothing is written to disk unless you `save` it. Invalid input raises
`InputError` with one sentence. docs/library.md says what is public, and how long it stays.
"""

from tiling_gui.api.drawing import Picture, draw
from tiling_gui.api.playing import PLAYERS, CrossTable, board, play, puzzles, review, tournament
from tiling_gui.api.positions import efg, ellie, evaluate, heaps, matching, octal, position, sharing, tree
from tiling_gui.api.records import games_at, load, load_all, read, record, save, write
from tiling_gui.api.solving import (
    METHODS,
    Engine,
    Task,
    analyse,
    facts,
    guarantee,
    reasons,
    search_with,
    solve,
    solve_sum,
    start_analyse,
    start_solve,
    values,
)
from tiling_gui.core.catalogue import GAMES, game
from tiling_gui.core.game import Game, Position, Side
from tiling_gui.core.limits import Limit, Progress, StopToken
from tiling_gui.core.results import Analysis, MoveValue, Solution
from tiling_gui.errors import InputError, StoreError
from tiling_gui.players.player import Choice, Player
from tiling_gui.players.review import Mistake, Review
from tiling_gui.records.record import GameRecord
from tiling_gui.records.task import Task as Puzzle
from tiling_gui.search.engine import GameEngine
from tiling_gui.search.guarantee import Guarantee
from tiling_gui.search.reasons import Reason
from tiling_gui.search.sums import SumValue

__all__ = [
    "GAMES",
    "METHODS",
    "PLAYERS",
    "Analysis",
    "Choice",
    "CrossTable",
    "Engine",
    "Game",
    "GameEngine",
    "GameRecord",
    "Guarantee",
    "InputError",
    "Limit",
    "Mistake",
    "MoveValue",
    "Picture",
    "Player",
    "Position",
    "Progress",
    "Puzzle",
    "Reason",
    "Review",
    "Side",
    "Solution",
    "StopToken",
    "StoreError",
    "SumValue",
    "Task",
    "analyse",
    "board",
    "draw",
    "efg",
    "ellie",
    "evaluate",
    "facts",
    "game",
    "games_at",
    "guarantee",
    "heaps",
    "load",
    "load_all",
    "matching",
    "octal",
    "play",
    "position",
    "puzzles",
    "read",
    "reasons",
    "record",
    "review",
    "save",
    "search_with",
    "sharing",
    "solve",
    "solve_sum",
    "start_analyse",
    "start_solve",
    "tournament",
    "tree",
    "values",
    "write",
]
