"""Principal variations.

A node decided by potentials has no best move in the table, so every move of a line is proved separately: by a fact, by
the table, or by another null-window search.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from tiling_gui.core.bound_store import Bound
from tiling_gui.core.game import Side
from tiling_gui.core.limits import StoppedError
from tiling_gui.engine.layout import of_position
from tiling_gui.engine.search_monitor import SearchMonitor
from tiling_gui.games.domino.rules import Domino, DominoPosition

if TYPE_CHECKING:
    from tiling_gui.engine.kernel_driver import KernelDriver

FactsOf = Callable[[Sequence[DominoPosition]], Iterator[Bound | None]]


def principal_variation(
    driver: "KernelDriver", position: DominoPosition, value: int, facts_of: FactsOf, monitor: SearchMonitor
) -> Iterator[tuple[Domino, DominoPosition]]:
    """Yield each move with the position after it until the game is over; every one keeps the final count `value`.

    Raises StoppedError when the monitor stops it.
    """
    while not position.is_over:
        move = _keeping(driver, position, value, facts_of, monitor)
        position = position.play(move)
        yield move, position
    if position.count != value:
        raise AssertionError("the principal variation does not end with the value it was proved to keep")


def _keeping(
    driver: "KernelDriver", position: DominoPosition, value: int, facts_of: FactsOf, monitor: SearchMonitor
) -> Domino:
    high = position.to_move is Side.MAX
    mover = 1 if high else 0
    # MAX's moves cannot raise the value, MIN's cannot lower it: one query decides each.
    k = value if high else value + 1
    asked: list[tuple[float, int, DominoPosition, Domino, int]] = []
    seen: set[tuple[int, int, int, int]] = set()
    moves = position.moves()
    children = [position.play(move) for move in moves]
    for move, child, fact in zip(moves, children, facts_of(children), strict=True):
        if fact and fact.bounds(child.to_move)[0 if high else 1] + child.count == value:
            return move
        constant, parts, mean = driver.place(of_position(child))
        name = (*driver.identity(), constant)
        if name in seen:
            continue
        seen.add(name)
        total = k - child.count - constant
        if parts:
            least, most = driver.table_bounds()[2 * mover : 2 * mover + 2]
            if (least >= total) if high else (most < total):
                return move
            if (most < total) if high else (least >= total):
                continue
        else:
            answer = driver.ask(mover, total, monitor)
            if answer is None:
                raise StoppedError
            if answer == high:
                return move
            continue
        asked.append((-mean if high else mean, len(asked), child, move, total))
    for _, _, child, move, total in sorted(asked):
        driver.place(of_position(child))
        answer = driver.ask(mover, total, monitor)
        if answer is None:
            raise StoppedError
        if answer == high:
            return move
    raise AssertionError("no move keeps the value that was proved")
