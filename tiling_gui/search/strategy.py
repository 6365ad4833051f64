"""AND/OR search for a winning strategy, returned as a subtree.

Source: the lecture "Two-player games", winning strategy: from the point of view of one player, a hyper-path of the
AND/OR tree that contains every move of the opponent (AND) and one move of the player's own (OR), and whose leaves are
all won; for a non-losing strategy, all at least drawn.
"""

from collections.abc import Hashable, Iterator
from dataclasses import dataclass

from tiling_gui.core.game import Move, Position, Side, Value
from tiling_gui.core.limits import Run, StoppedError
from tiling_gui.search.result import Counters, maximises
from tiling_gui.search.search_context import SearchContext


@dataclass(frozen=True)
class Strategy:
    """A node of a strategy's subtree, with one branch if its owner is to move, else one for every move."""

    position: Position
    branches: tuple[tuple[Move, "Strategy"], ...] = ()

    def plays(self) -> Iterator[tuple[Move, ...]]:
        """Every line of play that the opponent can choose."""
        if not self.branches:
            yield ()
        for move, below in self.branches:
            for rest in below.plays():
                yield (move, *rest)

    @property
    def size(self) -> int:
        return 1 + sum(below.size for _, below in self.branches)


@dataclass(frozen=True)
class StrategyResult:
    """The result of the search for a strategy."""

    strategy: Strategy | None
    """The strategy; None if there is none or the search was not complete."""
    complete: bool
    counters: Counters


def find_strategy(position: Position, owner: Side, goal: Value, run: Run | None = None) -> StrategyResult:
    """A strategy by which `owner` is sure to get at least `goal` (MAX, FIRST) or at most `goal` (MIN, SECOND).

    In games won by the last move a winning strategy has goal +1 for FIRST, -1 for SECOND. In games that can be drawn at
    0, goal 0 asks for a non-losing one. A leaf without a value fails the goal.
    """
    work = SearchContext(position, run)
    wants_high = owner in (Side.MAX, Side.FIRST)
    try:
        known: dict[Hashable, bool] = {}
        reached = _reaches(position, work, wants_high, goal, known)
        found = _extract(position, work, wants_high, goal, known) if reached else None
    except StoppedError:
        return StrategyResult(None, False, work.counters)
    return StrategyResult(found, True, work.counters)


def _reaches(
    position: Position, work: SearchContext, wants_high: bool, goal: Value, known: dict[Hashable, bool]
) -> bool:
    """Whether the owner can reach the goal. `known` holds the answers, by key and score so far."""
    key = (position.key(), position.scored)
    if key not in known:
        work.enter()
        if position.is_over:
            value = position.value()
            known[key] = value is not None and (value >= goal if wants_high else value <= goal)
        else:
            mine = maximises(position) == wants_high
            some = any if mine else all
            known[key] = some(_reaches(position.play(move), work, wants_high, goal, known) for move in position.moves())
    return known[key]


def _extract(
    position: Position, work: SearchContext, wants_high: bool, goal: Value, known: dict[Hashable, bool]
) -> Strategy:
    """The strategy from a position at which the goal can be reached."""
    if position.is_over:
        return Strategy(position)
    branches = []
    for move in position.moves():
        child = position.play(move)
        if maximises(position) != wants_high:
            branches.append((move, _extract(child, work, wants_high, goal, known)))
        elif _reaches(child, work, wants_high, goal, known):
            branches.append((move, _extract(child, work, wants_high, goal, known)))
            break
    return Strategy(position, tuple(branches))
