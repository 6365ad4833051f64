"""e-Valuate solved: exactly by induction and search, by the methods of the paper with their counts, and by chance.

    ExpressionSolver   values, best moves, lines and the value of every move, of any position      solver.py
    run_method         one method of the paper or the laboratory, with what it visited and pruned  methods.py
    fairness           the chances of win, draw and loss if both play at random                    random_play.py
    tree_size          T(n) and its bounds                                                         tree_size.py

numpy is imported with this package, numba only when a method is run.
"""

from tiling_gui.core.limits import StoppedError
from tiling_gui.games.evaluate.search.methods import (
    ALIASES,
    METHODS,
    REPEATING,
    Counts,
    MethodResult,
    Options,
    run_method,
)
from tiling_gui.games.evaluate.search.random_play import Fairness, fairness
from tiling_gui.games.evaluate.search.solver import ExpressionSolver
from tiling_gui.games.evaluate.search.tree_size import reply_size, tree_size, tree_size_bounds

__all__ = [
    "ALIASES",
    "METHODS",
    "REPEATING",
    "Counts",
    "ExpressionSolver",
    "Fairness",
    "MethodResult",
    "Options",
    "StoppedError",
    "fairness",
    "reply_size",
    "run_method",
    "tree_size",
    "tree_size_bounds",
]
