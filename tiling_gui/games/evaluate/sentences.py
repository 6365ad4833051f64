"""Facts of an expression as sentences, for the command line and the window."""

from tiling_gui.games.evaluate.rules import EvaluatePosition
from tiling_gui.games.evaluate.search.paper_table import tree_size
from tiling_gui.language import tr


def no_value(position: EvaluatePosition) -> str:
    """Why the expression has no value in any line of play."""
    why = position.expression.why_no_value(position.values)
    if why is None:
        return tr(
            "This expression has no value: every line of play leads to an undefined division, power or remainder."
        )
    return tr("This expression has no value. {why}", why=why)


def tree_line(position: EvaluatePosition) -> str:
    """The number of nodes of the game tree from a position without a proposal."""
    free = len(position.free)
    nodes = f"{tree_size(free, len(position.domain)):,}".replace(",", " ")
    return tr("The game tree from here has T({free}) = {nodes} nodes.", free=free, nodes=nodes)
