"""Reasons in the heap games: the nim-sum of the heaps; in Treblecross, three in a row comes first."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from tiling_gui.core.game import Move
from tiling_gui.games.heaps.rules import HeapsPosition
from tiling_gui.games.heaps.treblecross import TreblecrossPosition
from tiling_gui.language import tr
from tiling_gui.search.nim_reasons import by_nim_sums
from tiling_gui.search.reasons import Proofs, Reason
from tiling_gui.search.value_reasons import choice


@dataclass(frozen=True, repr=False)
class ThreeInARow(Reason):
    """Three in a row: made by the move, or by the reply `cell` that it allows."""

    kind: ClassVar[str] = "three"
    cell: int | None

    def check(self, proofs: Proofs) -> bool:
        if self.cell is None:
            return bool(self.after.is_over)
        return not self.after.is_over and bool(self.after.play(self.cell).is_over)

    def text(self) -> str:
        if self.cell is None:
            return tr("It makes three in a row.")
        return tr("It lets {side} make three in a row with {reply}.", side=self.after.to_move, reply=self.moves[0])

    @property
    def answer(self) -> Move | None:
        return self.cell


def reasons(position: HeapsPosition, move: Move | None, proofs: Proofs) -> Iterator[Reason]:
    """Candidate reasons for `Game.reasons`, the most telling first; they are proved later."""
    if isinstance(position, TreblecrossPosition) and move is not None:
        after = position.play(move)
        if after.is_over:
            yield ThreeInARow(position, move, None)
        elif after.winning_cells():
            yield ThreeInARow(position, move, after.winning_cells()[0])
        if after.is_over or after.winning_cells() or position.winning_cells():  # there is no nim-sum
            yield from choice(position, move, proofs)
            return
    yield from by_nim_sums(position, move, proofs, _parts)


def _parts(position: HeapsPosition) -> Sequence[tuple[Sequence[str], Any]]:
    """The heaps with moves; none in Treblecross, where crosses divide the strip."""
    if isinstance(position, TreblecrossPosition):
        return []
    return [([f"#{n}"], position.alone(heap)) for n, heap in enumerate(position.heaps, 1) if position.can_move(heap)]
