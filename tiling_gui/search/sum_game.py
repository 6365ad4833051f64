"""A sum of impartial games to be played: who moves makes a move in one of the terms, who cannot move has lost."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace

from tiling_gui.core.game import Side
from tiling_gui.core.limits import Limit, Run, StopToken
from tiling_gui.search.remoteness import MOMENT, RemotenessSolver
from tiling_gui.search.sums import Term, WinningMove, solve_sum

SumMove = WinningMove
"""In which term, and the move there."""


@dataclass(frozen=True)
class SumPosition:
    """The terms as they stand, and who moves."""

    terms: tuple[Term, ...]
    to_move: Side = Side.FIRST

    @property
    def is_over(self) -> bool:
        return all(term.position.is_over for term in self.terms)

    def moves(self) -> Sequence[SumMove]:
        return [SumMove(k, move) for k, term in enumerate(self.terms) for move in term.position.moves()]

    def play(self, move: SumMove) -> "SumPosition":
        """The position after `move`. Raises InputError if it is not legal in its term."""
        terms = list(self.terms)
        terms[move.term] = replace(terms[move.term], position=terms[move.term].position.play(move.move))
        return SumPosition(tuple(terms), self.to_move.other)

    def key(self) -> Hashable:
        """The independent parts of all terms in any order, and who moves: who moved in which term does not matter."""
        parts = [repr((term.game.key, part)) for term in self.terms for part in term.position.grundy_parts()]
        return self.to_move, tuple(sorted(parts))

    def write(self, move: SumMove) -> str:
        """ "nim(5): #1 5→2"."""
        term = self.terms[move.term]
        return f"{term.text}: {term.position.write(move.move)}"


def reply(position: SumPosition, *, stop: StopToken | None = None) -> SumMove | None:
    """A move that wins; where all lose, one after which the game lasts longest, if that is found in a moment.

    None where the game is over, or if it was stopped first.
    """
    run = Run(stop=stop)
    found = solve_sum(position.terms, run)
    if position.is_over or found.winning_moves is None:
        return None
    moment = run.part(Limit(seconds=MOMENT))
    return (found.winning_moves or RemotenessSolver().longest(position, moment) or position.moves())[0]
