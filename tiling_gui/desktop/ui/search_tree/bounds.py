"""Marks values in a recorded search that are only bounds of the node's minimax value; without Qt.

Alpha-beta and its relatives leave a node as soon as nothing below it can matter. The value it then has is a lower (≥)
or an upper (≤) bound. Which of them follows from the tree alone: the value of a MAX node is at least the largest lower
bound of the children visited, and at most the largest upper bound of all its children.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol

from tiling_gui.search.result import INFINITY, Score
from tiling_gui.search.trace import Event, Path

_OTHERWISE = ("average", "lecture", "negamax")
"""Methods whose values are averages, or from the view of the player to move; negamax prunes nothing anyway."""


class Node(Protocol):
    """The attributes of a drawn node that are used here."""

    @property
    def children(self) -> tuple[Path, ...]: ...

    @property
    def upper(self) -> bool: ...


@dataclass
class _Seen:
    """What is known of a node's children since it was entered: (lower, upper) by child number."""

    bounds: dict[int, tuple[Score, Score]] = field(default_factory=dict)
    out: set[int] = field(default_factory=set)
    """Children that do not count: invalid, or not selected."""


def signed(events: Sequence[Event], nodes: Mapping[Path, Node], method: str) -> list[Event]:
    """The events, with "≥" or "≤" as `sign` of values that are only bounds."""
    if method.partition(":")[0] in _OTHERWISE:
        return list(events)
    seen: dict[Path, _Seen] = {}
    found = []
    for event in events:
        if event.kind in ("enter", "extend"):
            seen[event.path] = _Seen()
        elif event.kind == "select":
            seen.setdefault(event.path, _Seen()).out.update(event.pruned)
        elif event.kind in ("leaf", "table", "bound", "value"):
            bounds = _bounds(event, nodes[event.path], seen.setdefault(event.path, _Seen()))
            if event.kind != "bound":
                _tell_parent(event, bounds, seen)
            found.append(replace(event, sign=_sign(event, bounds)))
            continue
        found.append(event)
    return found


def _bounds(event: Event, node: Node, seen: _Seen) -> tuple[Score, Score]:
    if event.kind == "leaf" and event.value is not None:
        return event.value, event.value
    if event.kind == "table" and event.alpha is not None and event.beta is not None:
        return event.alpha, event.beta
    numbers = [path[-1] for path in node.children if path[-1] not in seen.out]
    lows = [seen.bounds[k][0] for k in numbers if k in seen.bounds]
    highs = [seen.bounds[k][1] for k in numbers if k in seen.bounds]
    every = len(lows) == len(numbers)
    if not lows:
        return -INFINITY, INFINITY
    if node.upper:
        return max(lows), max(highs) if every else INFINITY
    return min(lows) if every else -INFINITY, min(highs)


def _tell_parent(event: Event, bounds: tuple[Score, Score], seen: dict[Path, _Seen]) -> None:
    if not event.path:
        return
    above = seen.setdefault(event.path[:-1], _Seen())
    if event.value is None:
        above.out.add(event.path[-1])
    else:
        above.bounds[event.path[-1]] = bounds


def _sign(event: Event, bounds: tuple[Score, Score]) -> str:
    low, high = bounds
    if event.value is None or low == high:
        return ""
    return "≥" if event.value == low else "≤" if event.value == high else ""
