"""The slides' lesson as a row of steps, made from the game tree itself: P and N from the leaves up, mex, nim heap.

Nothing is written down that can be computed: another board would give its own lesson. No Qt in here.
"""

from dataclasses import dataclass
from functools import reduce

from tiling_gui.games.ellie.rules import ElliePosition
from tiling_gui.language import plural, tr
from tiling_gui.search.game_graph import GameGraph, game_tree


@dataclass(frozen=True)
class Step:
    """What one step shows and says."""

    words: str
    shown: frozenset[int]
    """Nodes of the tree."""
    outcomes: frozenset[int] = frozenset()
    """Those whose P or N is shown."""
    numbers: frozenset[int] = frozenset()
    """Those whose Grundy value is shown."""
    ringed: int | None = None
    question: int | None = None
    """The node whose Grundy value is asked for."""
    heap: int | None = None
    """The nim heap that is drawn beside the tree."""


@dataclass(frozen=True)
class Lesson:
    """The tree and the steps through it."""

    graph: GameGraph
    steps: tuple[Step, ...]

    def options(self, node: int) -> list[int]:
        """Grundy values of a node's options, sorted."""
        return sorted(self.graph.nodes[k].grundy or 0 for k in self.graph.nodes[node].children)

    def judge(self, node: int, answer: int) -> str:
        """What is said to an answer to "what is the mex?"."""
        there, right = self.options(node), self.graph.nodes[node].grundy
        different = sorted(set(there))
        if answer == right:
            return plural(
                "Right: {values} occur among the options, {mex} is the least number that does not.",
                "Right: {values} occurs among the options, {mex} is the least number that does not.",
                len(different),
                values=reduce(lambda a, b: tr("{first} and {second}", first=a, second=b), map(str, different)),
                mex=right,
            )
        if answer in there:
            return tr("No: {number} is the value of an option; the mex is a number that does not occur.", number=answer)
        return tr("No: {number} does not occur, but a smaller number does not either.", number=answer)


def make_lesson() -> Lesson:
    """The lesson on the slides' board of 2 x 3."""
    root = ElliePosition.start(2, 3)
    graph = game_tree(root)
    every = frozenset(range(len(graph.nodes)))
    steps = [*_growing(graph), *_labelling(graph, every), *_counting(graph, every)]
    value = graph.nodes[0].grundy or 0
    board = f"{root.board.rows} × {root.board.columns}"
    heap = tr(
        "So ELLIE on {board} is the nim heap of {value}: from a heap of {value} one moves to {smaller}, "
        "and here to values with just that mex.",
        board=board,
        value=value,
        smaller=", ".join(map(str, range(value))) or tr("nothing"),
    )
    steps.append(Step(heap, every, every, every, 0, heap=value))
    twice = tr(
        "Two boards of {board} side by side are two nim heaps of {value}: the nim-sum is {sum}, "
        "so SECOND wins, by answering every move with its like on the other board.",
        board=board,
        value=value,
        sum=value ^ value,
    )
    steps.append(Step(twice, every, every, every, heap=value))
    return Lesson(graph, tuple(steps))


def _growing(graph: GameGraph) -> list[Step]:
    """Level by level."""
    words = [
        tr("ELLIE: place an L of three squares. Who places the last one wins. This is the empty board."),
        tr("FIRST's options. Those that are mirror images, or leave the same room, are drawn once."),
        tr("And SECOND's answers. Where no L fits the game is over: these are the leaves of the tree."),
    ]
    found = []
    for level in range(len(graph.levels)):
        shown = frozenset(i for i, node in enumerate(graph.nodes) if node.level <= level)
        found.append(Step(words[min(level, len(words) - 1)], shown))
    return found


def _labelling(graph: GameGraph, every: frozenset[int]) -> list[Step]:
    """P and N from the leaves up, one node a step after the leaves."""
    leaves = frozenset(i for i, node in enumerate(graph.nodes) if not node.children)
    found = [Step(tr("Every leaf is P: the previous player has made the last move and won."), every, leaves)]
    known = set(leaves)
    for i in reversed(range(len(graph.nodes))):
        if i in known:
            continue
        known.add(i)
        if graph.nodes[i].grundy:
            words = tr("An option of it is P: who moves here moves there. So it is N, the next player wins.")
        else:
            words = tr("All its options are N: whatever is played here, the other one wins. So it is P.")
        if i == 0:
            words = tr("{words} This is the start: {winner} wins.", words=words, winner=root_winner(graph))
        found.append(Step(words, every, frozenset(known), ringed=i))
    return found


def _counting(graph: GameGraph, every: frozenset[int]) -> list[Step]:
    """Grundy values from the leaves up, each asked first."""
    leaves = frozenset(i for i, node in enumerate(graph.nodes) if not node.children)
    words = tr(
        "More than who wins: the Grundy value. It is the mex of the options' values, the least number from 0 on "
        "that is not among them. A leaf has no options: 0."
    )
    found, known = [Step(words, every, every, leaves)], set(leaves)
    for i in reversed(range(len(graph.nodes))):
        if i in known:
            continue
        there = sorted({graph.nodes[k].grundy or 0 for k in graph.nodes[i].children})
        listed = ", ".join(map(str, there))
        asks = tr("The options of the ringed position have the values {values}. What is their mex?", values=listed)
        found.append(Step(asks, every, every, frozenset(known), i, question=i))
        known.add(i)
    return found


def root_winner(graph: GameGraph) -> str:
    """ "FIRST" or "SECOND"."""
    root = graph.nodes[0].position
    return str(root.to_move if graph.nodes[0].grundy else root.to_move.other)
