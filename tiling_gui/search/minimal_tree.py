"""The fewest leaves that alpha-beta without a table evaluates: those of the minimal tree, with the best move ordering.

To prove that a position has the value v, a strategy of MAX must be shown to reach v, and a strategy of MIN to hold
MAX to v; two such strategies share exactly one leaf. So the number of leaves is that of the smallest strategy of each
side, added, less one; alpha-beta evaluates no others if it tries the moves of these strategies first. With b moves
everywhere and all leaves at depth d that is b^ceil(d/2) + b^floor(d/2) - 1 (Knuth and Moore, "An analysis of
alpha-beta pruning", 1975).
"""

from collections.abc import Hashable
from typing import Any

from tiling_gui.core.limits import StoppedError, StopToken
from tiling_gui.search.result import Score, maximises

MOST = 5_000
"""Default limit on the positions examined; about a second."""


class _TooManyError(Exception):
    """The tree has too many positions, or a leaf without a value."""


def minimal_leaves(root: Any, *, most: int = MOST, stop: StopToken | None = None) -> int | None:
    """The fewest leaves of a search to the end, without a table, that proves the value of `root`.

    None if more than `most` different positions would be examined, if a leaf has no value, or once `stop` is set.
    """
    try:
        tree = _Tree(most, stop)
        value = tree.value(root)
        return tree.smallest(root, value, True) + tree.smallest(root, value, False) - 1
    except (_TooManyError, StoppedError, RecursionError):
        return None


class _Tree:
    """Values and smallest strategies by `key`, which merges positions with the same subtree.

    Values exclude the score so far, so that one entry serves every position with the same key.
    """

    def __init__(self, most: int, stop: StopToken | None) -> None:
        self._most, self._stop = most, stop
        self._values: dict[Hashable, Score] = {}
        self._smallest: dict[tuple[Hashable, Score, bool], int] = {}

    def value(self, position: Any) -> Score:
        key = position.key()
        found = self._values.get(key)
        if found is not None:
            return found
        if len(self._values) >= self._most:
            raise _TooManyError
        if self._stop is not None and self._stop.is_set:
            raise StoppedError
        if position.is_over:
            end = position.value()
            if end is None:
                raise _TooManyError
            found = end - position.scored
        else:
            pick = max if maximises(position) else min
            found = pick(self.value(child) + gained for child, gained in _children(position))
        self._values[key] = found
        return found

    def smallest(self, position: Any, value: Score, at_least: bool) -> int:
        """Leaves of the smallest strategy by which MAX gets at least `value`, or MIN at most; one must exist."""
        if position.is_over:
            return 1
        key = position.key(), value, at_least
        found = self._smallest.get(key)
        if found is None:
            left = [(child, value - gained) for child, gained in _children(position)]
            if maximises(position) == at_least:
                fit = [(c, v) for c, v in left if (self.value(c) >= v if at_least else self.value(c) <= v)]
                found = min(self.smallest(c, v, at_least) for c, v in fit)
            else:
                found = sum(self.smallest(c, v, at_least) for c, v in left)
            self._smallest[key] = found
        return found


def _children(position: Any) -> list[tuple[Any, Score]]:
    """(position after it, score of the move) for every move."""
    children = [position.play(move) for move in position.moves()]
    return [(child, child.scored - position.scored) for child in children]
