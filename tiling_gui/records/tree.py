"""A game as an immutable tree of moves with values and comments, and a cursor in it; undo moves the cursor.

The first child of a node is the main line, the others are variations. A path is the sequence of moves from the start,
so it stays valid when variations are promoted. Operations return new trees that share all unchanged nodes. Positions
are found by replaying moves, and cached. Works for every game in the catalogue.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from operator import is_not
from typing import Any, Generic, Self

from tiling_gui.core.exact_text import clean
from tiling_gui.core.game import Game, M, Move, P, Side, Value
from tiling_gui.core.results import Bounded
from tiling_gui.errors import InputError, input_error

Path = tuple[Move, ...]
"""The moves from the starting position."""

_REMEMBERED = 4096
"""Cached positions after which the cache is emptied: enough for a game with its variations."""


_Step = tuple[Any, dict[Move, Any]]
"""A position, and the step to take for each of its moves that is cached."""


class _Replay:
    """The cache of positions."""

    def __init__(self) -> None:
        self.count = 0
        self.after: dict[Move, _Step] = {}

    def step(self, position: Any, after: dict[Move, _Step], move: Move) -> _Step:
        """The position after `move`, and the mapping for its moves. Raises InputError if the move is illegal."""
        found = after.get(move)
        if found is None:
            found = position.play(move), {}
            if self.count >= _REMEMBERED:
                self.after, self.count = {}, 0
            after[move] = found
            self.count += 1
        return found


FILLED = "filled"
"""The spec of a move that was filled in because nothing was left to choose; no player made it."""


@dataclass(frozen=True)
class NamedPlayer:
    """A player: the current one of a side, or the one who made a single move."""

    spec: str
    """As on the command line: "human", "lookahead:3", "perfect", ..."""
    name: str = ""
    """The name for display, e.g. "You"."""


@dataclass(frozen=True)
class Said(Bounded):
    """Bounds that a game gives for a position without a proof: shown as text until they are proved here."""

    lower: Value | None = None
    upper: Value | None = None
    by_file: bool = True
    """False for a value that was noted in a stored game, and is not proved again yet."""


@dataclass(frozen=True)
class Node(Bounded):
    """A move and the notes on the position after it; the root has no move, and its notes are on the start."""

    move: Move = None
    children: tuple["Node", ...] = ()
    comment: str = ""
    lower: Value | None = None
    upper: Value | None = None
    """Proved bounds on the final value under best play."""
    estimate: float | None = None
    """An estimate of that value; never shown as exact."""
    by: NamedPlayer | None = None
    """The player who made the move, if not the one whom the record names for that side."""
    said: Said | None = None
    marks: tuple[str, ...] = ()
    """Marks on the board, "c3" or "c3:cross"; see core/drawing/marks.py."""
    arrows: tuple[str, ...] = ()
    """Arrows on the board, "a1-c3" or "a1-c3:cross"."""

    def with_fields(self, **fields: Any) -> "Node":
        """A copy with other fields.

        `replace` takes three times as long, and every change copies all nodes on a path.
        """
        made = object.__new__(Node)
        made.__dict__.update(self.__dict__, **fields)
        return made

    def child(self, move: Move) -> "Node | None":
        for child in self.children:
            if child.move == move:
                return child
        return None


_OF_MOVES = ("position", "line", "_line_steps", "_line_positions", "_main_line", "lines", "child_numbers")
"""Cached properties of a tree that do not depend on its notes."""


@dataclass(frozen=True)
class GameTree(Generic[P, M]):
    """A starting position, the moves tried from it, and a cursor."""

    game: Game[P, M]
    start: P
    root: Node = field(default_factory=Node)
    cursor: tuple[M, ...] = ()
    _replay: _Replay = field(default_factory=_Replay, compare=False, repr=False)

    # Reading ------------------------------------------------------------------------------------------

    @cached_property
    def position(self) -> P:
        return self.position_at(self.cursor)

    @cached_property
    def node(self) -> Node:
        return self.at(self.cursor)

    @cached_property
    def line(self) -> tuple[M, ...]:
        """The line of play through the cursor: its path, continued along first children to a leaf."""
        return tuple([node.move for node in self._line_nodes[1:]])

    @cached_property
    def _line_nodes(self) -> list[Node]:
        nodes = self._nodes_from_root(self.cursor)
        while nodes[-1].children:
            nodes.append(nodes[-1].children[0])
        return nodes

    @cached_property
    def _line_steps(self) -> list[_Step]:
        return self._replayed(self.line)

    @cached_property
    def _line_positions(self) -> list[P]:
        return [position for position, _ in self._line_steps]

    def at(self, path: Path) -> Node:
        """The node at the end of `path`. Raises InputError if the tree has no such path."""
        return self.nodes_along(path)[-1]

    def nodes_along(self, path: Path) -> list[Node]:
        """The root and the node of every move of `path`. Raises InputError if the tree has no such path."""
        if self.line[: len(path)] == path:
            return self._line_nodes[: len(path) + 1]
        return self._nodes_from_root(path)

    def bounds_along(self, path: Path) -> list[tuple[Value | None, Value | None]]:
        """What is proved at the root and after every move of `path`. Raises InputError as `nodes_along`."""
        return [(node.lower, node.upper) for node in self.nodes_along(path)]

    def _nodes_from_root(self, path: Path) -> list[Node]:
        nodes = [self.root]
        for move in path:
            node = nodes[-1].child(move)
            if node is None:
                raise input_error("There is no such move in this game.")
            nodes.append(node)
        return nodes

    def position_at(self, path: tuple[M, ...]) -> P:
        """The position after `path`, which need not be in the tree. Raises InputError if a move is illegal."""
        return self.positions_along(path)[-1]

    def positions_along(self, path: tuple[M, ...]) -> list[P]:
        """The start, and the position after every move of `path`. Raises InputError if a move is illegal."""
        if self.line[: len(path)] == path:
            return self._line_positions[: len(path) + 1]
        return [position for position, _ in self._replayed(path)]

    def _replayed(self, path: tuple[M, ...]) -> list[_Step]:
        steps: list[_Step] = [(self.start, self._replay.after)]
        for move in path:
            steps.append(self._replay.step(*steps[-1], move))
        return steps

    def positions(self) -> list[P]:
        """The start and the position after every move, in the order of `walk`."""
        found = [(self.start, self._replay.after)]
        for _, parent, node in self.walk():
            found.append(self._replay.step(*found[parent], node.move))
        return [position for position, _ in found]

    def main_line(self) -> tuple[M, ...]:
        return self._main_line

    @cached_property
    def _main_line(self) -> tuple[M, ...]:
        return self.line_through(())

    def line_through(self, path: Path) -> tuple[M, ...]:
        """`path`, continued along first children to a leaf."""
        node, moves = self.at(path), list(path)
        while node.children:
            node = node.children[0]
            moves.append(node.move)
        return tuple(moves)

    @cached_property
    def lines(self) -> tuple[tuple[tuple[M, ...], list[P]], ...]:
        """The line through the cursor and, if different, the main line: each with its `positions_along`."""
        both = dict.fromkeys((self.line, self.main_line()))
        return tuple((line, self.positions_along(line)) for line in both)

    def existing_prefix(self, path: Path) -> tuple[M, ...]:
        """The longest prefix of `path` that is in the tree."""
        node: Node | None = self.root
        for k, move in enumerate(path):
            node = node.child(move) if node else None
            if node is None:
                return path[:k]
        return path

    def walk(self) -> Iterator[tuple[int, int, Node]]:
        """Yield (number, number of the parent, node) for every move, parents first, main line before variations.

        The root has number 0 and is not included; moves are numbered from 1.
        """
        return iter(self._moves)

    @cached_property
    def _moves(self) -> list[tuple[int, int, Node]]:
        found: list[tuple[int, int, Node]] = []
        waiting = [(0, child) for child in reversed(self.root.children)]
        while waiting:
            parent, node = waiting.pop()
            number = len(found) + 1
            found.append((number, parent, node))
            waiting.extend((number, child) for child in reversed(node.children))
        return found

    @cached_property
    def nodes(self) -> list[Node]:
        """The root and the node of every move, in the order of `walk`."""
        return [self.root, *[node for _, _, node in self._moves]]

    @cached_property
    def child_numbers(self) -> list[list[int]]:
        """The numbers of the children of each of `nodes`."""
        found = [list[int]() for _ in self.nodes]
        for number, parent, _ in self._moves:
            found[parent].append(number)
        return found

    @property
    def number(self) -> int:
        """The number of the move at the cursor in the order of `walk`; 0 at the start."""
        return self.number_of(self.cursor)

    def number_of(self, path: Path) -> int:
        """The number of the last move of `path` in the order of `walk`; 0 at the start."""
        at = depth = 0
        for number, parent, node in self.walk():
            if depth == len(path):
                break
            if parent == at and node.move == path[depth]:
                at, depth = number, depth + 1
        return at

    def path_of(self, number: int) -> tuple[M, ...]:
        """The path to the move with this number in the order of `walk`. Raises InputError if there is none."""
        moves = [(0, self.root), *((parent, node) for _, parent, node in self.walk())]
        if not 0 <= number < len(moves):
            raise input_error("There is no such move in this game.")
        path = []
        while number:
            path.append(moves[number][1].move)
            number = moves[number][0]
        return tuple(reversed(path))

    @property
    def size(self) -> int:
        """The number of moves in the tree, variations included."""
        return len(self._moves)

    # Moving the cursor --------------------------------------------------------------------------------

    def go(self, path: Path) -> Self:
        """The same tree with the cursor at `path`. Raises InputError if there is no such path."""
        self.at(path)
        return replace(self, cursor=path)

    def back(self, moves: int = 1) -> Self:
        """The tree with the cursor `moves` moves earlier, but not before the start."""
        return replace(self, cursor=self.cursor[: max(0, len(self.cursor) - moves)])

    def forward(self) -> Self:
        """The tree with the cursor on the first child; unchanged at a leaf."""
        children = self.node.children
        return replace(self, cursor=(*self.cursor, children[0].move)) if children else self

    def to_end(self) -> Self:
        return replace(self, cursor=self.line)

    # Changing -----------------------------------------------------------------------------------------

    def add(self, move: M, by: NamedPlayer | None = None, **notes: Any) -> Self:
        """Play `move` at the cursor and move the cursor to it; a move that exists already is not added again.

        `by` is the player who made it, if not the one whom the record names for the side. A new move becomes the last
        child: a variation unless it is the first; `notes` are other fields of its node. Raises InputError with the
        reason if the move is illegal.
        """
        move = self.game.move_from_json(self.game.move_to_json(move))
        path = (*self.cursor, move)
        if self.node.child(move) is None:
            steps = self._line_steps[: len(path)]
            steps.append(self._replay.step(*steps[-1], move))
            root = self._changed(
                self.cursor, lambda node: node.with_fields(children=(*node.children, Node(move, by=by, **notes)))
            )
            made = replace(self, root=root, cursor=path)
            if not self.node.children:
                made.__dict__["_line_steps"] = steps
            return made
        return replace(self, cursor=path)

    def add_line(self, moves: Iterable[M]) -> Self:
        """Play `moves` one after another from the cursor. Raises InputError at the first illegal one."""
        tree = self
        for move in moves:
            tree = tree.add(move)
        return tree

    def with_makers(self, players: Mapping[Side, NamedPlayer]) -> Self:
        """The tree with the player of each side noted on those of its moves that name nobody."""
        return self._map_makers(lambda side, by: by or players.get(side)) if players else self

    def without_makers(self, players: Mapping[Side, NamedPlayer]) -> Self:
        """The tree without the signatures that name the player of the move's side."""
        return self._map_makers(lambda side, by: None if by == players.get(side) else by)

    def _map_makers(self, who: Callable[[Side, NamedPlayer | None], NamedPlayer | None]) -> Self:
        """The tree with each move's player replaced by `who(side, player)`."""
        positions = self.positions()
        sides = [positions[parent].to_move for _, parent, _ in self.walk()]
        return self.map_nodes(lambda number, node: {"by": who(sides[number - 1], node.by)} if number else {})

    def promote(self, path: Path | None = None) -> Self:
        """The tree with the line to `path` (by default the cursor) as the main line."""
        nodes = self.nodes_along(self.cursor if path is None else path)
        changed = nodes.pop()
        for node in reversed(nodes):
            if node.children[0] is changed:
                changed = node
            else:
                others = tuple(child for child in node.children if child.move != changed.move)
                changed = node.with_fields(children=(changed, *others))
        return self if changed is self.root else replace(self, root=changed)

    def delete(self, path: Path | None = None) -> Self:
        """The tree without the last move of `path` (by default the cursor) and everything after it.

        A cursor in the deleted part goes to the move before. Raises InputError for the start, which cannot be deleted.
        """
        path = self.cursor if path is None else path
        self.at(path)
        if not path:
            raise input_error("The starting position cannot be deleted.")
        root = self._changed(
            path[:-1], lambda node: node.with_fields(children=tuple(c for c in node.children if c.move != path[-1]))
        )
        inside = self.cursor[: len(path)] == path
        return replace(self, root=root, cursor=path[:-1] if inside else self.cursor)

    def comment(self, text: str, path: Path | None = None) -> Self:
        """The tree with `text` as the comment at `path` (by default the cursor)."""
        return self._with_fields(path, comment=clean(text))

    def mark(self, marks: Iterable[str], arrows: Iterable[str] = (), path: Path | None = None) -> Self:
        """The tree with the marks and arrows at `path` (by default the cursor) replaced."""
        return self._with_fields(path, marks=tuple(map(clean, marks)), arrows=tuple(map(clean, arrows)))

    def annotate(
        self,
        lower: Value | None,
        upper: Value | None,
        estimate: float | None = None,
        path: Path | None = None,
    ) -> Self:
        """The tree with the values at `path` (by default the cursor) replaced."""
        return self._with_fields(path, lower=lower, upper=upper, estimate=estimate, said=None)

    def with_bounds(self, lower: Value | None, upper: Value | None, path: Path, said: Said | None) -> Self:
        """The tree with the proved bounds at `path`, and what was said besides, replaced."""
        return self._with_fields(path, lower=lower, upper=upper, said=said)

    def map_nodes(self, change: Callable[[int, Node], Mapping[str, Any]]) -> Self:
        """The tree with the fields `change(number, node)` of every node changed, numbered as in `walk`."""
        nodes = self.nodes.copy()
        for number in range(len(nodes) - 1, -1, -1):
            node, below = nodes[number], tuple([nodes[child] for child in self.child_numbers[number]])
            fields = change(number, node)
            if any(map(is_not, node.children, below)):
                nodes[number] = node.with_fields(**fields, children=below)
            elif fields:
                nodes[number] = node.with_fields(**fields)
        return self._with_notes(nodes[0])

    def _with_fields(self, path: Path | None, **fields: Any) -> Self:
        root = self._changed(self.cursor if path is None else path, lambda node: node.with_fields(**fields))
        return self._with_notes(root)

    def _with_notes(self, root: Node) -> Self:
        """The tree with `root`, which has the same moves with other notes; what was found of the moves still holds."""
        made = replace(self, root=root)
        made.__dict__.update({name: self.__dict__[name] for name in _OF_MOVES if name in self.__dict__})
        return made

    def _changed(self, path: Path, change: Callable[[Node], Node]) -> Node:
        """The root after `change` is applied to the node at `path`; only nodes on the path are copied."""
        nodes = self.nodes_along(path)
        changed = change(nodes.pop())
        for parent in reversed(nodes):
            children: tuple[Node, ...] = (changed,)  # most moves are the only ones tried
            if len(parent.children) > 1:
                children = tuple([changed if child.move == changed.move else child for child in parent.children])
            changed = parent.with_fields(children=children)
        return changed


def build(game: Game[P, M], start: P, root: Node, moves: list[tuple[int, Node]], cursor: int) -> GameTree[P, M]:
    """Build a tree from `moves`, (number of the parent, node without children), numbered from 1 as in `walk`.

    For file readers. Raises InputError naming a move that is illegal, repeated after the same position, or before its
    parent, and for a cursor that is not the number of a move.
    """
    positions = [start]
    children: list[list[int]] = [[] for _ in range(len(moves) + 1)]
    seen: set[tuple[int, Move]] = set()
    for number, (parent, node) in enumerate(moves, 1):
        if not 0 <= parent < number:
            raise input_error(
                "Move {number} of the record follows move {parent}, which does not come before it.",
                number=number,
                parent=parent,
            )
        if (parent, node.move) in seen:
            raise input_error("Move {number} of the record appears twice after the same position.", number=number)
        try:
            positions.append(positions[parent].play(node.move))
        except InputError as error:
            raise input_error(
                "Move {number} of the record is not legal: {error}", number=number, error=error
            ) from error
        seen.add((parent, node.move))
        children[parent].append(number)
    if not 0 <= cursor <= len(moves):
        raise input_error("The record is at move {cursor}, but it has {moves} moves.", cursor=cursor, moves=len(moves))
    nodes = [root, *(node for _, node in moves)]
    for number in range(len(moves), -1, -1):
        nodes[number] = nodes[number].with_fields(children=tuple(nodes[child] for child in children[number]))
    path: list[Move] = []
    while cursor:
        path.append(nodes[cursor].move)
        cursor = moves[cursor - 1][0]
    return GameTree(game, start, nodes[0], tuple(reversed(path)))
