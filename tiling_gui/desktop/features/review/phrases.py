"""Texts and graph data of a review."""

from collections.abc import Sequence
from typing import Any

from tiling_gui.core.game import Side
from tiling_gui.desktop.session.move_entries import points
from tiling_gui.desktop.ui.widgets.graph_data import GraphData
from tiling_gui.language import plural, tr
from tiling_gui.players.losses import Bounds, exact
from tiling_gui.players.review import Accuracy, Review
from tiling_gui.records.tree import Path


def graph(line: Path, positions: Sequence[Any], values: Sequence[Bounds], ply: int) -> GraphData:
    """The graph of a line with `ply` marked. `positions` and `values` start before the first move."""
    return GraphData(points(line, positions, values), ply, exact(values[0]), len(line))


def accuracy(tally: Accuracy) -> str:
    """How many of a side's judged moves kept the value."""
    kept = plural(
        "{kept} of %n moves kept the value", "{kept} of %n move kept the value", tally.judged, kept=tally.kept
    )
    left = tally.moves - tally.judged
    return tr("{kept}, {count} not solved in time", kept=kept, count=left) + "." if left else f"{kept}."


def count_words(found: Review, side: Side) -> tuple[str, str]:
    """How many mistakes of a side are proved, in a few letters if not all its moves are judged, and in words."""
    tally, count = found.tally(side), found.count(side)
    if tally.judged < tally.moves:
        return tr("{count} found", count=count), plural("%n mistakes found", "%n mistake found", count)
    words = plural("%n mistakes", "%n mistake", count)
    return words, words


def beside_cards(found: Review, side: Side) -> str:
    """What the cards of a side's mistakes do not show: losses of several moves together, or that there are none."""
    shared = found.losses_of(side)
    if shared or found.of(side):
        return " ".join(loss.sentence() for loss in shared)
    return no_mistakes(found.tally(side))


def no_mistakes(tally: Accuracy) -> str:
    if tally.moves > tally.judged:
        return tr("No mistakes among the judged moves.")
    return tr("No mistakes: every move kept the value.")
