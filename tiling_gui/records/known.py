"""What is proved about the positions of a game: the one place that the bar, the graph, the work line and the words ask.

Whatever proves something (a solve, a campaign, the values of moves, the store, the end of the game) notes it in the
nodes of the game's tree, at every place where the position stands; whoever shows it reads it here.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from typing import Any, Protocol

from tiling_gui.core.bound_store import together
from tiling_gui.core.game import Side, Value
from tiling_gui.core.results import Analysis, MoveValue
from tiling_gui.records.tree import GameTree, Node, Path, build

FILE = "file "
"""Begins the name of a game's file as a source of values."""
NOTES = "the game's notes"
"""What values of a kept game rest on that nothing else proves."""


@dataclass(frozen=True)
class Bounds:
    """Proved bounds on what best play from a position ends with; None where nothing is known."""

    lower: Value | None = None
    upper: Value | None = None
    rests_on: tuple[str, ...] = ()
    """Sources that they rest on and that were not proved here; empty if they were."""

    @property
    def value(self) -> Value | None:
        """The exact value if it is proved."""
        return self.lower if self.lower == self.upper else None

    @property
    def settled(self) -> bool:
        """True if the value is exact, and more than a note in a game or its file: a search would find nothing new."""
        return self.value is not None and not any(name.startswith((FILE, NOTES)) for name in self.rests_on)

    @property
    def any(self) -> bool:
        """True if something is known."""
        return self.lower is not None or self.upper is not None

    @property
    def proved(self) -> tuple[Value | None, Value | None]:
        """Both bounds as far as they were proved here: what further proofs may rest on."""
        return (None, None) if self.rests_on else (self.lower, self.upper)

    @property
    def noted(self) -> tuple[Value | None, Value | None]:
        """Both bounds as far as they were proved here, if only by a run whose notes are all there is of it."""
        return (None, None) if set(self.rests_on) - {NOTES} else (self.lower, self.upper)

    @property
    def sound(self) -> bool:
        """False if they contradict each other."""
        return self.lower is None or self.upper is None or self.lower <= self.upper

    @property
    def pair(self) -> tuple[Value, Value] | None:
        """Both bounds; None unless both are known."""
        return None if self.lower is None or self.upper is None else (self.lower, self.upper)

    def met(self, lower: Value | None, upper: Value | None, rests_on: tuple[str, ...] = ()) -> "Bounds":
        """The tighter of these bounds and those given, resting on no more than it takes.

        Where the two contradict each other, those stand that rest on less: what was proved here, if one was; none
        where both rest on something.
        """
        other = Bounds(lower, upper, rests_on)
        low = lower if self.lower is None else self.lower if lower is None else max(self.lower, lower)
        high = upper if self.upper is None else self.upper if upper is None else min(self.upper, upper)
        if not Bounds(low, high).sound:
            standing = [bounds for bounds in (self, other) if bounds.sound and not bounds.rests_on]
            return standing[0] if len(standing) == 1 else Bounds()
        enough = [bounds.rests_on for bounds in (self, other) if (bounds.lower, bounds.upper) == (low, high)]
        return Bounds(low, high, min(enough, key=len, default=together(self.rests_on, rests_on)))

    def crosses(self, other: "Bounds") -> bool:
        """True if the two contradict each other."""
        below = self.upper is not None and other.lower is not None and self.upper < other.lower
        return below or (self.lower is not None and other.upper is not None and self.lower > other.upper)


class Bounded(Protocol):
    """Whatever says between which values something lies: a node, an analysis, a solution."""

    @property
    def lower(self) -> Any:
        """Proved: at least this."""
        ...

    @property
    def upper(self) -> Any:
        """Proved: at most this."""
        ...

    @property
    def rests_on(self) -> tuple[str, ...]:
        """What that rests on besides what was proved here."""
        ...


def of(thing: Bounded) -> Bounds:
    """What a node, an analysis or a progress says."""
    return Bounds(thing.lower, thing.upper, thing.rests_on)


def known(tree: GameTree, position: Any) -> Bounds:
    """What is proved about `position`; nothing if it is not on a line of the game that is looked at."""
    found = Bounds()
    for path in places(tree, position):
        node = tree.at(path)
        found = found.met(node.lower, node.upper, node.rests_on)
    return found.met(*at_end(position))


def learned(
    tree: GameTree, position: Any, lower: Value | None, upper: Value | None, rests_on: tuple[str, ...] = ()
) -> GameTree:
    """With these bounds noted wherever `position` stands; the same tree if they are not news."""
    for path in places(tree, position):
        tree = noted(tree, path, lower, upper, rests_on)
    return tree


def learned_from(tree: GameTree, analysis: Analysis) -> GameTree:
    """With what an analysis proves about its position and about the moves tried from it."""
    tree = learned(tree, analysis.position, analysis.lower, analysis.upper, analysis.rests_on)
    proved = {entry.move: entry for entry in analysis.moves if entry.value is not None}
    for path in places(tree, analysis.position):
        for child in tree.at(path).children:
            if child.move in proved:
                entry = proved[child.move]
                tree = noted(tree, (*path, entry.move), entry.lower, entry.upper, analysis.rests_on)
    return tree


def noted(
    tree: GameTree, path: Path, lower: Value | None, upper: Value | None, rests_on: tuple[str, ...] = ()
) -> GameTree:
    """With these bounds met with those of the node at `path`; the same tree if they are not news."""
    node = tree.at(path)
    bounds = of(node).met(lower, upper, rests_on)
    if bounds == of(node):
        return tree
    return tree.annotate(bounds.lower, bounds.upper, node.estimate, path, bounds.rests_on)


def claimed(tree: GameTree, name: str) -> GameTree:
    """The tree of a record in the file `name`: its values are what that says, not what was proved here."""

    def named(node: Node) -> Node:
        told = Bounds(node.lower, node.upper, (FILE + name,))
        told = told if told.any and told.sound else Bounds()
        return replace(node, lower=told.lower, upper=told.upper, rests_on=told.rests_on)

    return tree.noted(named)


def asked_anew(tree: GameTree, ask: Callable[[Any], Bounds], gone: Collection[str]) -> tuple[GameTree, int]:
    """The tree of a kept game with what `ask` says is known of its positions, and how many notes contradict that.

    Those are dropped, as is a note that rests on what is `gone`; one that says more than is known rests on NOTES.
    """
    nodes = [tree.root, *(node for _, _, node in tree.walk())]
    paths: list[Path] = [()]
    moves: list[tuple[int, Node]] = []
    dropped = 0

    def anew(node: Node, path: Path) -> Node:
        nonlocal dropped
        node, note = replace(node, children=()), of(node)
        if not note.any:
            return node
        bounds = ask(tree.position_at(path))
        if not note.sound or bounds.crosses(note):
            dropped += 1
        elif not any(name in gone for name in node.rests_on):
            bounds = bounds.met(note.lower, note.upper, note.rests_on or (NOTES,))
        return replace(node, lower=bounds.lower, upper=bounds.upper, rests_on=bounds.rests_on)

    if not any(of(node).any for node in nodes):
        return tree, 0
    for _, parent, node in tree.walk():
        paths.append((*paths[parent], node.move))
        moves.append((parent, anew(node, paths[-1])))
    return build(tree.game, tree.start, anew(tree.root, ()), moves, tree.number), dropped


def as_notes(tree: GameTree) -> GameTree:
    """The tree of a kept game, whose values are notes."""
    return asked_anew(tree, lambda position: Bounds(), ())[0]


def kept(tree: GameTree) -> GameTree:
    """The tree as it is kept: there every value is a note, and does not say so."""

    def plain(node: Node) -> Node:
        return replace(node, rests_on=()) if node.rests_on == (NOTES,) else node

    return tree.noted(plain) if NOTES in rests_of(tree) else tree


def without(tree: GameTree, source: str) -> GameTree:
    """Without the values that rest on `source`."""

    def stays(node: Node) -> Node:
        return replace(node, lower=None, upper=None, rests_on=()) if source in node.rests_on else node

    return tree.noted(stays) if source in rests_of(tree) else tree


def rests_of(tree: GameTree) -> tuple[str, ...]:
    """All that values in the tree rest on and that was not proved here."""
    return together(tree.root.rests_on, *(node.rests_on for _, _, node in tree.walk()))


def at_end(position: Any) -> tuple[Value | None, Value | None]:
    """The value of a finished game, twice; nothing is known for certain before the end."""
    value = position.value() if position.is_over else None
    return value, value


def with_known(tree: GameTree, analysis: Analysis) -> Analysis:
    """An analysis with everything else that is known of its position and of the moves tried from it: to be shown."""
    bounds = known(tree, analysis.position).met(analysis.lower, analysis.upper, analysis.rests_on)
    tried: dict[Any, Bounds] = {}
    for path in places(tree, analysis.position):
        tried.update({child.move: of(child) for child in tree.at(path).children})
    rests = together(analysis.rests_on, bounds.rests_on, *(child.rests_on for child in tried.values()))
    # No move is better for the mover than the position itself.
    high = analysis.position.to_move in (Side.MAX, Side.FIRST)
    limit = (None, bounds.upper) if high else (bounds.lower, None)
    moves = tuple(_met(entry, tried.get(entry.move, Bounds()), limit, analysis.rests_on) for entry in analysis.moves)
    return replace(analysis, lower=bounds.lower, upper=bounds.upper, moves=moves, rests_on=rests)


def _met(entry: MoveValue, told: Bounds, limit: tuple[Any, Any], rests_on: tuple[str, ...]) -> MoveValue:
    bounds = told.met(entry.lower, entry.upper, rests_on)
    within = bounds.met(*limit, bounds.rests_on)
    bounds = within if within.any else bounds  # else what a file says of the move lies beyond the limit
    return replace(entry, lower=bounds.lower, upper=bounds.upper)


def places(tree: GameTree, position: Any) -> list[Path]:
    """Paths of where `position` stands on the line through the cursor and on the main line, each place once."""
    lines = (tree.line_through(tree.cursor), tree.main_line())
    paths = dict.fromkeys(line[:ply] for line in lines for ply in range(len(line) + 1))
    return [path for path in paths if tree.position_at(path) == position]
