"""The top of a long solve: questions "with this player to move, can MAX still get k here?" and how they are settled.

A question has options (the moves) and, by lemmas M and K, deletions (one square removed, the same side to move).
`wanted` is the answer that the side to move wants (yes for MAX, no for MIN):

    one option with the answer `wanted`        settles it: `wanted`
    all options with the other answer          settles it: the other
    one deletion with the other answer         settles it: the other

Equal positions share one question, so this is a directed acyclic graph: every step removes a square.
"""

import math

from tiling_gui.cluster.known_rows import KnownRows
from tiling_gui.cluster.positions import deletions, options, position_of
from tiling_gui.core.bound_store import Bound
from tiling_gui.core.game import Side
from tiling_gui.engine.estimate import estimate
from tiling_gui.engine.null_window import Question
from tiling_gui.engine.position_keys import proved_bound, squares_of_key

_SPREAD = 0.25
"""The scale of the logistic function that turns a margin over the fitted mean into a probability."""


class Node:
    """One question of the tree."""

    __slots__ = (
        "answer", "at_work", "chance", "cost_no", "cost_yes", "deletions", "free", "k", "key", "options",
        "parents", "squares", "to_move",
    )  # fmt: skip

    def __init__(self, key: str, to_move: Side, k: int) -> None:
        self.key, self.to_move, self.k = key, to_move, k
        self.squares = squares_of_key(key)
        self.answer: bool | None = None
        self.options: list[Node] | None = None
        """None until it is split."""
        self.deletions: list[Node] = []
        self.parents: list[Node] = []
        self.at_work = False
        """Whether a worker is searching it."""
        # If zugzwang-free, X = ceil(mean) and N = floor(mean); the boundary is half way between two means.
        mean = estimate(position_of(key))
        self.chance = 1 / (1 + math.exp((k - mean - (0.75 if to_move is Side.MAX else 0.25)) / _SPREAD))
        """Estimated probability of yes."""
        self.cost_yes = self.cost_no = 0.0
        self.free = True
        """Whether it, or a question below it, can be given out."""

    @property
    def wanted(self) -> bool:
        return self.to_move is Side.MAX

    @property
    def question(self) -> Question:
        return Question(self.key, self.to_move, self.k)

    def likely(self, answer: bool) -> float:
        """Estimated probability of an answer."""
        return self.chance if answer else 1 - self.chance


class Tree:
    """All questions by key, side to move and k; each is settled as soon as what is known decides it."""

    def __init__(self, known: KnownRows) -> None:
        self._known = known
        self._nodes: dict[tuple[str, Side, int], Node] = {}
        self._by_key: dict[str, list[Node]] = {}
        self.changed: list[Node] = []
        """Questions settled, split or given out since this list was last emptied."""

    def __len__(self) -> int:
        return len(self._nodes)

    def node(self, key: str, to_move: Side, k: int) -> Node:
        """Return the question, already settled if what is known decides it."""
        name = (key, to_move, k)
        found = self._nodes.get(name)
        if found is None:
            found = self._nodes[name] = Node(key, to_move, k)
            self._by_key.setdefault(key, []).append(found)
            found.answer = self._decided(found)
        return found

    def learn(self, facts: list[Bound]) -> list[str]:
        """Add proved facts and settle what follows from them. Return the keys about which more is now known.

        Raises InputError for a contradiction.
        """
        touched = self._known.learn(facts)
        news = list(touched)
        while touched:
            upwards: list[Bound] = []
            for key in touched:
                for node in self._by_key.get(key, ()):
                    if node.answer is None:
                        node.answer = self._decided(node)
                        if node.answer is not None:
                            self.changed.append(node)
                            upwards += [fact for parent in node.parents for fact in _concluded(parent)]
            touched = self._known.learn(upwards)
            news += touched
        return news

    def split(self, node: Node) -> list[str]:
        """Give an open question its options and deletions. Returns as `learn`."""
        if node.options is not None or node.answer is not None:
            return []
        side, wanted = node.to_move, node.wanted
        node.options = [self.node(key, side.other, node.k - gained) for key, gained in options(node.key)]
        node.deletions = [self.node(key, side, node.k - gained) for key, gained in deletions(node.key, side)]
        node.options.sort(key=lambda n: (-n.likely(wanted), n.squares))
        node.deletions.sort(key=lambda n: n.likely(wanted))
        for below in (*node.options, *node.deletions):
            below.parents.append(node)
        self.changed.append(node)
        return self.learn(_concluded(node))

    def _decided(self, node: Node) -> bool | None:
        lower, upper = self._known.bounds(node.key, node.to_move)
        return True if lower >= node.k else False if upper < node.k else None


def _concluded(node: Node) -> list[Bound]:
    """The fact that follows for a split question from those below it, if any."""
    if node.answer is not None or node.options is None:
        return []
    wanted = node.wanted
    if any(below.answer is wanted for below in node.options):
        return [fact_of(node, wanted)]
    if any(below.answer is not None and below.answer is not wanted for below in node.deletions):
        return [fact_of(node, not wanted)]
    if all(below.answer is not None for below in node.options):
        return [fact_of(node, not wanted)]
    return []


def fact_of(node: Node, answer: bool, nodes: int = 0, seconds: float = 0.0) -> Bound:
    """The bound that `answer` to this question proves."""
    lower, upper = (node.k, node.squares) if answer else (0, node.k - 1)
    return proved_bound(node.key, node.to_move, lower, upper, nodes, seconds)
