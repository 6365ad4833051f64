"""Grundy values of any game for the last move, and what follows from them: who wins, by which moves.

Every impartial game is a nim heap in disguise (Sprague, Grundy): its value is the mex of the values of its options,
the value of a sum is the nim-sum, and a position of value 0 is a P-position: the previous player wins.
"""

from collections.abc import Hashable, Sequence
from typing import Any

from tiling_gui.core.game import LastMoverPosition, Move
from tiling_gui.core.limits import Limit, Report, StopToken, silent
from tiling_gui.games.ellie.rules import ElliePosition
from tiling_gui.games.ellie.solver import EllieSolver, mex
from tiling_gui.games.heaps.grundy_values import grundy_values, octal_values, values_by_definition
from tiling_gui.games.heaps.octal import OctalCode
from tiling_gui.games.heaps.rules import GrundyPosition, HeapsPosition, NimPosition
from tiling_gui.games.heaps.treblecross import AT_ONCE, TreblecrossPosition

_SMALL_HEAP = 60
"""Heaps up to this size are worked out without loading compiled code."""


class GrundySolver:
    """Answers about positions of ELLIE and of heap games, and remembers. Not safe to be used by two threads at once."""

    def __init__(self) -> None:
        self.ellie = EllieSolver()
        self._heaps: dict[Hashable, list[int]] = {}

    def grundy(
        self,
        position: ElliePosition | HeapsPosition,
        *,
        limit: Limit | None = None,
        stop: StopToken | None = None,
        report: Report = silent,
    ) -> int | None:
        """The Grundy value.

        None if it was stopped first, or in Treblecross where the mover can make three in a row at once: such a
        position is won, but is no nim heap.
        """
        if isinstance(position, ElliePosition):
            return self.ellie.grundy(position, limit=limit, stop=stop, report=report)
        total = 0
        for part in position.grundy_parts():
            value = self._heap_value(part, stop, report)
            if value is None:
                return None
            total ^= value
        return total

    def winning_moves(
        self,
        position: ElliePosition | HeapsPosition,
        *,
        limit: Limit | None = None,
        stop: StopToken | None = None,
        report: Report = silent,
    ) -> list[Move] | None:
        """Every move that wins against any reply, in the order of `moves()`; None if it was stopped first."""
        if isinstance(position, ElliePosition):
            return self.ellie.winning_moves(position, limit=limit, stop=stop, report=report)
        if isinstance(position, NimPosition):
            return nim_winning_moves(position.heaps)
        if isinstance(position, TreblecrossPosition):
            if position.winning_cells() or position.is_over:
                return list(position.winning_cells())
            moves: Sequence[Move] = [cell for cell in position.moves() if position.safe_cells() >> cell & 1]
        else:
            moves = position.moves()
        total = self.grundy(position, stop=stop, report=report)
        if total is None:
            return None
        if total == 0:
            return []
        return [move for move in moves if self.grundy(position.play(move), stop=stop) == 0]

    def _heap_value(self, part: Any, stop: StopToken | None, report: Report) -> int | None:
        """The value of a part ("nim", n), ("grundy", n) or ("octal", digits, n)."""
        if part == AT_ONCE:
            return None
        kind, *about, size = part
        if kind == "nim":
            return int(size)
        known = self._heaps.get((kind, *about), [])
        if len(known) <= size:
            if kind == "grundy":
                values = _small_grundy(size) if size <= _SMALL_HEAP else grundy_values(size, stop=stop, report=report)
            else:
                code = OctalCode(about[0])
                small = size <= _SMALL_HEAP
                values = (
                    values_by_definition(code, size) if small else octal_values(code, size, stop=stop, report=report)
                )
            known = [int(value) for value in values]
            self._heaps[(kind, *about)] = known
        return known[size] if size < len(known) else None


def _small_grundy(upto: int) -> list[int]:
    values: list[int] = []
    for pile in range(upto + 1):
        values.append(mex(values[move[1]] ^ values[move[2]] for move in GrundyPosition((pile,)).moves()))
    return values


def nim_winning_moves(heaps: Sequence[int]) -> list[tuple[int, int]]:
    """(heap index, new size) of every winning move in Nim: the one that makes the nim-sum 0 in each heap it can."""
    total = 0
    for heap in heaps:
        total ^= heap
    return [(k, heap ^ total) for k, heap in enumerate(heaps) if heap ^ total < heap]


def nim_sum_rows(heaps: Sequence[int]) -> list[tuple[int, str]]:
    """(heap, binary digits) for every heap and for the nim-sum at the end: addition in binary without carrying."""
    total = 0
    for heap in heaps:
        total ^= heap
    width = max(1, max(heaps, default=0).bit_length())
    return [(number, f"{number:0{width}b}") for number in (*heaps, total)]


def grundy_by_definition(position: LastMoverPosition, known: dict[Hashable, int] | None = None) -> int:
    """The mex over all options, position by position, without any knowledge of the game: the reference.

    Only for games in which every line ends when a player cannot move (not for Treblecross).
    """
    known = {} if known is None else known
    # The value does not depend on who moves, but keys name the mover: both are kept.
    key = position.key()
    if key not in known:
        known[key] = mex([grundy_by_definition(position.play(move), known) for move in position.moves()])
    return known[key]
