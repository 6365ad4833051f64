"""Depth-limited search in any game for a value: alpha-beta to the horizon, with an estimate there.

The readable counterpart of the tiling game's compiled lookahead. It uses iterative deepening, so that a search that
runs out of time returns the result of the deepest completed iteration.
"""

import math
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from tiling_gui.core.game import Evaluation, Move, Value, as_float
from tiling_gui.core.limits import Run, StoppedError
from tiling_gui.core.results import LookaheadResult
from tiling_gui.search.result import maximises

Candidates = Callable[[Any], Sequence[Move]]
"""The moves to consider: all of them, or one of each equivalent kind. Never empty before the end."""

Number = int | Fraction | float

_ALIKE = 1e-9
"""Estimates closer than this differ only by rounding."""


def look_ahead(
    position: Any,
    depth: int,
    evaluation: Evaluation,
    run: Run | None = None,
    *,
    candidates: Candidates = lambda position: position.moves(),
) -> LookaheadResult:
    """The moves of `position` tied for best when each is searched `depth` plies further.

    Depth 0, the evaluation of the moves themselves, is always completed, whatever the limit. Raises ValueError if the
    game is over.
    """
    if position.is_over:
        raise ValueError("the game is over")
    run = run or Run()
    found = _Look(evaluation, candidates, None).at_root(position, 0)
    for deeper in range(1, depth + 1):
        if found.exact:
            break
        try:
            found = _Look(evaluation, candidates, run).at_root(position, deeper)
        except StoppedError:
            break
    return found


class _Look:
    """A search to one depth."""

    def __init__(self, evaluation: Evaluation, candidates: Candidates, run: Run | None) -> None:
        self.evaluation, self.candidates, self.run = evaluation, candidates, run
        self.guessed = False

    def at_root(self, position: Any, depth: int) -> LookaheadResult:
        """All the best candidates, ties included: only strictly worse moves are cut off."""
        high = maximises(position)
        best: Number = -math.inf if high else math.inf
        moves: list[Move] = []
        for move in self.candidates(position):
            alpha = as_float(best) - _ALIKE if high else -math.inf
            beta = math.inf if high else as_float(best) + _ALIKE
            value = self.value(position.play(move), depth, alpha, beta)
            if not moves or abs(as_float(value) - as_float(best)) <= _ALIKE:
                moves.append(move)
            elif (value > best) == high:
                moves = [move]
            else:
                continue
            best = value if len(moves) == 1 else best
        return LookaheadResult(tuple(moves), best, depth, not self.guessed)

    def value(self, position: Any, depth: int, alpha: float, beta: float) -> Number:
        """The backed-up value if it is between `alpha` and `beta`; otherwise a bound outside that window."""
        if self.run is not None:
            self.run.check()
        if position.is_over:
            final: Value = position.value()
            return final
        if depth <= 0:
            guess = self.evaluation(position)
            if guess is not None:
                self.guessed = True
                return guess
        high = maximises(position)
        best: Number = -math.inf if high else math.inf
        for move in self.candidates(position):
            value = self.value(position.play(move), depth - 1, alpha, beta)
            best = max(best, value) if high else min(best, value)
            alpha, beta = (max(alpha, as_float(best)), beta) if high else (alpha, min(beta, as_float(best)))
            if alpha >= beta:
                break
        return best
