"""The game tree of e-Valuate as the paper counts it: every value for every variable, whatever comes of it.

The rules allow valid moves only (footnote 1), so that their tree is smaller where something can divide by zero. A
`WholeTree` is a position for the methods of search/, which know leaves without a value.
"""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from tiling_gui.core.game import Side
from tiling_gui.games.evaluate.rules import EvaluateMove, EvaluatePosition


@dataclass(frozen=True)
class WholeTree:
    """A position whose moves are all moves; lines that have a value are the same as those of the rules."""

    position: EvaluatePosition

    @property
    def to_move(self) -> Side:
        return self.position.to_move

    def moves(self) -> Sequence[EvaluateMove]:
        """Every value of the domain, or every free variable."""
        position = self.position
        if position.proposed is not None or not position.free:
            return position.free
        return position.domain

    def play(self, move: EvaluateMove) -> "WholeTree":
        """The position after a move of `moves()`."""
        position = self.position
        if not isinstance(move, str):
            return WholeTree(replace(position, proposed=move))
        assert position.proposed is not None
        return WholeTree(replace(position, filled=(*position.filled, (move, position.proposed)), proposed=None))

    @property
    def is_over(self) -> bool:
        return not self.position.free

    def value(self) -> Fraction | None:
        """What the filled expression is worth; None if it divides by zero."""
        return self.position.expression.value(self.position.values)

    @property
    def scored(self) -> int:
        return 0

    def key(self) -> Hashable:
        """Equal for positions worth the same; who moves and what is left say it, as in the game."""
        return self.position.key()

    def write(self, move: EvaluateMove) -> str:
        return self.position.write(move)

    def read(self, text: str) -> EvaluateMove:
        return self.position.read(text)

    def diagram(self) -> str:
        return self.position.diagram()
