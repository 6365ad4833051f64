"""Facts about a watched tree beyond the search: strategies in it, and the least work alpha-beta needs. No Qt."""

from fractions import Fraction
from typing import Any

from tiling_gui.core.game import Side
from tiling_gui.core.limits import Limit, Run, StoppedError
from tiling_gui.desktop.ui.search_tree.recorded_search import RecordedSearch
from tiling_gui.errors import InputError
from tiling_gui.language import plural, tr
from tiling_gui.records.lesson_writing import board_lines, tree_lines
from tiling_gui.search.minimal_tree import minimal_leaves
from tiling_gui.search.strategy import find_strategy
from tiling_gui.search.trace import Path


def strategy_paths(watched: RecordedSearch, owner: Side, goal: Any, run: Run | None = None) -> frozenset[Path] | None:
    """The nodes of a strategy by which `owner` guarantees `goal` (at least, or at most for MIN); None if there is none.

    Raises InputError if the game is too large.
    """
    limit = Limit(nodes=200_000)
    try:
        return find_strategy(watched.subject.position, owner, goal, (run or Run()).part(limit))
    except StoppedError as error:
        too_large = tr("This game is too large to search for a strategy; choose a smaller position.")
        raise InputError(too_large) from error


MORE_THAN_0 = Fraction(1, 10**30)
"""A goal that exactly the values above 0 reach: no leaf of a game has a denominator this large."""


def goal_of(watched: RecordedSearch, owner: Side, wanted: str) -> Fraction | int:
    """The value `owner` must reach for "best", "win" or "draw". Raises InputError if it is not known."""
    upper = owner in (Side.MAX, Side.FIRST)
    if watched.subject.game.sides[0] is Side.FIRST:
        return 1 if upper else -1
    if wanted == "draw":
        return 0
    if wanted == "best":
        value = watched.result.value
        if value is None or not watched.result.exact or isinstance(value, float):
            raise InputError(
                tr(
                    "{method} does not find the minimax value, and so no strategy for it; choose minimax.",
                    method=watched.method,
                )
            )
        return value
    return MORE_THAN_0 if upper else -MORE_THAN_0


def strategy_words(owner: Side, paths: frozenset[Path] | None) -> str:
    """A sentence about a strategy with these nodes; None means that there is none."""
    if paths is None:
        return tr("{side} has no such strategy: the opponent can always prevent it.", side=owner)
    return plural(
        "A strategy of {side}: %n nodes, one move of {side}, every reply of {other}.",
        "A strategy of {side}: %n node, one move of {side}, every reply of {other}.",
        len(paths),
        side=owner,
        other=owner.other,
    )


def counted_words(watched: RecordedSearch) -> tuple[str, str, str]:
    """Sentences about a search: its nodes and leaves, its cutoffs, and the leaves and memory it needed."""
    counters = watched.result.counters
    counts = tr(
        "{nodes}, {leaves}: {conditions}",
        conditions=watched.conditions.words,
        nodes=plural("%n nodes", "%n node", counters.nodes),
        leaves=plural("%n leaves", "%n leaf", counters.leaves),
    )
    cut = {"alpha": counters.alpha_cutoffs, "beta": counters.beta_cutoffs}
    if counters.table_hits:
        cutoffs = tr("cutoffs: alpha {alpha}, beta {beta}, table {hits}", **cut, hits=counters.table_hits)
    else:
        cutoffs = tr("cutoffs: alpha {alpha}, beta {beta}", **cut)
    memory = plural("In memory at once: a path of %n nodes.", "In memory at once: a path of %n node.", counters.path)
    least = None if watched.result.depth else minimal_leaves(watched.subject.position)
    if least is not None:
        every = sum(node.over for node in watched.nodes.values())
        words = tr("Alpha-beta without a table visits at least {least} of {all} leaves.", least=least, all=every)
        memory = f"{words} {memory}"
    return counts, cutoffs, memory


def question_text(watched: RecordedSearch) -> str:
    """The watched tree as a question of an assignment, in the lesson file format. Raises InputError."""
    subject, game = watched.subject, watched.subject.game
    if game.key != "tree":
        return "\n".join(board_lines(game, game.as_start(subject.position), ()))
    return "\n".join(tree_lines(subject, watched.method or "minimax"))
