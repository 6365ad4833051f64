"""Evaluation to various depth: below the depth the search goes on where a value cannot be relied on.

Source: the lecture "Two-player games", stationary test: the value f(node) is unreliable if |f(node) - f(child)| > K
for a child; the tree is then built further from that node until the test is passed.
"""

from dataclasses import replace
from typing import Unpack

from tiling_gui.core.game import Evaluation, Position
from tiling_gui.core.limits import Run
from tiling_gui.search.alphabeta import known
from tiling_gui.search.minimax import backed_up
from tiling_gui.search.result import Found, Score, SearchResult
from tiling_gui.search.search_context import How, SearchContext

DEPTH = 2
"""Plies before the stationary test begins, where no depth is set."""


def various_depth(
    position: Position, threshold: float = 2, run: Run | None = None, *, evaluation: Evaluation, **how: Unpack[How]
) -> SearchResult:
    """The minimax value of the tree to `limit.depth` (2 if not set), led on where the test with K = `threshold` fails.

    Exact only if every line was led on to the end of the game.
    """
    run = run or Run()
    if run.limit.depth is None:
        run = run.part(replace(run.left(), depth=DEPTH))
    work = SearchContext(position, run, evaluation=evaluation, **how)

    def leaf(position: Position, depth: float) -> Found | None:
        return known(position, work, depth) or reliable_leaf(position, work, depth, threshold)

    return work.run(lambda: backed_up(position, work, work.depth, leaf, work.options))


def reliable_leaf(position: Position, work: SearchContext, depth: float, threshold: float) -> Found | None:
    """The node's value if the tree ends here: the game is over, or `depth` is used up and the value is reliable."""
    if not position.is_over and depth <= 0 and not is_stationary(position, work, threshold):
        work.tell("extend")
        return None
    return work.leaf(position, depth)


def is_stationary(position: Position, work: SearchContext, threshold: float) -> bool:
    """The stationary test: no child's value differs from the node's by more than `threshold`.

    A node, or a child, of which there is no guess cannot be relied on; finished children without a value are
    passed over, since nobody chooses them.
    """
    evaluation = work.evaluation
    here = evaluation(position) if evaluation is not None else None
    if evaluation is None or here is None:
        return False
    for move in position.moves():
        child = position.play(move)
        value: Score | None = child.value() if child.is_over else evaluation(child)
        if child.is_over and value is None:
            continue
        if value is None or abs(here - value) > threshold:
            return False
    return True
