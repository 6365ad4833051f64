"""Reasons in e-Valuate: bounds on the final value, and the reply that shows what a move costs."""

from collections.abc import Iterator

from tiling_gui.games.evaluate.rules import EvaluateMove, EvaluatePosition
from tiling_gui.search.reasons import Proofs, Reason
from tiling_gui.search.value_reasons import of_a_value


def reasons(position: EvaluatePosition, move: EvaluateMove | None, proofs: Proofs) -> Iterator[Reason]:
    """Candidate reasons for `Game.reasons`, the most telling first; they are proved later."""
    return of_a_value(position, move, proofs, lambda position: position.bounds().extent)
