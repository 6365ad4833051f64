"""Game trees at random, to practise on: every inner node has the same number of children, leaves are whole numbers."""

import random

from tiling_gui.errors import input_error
from tiling_gui.search.typed_tree import MOST_NODES, Tree


def random_tree(depth: int, branching: int, low: int, high: int, seed: int) -> Tree:
    """A tree of `depth` plies whose leaves are equally likely from `low` to `high`; the same for the same numbers.

    Raises InputError for one of no ply, without a choice, with no value or of too many nodes.
    """
    nodes = sum(branching**ply for ply in range(min(depth, MOST_NODES) + 1)) if branching < MOST_NODES else MOST_NODES
    if depth < 1 or branching < 2 or low > high or nodes >= MOST_NODES:
        raise input_error(
            "A tree at random has at least one ply and two children a node, values from a smaller to a larger "
            "number, and fewer than {most} nodes.",
            most=MOST_NODES,
        )
    rng = random.Random(f"{depth} {branching} {low} {high} {seed}")

    def made(plies: int) -> Tree:
        if plies == 0:
            return Tree(rng.randint(low, high))
        return Tree(None, tuple(made(plies - 1) for _ in range(branching)))

    return made(depth)
