"""A search told as a list of events, to be stepped forward and back on a drawing of the tree.

A method tells its `SearchContext` what it does, which hands it on to a `Trace` if there is one. A node is named by its
path from the root, as indices into `moves()` of each position on the way; `state_at` folds the first n events into what
is to be drawn after step n, so that a step back is a step to n - 1.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from tiling_gui.search.result import Score

Path = tuple[int, ...]
"""Indices of the moves that lead from the root to a node; () is the root."""


@dataclass(frozen=True)
class Event:
    """One step of a search at the node `path`.

    `kind` is one of
      enter    the node is reached with the window (`alpha`, `beta`)
      leaf     its value is read off: the game is over, or it is estimated (a float)
      bound    a child improved the node: its best value so far is `value`, its window is narrowed
      average  `value` is the mean of `values`
      cut      the children `pruned` need not be looked at
      select   the children `pruned` are not looked at, because they seem marginal
      extend   the value of the node is unreliable: it is searched below the depth
      table    the table answers `value`; `alpha` and `beta` are the bounds it has
      value    the node is left with `value` (None: invalid)
      pass     a search of the whole tree begins; `text` says which, `alpha` and `beta` what is known by now
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
    """"≥" or "≤" where `value` is known to be only such a bound; whoever shows the search fills it in."""


class Trace:
    """Keeps the events of one search. `most` of them at most: `is_full` then ends the search as a limit does."""

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
        """A search of the whole tree begins at the root; `alpha` and `beta` are bounds proved before it."""
        self._path.clear()
        self.tell("pass", text=text, alpha=alpha, beta=beta)

    def tell(
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
    """How one node looks after some step."""

    status: str = "open"
    """"open" on the path or waiting, "done" left with a value, "leaf", "table", "cut" never looked at, "past" seen
    by an earlier search of the tree or of a node above."""
    value: Score | None = None
    """The value so far, or for good once the node is done."""
    alpha: Score | None = None
    beta: Score | None = None
    extended: bool = False
    """True if the node was searched below the depth."""
    sign: str = ""
    """"≥" or "≤" if the value is only such a bound."""


@dataclass
class TraceState:
    """The tree after some step: nodes by path, and where the search stands."""

    nodes: dict[Path, NodeState] = field(default_factory=dict)
    current: Path = ()
    event: Event | None = None
    """The step that led here; None before the first."""


_STATUS = {"leaf": "leaf", "table": "table", "value": "done"}


def state_at(events: Sequence[Event], steps: int) -> TraceState:
    """What is to be drawn after the first `steps` events. Nodes not listed were not reached yet."""
    state = TraceState()
    for event in events[:steps]:
        advance(state, event)
    return state


def advance(state: TraceState, event: Event) -> None:
    """Changes `state` from what was to be drawn before `event` into what is to be drawn after it."""
    state.current, state.event = event.path, event
    if event.kind == "pass":
        _put_back(state.nodes, ())
        return
    node = state.nodes.get(event.path)
    if event.kind == "enter":
        # A node that is searched again starts afresh, and so does everything below it.
        if node is not None:
            _put_back(state.nodes, event.path)
        node = NodeState(alpha=event.alpha, beta=event.beta)
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
    """What was found below `root`, or in the whole tree, stays to be seen as the past; the rest is forgotten."""
    depth = len(root)
    for path in [p for p in nodes if p[:depth] == root]:
        node = nodes[path]
        if node.status in ("leaf", "table", "done", "past") and node.value is not None:
            nodes[path] = NodeState("past", node.value, sign=node.sign)
        else:
            del nodes[path]
