"""What is proved about the positions of a game: the one place that the bar, the graph, the work line and the words ask.

Whatever proves something (a solve, a campaign, the values of moves, the store, the end of the game) notes it in the
nodes of the game's tree, at every place where the position stands; whoever shows it reads it here.
"""

from dataclasses import dataclass, replace
from typing import Any, Protocol

from tiling_gui.core.game import Side, Value
from tiling_gui.core.results import Analysis, MoveValue
from tiling_gui.records.tree import GameTree, Path


@dataclass(frozen=True)
class Bounds:
    """Proved bounds on what best play from a position ends with; None where nothing is known."""

    lower: Value | None = None
    upper: Value | None = None

    @property
    def value(self) -> Value | None:
        """The exact value if it is proved."""
        return self.lower if self.lower == self.upper else None

    @property
    def any(self) -> bool:
        """True if something is known."""
        return self.lower is not None or self.upper is not None

    @property
    def pair(self) -> tuple[Value, Value] | None:
        """Both bounds; None unless both are known."""
        return None if self.lower is None or self.upper is None else (self.lower, self.upper)

    def met(self, lower: Value | None, upper: Value | None) -> "Bounds":
        """The tighter of these bounds and those given."""
        low = lower if self.lower is None else self.lower if lower is None else max(self.lower, lower)
        high = upper if self.upper is None else self.upper if upper is None else min(self.upper, upper)
        return Bounds(low, high)


class Bounded(Protocol):
    """Whatever says between which values something lies: a node, an analysis, a move's value, a solution."""

    @property
    def lower(self) -> Any:
        """Proved: at least this."""
        ...

    @property
    def upper(self) -> Any:
        """Proved: at most this."""
        ...


def of(thing: Bounded) -> Bounds:
    """What a node, an analysis or a progress says."""
    return Bounds(thing.lower, thing.upper)


def known(tree: GameTree, position: Any) -> Bounds:
    """What is proved about `position`; nothing if it is not on a line of the game that is looked at."""
    found = Bounds()
    for path in places(tree, position):
        node = tree.at(path)
        found = found.met(node.lower, node.upper)
    return found.met(*at_end(position))


def learned(tree: GameTree, position: Any, lower: Value | None, upper: Value | None) -> GameTree:
    """With these bounds noted wherever `position` stands; the same tree if they are not news."""
    for path in places(tree, position):
        tree = noted(tree, path, lower, upper)
    return tree


def learned_from(tree: GameTree, analysis: Analysis) -> GameTree:
    """With what an analysis proves about its position and about the moves tried from it."""
    tree = learned(tree, analysis.position, analysis.lower, analysis.upper)
    proved = {entry.move: entry for entry in analysis.moves if entry.value is not None}
    for path in places(tree, analysis.position):
        for child in tree.at(path).children:
            if child.move in proved:
                entry = proved[child.move]
                tree = noted(tree, (*path, entry.move), entry.lower, entry.upper)
    return tree


def noted(tree: GameTree, path: Path, lower: Value | None, upper: Value | None) -> GameTree:
    """With these bounds met with those of the node at `path`; the same tree if they are not news."""
    node = tree.at(path)
    bounds = of(node).met(lower, upper)
    if bounds == of(node):
        return tree
    return tree.annotate(bounds.lower, bounds.upper, node.estimate, path)


def at_end(position: Any) -> tuple[Value | None, Value | None]:
    """The value of a finished game, twice; nothing is known for certain before the end."""
    value = position.value() if position.is_over else None
    return value, value


def with_known(tree: GameTree, analysis: Analysis) -> Analysis:
    """An analysis with everything else that is proved about its position and about the moves tried from it."""
    bounds = known(tree, analysis.position).met(analysis.lower, analysis.upper)
    tried: dict[Any, Bounds] = {}
    for path in places(tree, analysis.position):
        tried.update({child.move: of(child) for child in tree.at(path).children})
    # No move is better for the mover than the position itself.
    high = analysis.position.to_move in (Side.MAX, Side.FIRST)
    limit = Bounds(upper=bounds.upper) if high else Bounds(lower=bounds.lower)
    moves = tuple(_met(entry, _both(limit, tried.get(entry.move))) for entry in analysis.moves)
    return replace(analysis, lower=bounds.lower, upper=bounds.upper, moves=moves)


def _both(one: Bounds, other: Bounds | None) -> Bounds:
    return one if other is None else one.met(other.lower, other.upper)


def _met(entry: MoveValue, other: Bounds) -> MoveValue:
    bounds = other.met(entry.lower, entry.upper)
    return replace(entry, lower=bounds.lower, upper=bounds.upper)


def places(tree: GameTree, position: Any) -> list[Path]:
    """Paths of where `position` stands on the line through the cursor and on the main line, each place once."""
    lines = (tree.line_through(tree.cursor), tree.main_line())
    paths = dict.fromkeys(line[:ply] for line in lines for ply in range(len(line) + 1))
    return [path for path in paths if tree.position_at(path) == position]
