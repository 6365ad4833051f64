"""AND/OR search for a winning strategy, returned as the nodes of a subtree.

Source: the lecture "Two-player games", winning strategy: from the point of view of one player, a hyper-path of the
AND/OR tree that contains every move of the opponent (AND) and one move of the player's own (OR), and whose leaves are
all won; for a non-losing strategy, all at least drawn.
"""

from collections.abc import Hashable, Iterator

from tiling_gui.core.game import Position, Side, Value
from tiling_gui.core.limits import Run
from tiling_gui.search.result import maximises
from tiling_gui.search.search_context import SearchContext
from tiling_gui.search.trace import Path


def find_strategy(position: Position, owner: Side, goal: Value, run: Run | None = None) -> frozenset[Path] | None:
    """The nodes of a strategy by which `owner` is sure to get at least `goal` (MAX, FIRST) or at most `goal` (MIN,
    SECOND); None if there is none. Raises StoppedError if stopped first.

    In games won by the last move a winning strategy has goal +1 for FIRST, -1 for SECOND. In games that can be drawn at
    0, goal 0 asks for a non-losing one. A leaf without a value fails the goal.
    """
    search = _Search(SearchContext(position, run), owner in (Side.MAX, Side.FIRST), goal)
    return frozenset(search.nodes(position, ())) if search.reaches(position) else None


class _Search:
    def __init__(self, work: SearchContext, wants_high: bool, goal: Value) -> None:
        self._work, self._wants_high, self._goal = work, wants_high, goal
        self._known: dict[Hashable, bool] = {}
        """The answers of `reaches`, by key and score so far."""

    def reaches(self, position: Position) -> bool:
        """Whether the owner can reach the goal."""
        key = (position.key(), position.scored)
        if key not in self._known:
            self._work.enter()
            if position.is_over:
                value = position.value()
                self._known[key] = value is not None and (
                    value >= self._goal if self._wants_high else value <= self._goal
                )
            else:
                some = any if maximises(position) == self._wants_high else all
                self._known[key] = some(self.reaches(position.play(move)) for move in position.moves())
        return self._known[key]

    def nodes(self, position: Position, path: Path) -> Iterator[Path]:
        """The nodes of the strategy from a position at which the goal can be reached."""
        yield path
        mine = maximises(position) == self._wants_high
        for index, move in enumerate(position.moves()):
            child = position.play(move)
            if not mine or self.reaches(child):
                yield from self.nodes(child, (*path, index))
                if mine:
                    return
