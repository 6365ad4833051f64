"""Reasons in e-Valuate: between which values the game can still end, and the reply that shows what a move costs."""

from collections.abc import Iterator

from tiling_gui.games.evaluate.rules import EvaluateMove, EvaluatePosition
from tiling_gui.search.reasons import Proofs, Reason
from tiling_gui.search.value_reasons import of_a_value


def reasons(position: EvaluatePosition, move: EvaluateMove | None, proofs: Proofs) -> Iterator[Reason]:
    """The descriptor's function: what may be said, most telling first; nothing is proved yet."""
    return of_a_value(position, move, proofs, lambda position: position.bounds().extent)
