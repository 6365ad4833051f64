"""The solver of heap games: Grundy values of heaps, the winner, and the winning moves."""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from tiling_gui.core.game import Move
from tiling_gui.core.limits import Run
from tiling_gui.core.results import Facts, Solution
from tiling_gui.games.heaps.grundy_values import (
    LARGEST,
    facts_of_heaps,
    grundy_values,
    octal_values,
    values_by_definition,
)
from tiling_gui.games.heaps.octal import LARGEST_HEAP, OctalCode, OctalPosition
from tiling_gui.games.heaps.rules import GrundyPosition, HeapsPosition, NimPosition
from tiling_gui.games.heaps.treblecross import WIN_IN_ONE, TreblecrossPosition
from tiling_gui.language import tr
from tiling_gui.search.grundy import mex, nim_sum, nim_sum_rows
from tiling_gui.search.impartial import ImpartialEngine

_LISTED = 100
"""The most numbers of a list in a sentence."""
_SMALL_HEAP = 60
"""Heaps up to this size are solved without loading compiled code."""


class HeapsSolver:
    """Answers questions about heap games, and caches values. Not thread-safe."""

    nodes = 0
    """Always 0: nothing is searched."""

    def __init__(self) -> None:
        self._heaps: dict[Hashable, list[int]] = {}

    def grundy(self, position: HeapsPosition, run: Run | None = None) -> int | None:
        """The Grundy value. Values of small heaps are found at once, whatever the limit.

        None if it was stopped, or in Treblecross if the side to move can make three in a row at once: such a position
        is won but has no Grundy value.
        """
        total = 0
        for part in position.grundy_parts():
            value = self._heap_value(part, run)
            if value is None:
                return None
            total ^= value
        return total

    def is_lost(self, position: HeapsPosition, run: Run | None = None) -> bool | None:
        """Whether the side to move loses: if the Grundy value is 0, except near the end of Treblecross.

        None if stopped.
        """
        if isinstance(position, TreblecrossPosition) and position.winning_cells():
            return False
        value = self.grundy(position, run)
        return None if value is None else value == 0

    def winning_moves(self, position: HeapsPosition, run: Run | None = None) -> list[Move] | None:
        """Every winning move, in the order of `moves()`; None if it was stopped."""
        if isinstance(position, NimPosition):
            return nim_winning_moves(position.heaps)
        if isinstance(position, TreblecrossPosition):
            if position.winning_cells() or position.is_over:
                return list(position.winning_cells())
            moves: Sequence[Move] = [cell for cell in position.moves() if position.safe_cells() >> cell & 1]
        else:
            moves = position.moves()
        total = self.grundy(position, run)
        if total is None:
            return None
        if total == 0:
            return []
        after = [self.grundy(position.play(move), run) for move in moves]
        return None if None in after else [move for move, value in zip(moves, after, strict=True) if value == 0]

    def _heap_value(self, part: Any, run: Run | None) -> int | None:
        """The value of ("nim", n), ("grundy", n) or ("octal", digits, n); None if stopped, and for WIN_IN_ONE."""
        if part == WIN_IN_ONE:
            return None
        kind, *about, size = part
        if kind == "nim":
            return int(size)
        known = self._heaps.get((kind, *about), [])
        if len(known) <= size:
            if kind == "grundy":
                values = _small_grundy(size) if size <= _SMALL_HEAP else grundy_values(size, run)
            else:
                code = OctalCode(about[0])
                small = size <= _SMALL_HEAP
                # twice as many as before, so that heaps asked for one by one are not computed anew each time
                upto = size if small else min(max(size, 2 * len(known)), LARGEST_HEAP)
                values = values_by_definition(code, size) if small else octal_values(code, upto, run)
            known = [int(value) for value in values]
            self._heaps[(kind, *about)] = known
        return known[size] if size < len(known) else None


def _small_grundy(upto: int) -> list[int]:
    values: list[int] = []
    for pile in range(upto + 1):
        values.append(mex(values[move[1]] ^ values[move[2]] for move in GrundyPosition((pile,)).moves()))
    return values


def nim_winning_moves(heaps: Sequence[int]) -> list[tuple[int, int]]:
    """(heap index, new size) of every winning move in Nim: those that make the nim-sum 0."""
    total = nim_sum(heaps)
    return [(k, heap ^ total) for k, heap in enumerate(heaps) if heap ^ total < heap]


class HeapsEngine(ImpartialEngine):
    make_solver = HeapsSolver

    def facts(self, solution: Solution, run: Run, asked: Mapping[str, str]) -> Facts:
        """As of every such game; in Nim also the heaps and their nim-sum in binary digits."""
        found = super().facts(solution, run, asked)
        if not isinstance(solution.position, NimPosition):
            return found
        rows = nim_sum_rows(solution.position.heaps)
        widest = max(len(str(number)) for number, _ in rows)
        digits = [f"{number:>{widest}}  {binary}" for number, binary in rows]
        digits[-1] += "  nim-sum"
        return replace(found, lines=(*digits, *found.lines))

    def of_sequence(self, positions: Sequence[HeapsPosition], values: Sequence[int], run: Run) -> Facts:
        """Of single heaps of 0, 1, 2, ... in an octal game: its rules, P-positions, records, a proved period."""
        one = positions[0]
        sizes = [position.heaps for position in positions if isinstance(position, OctalPosition)]
        if not isinstance(one, OctalPosition) or sizes != [(n,) if n else one.heaps for n in range(len(positions))]:
            return Facts()
        return _facts(one.code, values)

    def longest_sequence(self, positions: Sequence[HeapsPosition]) -> int:
        heaps = [each.heaps for each in positions if isinstance(each, OctalPosition | GrundyPosition)]
        return LARGEST if heaps == [(1,), (2,)] else 0

    def sequence(self, one: HeapsPosition, last: int, run: Run) -> tuple[Any, Facts]:
        code = one.code if isinstance(one, OctalPosition) else None
        values = grundy_values(last, run) if code is None else octal_values(code, last, run)
        return values, _facts(code, values) if len(values) else Facts()  # none if it was stopped at once


def _facts(code: OctalCode | None, values: Any) -> Facts:
    """What the values of heaps 0, 1, 2, ... say, after the rules of the game; lists are cut off in the sentences."""
    found = facts_of_heaps(code, values)
    lost: list[int] = found.data["p_positions"]
    first = [f"{value}: {heap}" for value, heap in found.data["first_occurrence"].items()]
    records = [f"{value}: {heap}" for heap, value in found.data["records"]]
    lists = (
        f"P-positions: {_listed(lost)}",
        tr("Values and the first heaps that have them: {list}", list=_listed(first, ", ")),
        tr("New largest values and their heaps: {list}", list=_listed(records, ", ")),
    )
    return replace(found, lines=(*(code.explain() if code else ()), *found.lines, *lists))


def _listed(items: Sequence[object], between: str = " ") -> str:
    return between.join(map(str, items[:_LISTED])) + (f"{between}..." if len(items) > _LISTED else "")
