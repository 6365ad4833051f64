"""Reasons in ELLIE: the nim-sum of independent components."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from tiling_gui.core.board import square_name
from tiling_gui.games.ellie.rules import ElliePosition, Tile
from tiling_gui.search.nim_reasons import by_nim_sums
from tiling_gui.search.reasons import Proofs, Reason


def reasons(position: ElliePosition, move: Tile | None, proofs: Proofs) -> Iterator[Reason]:
    """Candidate reasons for `Game.reasons`, the most telling first; they are proved later."""
    return by_nim_sums(position, move, proofs, _parts)


def _parts(position: ElliePosition) -> Sequence[tuple[Sequence[str], ElliePosition]]:
    board = position.board
    return [
        ([square_name(square) for square in board.squares_in(part)], ElliePosition(replace(board, squares=part)))
        for part in position.region.components()
    ]
