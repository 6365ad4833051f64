"""The solver of ELLIE: Grundy values of boards and shapes, component by component.

Small components are solved by the definition, the mex of the values of all options, and cached. Larger ones go to the
compiled search in kernel.py, which asks "is the value n?" for n = 0, 1, 2, ... An `EllieSolver` keeps what it has
proved for later questions.
"""

from collections.abc import Iterable
from typing import Any

from tiling_gui.core import preparing
from tiling_gui.core.board import Board
from tiling_gui.core.compiled import load
from tiling_gui.core.limits import Run, StoppedError
from tiling_gui.errors import input_error
from tiling_gui.games.ellie import rectangles
from tiling_gui.games.ellie.rules import ElliePosition, Tile
from tiling_gui.search.grundy import mex
from tiling_gui.search.impartial import ImpartialEngine
from tiling_gui.search.sliced import SlicedSearch, Work

Component = tuple[int, int, int]
"""(rows, columns, mask) of a component in its least image, as in `ElliePosition.grundy_parts`."""

SMALL = 20
"""Components up to this many squares are solved in Python, without loading compiled code."""

_AT_ONCE = 15
"""Components up to this many squares are solved so quickly that the stop is not checked."""

LARGEST_AREA = 60
"""Maximum area of a component's bounding box for the compiled search."""

WIDEST = 7
"""Maximum of the shorter side of a component's bounding box for the compiled search."""

_FIRST_TABLE = 1 << 16
_SLICE = 20_000
"""The fewest nodes between two checks of the stop: about a tenth of a second."""


class EllieSolver:
    """Grundy values of ELLIE components. Not thread-safe."""

    def __init__(self) -> None:
        self._small: dict[Component, int] = {}
        self._search: SlicedSearch[_Machine, Any] = SlicedSearch(preparing.ELLIE, _Machine, None, _SLICE)

    @property
    def nodes(self) -> int:
        """Number of components searched so far, without small ones."""
        return 0 if self._search.machine is None else self._search.machine.nodes

    def grundy(self, position: ElliePosition, run: Run | None = None) -> int | None:
        """The Grundy value of `position`; None if it was stopped.

        Raises InputError if a component's bounding box has more than 60 squares.
        """
        return self.nim_sum(position.grundy_parts(), Work(run))

    def is_lost(self, position: ElliePosition, run: Run | None = None) -> bool | None:
        """Whether the side to move loses (the value is 0); cheaper than the value. None if it was stopped."""
        return self.is_zero(position.grundy_parts(), Work(run))

    def winning_moves(self, position: ElliePosition, run: Run | None = None) -> list[Tile] | None:
        """All moves to positions of value 0, in the order of `moves()`; None if it was stopped."""
        work = Work(run)
        zero: dict[tuple[Component, ...], bool] = {}
        found = []
        moves = position.moves()
        for k, move in enumerate(moves):
            work.done, work.total = k, len(moves)
            parts = tuple(sorted(position.play(move).grundy_parts()))
            if parts not in zero:
                answer = self.is_zero(parts, work)
                if answer is None:
                    return None
                zero[parts] = answer
            if zero[parts]:
                found.append(move)
        return found

    def nim_sum(self, parts: Iterable[Component], work: Work | None = None) -> int | None:
        """The nim-sum of the components' values; None if it was stopped."""
        work = work or Work(None)
        total = 0
        for part in _odd(parts):
            value = self._value(part, work)
            if value is None:
                return None
            total ^= value
        return total

    def is_zero(self, parts: Iterable[Component], work: Work | None = None) -> bool | None:
        """Whether the sum of the components is a loss for the side to move; cheaper than their values.

        None if stopped.
        """
        work = work or Work(None)
        left = sorted(_odd(parts), key=lambda part: part[2].bit_count())
        if not left:
            return True
        *rest, largest = left
        value = self.nim_sum(rest, work)
        return None if value is None else self._is(largest, value, work)

    def _value(self, part: Component, work: Work) -> int | None:
        if part[2].bit_count() <= SMALL:
            return self._small_value(part, work)
        n = 0
        while True:
            answer = self._is(part, n, work)
            if answer is None:
                return None
            if answer:
                return n
            n += 1

    def _is(self, part: Component, n: int, work: Work) -> bool | None:
        if part[2].bit_count() <= SMALL:
            value = self._small_value(part, work)
            return None if value is None else value == n
        return self._search.ask_compiled(lambda machine, budget: machine.ask(part, n, budget), work)

    def _small_value(self, part: Component, work: Work) -> int | None:
        try:
            return self._by_mex(part, work)
        except StoppedError:
            return None

    def _by_mex(self, part: Component, work: Work) -> int:
        """The value by definition: the least one that no option has. Raises StoppedError."""
        value = self._small.get(part)
        if value is None:
            if part[2].bit_count() > _AT_ONCE:
                work.run.check()
            rows, columns, mask = part
            position = ElliePosition(Board(rows, columns, mask))
            seen = set()
            for move in position.moves():
                total = 0
                for piece in position.play(move).grundy_parts():
                    total ^= self._by_mex(piece, work)
                seen.add(total)
            value = mex(seen)
            self._small[part] = value
        return value


def _odd(parts: Iterable[Component]) -> list[Component]:
    """The components that occur an odd number of times; the others cancel in pairs."""
    left: set[Component] = set()
    for part in parts:
        left ^= {part}
    return sorted(left)


def warm_up() -> None:
    """Compile the search by asking one question about the smallest board that needs it."""
    machine = _Machine()
    machine.ask((4, 4, (1 << 16) - 1), 0, 1 << 20)
    machine._grow()


class _Machine:
    """The compiled search with its table, which doubles when it is three quarters full."""

    is_full = False
    """Always False: the table grows."""
    table_use = 0.0

    def __init__(self) -> None:
        import numpy as np

        self._numpy: Any = np
        self.kernel: Any = load("tiling_gui.games.ellie.kernel")
        k = self.kernel
        self._keys = np.zeros(_FIRST_TABLE, np.uint64)
        self._values = np.zeros(_FIRST_TABLE, np.int64)
        self._options = np.zeros((k.LEVELS, k.MOST_OPTIONS, k.MOST_PARTS + 1), np.uint64)
        self._sums = np.zeros((k.LEVELS, k.MOST_OPTIONS), np.int64)
        self._sizes = np.zeros((k.LEVELS, k.MOST_OPTIONS), np.int64)
        self._control = np.zeros(8, np.int64)

    @property
    def nodes(self) -> int:
        return int(self._control[self.kernel.NODES])

    def ask(self, part: Component, n: int, budget: int) -> tuple[bool | None, int]:
        """(whether the component has the value n, or None if the budget was not enough; nodes searched).

        Everything proved is kept in the table.
        """
        k, control, before = self.kernel, self._control, self.nodes
        control[k.BUDGET] = before + budget
        tables = self._keys, self._values, self._options, self._sums, self._sizes
        answer = k.ask(self._word(part), n, 0, *tables, control)
        if control[k.FULL]:
            self._grow()
        return None if answer == k.UNKNOWN else bool(answer == k.YES), self.nodes - before

    def _word(self, part: Component) -> Any:
        rows, columns, mask = part
        if rows * columns > LARGEST_AREA or min(rows, columns) > WIDEST:
            raise input_error(
                "ELLIE is solved on parts of boards of up to {largest_area} squares in all, not {rows} x {columns}.",
                largest_area=LARGEST_AREA,
                rows=rows,
                columns=columns,
            )
        if columns > rows:
            board = Board(rows, columns, mask)
            rows, columns, mask = min(image for image in board.images(mask) if image[1] < image[0])
        return self._numpy.uint64(self.kernel.canonical(self._numpy.uint64(mask), columns))

    def _grow(self) -> None:
        keys = self._numpy.zeros(2 * self._keys.size, self._numpy.uint64)
        values = self._numpy.zeros(2 * self._keys.size, self._numpy.int64)
        self.kernel.grow(self._keys, self._values, keys, values)
        self._keys, self._values = keys, values
        self._control[self.kernel.FULL] = 0


class EllieEngine(ImpartialEngine):
    """The engine of ELLIE; the values of empty boards are kept for the next run."""

    make_solver = EllieSolver

    def grundy(self, position: ElliePosition, run: Run) -> int | None:
        known = self.known_grundy(position)
        return known if known is not None else rectangles.solve(position, self._solver, run)

    def known_grundy(self, position: ElliePosition) -> int | None:
        return rectangles.known_rectangle(position)
