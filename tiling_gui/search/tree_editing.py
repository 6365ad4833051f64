"""Typed trees changed at one node: a child more, a node less, another node in its place."""

from dataclasses import replace

from tiling_gui.errors import input_error
from tiling_gui.search.trace import Path
from tiling_gui.search.typed_tree import Tree

NEW = Tree(0)
"""A leaf that was just drawn."""


def node_at(tree: Tree, path: Path) -> Tree:
    """The node at `path`. Raises InputError if there is none."""
    for index in path:
        if not 0 <= index < len(tree.children):
            raise input_error("The tree has no such node any more.")
        tree = tree.children[index]
    return tree


def with_node(tree: Tree, path: Path, node: Tree) -> Tree:
    """`node` in place of the one at `path`. Raises InputError if there is none."""
    node_at(tree, path)
    if not path:
        return node
    first, *rest = path
    children = list(tree.children)
    children[first] = with_node(children[first], tuple(rest), node)
    return replace(tree, children=tuple(children))


def with_child(tree: Tree, path: Path) -> Tree:
    """A leaf of value 0 as the last child of the node at `path`; of a leaf the child takes over its value."""
    node = node_at(tree, path)
    if not node.children:
        return with_node(tree, path, Tree(None, (Tree(node.value),)))
    return with_node(tree, path, replace(node, children=(*node.children, NEW)))


def without(tree: Tree, path: Path) -> Tree:
    """Without the node at `path` and all below it; a node that loses its only child is a leaf of value 0."""
    node_at(tree, path)
    if not path:
        return NEW
    above = node_at(tree, path[:-1])
    left = above.children[: path[-1]] + above.children[path[-1] + 1 :]
    return with_node(tree, path[:-1], replace(above, children=left) if left else NEW)
