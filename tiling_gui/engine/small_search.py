"""Solving small positions before anything is compiled: the tiling game is the matching game on its squares."""

from tiling_gui.core.game import Side
from tiling_gui.engine.bounds import unresolved
from tiling_gui.engine.estimate import mean
from tiling_gui.engine.move_analysis import MoveAnalysis
from tiling_gui.engine.search_monitor import SearchMonitor
from tiling_gui.games.domino.rules import Domino, DominoPosition
from tiling_gui.search.small_matching import MAX, MIN, MOST, SmallMatching


class SmallSearch:
    """A search of positions of one board. Methods raise StoppedError when stopped, or when its budget is used up."""

    def __init__(self, position: DominoPosition, monitor: SearchMonitor) -> None:
        board = position.board
        near = [board.spread(1 << i) for i in range(board.rows * board.columns)]
        self._search = SmallMatching(near, board.least_image, lambda part: mean(board, part))
        self._monitor = monitor

    def value(self, position: DominoPosition, lower: int, upper: int) -> int:
        """The final count, which is between `lower` and `upper`; every step is reported to the monitor."""
        count = position.count

        def narrowed(low: int, high: int) -> None:
            self._monitor.lower, self._monitor.upper = low + count, high + count
            self._tell()

        bounds = lower - count, upper - count
        return count + self._search.value(position.live, _mover(position), self._monitor.run, bounds, narrowed)

    def line(self, position: DominoPosition, value: int) -> tuple[Domino, ...]:
        """The principal variation of a position of value `value`."""
        moves = []
        while not position.is_over:
            move = next(move for move in position.moves() if self._keeps(position, move, value))
            moves.append(move)
            position = position.play(move)
        return tuple(moves)

    def _keeps(self, position: DominoPosition, move: Domino, value: int) -> bool:
        after, high = position.play(move), position.to_move is Side.MAX
        k = value - after.count if high else value + 1 - after.count
        return self._search.at_least(after.live, _mover(after), k, self._monitor.run) == high

    def analyse(self, analysis: MoveAnalysis) -> None:
        """Complete an analysis: the value of the position, then of every class of its moves."""
        position = analysis.position
        if analysis.lower < analysis.upper:
            value = self.value(position, analysis.lower, analysis.upper)
            analysis.proved((value, value), (value - 1, value + 1))
        for key, child in analysis.classes.items():
            lower, upper = analysis.bounds[key]
            if lower < upper:
                count = child.count
                value = count + self._search.value(
                    child.live, _mover(child), self._monitor.run, (lower - count, upper - count)
                )
                analysis.narrowed(key, value, value)
            self._monitor.done, self._monitor.total = analysis.done, len(analysis.moves)
            self._tell()

    def _tell(self) -> None:
        self._monitor.nodes_before = self._search.nodes
        self._monitor.report()


def is_small(position: DominoPosition) -> bool:
    """Whether a position is small enough for this search."""
    return sum(part.bit_count() for part in unresolved(position)) <= MOST


def _mover(position: DominoPosition) -> int:
    return MAX if position.to_move is Side.MAX else MIN
