"""Reasons in the tiling game; the statements are those of search/matching_reasons.py."""

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache

from tiling_gui.core.board import Board, square_name
from tiling_gui.core.game import Side
from tiling_gui.core.results import Extent
from tiling_gui.engine.structure import proved_zugzwang_free
from tiling_gui.games.domino.extent import extent
from tiling_gui.games.domino.rules import Domino, DominoPosition
from tiling_gui.search.matching_reasons import Ground, on_ground
from tiling_gui.search.reasons import Proofs, Reason
from tiling_gui.search.small_matching import SmallMatching


def reasons(position: DominoPosition, move: Domino | None, proofs: Proofs) -> Iterator[Reason]:
    """The `Game.reasons` of the tiling game: statements to check, most informative first."""
    return on_ground(_ground(position.board), position, move, proofs)


@lru_cache(maxsize=8)
def _ground(board: Board) -> Ground:
    near = [board.spread(1 << i) for i in range(board.rows * board.columns)]
    small = SmallMatching(near)

    def alone(squares: int, side: Side) -> DominoPosition:
        return DominoPosition(replace(board, squares=squares), side)

    def mean(part: int, proofs: Proofs) -> Fraction | None:
        """Of a small component by its options, of others by their form and their two values."""
        found = small.proved_mean(part)
        if found is None and proved_zugzwang_free(board, part):
            found = sum((Fraction(proofs.value(alone(part, side)), 2) for side in (Side.MAX, Side.MIN)), Fraction(0))
        return found

    def where(part: int) -> str:
        """The corners of its bounding box: "b2–d4"."""
        rows, columns = zip(*board.squares_in(part), strict=True)
        return f"{square_name((min(rows), min(columns)))}–{square_name((max(rows), max(columns)))}"

    def counted(position: DominoPosition) -> Extent:
        found = extent(board, position.free)
        return Extent(position.count + found.low, position.count + found.high, found.exact)

    return Ground(
        near,
        [square_name(divmod(i, board.columns)) for i in range(len(near))],
        free=lambda position: position.free,
        ends=lambda domino: board.bit(domino[0]) | board.bit(domino[1]),
        alone=alone,
        mean=mean,
        is_free=lambda part: proved_zugzwang_free(board, part) is not None or small.proved_mean(part) is not None,
        where=where,
        extent=counted,
    )
