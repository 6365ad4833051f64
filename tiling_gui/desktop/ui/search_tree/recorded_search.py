"""A tree with its values, or a recorded search: the tree it visits, its steps, and a sentence for each; without Qt.

`watch` runs a method with a trace, `watch_beside` several on the same tree; `unsearched` shows a tree without a search.
`RecordedSearch.state` is the same as `trace.state_at` after n steps, but fast for every n because it starts from a
snapshot.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cached_property
from typing import Any

from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side, Value
from tiling_gui.core.limits import Limit, Run
from tiling_gui.desktop.ui.search_tree.bounds import signed
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.errors import InputError
from tiling_gui.language import plural, tr
from tiling_gui.search.compare import Subject, conditions_of, search_by
from tiling_gui.search.conditions import BY_HAND, Conditions
from tiling_gui.search.game_tree import GRAPH, TREE, OpenTree, TreeNode, whole_tree
from tiling_gui.search.methods import info_of
from tiling_gui.search.pseudocode import line_of
from tiling_gui.search.result import INFINITY, Counters, Score, SearchResult
from tiling_gui.search.trace import Event, NodeState, Path, Trace, TraceState, advance

MOST_NODES = 3_000
"""Maximum number of nodes of a tree that is drawn."""
MOST_STEPS = 40_000
_WHOLE = 1_500
"""A tree of at most this many nodes is drawn completely; of a larger one, only nodes visited or pruned."""
_EVERY = 200
"""Number of steps between two snapshots."""


@dataclass
class RecordedSearch:
    """A method's search of a position, to be stepped through; or the values of a tree, without a step."""

    subject: Subject
    method: str
    """ "" for a tree without a search."""
    events: list[Event]
    result: SearchResult
    tree: OpenTree
    line: tuple[Path, ...] = ((),)
    """The nodes of the principal variation, the root first."""
    conditions: Conditions = BY_HAND
    """The conditions of the search, all set."""
    values: dict[Path, Value | None] = field(default_factory=dict)
    """Without a search: the value of each node, as far as it is known."""
    grundy: dict[Path, int] = field(default_factory=dict)
    """Without a search: the Grundy values, in a game won by the last move."""
    _kept: list[TraceState] = field(default_factory=lambda: [TraceState()])

    @property
    def nodes(self) -> dict[Path, TreeNode]:
        return self.tree.nodes

    @property
    def steps(self) -> int:
        return len(self.events)

    def state(self, step: int) -> TraceState:
        """The state after `step` steps; must not be modified."""
        if not self.method:
            return TraceState({path: self._still(path) for path in self.nodes})
        while len(self._kept) * _EVERY <= step:
            start = (len(self._kept) - 1) * _EVERY
            self._kept.append(self._on(self._kept[-1], start, start + _EVERY))
        near = step // _EVERY
        return self._on(self._kept[near], near * _EVERY, step)

    def _still(self, path: Path) -> NodeState:
        known = path in self.values
        status = "leaf" if known and self.nodes[path].over else "done" if known else "open"
        return NodeState(status, self.values.get(path))

    def value_text(self, path: Path, value: Score | None, sign: str = "") -> str:
        """A value in a node: "≥7", or "N 3" with the outcome class and the Grundy value where that is known."""
        if path in self.grundy:
            return f"{'N' if self.grundy[path] else 'P'} {self.grundy[path]}"
        return sign + score(value)

    def keeps(self, parent: Path, child: Path) -> bool:
        """Without a search: whether the move between two nodes wins, or keeps the value."""
        if self.grundy:
            return self.grundy[child] == 0
        return child in self.values and self.values[child] == self.values.get(parent) is not None

    def _on(self, state: TraceState, start: int, end: int) -> TraceState:
        found = replace(state, nodes=dict(state.nodes))
        for event in self.events[start:end]:
            advance(found, event)
        return found

    def step_of(self, path: Path, after: int) -> int | None:
        """A step at which the search was at `path`: the first after step `after`, else the last one. None if it never
        was.

        For a pruned node: the step at which it was pruned.
        """
        there = [k for k, event in enumerate(self.events, 1) if event.path == path]
        if not there:
            parent = path[:-1]
            there = [k for k, e in enumerate(self.events, 1) if e.path == parent and path[-1:] and path[-1] in e.pruned]
        return next((k for k in there if k > after), there[-1] if there else None)

    def name(self, path: Path) -> str:
        """The name of a node: "Root", or the moves to it."""
        if not path:
            return tr("Root")
        moves = [self.nodes[path[: k + 1]].move for k in range(len(path))]
        if self.subject.game.key == "tree":
            return tr("Node {number}", number=".".join(moves))
        return tr("After {moves}", moves=", ".join(moves if len(moves) < 4 else (moves[0], "…", moves[-1])))

    @property
    def has_drawings(self) -> bool:
        """True if positions of the game can be drawn."""
        key = self.subject.game.key
        return key in GAMES and bool(GAMES[key].figure)

    @property
    def by_mover(self) -> bool:
        """True if values are from the view of the player to move."""
        return self.method.partition(":")[0] in ("negamax", "lecture")

    def side(self, path: Path) -> Side:
        sides = self.subject.game.sides
        upper = self.nodes[path].upper
        return sides[0] if upper == (sides[0] in (Side.MAX, Side.FIRST)) else sides[1]

    def sentence(self, step: int) -> str:
        """What happened in step `step`; 0 is the start."""
        if not self.method:
            return _tree_words(self)
        if step == 0:
            # The result is not shown in advance: the user may want to guess it.
            return plural("%n steps of {method}.", "%n step of {method}.", self.steps, method=self.method)
        event = self.events[step - 1]
        said = tr("{what}: {said}", what=self.name(event.path), said=_WORDS[event.kind](self, event))
        return f"{said} {_result_words(self)}" if step == self.steps else said

    def counted(self, step: int) -> Counters:
        """The counters after `step` steps, except for memory, which is not recorded."""
        done = self.events[:step]
        kinds = Counter(event.text if event.kind == "cut" else event.kind for event in done)
        leaves = kinds["leaf"] if self.conditions.again else len({e.path for e in done if e.kind == "leaf"})
        return Counters(kinds["enter"], leaves, kinds["alpha"], kinds["beta"], kinds["table"])

    def code_line(self, step: int) -> int | None:
        """The line of the method's pseudocode that step `step` executes; None before the first step."""
        if step == 0:
            return None
        event = self.events[step - 1]
        node = self.nodes[event.path]
        question, how = self.is_question(event), self.conditions
        return line_of(self.method, event, upper=node.upper, over=node.over, question=question, conditions=how)

    @cached_property
    def _whole(self) -> bool:
        """Whether every value of the tree is a whole number, as far as it is drawn."""
        ends = (node.position.value() for node in self.nodes.values() if node.over)
        return all(value is None or Fraction(value).denominator == 1 for value in ends)

    def null_window(self, bound: Score, asks: str) -> str:
        """A null window as in a textbook, "(4, 5)"; where fractions may lie between, its question, "> 4?"."""
        if isinstance(bound, float) or not self._whole:
            return f"{asks} {score(bound)}?"
        low, high = (bound, bound + 1) if asks == ">" else (bound - 1, bound)
        return f"({score(low)}, {score(high)})"

    def is_question(self, event: Event) -> bool:
        """True if the node of `event` was entered with a null-window question instead of a window."""
        last = next(k for k, other in enumerate(self.events) if other is event)
        entered = (e for e in reversed(self.events[: last + 1]) if e.kind == "enter" and e.path == event.path)
        found = next(entered, None)
        return found is not None and found.alpha is not None and found.alpha == found.beta


def watch(
    subject: Subject,
    name: str,
    depth: int | None = None,
    *,
    wanted: Conditions | None = None,
    run: Run | None = None,
) -> RecordedSearch:
    """Runs the method `name` on `subject`, to the end or to `depth`, and records every step.

    `wanted` are conditions, used as far as the method supports them; None for its usual ones. Raises InputError for an
    unknown method, and for a search of more than MOST_NODES nodes.
    """
    return watch_beside(subject, (name,), depth, wanted=wanted, run=run)[0]


def watch_beside(
    subject: Subject,
    names: Sequence[str],
    depth: int | None = None,
    *,
    wanted: Conditions | None = None,
    run: Run | None = None,
) -> tuple[RecordedSearch, ...]:
    """Runs several methods as `watch` does, on one tree that contains all nodes visited by any of them."""
    limit = Limit(depth=depth, nodes=4 * MOST_NODES)
    runs = [_run(subject, name, limit, wanted, run or Run()) for name in names]
    tree = _tree(subject.position, [event for events, _ in runs for event in events], depth)
    return tuple(
        RecordedSearch(
            subject,
            name,
            signed(events, tree.nodes, name),
            result,
            tree,
            _paths(subject.position, result.line),
            conditions_of(subject, name, wanted)[0],
        )
        for name, (events, result) in zip(names, runs, strict=True)
    )


def _run(
    subject: Subject, name: str, limit: Limit, wanted: Conditions | None, whole: Run
) -> tuple[list[Event], SearchResult]:
    trace = Trace(MOST_STEPS)
    guess = next(iter(subject.game.evaluations.values()))

    def evaluation(position: Any) -> float | None:
        # Being a float distinguishes an estimate from an exact value, here and at all ancestors.
        found = guess(position)
        return None if found is None else float(found)

    run = Run(limit, whole.report, whole, trace)
    result = search_by(subject, name, wanted, run, evaluation)
    if not result.complete and not whole.is_set:
        _too_large()
    return trace.events, result


def _too_large() -> None:
    raise InputError(
        tr(
            "This search is too large to draw (at most {most} nodes): choose a smaller position or limit the depth.",
            most=MOST_NODES,
        )
    )


def _tree(root: Any, events: list[Event], depth: int | None) -> OpenTree:
    whole = OpenTree(root, most=_WHOLE)
    if depth is None and whole.open_where():
        return whole
    reached = {event.path for event in events}
    reached.update((*event.path, index) for event in events for index in event.pruned)
    tree = OpenTree(root, most=MOST_NODES)
    if not tree.open_where({path[:k] for path in reached for k in range(len(path))}.__contains__):
        _too_large()
    return tree


def unsearched(subject: Subject, merged: str = TREE) -> RecordedSearch:
    """A tree or graph without a search: whole, with all values, or only the first moves of a larger tree.

    Raises InputError if a graph, or the moves of the root, are too many.
    """
    if merged == GRAPH:
        tree = whole_tree(subject.position, GRAPH, most=_WHOLE)
    else:
        tree = OpenTree(subject.position, merged, MOST_NODES if subject.game.key == "tree" else _WHOLE)
        if not tree.open_where():
            tree = OpenTree(subject.position, merged, MOST_NODES)
            if not tree.open(()):
                _too_large()
        tree.most = MOST_NODES
    found = RecordedSearch(subject, "", [], SearchResult(None, None, (), exact=False), tree)
    fill_in_values(found)
    return found


def fill_in_values(watched: RecordedSearch) -> None:
    """Fills in all values of a tree without a search once it is whole."""
    if watched.tree.is_whole:
        watched.values, watched.grundy = watched.tree.values(), watched.tree.grundy()
        watched.result = replace(watched.result, value=watched.values[()], exact=True)


def _paths(root: Any, line: tuple[Any, ...]) -> tuple[Path, ...]:
    paths: list[Path] = [()]
    position = root
    for move in line:
        paths.append((*paths[-1], list(position.moves()).index(move)))
        position = position.play(move)
    return tuple(paths)


# Sentences ------------------------------------------------------------------------------------------------------


def score(value: Score | None) -> str:
    """A value as text: a fraction if exact, with ≈ if estimated, "–" for None."""
    if value is None:
        return words.NOTHING
    if isinstance(value, float):
        if value in (INFINITY, -INFINITY):
            return "∞" if value > 0 else "−∞"
        return "≈ " + f"{value:.3g}".replace("-", "−")
    return words.value(Fraction(value))


def signed_score(value: Score | None, sign: str) -> str:
    """A value with the sign of a bound: "≥ 7"."""
    return f"{sign} {score(value)}" if sign else score(value)


def _tree_words(watched: RecordedSearch) -> str:
    """How large a tree without a search is, and what its root is worth."""
    what = {
        "position": watched.subject.text,
        "count": plural("%n positions", "%n position", len(watched.nodes)),
        "levels": plural("%n levels", "%n level", 1 + max(map(len, watched.nodes))),
    }
    value = watched.values.get(())
    if watched.grundy.get(()):
        return tr(
            "{position}: {count} on {levels}. The next player wins, Grundy value {value}.",
            value=watched.grundy[()],
            **what,
        )
    if watched.grundy:
        return tr("{position}: {count} on {levels}. The previous player wins, Grundy value 0.", **what)
    if value is None and not watched.tree.is_whole:
        return tr("{position}: {count} on {levels}. Click a node to open or close it.", **what)
    return tr("{position}: {count} on {levels}. Minimax value {value}.", value=score(value), **what)


def _enter(watched: RecordedSearch, event: Event) -> str:
    if watched.nodes[event.path].over:
        return tr("the game is over here.")
    side = watched.side(event.path)
    if event.alpha is not None and event.text:
        window = watched.null_window(event.alpha, event.text)
        said = tr("{side} to move, null window {window}.", side=side, window=window)
        first = next(one for one in watched.events if one.kind == "enter" and one.text)
        if event is not first or not window.startswith("("):
            return said
        why = tr("No whole number lies between, so the answer is only yes or no.")
        return f"{said} {why}"
    return tr("{side} to move{window}.", side=side, window=_window(event))


def _window(event: Event) -> str:
    bounds = (("α", event.alpha), ("β", event.beta))
    return "".join(f", {sign} {score(bound)}" for sign, bound in bounds if bound is not None)


def _leaf(watched: RecordedSearch, event: Event) -> str:
    if event.value is None:
        return tr("no value, the branch is invalid.")
    value = score(event.value)
    return (
        tr("estimated {value}.", value=value) if isinstance(event.value, float) else tr("worth {value}.", value=value)
    )


def _bound(watched: RecordedSearch, event: Event) -> str:
    return tr(
        "{side} has a better child, {value} so far{window}.",
        side=watched.side(event.path),
        value=signed_score(event.value, event.sign),
        window=_window(event),
    )


def _average(watched: RecordedSearch, event: Event) -> str:
    return tr("the mean of {values} is {mean}.", values=", ".join(map(score, event.values)), mean=score(event.value))


def _cut(watched: RecordedSearch, event: Event) -> str:
    n = len(event.pruned)
    if watched.is_question(event):
        return plural(
            "{kind} cutoff, the question is answered; %n children are not searched.",
            "{kind} cutoff, the question is answered; %n child is not searched.",
            n,
            kind=event.text,
        )
    if event.text == "beta":
        return plural(
            "beta cutoff, MIN above already has an option worth no more; %n children are not searched.",
            "beta cutoff, MIN above already has an option worth no more; %n child is not searched.",
            n,
        )
    return plural(
        "alpha cutoff, MAX above already has an option worth no less; %n children are not searched.",
        "alpha cutoff, MAX above already has an option worth no less; %n child is not searched.",
        n,
    )


def _select(watched: RecordedSearch, event: Event) -> str:
    return plural(
        "%n children look marginal and are left out.", "%n child looks marginal and is left out.", len(event.pruned)
    )


def _extend(watched: RecordedSearch, event: Event) -> str:
    return tr("not stationary, searched deeper.")


def _table(watched: RecordedSearch, event: Event) -> str:
    return tr("found in the table, {value}.", value=signed_score(event.value, event.sign))


def _value(watched: RecordedSearch, event: Event) -> str:
    if event.value is None:
        return tr("returns no value, every branch is invalid.")
    if watched.by_mover:
        return tr("returns {value}, as seen by the player to move.", value=score(event.value))
    return tr("returns {value}.", value=signed_score(event.value, event.sign))


def _pass(watched: RecordedSearch, event: Event) -> str:
    what = event.text
    if what.endswith("?"):
        return tr("{known}; question: {what}", known=_known(event), what=what)
    if event is watched.events[0]:
        return tr("searched from here, {what}.", what=what)
    return tr("searched from here again, {what}.", what=what)


def _known(event: Event) -> str:
    """What earlier questions have proved: "the value is at least 3 and at most 7"."""
    low, high = (None if bound in (None, INFINITY, -INFINITY) else score(bound) for bound in (event.alpha, event.beta))
    if low and high:
        return tr("the value is at least {low} and at most {high}", low=low, high=high)
    if low:
        return tr("the value is at least {low}", low=low)
    return tr("the value is at most {high}", high=high) if high else tr("nothing is known yet")


def _result_words(watched: RecordedSearch) -> str:
    result = watched.result
    if not result.complete:
        return tr("Stopped before the end.")
    method, value = watched.method, score(result.value)
    if result.exact:
        return tr("{method} has found {value}, exact.", method=method, value=value)
    said = tr("{method} has found {value}, which need not be the minimax value.", method=method, value=value)
    root = info_of(method).root
    return " ".join((said, tr(root))) if root else said


_WORDS: dict[str, Callable[[RecordedSearch, Event], str]] = {
    "enter": _enter,
    "leaf": _leaf,
    "bound": _bound,
    "average": _average,
    "cut": _cut,
    "select": _select,
    "extend": _extend,
    "table": _table,
    "value": _value,
    "pass": _pass,
}
