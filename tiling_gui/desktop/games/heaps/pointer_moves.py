"""The moves of heap games as cuts: the counters removed from a heap, or the place where it is split. Without Qt.

o o o[x x]o o      heap of 7, start 3, 2 taken: leaves 3 and 2
o o o|o o o o      start 3, none taken: split into 3 and 4
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tiling_gui.errors import InputError
from tiling_gui.games.heaps.octal import OctalPosition
from tiling_gui.games.heaps.rules import GrundyPosition, NimPosition
from tiling_gui.games.heaps.treblecross import TreblecrossPosition
from tiling_gui.language import tr

LARGEST = 1000
"""Maximum size of a heap that can be cut by pointer; in larger ones moves are typed."""


@dataclass(frozen=True)
class PointerMove:
    """A way to make a move by pointer; two cuts may be the same move (a split and its mirror image)."""

    heap: int
    start: int
    taken: int
    move: Any
    at: float
    """The place to point at, in counters from the left end."""


def heaps_of(position: Any) -> Sequence[int]:
    """The sizes of the heaps; for Treblecross the number of cells."""
    return (position.cells,) if isinstance(position, TreblecrossPosition) else position.heaps


def cuts(position: Any) -> list[list[PointerMove]]:
    """The legal cuts of every heap, from left to right; none for heaps larger than LARGEST."""
    if isinstance(position, TreblecrossPosition):
        return [[PointerMove(0, cell, 1, cell, cell + 0.5) for cell in position.moves()]]
    return [_of_heap(position, k, n) if n <= LARGEST else [] for k, n in enumerate(heaps_of(position))]


def _of_heap(position: Any, k: int, n: int) -> list[PointerMove]:
    if isinstance(position, NimPosition):
        return [PointerMove(k, left, n - left, (k, left), left + 0.5) for left in range(n)]
    if isinstance(position, GrundyPosition):
        return [PointerMove(k, a, 0, (k, max(a, n - a), min(a, n - a)), a) for a in range(1, n) if 2 * a != n]
    assert isinstance(position, OctalPosition)
    allowed = set(position.code.options(n))
    found = []
    for taken in range(min(len(position.code.digits) - 1, n) + 1):
        for start in range(n - taken + 1):
            left = tuple(sorted(part for part in (start, n - start - taken) if part))
            if left in allowed:
                found.append(PointerMove(k, start, taken, (k, left), start + taken / 2))
    return found


def amounts(found: Sequence[PointerMove]) -> list[int]:
    """The numbers of counters these cuts take, ascending."""
    return sorted({cut.taken for cut in found})


def nearest(position: Any, found: Sequence[PointerMove], at: float, taken: int) -> PointerMove | None:
    """The cut meant by pointing at `at`; in octal games one that takes `taken` counters if possible. None if there is
    none.
    """
    if isinstance(position, OctalPosition):
        wanted = [cut for cut in found if cut.taken == taken]
        found = wanted or [cut for cut in found if cut.taken == min(amounts(found))]
    best = min(found, key=lambda cut: abs(cut.at - at), default=None)
    if isinstance(position, OctalPosition) or best is None:
        return best
    # In other games only a cut directly under the pointer counts, e.g. not the middle of an even pile.
    return best if abs(best.at - at) <= 0.5 else None


def refusal(position: Any, heap: int, at: float) -> str:
    """Why there is no move at a place where `nearest` finds no cut."""
    if isinstance(position, TreblecrossPosition):
        move: Any = int(at)
    else:
        sizes = heaps_of(position)
        n = sizes[heap]
        if n > LARGEST:
            return tr("Heap {k} has {n} counters: type the move, such as {move}.", k=heap + 1, n=n, move=f"{n}→{n - 1}")
        if not isinstance(position, GrundyPosition) or n < 3:
            return tr("Heap {k} has no move left.", k=heap + 1)
        a = min(max(1, round(at)), n - 1)
        move = (heap, a, n - a)
    try:
        position.play(move)
    except InputError as error:
        return str(error)
    return ""


def interval(found: Sequence[PointerMove], start: int, taken: int) -> PointerMove | None:
    """The cut that takes exactly these counters; None if it is illegal."""
    return next((cut for cut in found if (cut.start, cut.taken) == (start, taken)), None)


def touched(position: Any, last: Any) -> list[int]:
    """What the last move left: a cell of Treblecross, otherwise heaps by index."""
    if last is None:
        return []
    if isinstance(position, TreblecrossPosition):
        return [last]
    return list(range(last[0], last[0] + len(position.left(last))))


def why_not(position: Any, heap: int, start: int, taken: int) -> str:
    """Why `taken` counters from `start` on cannot be taken out of a heap; "" if they can."""
    n = heaps_of(position)[heap]
    left = tuple(sorted(part for part in (start, n - start - taken) if part))
    try:
        position.play((heap, left))
    except InputError as error:
        return str(error)
    return ""


def effect(position: Any, cut: PointerMove, others: Sequence[PointerMove], *, keys: bool) -> str:
    """What a click, or Enter if `keys`, would do; `others` are the cuts of the same heap."""
    written = position.write(cut.move)
    if isinstance(position, TreblecrossPosition):
        if keys:
            return tr("Enter puts a cross on cell {cell}.", cell=written)
        return tr("Click puts a cross on cell {cell}.", cell=written)
    made = tr("Enter makes {move}.", move=written) if keys else tr("Click makes {move}.", move=written)
    if isinstance(position, OctalPosition) and len(amounts(others)) > 1:
        return tr("{made} R or the wheel changes how many are taken.", made=made)
    return made
