"""The top of a long solve: questions "with this player to move, can MAX still get k here?" and what settles them.

A question has options (the mover's moves) and, where lemmas M and K allow it, thinned positions (a square thrown
away, the same player to move). With `hope` the answer the mover wants (yes for MAX, no for MIN):

    one option with the answer `hope`              settles it: `hope`
    all options with the other answer              settles it: the other
    one thinned position with the other answer     settles it: the other

Equal positions are one question, so this is a graph without cycles: every step takes a square away.
"""

import math
from collections.abc import Iterable, Iterator

from tiling_gui.campaigns.bound_cache import BoundCache
from tiling_gui.campaigns.positions import options, position_of, thinned
from tiling_gui.core.bound_store import Bound
from tiling_gui.core.game import Side
from tiling_gui.engine.estimate import estimate
from tiling_gui.engine.null_window import Question
from tiling_gui.engine.position_keys import proved_bound, squares_of_key

_SPREAD = 0.25
"""How sure the fitted mean is: an answer is as likely as the logistic function of its margin over this."""


class Node:
    """One question of the tree."""

    __slots__ = (
        "answer", "at_work", "chance", "cost_no", "cost_yes", "free", "k", "kept", "key", "options", "parents",
        "squares", "thinned", "to_move",
    )  # fmt: skip

    def __init__(self, key: str, to_move: Side, k: int) -> None:
        self.key, self.to_move, self.k = key, to_move, k
        self.squares = squares_of_key(key)
        self.answer: bool | None = None
        self.options: list[Node] | None = None
        """None while it has not been split."""
        self.thinned: list[Node] = []
        self.parents: list[Node] = []
        self.at_work = False
        """True while a worker has it."""
        self.kept = False
        """True if, though it is split, a worker goes on with it as a whole: with its first open option, that is."""
        # X = ceil(mean), N = floor(mean) where all is zugzwang-free; the boundary is half way between two means.
        mean = estimate(position_of(key))
        self.chance = 1 / (1 + math.exp((k - mean - (0.75 if to_move is Side.MAX else 0.25)) / _SPREAD))
        """The guess at the probability of yes."""
        self.cost_yes = self.cost_no = 0.0
        self.free = True
        """True if it, or a question below it, can be given out."""

    @property
    def hope(self) -> bool:
        return self.to_move is Side.MAX

    @property
    def one_will_do(self) -> bool:
        """True if the mover will probably get the answer it wants: then one option settles the question."""
        return self.likely(self.hope) > 0.5

    @property
    def taken(self) -> "Node | None":
        """The option somebody is busy with who goes on with the question as a whole."""
        return next((below for below in self.options or () if below.answer is None), None) if self.kept else None

    @property
    def question(self) -> Question:
        return Question(self.key, self.to_move, self.k)

    def likely(self, answer: bool) -> float:
        """The guess at the probability of an answer."""
        return self.chance if answer else 1 - self.chance


class Tree:
    """Questions by key, mover and k; what is known decides them as soon as it can."""

    def __init__(self, known: BoundCache) -> None:
        self._known = known
        self._nodes: dict[tuple[str, Side, int], Node] = {}
        self._by_key: dict[str, list[Node]] = {}
        self.changed: list[Node] = []
        """Questions settled, split or given out since somebody emptied this."""

    def __len__(self) -> int:
        return len(self._nodes)

    def node(self, key: str, to_move: Side, k: int) -> Node:
        """The question; decided at once if what is known decides it."""
        name = (key, to_move, k)
        found = self._nodes.get(name)
        if found is None:
            found = self._nodes[name] = Node(key, to_move, k)
            self._by_key.setdefault(key, []).append(found)
            found.answer = self._decided(found)
        return found

    def learn(self, facts: list[Bound]) -> list[str]:
        """Takes in what was proved and settles what follows from it; the keys about which more is known now.

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
        """Gives an open question its options and thinned positions; returns as `learn`."""
        if node.options is not None or node.answer is not None:
            return []
        side, hope = node.to_move, node.hope
        node.options = [self.node(key, side.other, node.k - gained) for key, gained in options(node.key)]
        node.thinned = [self.node(key, side, node.k - gained) for key, gained in thinned(node.key, side)]
        node.options.sort(key=lambda n: (-n.likely(hope), n.squares))
        node.thinned.sort(key=lambda n: n.likely(hope))
        for below in (*node.options, *node.thinned):
            below.parents.append(node)
        self.changed.append(node)
        return self.learn(_concluded(node))

    def relevant(self, tops: list[Node]) -> Iterator[Node]:
        """The open questions that still matter for those of `tops` that are open, from the top down."""
        seen: set[int] = set()
        waiting = [node for node in tops if node.answer is None]
        while waiting:
            node = waiting.pop()
            if id(node) in seen:
                continue
            seen.add(id(node))
            yield node
            waiting += [below for below in (*(node.options or ()), *node.thinned) if below.answer is None]

    def needless(self, nodes: Iterable[Node], tops: list[Node]) -> list[Node]:
        """Those of `nodes` that no open question of `tops` rests on any more, found from below."""
        needed = {id(node): node.answer is None for node in tops}

        def rests_on(node: Node) -> bool:
            if id(node) not in needed:
                needed[id(node)] = node.answer is None and any(map(rests_on, node.parents))
            return needed[id(node)]

        return [node for node in nodes if not rests_on(node)]

    def _decided(self, node: Node) -> bool | None:
        lower, upper = self._known.bounds(node.key, node.to_move)
        return True if lower >= node.k else False if upper < node.k else None


def _concluded(node: Node) -> list[Bound]:
    """The fact that follows for a split question from what is below it, if one does."""
    if node.answer is not None or node.options is None:
        return []
    hope = node.hope
    if any(below.answer is hope for below in node.options):
        return [fact_of(node, hope)]
    if any(below.answer is not None and below.answer is not hope for below in node.thinned):
        return [fact_of(node, not hope)]
    if all(below.answer is not None for below in node.options):
        return [fact_of(node, not hope)]
    return []


def more_than_one_open(node: Node) -> bool:
    """True if more than one option has no answer yet."""
    return sum(below.answer is None for below in node.options or ()) > 1


def fact_of(node: Node, answer: bool, nodes: int = 0, seconds: float = 0.0) -> Bound:
    """The fact that `answer` is the answer to a question."""
    lower, upper = (node.k, node.squares) if answer else (0, node.k - 1)
    return proved_bound(node.key, node.to_move, lower, upper, nodes, seconds)
