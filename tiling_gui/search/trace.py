"""A search recorded as a list of events, to be stepped through on a drawing of the tree.

A method reports to its `SearchContext`, which passes it on to a `Trace` if there is one. A node is identified by its
path from the root, as indices into `moves()` of each position on the way. `state_at` turns the first n events into
what to draw after step n, so a step back goes to step n - 1.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from tiling_gui.search.result import Score

Path = tuple[int, ...]
"""Indices of the moves from the root to a node; () is the root."""


@dataclass(frozen=True)
class Event:
    """One step of a search at the node `path`.

    `kind` is one of

      enter    the node is reached with the window (`alpha`, `beta`); `text` is ">" or "≥" for a null window, which asks
               whether its value is more than, or at least, alpha = beta
      leaf     its value is final, or an estimate (a float)
      bound    a child improved the node: its best value so far is `value`, its window is narrowed
      average  `value` is the mean of `values`
      cut      the children `pruned` are pruned
      select   the children `pruned` are not searched because they look worse
      extend   the value of the node is unreliable: it is searched deeper
      table    the table gives `value`; `alpha` and `beta` are its bounds
      value    the node is left with `value` (None: invalid)
      pass     a search of the whole tree begins; `text` says which, `alpha` and `beta` are the bounds proved so far
    """

    kind: str
    path: Path
    value: Score | None = None
    alpha: Score | None = None
    beta: Score | None = None
    pruned: tuple[int, ...] = ()
    values: tuple[Score, ...] = ()
    text: str = ""
    sign: str = ""
    """ "≥" or "≤" if `value` is only such a bound; filled in by the viewer of the search."""


class Trace:
    """The events of one search, `most` of them at most: `is_full` then ends the search as a limit does."""

    def __init__(self, most: int = 100_000) -> None:
        self.events: list[Event] = []
        self._most = most
        self._path: list[int] = []

    @property
    def is_full(self) -> bool:
        return len(self.events) >= self._most

    def down(self, index: int) -> None:
        self._path.append(index)

    def up(self) -> None:
        self._path.pop()

    def again(self, text: str, *, alpha: Score | None = None, beta: Score | None = None) -> None:
        """Report that a search of the whole tree begins; `alpha` and `beta` are the bounds proved so far."""
        self._path.clear()
        self.record("pass", text=text, alpha=alpha, beta=beta)

    def record(
        self,
        kind: str,
        value: Score | None = None,
        *,
        alpha: Score | None = None,
        beta: Score | None = None,
        pruned: Sequence[int] = (),
        values: Sequence[Score] = (),
        text: str = "",
    ) -> None:
        self.events.append(Event(kind, tuple(self._path), value, alpha, beta, tuple(pruned), tuple(values), text))


@dataclass(frozen=True)
class NodeState:
    """The state of one node after some step."""

    status: str = "open"
    """ "open" on the path or waiting, "done" left with a value, "leaf", "table", "cut" pruned, "past" visited by an
    earlier search of the tree or of a node above.
    """
    value: Score | None = None
    """The best value so far; final once the node is done."""
    alpha: Score | None = None
    beta: Score | None = None
    extended: bool = False
    """Whether the node was searched below the depth limit."""
    sign: str = ""
    asks: str = ""
    """">" or "≥" if the window is a null window."""


@dataclass
class TraceState:
    """The tree after some step: its nodes by path, and the current node."""

    nodes: dict[Path, NodeState] = field(default_factory=dict)
    current: Path = ()
    event: Event | None = None
    """The last step; None before the first."""


_STATUS = {"leaf": "leaf", "table": "table", "value": "done"}


def state_at(events: Sequence[Event], steps: int) -> TraceState:
    """The tree after the first `steps` events. Nodes not in it have not been reached yet."""
    state = TraceState()
    for event in events[:steps]:
        advance(state, event)
    return state


def advance(state: TraceState, event: Event) -> None:
    """Update `state` by one event."""
    state.current, state.event = event.path, event
    if event.kind == "pass":
        _put_back(state.nodes, ())
        return
    node = state.nodes.get(event.path)
    if event.kind == "enter":
        # A node that is searched again starts afresh, with everything below it.
        if node is not None:
            _put_back(state.nodes, event.path)
        node = NodeState(alpha=event.alpha, beta=event.beta, asks=event.text)
    node = node or NodeState()
    if event.kind in _STATUS:
        status = node.status if event.kind == "value" and node.status != "open" else _STATUS[event.kind]
        node = replace(node, status=status, value=event.value, sign=event.sign)
    elif event.kind in ("bound", "average"):
        alpha = node.alpha if event.alpha is None else event.alpha
        beta = node.beta if event.beta is None else event.beta
        node = replace(node, value=event.value, sign=event.sign, alpha=alpha, beta=beta)
    elif event.kind == "extend":
        node = replace(node, extended=True)
    for index in event.pruned:
        state.nodes[(*event.path, index)] = NodeState(status="cut")
    state.nodes[event.path] = node


def _put_back(nodes: dict[Path, NodeState], root: Path) -> None:
    """Mark values found below `root` (() for the whole tree) as past, and remove all other nodes there."""
    depth = len(root)
    for path in [p for p in nodes if p[:depth] == root]:
        node = nodes[path]
        if node.status in ("leaf", "table", "done", "past") and node.value is not None:
            nodes[path] = NodeState("past", node.value, sign=node.sign)
        else:
            del nodes[path]
