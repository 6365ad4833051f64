"""The free squares as a sum of components: the value of each, and its mean and phase where they are proved.

resources/help/en/theory.md: a part is zugzwang-free if no position that can be reached from it has X < N (X, N =
dominoes still to come with MAX, with MIN to move). Such parts have the mean (X + N) / 2, means add, and (X + N) mod 4
is the part's phase. X and N alone do not show that a part is zugzwang-free, so a part is called so only if that is
proved: a forest, a subset of a strip of two rows, any part of up to 7 squares, any part of up to 25 squares without a
gap, and any part that reaches none of the zugzwangs in their complete list, up to its size (research/enumeration.py).
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum
from fractions import Fraction

from tiling_gui.core.board import Board
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Limit, Run, no_report
from tiling_gui.engine.bounds import counting_bounds
from tiling_gui.engine.zugzwangs.rings import Zugzwang, find_zugzwang
from tiling_gui.engine.zugzwangs.shipped import decided
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.language import mark, tr
from tiling_gui.search.engine import GameEngine

ALWAYS_ZUGZWANG_FREE, ZUGZWANG_FREE_WITHOUT_GAP = 7, 25
"""Sizes up to which every part, and every part without a gap, is zugzwang-free (enumerated)."""
ONLY_RINGS = 26
"""The size up to which only rings can be minimal zugzwangs (Theorem 13)."""
SEARCH_SECONDS = 3.0
"""Time limit for searching all parts together for zugzwangs."""

STANDS_FOR = {0: mark("nothing"), 1: mark("a path of 6"), 2: mark("a domino space"), 3: mark("a path of 4")}
"""What can replace a part of each phase in a sum, together with a constant."""


class Evidence(Enum):
    """Why a part is zugzwang-free, irregular, or undecided."""

    SMALL = mark("zugzwang-free: every part of up to 7 squares is")
    FOREST = mark("zugzwang-free: it has no cycle, it is a forest")
    STRIP = mark("zugzwang-free: it lies in a strip of two rows")
    NO_GAP = mark("zugzwang-free: no gap, {size} squares")
    NO_RING = mark("zugzwang-free: {size} squares, and it cannot be played down to a ring of 8, 20 or 22")
    NO_ZUGZWANG = mark(
        "zugzwang-free: {size} squares, and it cannot be played down to a ring of 8, 20 or 22 or another zugzwang"
    )
    RING = mark("irregular: it can be played down to a ring of {ring}")
    SHAPE = mark("irregular: it can be played down to a zugzwang of {ring} squares")
    ZUGZWANG = mark("a zugzwang: X is less than N, nobody wants to move here")
    UNKNOWN = mark("not proved to be zugzwang-free")

    @property
    def zugzwang_free(self) -> bool:
        """Whether this reason proves the part zugzwang-free."""
        return self is not Evidence.UNKNOWN and not self.irregular

    @property
    def irregular(self) -> bool:
        """Whether this reason disproves it."""
        return self in (Evidence.RING, Evidence.SHAPE, Evidence.ZUGZWANG)


@dataclass(frozen=True)
class Part:
    """A component with at least two squares. Bounds are on the dominoes still to come in it alone."""

    squares: int
    """Its mask on the board."""
    max_first: tuple[int, int]
    """Proved bounds of X, its value with MAX to move."""
    min_first: tuple[int, int]
    """Proved bounds of N."""
    why: Evidence
    zugzwang: Zugzwang | None = None
    """A minimal zugzwang it reaches; None if there is none, or none was found."""
    all_tried: bool = False
    """Whether every known minimal zugzwang was tried."""

    @property
    def size(self) -> int:
        """Number of squares."""
        return self.squares.bit_count()

    def reason(self) -> str:
        """`why` as text."""
        return tr(self.why.value, size=self.size, ring=self.zugzwang.size if self.zugzwang else 0)

    @property
    def solved(self) -> bool:
        """Whether X and N are exact."""
        return self.max_first[0] == self.max_first[1] and self.min_first[0] == self.min_first[1]

    @property
    def mean(self) -> Fraction | None:
        """(X + N) / 2 of a part proved zugzwang-free and solved; otherwise None."""
        return Fraction(self.max_first[0] + self.min_first[0], 2) if self.solved and self.why.zugzwang_free else None

    @property
    def phase(self) -> int | None:
        """(X + N) mod 4 of such a part; otherwise None."""
        return (self.max_first[0] + self.min_first[0]) % 4 if self.solved and self.why.zugzwang_free else None


@dataclass(frozen=True)
class Structure:
    """The parts of a position, largest first."""

    parts: tuple[Part, ...]

    @property
    def total(self) -> tuple[int, int] | None:
        """(X, N) of the whole position, rounded from the sum of the means; None unless every part has a mean."""
        means = [part.mean for part in self.parts]
        if any(mean is None for mean in means):
            return None
        whole = sum((mean for mean in means if mean is not None), Fraction(0))
        return -(-whole.numerator // whole.denominator), whole.numerator // whole.denominator

    @property
    def phase(self) -> int | None:
        """The phase of the whole position, as phases add modulo 4; None unless every part has one."""
        phases = [part.phase for part in self.parts]
        return None if None in phases else sum(phase for phase in phases if phase is not None) % 4


def proved_zugzwang_free(board: Board, part: int) -> Evidence | None:
    """Why the component `part` is zugzwang-free, by its form alone; None if its form does not prove it."""
    squares = board.squares_in(part)
    across = len({r for r, _ in squares}), len({c for _, c in squares})
    edges = len(list(board.dominoes(part)))
    if len(squares) <= ALWAYS_ZUGZWANG_FREE:
        return Evidence.SMALL
    if edges < len(squares):  # connected, so it is a tree
        return Evidence.FOREST
    if min(across) <= 2:
        return Evidence.STRIP
    if len(squares) <= ZUGZWANG_FREE_WITHOUT_GAP and _gaps(board, part, len(squares), edges) == 0:
        return Evidence.NO_GAP
    return None


def _gaps(board: Board, part: int, squares: int, edges: int) -> int:
    """The number of regions that a component encloses: squares - edges + blocks of 2 x 2 = 1 - gaps (Euler)."""
    blocks = sum(
        all(board.bit((r + dr, c + dc)) & part for dr in (0, 1) for dc in (0, 1)) for r, c in board.squares_in(part)
    )
    return 1 - (squares - edges + blocks)


def structure(
    position: DominoPosition,
    solver: GameEngine | None,
    run: Run | None = None,
    *,
    seconds: float = 1.0,
    on_part: Callable[[Structure], None] | None = None,
) -> Structure:
    """The parts of `position`, each solved separately for at most about `seconds`; unsolved ones have bounds.

    Without a solver all have counting bounds. `on_part` is called with the structure repeatedly, first with counting
    bounds, then after each part, small parts first.
    """
    board = position.board
    masks = sorted(board.components(position.live), key=lambda mask: -mask.bit_count())
    parts = {mask: _counted(board, mask) for mask in masks}

    def result() -> Structure:
        return Structure(tuple(parts.values()))

    run = run or Run()
    searching = run.part(Limit(seconds=SEARCH_SECONDS), no_report)
    for mask in reversed(masks):
        parts[mask] = _searched(board, parts[mask], searching)
    if on_part:
        on_part(result())
    for mask in reversed(masks):
        if solver is None or run.is_set:
            break
        parts[mask] = _solved(board, parts[mask], solver, seconds / 2, run)
        if on_part:
            on_part(result())
    return result()


def _alone(board: Board, mask: int, side: Side) -> DominoPosition:
    return DominoPosition(replace(board, squares=mask), side)


def _counted(board: Board, mask: int) -> Part:
    high, low = (counting_bounds(_alone(board, mask, side)) for side in (Side.MAX, Side.MIN))
    return Part(mask, high, low, proved_zugzwang_free(board, mask) or Evidence.UNKNOWN)


def _solved(board: Board, part: Part, solver: GameEngine, seconds: float, run: Run) -> Part:
    high, low = (
        (found.lower, found.upper)
        for found in (
            solver.solve(_alone(board, part.squares, side), run.part(Limit(seconds=seconds)))
            for side in (Side.MAX, Side.MIN)
        )
    )
    return _bounded(part, high, low)


def _bounded(part: Part, high: tuple[int, int], low: tuple[int, int]) -> Part:
    """The part with these bounds on X and on N, which differ by at most one (Lemma T)."""
    x = max(high[0], low[0] - 1), min(high[1], low[1] + 1)
    n = max(low[0], high[0] - 1), min(low[1], high[1] + 1)
    return _judged(replace(part, max_first=x, min_first=n))


def narrowed(found: Structure, to_move: Side, lower: int | None, upper: int | None) -> Structure:
    """A structure with additional bounds on the dominoes still to come, if it has a single part, else unchanged."""
    if len(found.parts) != 1:
        return found
    part = found.parts[0]
    low, high = part.max_first if to_move is Side.MAX else part.min_first
    known = low if lower is None else max(low, lower), high if upper is None else min(high, upper)
    x, n = (known, part.min_first) if to_move is Side.MAX else (part.max_first, known)
    return replace(found, parts=(_bounded(part, x, n),))


def _searched(board: Board, part: Part, run: Run) -> Part:
    """The part with a zugzwang that it reaches, unless its form proves that there is none."""
    if part.why is not Evidence.UNKNOWN:
        return part
    found, all_tried = find_zugzwang(board, part.squares, run)
    return _judged(replace(part, zugzwang=found, all_tried=all_tried))


def _judged(part: Part) -> Part:
    """The part with its final `why`, from everything known about it.

    A move removes two squares, so all options are decided for parts up to two squares larger than the list covers.
    """
    if part.why is not Evidence.UNKNOWN:
        return part
    if part.zugzwang is not None:
        left = Evidence.RING if part.zugzwang.is_ring else Evidence.SHAPE
        return replace(part, why=left if part.zugzwang.dominoes else Evidence.ZUGZWANG)
    if part.max_first[1] < part.min_first[0]:
        return replace(part, why=Evidence.ZUGZWANG)
    beyond = 2 if part.max_first[0] >= part.min_first[1] else 0
    if not part.all_tried or part.size > decided() + beyond:
        return part
    return replace(part, why=Evidence.NO_RING if part.size <= ONLY_RINGS else Evidence.NO_ZUGZWANG)
