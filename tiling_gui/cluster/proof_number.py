"""Which question is given out next: job-level proof-number search (Wu and others 2013).

Every open question has an estimated effort to prove yes and one to prove no; selection descends from the top along the
smallest. The estimate for a question that was not split depends on its size and on the fitted mean. If all options have
to be answered their efforts are not simply added, because most positions of one are found in the table when the next is
searched. Counting only a tenth of the others' efforts reduced the positions searched to between a half and a quarter
(on 7x8, by simulation).

Workers are led to the same proof as others, because its questions still look cheapest. That suits a few workers, who
find each other's positions in the table. Many would crowd into proofs that a single answer makes useless, so a question
in progress is made to look harder than it is, and some workers go elsewhere.
"""

from collections.abc import Iterable
from math import inf, log2

from tiling_gui.cluster.questions import Node

_GROWTH = 12 ** (1 / 6)
"""The factor by which a proof grows with each square."""
_SHARED = 0.1
"""The weight of every option but the costliest, if all have to be answered."""
_SURE = 0.02
"""The relative effort of what is practically certain."""


class ProofNumbers:
    """Updates the efforts and selects questions."""

    def __init__(self) -> None:
        self._busy_factor = 1.0

    def set_workers(self, workers: int) -> None:
        """Set the number of workers.

        A question in progress counts for log2(workers) - 2 times its effort (with 8 workers or fewer: once); this
        factor was the best in simulations with 1 to 1,000 workers.
        """
        self._busy_factor = max(1.0, log2(max(1, workers)) - 2)

    def changed(self, nodes: Iterable[Node]) -> None:
        """Update the efforts of questions that were settled, split, given out or returned, and of those above them."""
        waiting = list(nodes)
        while waiting:
            node = waiting.pop()
            before = node.cost_yes, node.cost_no, node.free
            self._update_costs(node)
            if before != (node.cost_yes, node.cost_no, node.free):
                waiting += [parent for parent in node.parents if parent.answer is None]

    def pick(self, top: Node) -> Node | None:
        """A question not in progress whose answer helps to answer `top`; None if there is none."""
        self._ensure_costs(top)
        return self._most_proving(top) if top.answer is None and top.free else None

    def _ensure_costs(self, node: Node) -> None:
        if not node.cost_yes and not node.cost_no:
            self._update_costs(node)

    def _update_costs(self, node: Node) -> None:
        node.free = False
        if node.answer is not None:
            node.cost_yes, node.cost_no = (0.0, inf) if node.answer else (inf, 0.0)
        elif node.options is None:
            node.free = not node.at_work
            base = _GROWTH**node.squares * (self._busy_factor if node.at_work else 1.0)
            node.cost_yes = base * (1 + _SURE - node.chance) / (node.chance + 1e-3)
            node.cost_no = base * (node.chance + _SURE) / (1 + 1e-3 - node.chance)
        else:
            for below in (*node.options, *node.deletions):
                self._ensure_costs(below)
            node.free = any(n.free for n in (*node.options, *node.deletions))
            wanted = node.wanted
            one = min(_cost(n, wanted) for n in node.options)
            rest = min([_all(node), *(_cost(n, not wanted) for n in node.deletions)])
            node.cost_yes, node.cost_no = (one, rest) if wanted else (rest, one)

    def _most_proving(self, node: Node) -> Node:
        while node.options is not None:
            wanted = node.wanted
            options = [n for n in node.options if n.free]
            deletions = [n for n in node.deletions if n.free]
            thin = min((_cost(n, not wanted) for n in deletions), default=inf)
            if deletions and (not options or thin < min(_all(node), *(_cost(n, wanted) for n in node.options))):
                node = next(n for n in deletions if _cost(n, not wanted) == thin)
            else:
                least = min(_cost(n, wanted) for n in options)
                node = next(n for n in options if _cost(n, wanted) == least)
        return node


def _cost(node: Node, answer: bool) -> float:
    return node.cost_yes if answer else node.cost_no


def _all(node: Node) -> float:
    """The effort to answer all options against the side to move."""
    costs = [_cost(n, not node.wanted) for n in node.options or ()]
    most = max(costs)
    return most + _SHARED * (sum(costs) - most) if most < inf else inf
