"""Game trees typed in as nested lists of leaf values, for the laboratory only.

    [[7, 3], [-5, 16/3]]       MAX moves at the first level (or whoever is set to move first)
    [3:[12, 8], 5]             3 is the static value of the inner node [12, 8]: its estimate at a horizon
    [[null, 4], 2]             null is a leaf without a value, as when a game of e-Valuate divides by zero

A move is the index of a child.
"""

import random
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from tiling_gui.core.game import Game, Side, Value
from tiling_gui.core.text_game import move_error, set_up_error
from tiling_gui.errors import InputError, input_error
from tiling_gui.language import mark, tr
from tiling_gui.search.trace import Path

MOST_NODES = 5_000
DEEPEST = 100


@dataclass(frozen=True)
class Tree:
    """A leaf with its value, or an inner node with its children and perhaps a static value."""

    value: Value | None
    """The value of a leaf (None: it has none) or the static value of an inner node (None: not given)."""
    children: tuple["Tree", ...] = ()

    @classmethod
    def of(cls, data: Any) -> "Tree":
        """The tree from nested lists of numbers, fractions in strings ("16/3") and None."""
        if isinstance(data, list | tuple):
            if not data:
                raise input_error("An inner node of a tree needs at least one child, but [] has none.")
            return cls(None, tuple(map(cls.of, data)))
        return cls(None if data is None else plain(Fraction(data)))

    @classmethod
    def parse(cls, text: str) -> "Tree":
        """Parse a tree in the notation of the module docstring. Raises InputError with the position of the fault."""
        return _Reader(text).whole()

    @property
    def depth(self) -> int:
        return 1 + max(child.depth for child in self.children) if self.children else 0

    def nodes(self, path: tuple[int, ...] = ()) -> Iterator[tuple[tuple[int, ...], "Tree"]]:
        """(path of child indices, node) for every node in preorder."""
        yield path, self
        for i, child in enumerate(self.children):
            yield from child.nodes((*path, i))

    def __str__(self) -> str:
        """The tree in the notation of `parse`."""
        if not self.children:
            return "null" if self.value is None else str(self.value)
        static = "" if self.value is None else f"{self.value}:"
        return f"{static}[{', '.join(map(str, self.children))}]"


def plain(value: Fraction) -> Value:
    return value.numerator if value.denominator == 1 else value


def number(word: str) -> Fraction:
    """The number in a word such as "-5", "16/3" or "0.25". Raises InputError for any other."""
    try:
        if len(word) > 40 or "e" in word.lower() or "_" in word:
            raise ValueError
        return Fraction(word)
    except (ValueError, ZeroDivisionError) as error:
        raise input_error("{word} is no number such as -5, 16/3 or 0.25.", word=repr(word[:20])) from error


class _Reader:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.count = 0

    def whole(self) -> Tree:
        tree = self.node(0)
        self.blanks()
        if self.at < len(self.text):
            self.fail(tr("the tree ends before {text!r}", text=self.text[self.at]))
        return tree

    def node(self, depth: int) -> Tree:
        self.count += 1
        if self.count > MOST_NODES or depth > DEEPEST:
            self.fail(
                tr("a tree has at most {most_nodes} nodes and {deepest} levels", most_nodes=MOST_NODES, deepest=DEEPEST)
            )
        self.blanks()
        if self.peek() == "[":
            return Tree(None, self.children(depth))
        value = self.number()
        self.blanks()
        if self.peek() == ":":
            self.at += 1
            self.blanks()
            if value is None or self.peek() != "[":
                self.fail(tr("a static value is a number before a list, as in 3:[12, 8]"))
            return Tree(value, self.children(depth))
        return Tree(value)

    def children(self, depth: int) -> tuple[Tree, ...]:
        self.at += 1
        found = [self.node(depth + 1)]
        while True:
            self.blanks()
            symbol = self.peek()
            if symbol not in (",", "]"):
                self.fail(tr("a comma or ] is missing"))
            self.at += 1
            if symbol == "]":
                return tuple(found)
            found.append(self.node(depth + 1))

    def number(self) -> Value | None:
        start = self.at
        while self.peek() and self.peek() not in "[],: \t\n":
            self.at += 1
        word = self.text[start : self.at].replace("−", "-")
        if word.lower() in ("null", "none"):
            return None
        try:
            return plain(number(word))
        except InputError:
            self.at = start
            self.fail(f"a number, null or [ is expected, not {word[:20]!r}" if word else "a value or [ is missing")
            raise  # never reached: fail raises

    def blanks(self) -> None:
        while self.peek() and self.peek() in " \t\n":
            self.at += 1

    def peek(self) -> str:
        return self.text[self.at : self.at + 1]

    def fail(self, what: str) -> None:
        raise InputError(tr("The tree cannot be read: {what}.", what=what), position=self.at)


@dataclass(frozen=True)
class TreePosition:
    """The position at the node `path` of a tree."""

    root: Tree
    to_move: Side = Side.MAX
    path: tuple[int, ...] = ()

    @property
    def node(self) -> Tree:
        node = self.root
        for i in self.path:
            node = node.children[i]
        return node

    @property
    def is_over(self) -> bool:
        return not self.node.children

    def moves(self) -> Sequence[int]:
        return range(len(self.node.children))

    def play(self, move: int) -> "TreePosition":
        count = len(self.node.children)
        if not (type(move) is int and 0 <= move < count):
            raise input_error(
                "This node has {count} children, numbered from 1; there is no {move!r}.", count=count, move=move
            )
        return replace(self, to_move=self.to_move.other, path=(*self.path, move))

    def value(self) -> Value | None:
        if not self.is_over:
            raise ValueError("the game is not over")
        return self.node.value

    @property
    def scored(self) -> int:
        return 0

    def key(self) -> Hashable:
        """The place in the tree: equal subtrees are not transpositions, just as on paper."""
        return self.to_move, self.path

    def write(self, move: int) -> str:
        return str(move + 1)

    def read(self, text: str) -> int:
        """The index of a child, given as its number from 1. Raises InputError if there is none."""
        word = text.strip()
        if not (word.isascii() and word.isdecimal() and len(word) < 6):
            raise input_error("A move is the number of a child, such as 2, not {text!r}.", text=text)
        self.play(int(word) - 1)
        return int(word) - 1

    def diagram(self) -> str:
        return str(self.node)


def static_value(position: TreePosition) -> float | None:
    """The static value of an inner node; None if none was given, so that a search looks deeper."""
    value = position.node.value
    return None if value is None else float(value)


def _parse(text: str, first: Side) -> TreePosition:
    return TreePosition(Tree.parse(text), first)


def _to_json(position: TreePosition) -> dict[str, Any]:
    first = position.to_move if len(position.path) % 2 == 0 else position.to_move.other
    return {"tree": str(position.root), "first": str(first)}


def _from_json(setup: Mapping[str, Any]) -> TreePosition:
    text, first = setup.get("tree"), setup.get("first")
    if not isinstance(text, str) or first not in ("MAX", "MIN"):
        raise set_up_error('{"tree": "[[7, 3], 5]", "first": "MAX"}')
    return TreePosition(Tree.parse(text), Side(first))


def _move_from_json(data: Any) -> int:
    if type(data) is not int:
        raise move_error(0, data)
    return data


GAME = Game(
    key="tree",
    name=mark("Typed tree"),
    sides=(Side.MAX, Side.MIN),
    parse=_parse,
    to_json=_to_json,
    from_json=_from_json,
    move_to_json=lambda move: move,
    move_from_json=_move_from_json,
    title=lambda position: f"Tree of {sum(1 for _ in position.root.nodes())} nodes",
    evaluations={"static": static_value},
    example="[[7, 3], [5, 16/3]]",
)


def random_tree(depth: int, branching: int, low: int, high: int, seed: int) -> Tree:
    """A tree of `depth` plies with leaves uniform from `low` to `high`; the same arguments give the same tree.

    Raises InputError for fewer than one ply or two children, an empty range of values, or too many nodes.
    """
    nodes = sum(branching**ply for ply in range(min(depth, MOST_NODES) + 1)) if branching < MOST_NODES else MOST_NODES
    if depth < 1 or branching < 2 or low > high or nodes >= MOST_NODES:
        raise input_error(
            "A random tree has at least one ply and two children per node, values from a smaller to a "
            "larger number, and fewer than {most} nodes.",
            most=MOST_NODES,
        )
    rng = random.Random(f"{depth} {branching} {low} {high} {seed}")

    def made(plies: int) -> Tree:
        if plies == 0:
            return Tree(rng.randint(low, high))
        return Tree(None, tuple(made(plies - 1) for _ in range(branching)))

    return made(depth)


NEW = Tree(0)
"""The value of a newly added leaf."""


def node_at(tree: Tree, path: Path) -> Tree:
    """The node at `path`. Raises InputError if there is none."""
    for index in path:
        if not 0 <= index < len(tree.children):
            raise input_error("The tree no longer has this node.")
        tree = tree.children[index]
    return tree


def with_node(tree: Tree, path: Path, node: Tree) -> Tree:
    """The tree with `node` in place of that at `path`. Raises InputError if there is none."""
    node_at(tree, path)
    if not path:
        return node
    first, *rest = path
    children = list(tree.children)
    children[first] = with_node(children[first], tuple(rest), node)
    return replace(tree, children=tuple(children))


def with_child(tree: Tree, path: Path) -> Tree:
    """The tree with a leaf of value 0 added as the last child of the node at `path`.

    If that node is a leaf, its new child gets its value instead.
    """
    node = node_at(tree, path)
    if not node.children:
        return with_node(tree, path, Tree(None, (Tree(node.value),)))
    return with_node(tree, path, replace(node, children=(*node.children, NEW)))


def without(tree: Tree, path: Path) -> Tree:
    """The tree without the node at `path` and its subtree; a node without children left becomes a leaf of value 0."""
    node_at(tree, path)
    if not path:
        return NEW
    above = node_at(tree, path[:-1])
    left = above.children[: path[-1]] + above.children[path[-1] + 1 :]
    return with_node(tree, path[:-1], replace(above, children=left) if left else NEW)
