"""What is proved about the positions of a game: the one place that the bar, the graph, the work line and the words ask.

Whatever proves something (a solve, a campaign, the values of moves, the store, the end of the game) notes it in the
nodes of the game's tree, at every place where the position stands. What follows from it for the positions before and
after is not noted: `carried` works it out, and whoever shows something reads the tree that it gives.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

from tiling_gui.core.bound_store import merged_sources
from tiling_gui.core.game import Game, Move, Side, Value
from tiling_gui.core.results import Analysis, Bounded, MoveValue
from tiling_gui.language import mark
from tiling_gui.records.tree import GameTree, Node, Path

FILE = "file "
"""Begins the name of a game's file as a source of values."""
NOTES = mark("the game's notes")
"""What values of a kept game rest on that nothing else proves."""


class Resting(Protocol):
    """Whatever may rest on something that was not proved here."""

    @property
    def rests_on(self) -> tuple[str, ...]:
        """The sources."""
        ...


@dataclass(frozen=True)
class Bounds(Bounded):
    """Proved bounds on what best play from a position ends with; None where nothing is known."""

    lower: Value | None = None
    upper: Value | None = None
    rests_on: tuple[str, ...] = ()

    @property
    def is_final(self) -> bool:
        """True if the value is exact, and more than a note in a game or its file: a search would find nothing new."""
        return self.value is not None and not self.only_said

    @property
    def only_said(self) -> bool:
        """True if a game or its file says so, and nothing is known to have proved it."""
        return any(name.startswith((FILE, NOTES)) for name in self.rests_on)

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

    def met(self, other: Bounded) -> "Bounds":
        """The tighter of these bounds and those of another, resting on no more than it takes.

        Where the two contradict each other, those stand that rest on less: what was proved here, if one was; none
        where both rest on something.
        """
        lower, upper, rests_on = other.lower, other.upper, other.rests_on
        if lower is None and upper is None and self.sound:
            return self
        low = lower if self.lower is None else self.lower if lower is None else max(self.lower, lower)
        high = upper if self.upper is None else self.upper if upper is None else min(self.upper, upper)
        if low is not None and high is not None and low > high:
            both = (self, Bounds(lower, upper, rests_on))
            standing = [bounds for bounds in both if bounds.sound and not bounds.rests_on]
            return standing[0] if len(standing) == 1 else Bounds()
        ours, theirs = (low, high) == (self.lower, self.upper), (low, high) == (lower, upper)
        if ours and not (theirs and len(rests_on) < len(self.rests_on)):
            return self
        return Bounds(low, high, rests_on if theirs else merged_sources(self.rests_on, rests_on))

    def crosses(self, other: "Bounds") -> bool:
        below = self.upper is not None and other.lower is not None and self.upper < other.lower
        return below or (self.lower is not None and other.upper is not None and self.lower > other.upper)


def of(thing: Bounded) -> Bounds:
    return Bounds(thing.lower, thing.upper, thing.rests_on)


def known(tree: GameTree, position: Any) -> Bounds:
    """What is noted about `position`; nothing if it is not on a line of the game that is looked at."""
    found = Bounds()
    for path in places(tree, position):
        found = found.met(tree.at(path))
    return found.met(at_end(position))


def learned(tree: GameTree, position: Any, bounds: Bounded) -> GameTree:
    """With these bounds noted wherever `position` stands; the same tree if they are not news."""
    for path in places(tree, position):
        tree = noted(tree, path, bounds)
    return tree


def learned_from(tree: GameTree, analysis: Analysis) -> GameTree:
    """With what an analysis proves about its position and about the moves tried from it."""
    bounds, moves = _settled(tree.game, of(analysis), analysis, {})
    tree = learned(tree, analysis.position, bounds)
    for path in places(tree, analysis.position):
        for child in tree.at(path).children:
            tree = noted(tree, (*path, child.move), moves.get(child.move, Bounds()))
    return tree


def noted(tree: GameTree, path: Path, bounds: Bounded) -> GameTree:
    """With these bounds met with those of the node at `path`; the same tree if they are not news."""
    node = tree.at(path)
    met = of(node).met(bounds)
    if met == of(node):
        return tree
    return tree.annotate(met.lower, met.upper, node.estimate, path, met.rests_on)


def claimed(tree: GameTree, name: str) -> GameTree:
    """The tree of a record in the file `name`: its values are what that says, not what was proved here."""

    def named(_: int, node: Node) -> Node:
        told = Bounds(node.lower, node.upper, (FILE + name,))
        return _with(node, told if told.any and told.sound else Bounds())

    return tree.noted(named)


def _with(node: Node, bounds: Bounds) -> Node:
    """The node with these bounds in place of its own."""
    if (bounds.lower, bounds.upper, bounds.rests_on) == (node.lower, node.upper, node.rests_on):
        return node
    return node.with_fields(lower=bounds.lower, upper=bounds.upper, rests_on=bounds.rests_on)


def asked_anew(tree: GameTree, ask: Callable[[Any], Bounds], gone: Collection[str]) -> tuple[GameTree, int]:
    """The tree of a kept game with what `ask` says is known of its positions, and how many notes contradict that.

    Those are dropped, as is a note that rests on what is `gone`; one that says more than is known rests on NOTES.
    """
    positions = tree.positions()
    dropped = 0

    def anew(number: int, node: Node) -> Node:
        nonlocal dropped
        note = of(node)
        if not note.any:
            return node
        bounds = ask(positions[number]).met(at_end(positions[number]))
        if not note.sound or bounds.crosses(note):
            dropped += 1
        elif not any(name in gone for name in node.rests_on):
            bounds = bounds.met(Bounds(note.lower, note.upper, note.rests_on or (NOTES,)))
        return _with(node, bounds)

    return tree.noted(anew), dropped


def as_notes(tree: GameTree) -> GameTree:
    return asked_anew(tree, lambda position: Bounds(), ())[0]


def kept(tree: GameTree) -> GameTree:
    """The tree as it is kept: there every value is a note, and does not say so."""

    def plain(_: int, node: Node) -> Node:
        return replace(node, rests_on=()) if node.rests_on == (NOTES,) else node

    return tree.noted(plain) if NOTES in rests_of(tree) else tree


def without(tree: GameTree, source: str) -> GameTree:
    """Without the values that rest on `source`."""

    def stays(_: int, node: Node) -> Node:
        return _with(node, Bounds()) if source in node.rests_on else node

    return tree.noted(stays) if source in rests_of(tree) else tree


def rests_of(tree: GameTree) -> tuple[str, ...]:
    """All that values in the tree rest on and that was not proved here."""
    return sources_of(tree.root, *(node for _, _, node in tree.walk()))


def sources_of(*shown: Resting | None) -> tuple[str, ...]:
    """All that was not proved here and that some of these rest on, sorted."""
    return merged_sources(*(one.rests_on for one in shown if one is not None))


def rests_json(*shown: Resting | None) -> dict[str, str]:
    """The key that says what an answer rests on that was not proved here; none if it was."""
    names = sources_of(*shown)
    return {"rests_on": ", ".join(names)} if names else {}


def at_end(position: Any) -> Bounds:
    """The value of a finished game; nothing is known for certain before the end."""
    value = position.value() if position.is_over else None
    return Bounds(value, value)


def with_known(tree: GameTree, analysis: Analysis) -> Analysis:
    """An analysis with everything else that is known of its position and of the moves tried from it: to be shown.

    Estimates lie within what is proved: no move's own bounds are left, and the best move reaches the position's.
    """
    bounds = known(tree, analysis.position).met(analysis)
    tried: dict[Any, Bounds] = {}
    for path in places(tree, analysis.position):
        tried.update({child.move: of(child) for child in tree.at(path).children})
    bounds, told = _settled(tree.game, bounds, analysis, tried)
    rests = sources_of(analysis, bounds, *told.values())
    moves = tuple(_told(entry, told[entry.move], analysis.rests_on) for entry in analysis.moves)
    estimated = _estimated(moves, bounds, high=_maximizes(analysis.position))
    return replace(analysis, lower=bounds.lower, upper=bounds.upper, moves=estimated, rests_on=rests)


def _told(entry: MoveValue, bounds: Bounds, rests_on: tuple[str, ...]) -> MoveValue:
    whole = bounds.met(Bounds(entry.lower, entry.upper, rests_on))  # a claim that was given up had taken its place
    return replace(entry, lower=whole.lower, upper=whole.upper) if whole.any else entry


def _estimated(moves: tuple[MoveValue, ...], bounds: Bounds, *, high: bool) -> tuple[MoveValue, ...]:
    """The moves with their estimates moved, all by as much, so that the best is none the position cannot be worth."""
    if not moves:
        return moves

    def guess(entry: MoveValue) -> float:  # within its own bounds, not those that it has from the position
        lower = None if entry.lower == bounds.lower else entry.lower
        return _within(entry.estimate, lower, None if entry.upper == bounds.upper else entry.upper)

    best = (max if high else min)(guess(entry) for entry in moves)
    shift = _within(best, bounds.lower, bounds.upper) - best
    return tuple(replace(e, estimate=_within(e.estimate + shift, e.lower, e.upper)) for e in moves)


def _within(estimate: float, lower: Value | None, upper: Value | None) -> float:
    if lower is not None and estimate < lower:
        return float(lower)
    return float(upper) if upper is not None and estimate > upper else estimate


# From a position to those after it, and back ------------------------------------------------------------------


def carried(tree: GameTree, ends: Bounded = Bounds()) -> GameTree:
    """The same moves, each with all that follows for it from what is noted of the others.

    A position is worth what its best move leads to: no move leads to more, for the player who makes it, the best one to
    no less, and in games of which it is proved none gives up more than `Game.largest_cost`. `ends`, between which every
    game from the start ends, narrow what is known.
    """
    positions, found, children = tree.positions(), [of(tree.root)], [list[int]()]
    for number, parent, node in tree.walk():
        found.append(of(node))
        children.append([])
        children[parent].append(number)
    for i, position in enumerate(positions):
        if not children[i]:
            found[i] = found[i].met(at_end(position))
    if not any(bounds.any for bounds in found):
        return tree
    for i in reversed(range(len(found))):
        found[i] = _of_position(tree.game, positions[i], found[i], [found[child] for child in children[i]])
    for i, position in enumerate(positions):
        after = _of_moves(tree.game, position, found[i], [found[child] for child in children[i]])
        for child, bounds in zip(children[i], after, strict=True):
            found[child] = bounds

    def told(number: int, node: Node) -> Node:
        bounds = found[number]
        return _with(node, bounds.met(ends) if bounds.any else bounds)

    return tree.noted(told)


def _settled(
    game: Game, bounds: Bounds, analysis: Analysis, tried: Mapping[Move, Bounds]
) -> tuple[Bounds, dict[Move, Bounds]]:
    """What a position and its moves are worth by an analysis and what else is known, each by the other, too."""
    told = {
        entry.move: tried.get(entry.move, Bounds()).met(Bounds(entry.lower, entry.upper, analysis.rests_on))
        for entry in analysis.moves
    }
    moves = list(told.values())
    bounds = _of_position(game, analysis.position, bounds, moves)
    return bounds, dict(zip(told, _of_moves(game, analysis.position, bounds, moves), strict=True))


def _of_position(game: Game, position: Any, bounds: Bounds, moves: Sequence[Bounds]) -> Bounds:
    """`bounds` of a position, and what follows for it from those of moves that lead on from it."""
    if not moves or not any(move.any for move in moves):
        return bounds
    high = _maximizes(position)
    bounds, moves = _seen(bounds, high), [_seen(move, high) for move in moves]
    for move in moves:
        upper = None if game.largest_cost is None else _plus(move.upper, game.largest_cost)
        bounds = bounds.met(Bounds(move.lower, upper, move.rests_on))
    uppers = [move.upper for move in moves if move.upper is not None]
    best = max(uppers) if len(uppers) == len(moves) else None
    news = best is not None and (bounds.upper is None or best < bounds.upper)
    if news and len(moves) == len(position.moves()):
        bounds = bounds.met(Bounds(None, best, sources_of(*moves)))
    return _seen(bounds, high)


def _of_moves(game: Game, position: Any, bounds: Bounds, moves: Sequence[Bounds]) -> list[Bounds]:
    """The bounds of moves, and what follows for them from those of the position that they lead on from."""
    if not bounds.any:
        return list(moves)
    high = _maximizes(position)
    bounds, moves = _seen(bounds, high), [_seen(move, high) for move in moves]
    lower = None if game.largest_cost is None else _plus(bounds.lower, -game.largest_cost)
    moves = [move.met(Bounds(lower, bounds.upper, bounds.rests_on)) for move in moves]
    if bounds.lower is not None:
        may = [i for i, move in enumerate(moves) if move.upper is None or move.upper >= bounds.lower]
        least = moves[may[0]].lower if len(may) == 1 else bounds.lower
        news = least is None or least < bounds.lower
        if news and len(moves) == len(position.moves()):  # no other can be the best
            rests = sources_of(bounds, *moves)
            moves[may[0]] = moves[may[0]].met(Bounds(bounds.lower, None, rests))
    return [_seen(move, high) for move in moves]


def _maximizes(position: Any) -> bool:
    return position.to_move in (Side.MAX, Side.FIRST)


def _seen(bounds: Bounds, high: bool) -> Bounds:
    """As the player to move sees them, who wants much if `high`; seen twice they are as they were."""
    return bounds if high else Bounds(_negated(bounds.upper), _negated(bounds.lower), bounds.rests_on)


def _negated(value: Value | None) -> Value | None:
    return None if value is None else -value


def _plus(value: Value | None, more: Value) -> Value | None:
    return None if value is None else value + more


def places(tree: GameTree, position: Any) -> list[Path]:
    """Paths of where `position` stands on the line through the cursor and on the main line, each place once."""
    found: list[Path] = []
    for line, along in tree.lines:
        found += [line[:ply] for ply, met in enumerate(along) if met == position and line[:ply] not in found]
    return found
