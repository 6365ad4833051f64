"""Which question a campaign gives out next: job-level proof-number search (Wu and others 2013).

Every open question carries the effort it is guessed to take to prove it yes and to prove it no; one descends from
the top towards the least. The guess for a question that was not split rests on its size and on the fitted mean.
Where all options have to be answered their efforts are not simply added up: most of what one takes is found in the
table when the next is asked. Counting only a tenth of the others' efforts halved to quartered the positions searched
(docs/campaigns.md, where null windows with young brothers waiting are compared, too).

Whoever asks while others are at work is led to the same proof as they: its questions still look cheapest. That suits a
few workers, who find each other's positions in the table. Many would crowd into proofs that one answer makes needless,
so for them a question that is being answered looks harder than it is, and some look elsewhere.
"""

from collections.abc import Iterable
from math import inf, log2

from tiling_gui.campaigns.tree import Node

_GROWTH = 12 ** (1 / 6)
"""A proof takes so many times the positions for one square more."""
_SHARED = 0.1
"""What an option counts for beside the costliest, where all have to be answered."""
_SURE = 0.02
"""Effort, as a share, of what is practically certain."""


class ProofNumbers:
    """Keeps the efforts up to date and chooses."""

    def __init__(self) -> None:
        self._dearer = 1.0

    def share_out(self, workers: int) -> None:
        """From now on this is how many workers there are.

        A question that is given out counts for log2(workers) - 2 times its effort (with 8 workers or fewer: once)
        until its answer is there; this factor was the best of those simulated with 1 to 1,000 workers.
        """
        self._dearer = max(1.0, log2(max(1, workers)) - 2)

    def changed(self, nodes: Iterable[Node]) -> None:
        """These were settled, split, given out or taken back: brings the numbers above them up to date."""
        waiting = list(nodes)
        while waiting:
            node = waiting.pop()
            before = node.cost_yes, node.cost_no, node.free
            self._weigh(node)
            if before != (node.cost_yes, node.cost_no, node.free):
                waiting += [parent for parent in node.parents if parent.answer is None]

    def pick(self, top: Node) -> Node | None:
        """A question nobody works on whose answer helps to answer `top`; None if there is none."""
        self._first_time(top)
        return self._most_proving(top) if top.answer is None and top.free else None

    def _first_time(self, node: Node) -> None:
        if not node.cost_yes and not node.cost_no:
            self._weigh(node)

    def _weigh(self, node: Node) -> None:
        node.free = False
        if node.answer is not None:
            node.cost_yes, node.cost_no = (0.0, inf) if node.answer else (inf, 0.0)
        elif node.options is None:
            node.free = not node.at_work
            base = _GROWTH**node.squares * (self._dearer if node.at_work else 1.0)
            node.cost_yes = base * (1 + _SURE - node.chance) / (node.chance + 1e-3)
            node.cost_no = base * (node.chance + _SURE) / (1 + 1e-3 - node.chance)
        else:
            for below in (*node.options, *node.thinned):
                self._first_time(below)
            taken = node.taken
            node.free = any(n.free and n is not taken for n in (*node.options, *node.thinned))
            hope = node.hope
            one = min(_cost(n, hope) for n in node.options)
            rest = min([_all(node), *(_cost(n, not hope) for n in node.thinned)])
            node.cost_yes, node.cost_no = (one, rest) if hope else (rest, one)

    def _most_proving(self, node: Node) -> Node:
        while node.options is not None:
            hope = node.hope
            taken = node.taken
            options = [n for n in node.options if n.free and n is not taken]
            thinned = [n for n in node.thinned if n.free]
            thin = min((_cost(n, not hope) for n in thinned), default=inf)
            if thinned and (not options or thin < min(_all(node), *(_cost(n, hope) for n in node.options))):
                node = next(n for n in thinned if _cost(n, not hope) == thin)
            else:
                least = min(_cost(n, hope) for n in options)
                node = next(n for n in options if _cost(n, hope) == least)
        return node


def _cost(node: Node, answer: bool) -> float:
    return node.cost_yes if answer else node.cost_no


def _all(node: Node) -> float:
    """The effort to answer all options against the mover's hope."""
    costs = [_cost(n, not node.hope) for n in node.options or ()]
    most = max(costs)
    return most + _SHARED * (sum(costs) - most) if most < inf else inf
