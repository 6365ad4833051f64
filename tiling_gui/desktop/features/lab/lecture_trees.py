"""The lecture's trees, which ship with the program, each with the method it is best watched with."""

from dataclasses import dataclass

from tiling_gui.language import mark


@dataclass(frozen=True)
class Example:
    """A tree, and how it is watched; `name` and `about` are translated where they are shown."""

    name: str
    about: str
    tree: str
    method: str
    depth: int | None = None


EXAMPLES = (
    Example(
        mark("Minimax"),
        mark("The lecture's first example: values back up level by level."),
        "[[[-2, 7, 2, -4], [8, -1, -2]], [[6, 5, 6], [12, 23, 10]]]",
        "minimax",
    ),
    Example(
        mark("(2,2) averages"),
        mark("The mean of the two largest and of the two smallest children, below the root."),
        "[[[8, 0, 5, 6], [7, 4, 8], [8, 4, -1]], [[9, -1, -2]]]",
        "average:2,2",
    ),
    Example(
        mark("Various depth"),
        mark("Below depth 2 only where values jump; the static values are ours, the slide gives none."),
        "[[0:[-2, 7, 2, -4], 0:[9:[12, 8], 0:[3, 7], 0:[-5, 6]]], [6, 0:[12, 23, 10]]]",
        "various-depth:2",
        2,
    ),
    Example(
        mark("Negamax"),
        mark("The same tree with every value seen by the player to move."),
        "[[[-2, 7, 2, -4], [[12, 8], [3, 7], [-5, 6]]], [6, [12, 23, 10]]]",
        "negamax",
    ),
    Example(
        mark("Alpha-beta"),
        mark("A reconstruction; 99 stands for a leaf the slide leaves unread. One cutoff needs the whole path."),
        "[[[[8, 2], [-2, 99]], [[7, 8, 4], [99, 99]]], [[[-1, 99]], [[99]]]]",
        "alphabeta",
    ),
    Example(
        mark("A game with draws"),
        mark("1 won, 0 drawn, -1 lost: MAX cannot win but need not lose."),
        "[[[1, 0], [-1, 0]], [[0, -1], [1, -1]]]",
        "minimax",
    ),
)
