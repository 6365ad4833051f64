"""What is proved about the positions of a game: the one source for the outcome bar, the graph, the work line and texts.

Whatever proves something (a solve, the values of moves, the store, the end of the game) notes it in the nodes of the
game's tree, wherever the position occurs. What follows from it for positions before and after is not noted:
`propagated` computes that, and callers display the tree it returns. What a file says is kept apart (`Node.said`).
"""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from tiling_gui.core.game import Game, Move, Value
from tiling_gui.core.results import Analysis, Bounded, MoveValue
from tiling_gui.records.tree import GameTree, Node, Path, Said
from tiling_gui.search.result import maximises


@dataclass(frozen=True)
class Bounds(Bounded):
    """Proved bounds on the final value under best play; None where nothing is known."""

    lower: Value | None = None
    upper: Value | None = None

    @property
    def sound(self) -> bool:
        """False if the bounds contradict each other."""
        return self.lower is None or self.upper is None or self.lower <= self.upper

    @property
    def pair(self) -> tuple[Value, Value] | None:
        """Both bounds; None unless both are known."""
        return None if self.lower is None or self.upper is None else (self.lower, self.upper)

    def intersected(self, other: Bounded) -> "Bounds":
        """The intersection of these bounds and `other`.

        If the two contradict each other, the result is the one that is sound, if exactly one is, and otherwise unknown.
        """
        lower, upper = other.lower, other.upper
        if lower is None and upper is None and self.sound:
            return self
        low = lower if self.lower is None else self.lower if lower is None else max(self.lower, lower)
        high = upper if self.upper is None else self.upper if upper is None else min(self.upper, upper)
        if low is not None and high is not None and low > high:
            standing = [bounds for bounds in (self, Bounds(lower, upper)) if bounds.sound]
            return standing[0] if len(standing) == 1 else UNKNOWN
        return self if (low, high) == (self.lower, self.upper) else Bounds(low, high)

    def crosses(self, other: "Bounds") -> bool:
        below = self.upper is not None and other.lower is not None and self.upper < other.lower
        return below or (self.lower is not None and other.upper is not None and self.lower > other.upper)


UNKNOWN = Bounds()
"""The bounds of a position of which nothing is known."""


def bounds_of(thing: Bounded) -> Bounds:
    return Bounds(thing.lower, thing.upper) if thing.any else UNKNOWN


def known_bounds(tree: GameTree, position: Any) -> Bounds:
    """The bounds noted for `position` on the line through the cursor and the main line; unknown if it is on neither."""
    found = UNKNOWN
    for path in paths_of(tree, position):
        found = found.intersected(tree.at(path))
    return found.intersected(final_bounds(position))


def with_position_bounds(tree: GameTree, position: Any, bounds: Bounded) -> GameTree:
    """The tree with these bounds noted wherever `position` occurs; the same tree if they add nothing."""
    for path in paths_of(tree, position):
        tree = with_bounds(tree, path, bounds)
    return tree


def with_analysis(tree: GameTree, analysis: Analysis) -> GameTree:
    """The tree with what an analysis proves about its position and about the moves already played from it."""
    bounds, moves = _combined(tree.game, bounds_of(analysis), analysis, {})
    tree = with_position_bounds(tree, analysis.position, bounds)
    for path in paths_of(tree, analysis.position):
        for child in tree.at(path).children:
            tree = with_bounds(tree, (*path, child.move), moves.get(child.move, UNKNOWN))
    return tree


def with_bounds(tree: GameTree, path: Path, bounds: Bounded) -> GameTree:
    """The tree with the node's bounds at `path` tightened by these; the same tree if they add nothing."""
    node = tree.at(path)
    tightened = bounds_of(node).intersected(bounds)
    if tightened == bounds_of(node):
        return tree
    return tree.with_bounds(tightened.lower, tightened.upper, path, _still_said(node.said, tightened))


# What a game says of itself -----------------------------------------------------------------------------------


def heard(tree: GameTree) -> GameTree:
    """The tree of a record read from a file: its values are what the file says, not what is proved."""

    def said(_: int, node: Node) -> dict[str, Any]:
        bounds = bounds_of(node)
        return _fields(node, UNKNOWN, Said(node.lower, node.upper) if bounds.any and bounds.sound else node.said)

    return tree.map_nodes(said)


def revalued(tree: GameTree, ask: Callable[[Any], Bounds]) -> tuple[GameTree, int]:
    """The tree of a stored game with the bounds that `ask` knows, and the number of notes that contradict them.

    Those notes are dropped; one that says more than is known is only said until it is proved again.
    """
    positions = tree.positions()
    dropped = 0

    def anew(number: int, node: Node) -> dict[str, Any]:
        nonlocal dropped
        note = bounds_of(node)
        if not note.any and node.said is None:
            return {}
        bounds = ask(positions[number]).intersected(final_bounds(positions[number]))
        if note.any and (not note.sound or bounds.crosses(note)):
            dropped += 1
            note = UNKNOWN
        said = Said(note.lower, note.upper, by_file=False) if note.any else node.said
        return _fields(node, bounds, _still_said(said, bounds))

    return tree.map_nodes(anew), dropped


def as_notes(tree: GameTree) -> GameTree:
    """The tree of a stored game of whose values nothing is known to be proved."""
    return revalued(tree, lambda position: UNKNOWN)[0]


def for_storage(tree: GameTree) -> GameTree:
    """The tree as it is stored: what it noted before is noted again."""
    if all(node.said is None or node.said.by_file for node in tree.nodes):
        return tree

    def noted(_: int, node: Node) -> dict[str, Any]:
        if node.said is None or node.said.by_file:
            return {}
        return _fields(node, bounds_of(node).intersected(node.said), None)

    return tree.map_nodes(noted)


def _still_said(said: Said | None, bounds: Bounds) -> Said | None:
    """What was said, unless it adds nothing to the bounds or contradicts them."""
    if said is None or bounds.crosses(Bounds(said.lower, said.upper)) or bounds.intersected(said) == bounds:
        return None
    return said


def _fields(node: Node, bounds: Bounds, said: Said | None) -> dict[str, Any]:
    """The fields that replace the node's values by these; {} if they are the same."""
    if (bounds.lower, bounds.upper, said) == (node.lower, node.upper, node.said):
        return {}
    return {"lower": bounds.lower, "upper": bounds.upper, "said": said}


def final_bounds(position: Any) -> Bounds:
    """The value of a finished game; unknown before its end."""
    value = position.value() if position.is_over else None
    return Bounds(value, value)


def with_known(tree: GameTree, analysis: Analysis) -> Analysis:
    """An analysis for display, with everything else known about its position and the moves played from it.

    Estimates are moved into the proved bounds: each move's into its own, and the best move's into those of the
    position.
    """
    bounds = known_bounds(tree, analysis.position).intersected(analysis)
    tried: dict[Any, Bounds] = {}
    for path in paths_of(tree, analysis.position):
        tried.update({child.move: bounds_of(child) for child in tree.at(path).children})
    bounds, of_moves = _combined(tree.game, bounds, analysis, tried)
    moves = tuple(_with_bounds_of(entry, of_moves[entry.move]) for entry in analysis.moves)
    estimated = _estimated(moves, bounds, high=maximises(analysis.position))
    return replace(analysis, lower=bounds.lower, upper=bounds.upper, moves=estimated)


def _with_bounds_of(entry: MoveValue, bounds: Bounds) -> MoveValue:
    whole = bounds.intersected(Bounds(entry.lower, entry.upper))
    return replace(entry, lower=whole.lower, upper=whole.upper) if whole.any else entry


def _estimated(moves: tuple[MoveValue, ...], bounds: Bounds, *, high: bool) -> tuple[MoveValue, ...]:
    """The moves with all estimates shifted equally so that the best is within the position's bounds."""
    if not moves:
        return moves

    def guess(entry: MoveValue) -> float:  # within the move's own bounds, not those inherited from the position
        lower = None if entry.lower == bounds.lower else entry.lower
        return _within(entry.estimate, lower, None if entry.upper == bounds.upper else entry.upper)

    best = (max if high else min)(guess(entry) for entry in moves)
    shift = _within(best, bounds.lower, bounds.upper) - best
    return tuple(replace(e, estimate=_within(e.estimate + shift, e.lower, e.upper)) for e in moves)


def _within(estimate: float, lower: Value | None, upper: Value | None) -> float:
    if lower is not None and estimate < lower:
        return float(lower)
    return float(upper) if upper is not None and estimate > upper else estimate


# Inference between a position and its moves -------------------------------------------------------------------


def propagated(tree: GameTree, ends: Bounded = UNKNOWN) -> GameTree:
    """The same moves, each with the bounds that follow from those noted at the others.

    A position is worth as much as its best move. For the player to move, no move leads to more, the best one to no less
    and, in games for which it is proved, none loses more than `Game.largest_cost`. `ends` are bounds on every game from
    the start, and narrow the result.
    """
    return propagated_to_cursor(tree, ends)[0]


def propagated_to_cursor(tree: GameTree, ends: Bounded = UNKNOWN) -> tuple[GameTree, Bounds]:
    """`propagated`, and the bounds at the cursor before `ends` narrow them."""
    positions, children = tree.positions(), tree.child_numbers
    found = [bounds_of(node) for node in tree.nodes]
    for i, position in enumerate(positions):
        if not children[i]:
            found[i] = found[i].intersected(final_bounds(position))
    if not any(bounds.any for bounds in found):
        return tree, UNKNOWN
    for i in reversed(range(len(found))):
        found[i] = _of_position(tree.game, positions[i], found[i], [found[child] for child in children[i]])
    for i, position in enumerate(positions):
        after = _of_moves(tree.game, position, found[i], [found[child] for child in children[i]])
        for child, bounds in zip(children[i], after, strict=True):
            found[child] = bounds

    def inferred(number: int, node: Node) -> dict[str, Any]:
        bounds = _narrowed(found[number], ends)
        return _fields(node, bounds, _still_said(node.said, bounds))

    return tree.map_nodes(inferred), found[tree.number]


def propagated_further(derived: GameTree, at: Bounds, added: Node, ends: Bounded) -> tuple[GameTree, Bounds]:
    """`propagated_to_cursor` after a move more, the only one from there, of which nothing is noted and after which the
    game goes on: then no other bounds change.

    `derived` and `at` are what it was before.
    """
    (after,) = _of_moves(derived.game, derived.position, at, [UNKNOWN])
    shown = _narrowed(after, ends)
    return derived.add(added.move, added.by, lower=shown.lower, upper=shown.upper), after


def _narrowed(bounds: Bounds, ends: Bounded) -> Bounds:
    return bounds.intersected(ends) if bounds.any else bounds


def _combined(
    game: Game, bounds: Bounds, analysis: Analysis, tried: Mapping[Move, Bounds]
) -> tuple[Bounds, dict[Move, Bounds]]:
    """Bounds of a position and its moves from an analysis and everything else known, each tightened by the other."""
    of_moves = {
        entry.move: tried.get(entry.move, UNKNOWN).intersected(Bounds(entry.lower, entry.upper))
        for entry in analysis.moves
    }
    moves = list(of_moves.values())
    bounds = _of_position(game, analysis.position, bounds, moves)
    return bounds, dict(zip(of_moves, _of_moves(game, analysis.position, bounds, moves), strict=True))


def _of_position(game: Game, position: Any, bounds: Bounds, moves: Sequence[Bounds]) -> Bounds:
    """`bounds` of a position, tightened by the bounds of its moves."""
    some, every = _from_moves(bounds, tuple(moves), maximises(position), game.largest_cost)
    return every if every is not some and len(moves) == len(position.moves()) else some


@lru_cache(maxsize=4096)  # along a game the same bounds meet again and again
def _from_moves(
    bounds: Bounds, moves: tuple[Bounds, ...], high: bool, largest_cost: Value | None
) -> tuple[Bounds, Bounds]:
    """`bounds` of a position, tightened by the bounds of some of its moves, and if these are all of its moves."""
    if not any(move.any for move in moves):
        return bounds, bounds
    bounds, moves = _for_mover(bounds, high), tuple(_for_mover(move, high) for move in moves)
    for move in moves:
        upper = None if largest_cost is None else _plus(move.upper, largest_cost)
        bounds = bounds.intersected(Bounds(move.lower, upper))
    some = _for_mover(bounds, high)
    uppers = [move.upper for move in moves if move.upper is not None]
    best = max(uppers) if len(uppers) == len(moves) else None
    if best is None or (bounds.upper is not None and best >= bounds.upper):
        return some, some
    return some, _for_mover(bounds.intersected(Bounds(None, best)), high)


def _of_moves(game: Game, position: Any, bounds: Bounds, moves: Sequence[Bounds]) -> Sequence[Bounds]:
    """The bounds of moves, tightened by those of the position they are played from."""
    some, every = _from_position(bounds, tuple(moves), maximises(position), game.largest_cost)
    return every if every is not some and len(moves) == len(position.moves()) else some


@lru_cache(maxsize=4096)
def _from_position(
    bounds: Bounds, moves: tuple[Bounds, ...], high: bool, largest_cost: Value | None
) -> tuple[tuple[Bounds, ...], tuple[Bounds, ...]]:
    """The bounds of some moves, tightened by those of their position, and if there are no other moves."""
    if not bounds.any:
        return moves, moves
    bounds, moves = _for_mover(bounds, high), tuple(_for_mover(move, high) for move in moves)
    lower = None if largest_cost is None else _plus(bounds.lower, -largest_cost)
    moves = tuple(move.intersected(Bounds(lower, bounds.upper)) for move in moves)
    some = tuple(_for_mover(move, high) for move in moves)
    if bounds.lower is None:
        return some, some
    may = [k for k, move in enumerate(moves) if move.upper is None or move.upper >= bounds.lower]
    if len(may) != 1:
        return some, some
    only = moves[may[0]]
    if only.lower is not None and only.lower >= bounds.lower:
        return some, some
    best = only.intersected(Bounds(bounds.lower, None))  # no other move can be the best
    return some, (*some[: may[0]], _for_mover(best, high), *some[may[0] + 1 :])


def _for_mover(bounds: Bounds, high: bool) -> Bounds:
    """Bounds negated if the player to move minimizes, so that more is better; applying it twice changes nothing."""
    return bounds if high else Bounds(_negated(bounds.upper), _negated(bounds.lower))


def _negated(value: Value | None) -> Value | None:
    return None if value is None else -value


def _plus(value: Value | None, more: Value) -> Value | None:
    return None if value is None else value + more


def paths_of(tree: GameTree, position: Any) -> list[Path]:
    """Paths of `position` on the line through the cursor and on the main line, without duplicates."""
    found: list[Path] = []
    for line, along in tree.lines:
        with suppress(ValueError):
            path = line[: _index(along, position)]  # a position cannot occur twice on a line of play
            if path not in found:
                found.append(path)
    return found


def _index(along: list[Any], position: Any) -> int:
    """`along.index(position)`. Most often it is the cached object itself, and identity is compared much faster."""
    for i, each in enumerate(along):
        if each is position:
            return i
    return along.index(position)
