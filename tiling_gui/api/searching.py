"""The search methods of the laboratory on any position."""

from tiling_gui.api.positions import M, P, Start
from tiling_gui.api.solving import limit_of, position_of
from tiling_gui.core.catalogue import game_of_position
from tiling_gui.core.game import Evaluation
from tiling_gui.core.limits import Limit, Run
from tiling_gui.search.methods import METHODS as _METHODS
from tiling_gui.search.methods import method
from tiling_gui.search.result import SearchResult

METHODS = tuple(_METHODS)
"""Their names; some take numbers, such as "average:2,2"."""


def search_with(
    what: str | Start[P, M],
    method_name: str = "alphabeta",
    *,
    game: str | None = None,
    first: str | None = None,
    evaluation: Evaluation | None = None,
    limit: Limit | float | None = None,
) -> SearchResult[M]:
    """Searches a position with one of `METHODS`: value, best line, and counters of nodes and cutoffs.

    `evaluation` guesses at positions where `limit.depth` ends the search; by default the game's first. Raises
    InputError for an unknown method.
    """
    start = position_of(what, game, first)
    guess = evaluation or next(iter(game_of_position(start).evaluations.values()))
    return method(method_name)(start, Run(limit_of(limit)), evaluation=guess)
