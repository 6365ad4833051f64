"""Questions about a watched search of a typed tree, as steps of a lesson. No Qt.

leaf    which leaf is never visited?                asked before the first step
window  what are alpha and beta at this node?       asked before the search enters it
value   which value does this node get?             asked when everything that decides it is known
"""

from collections.abc import Sequence
from random import Random

from tiling_gui.core.game import Side
from tiling_gui.desktop.ui.search_tree.recorded_search import RecordedSearch, score
from tiling_gui.desktop.ui.search_tree.search_tree_drawing import leaf_values
from tiling_gui.language import tr
from tiling_gui.records.lesson_writing import choice_step, tree_lines, typed_step
from tiling_gui.search.result import INFINITY, Score
from tiling_gui.search.trace import Path

_CHOICES = 4
"""Greatest number of answers to choose from."""


def search_questions(watched: RecordedSearch, chance: Random) -> list[list[str]]:
    """All questions about a search by hand, a list for each kind that there is; none has an estimate as its answer."""
    unseen, windows, values = sorted(_unseen(watched)), list[str](), list[str]()
    for step, event in enumerate(watched.events, 1):
        over = watched.nodes[event.path].over
        if event.kind == "enter" and not over and event.path:
            alpha, beta = event.alpha, event.beta
            if alpha is not None and beta is not None and alpha != beta and _exact(alpha) and _exact(beta):
                windows.append(_window(watched, step, event.path, (alpha, beta), chance))
        elif event.kind == "value" and not over and event.value is not None and _exact(event.value):
            values.append(_value(watched, step, event.path, event.value))
    leaves = [_leaf(watched, unseen, chance)] if unseen else []
    return [found for found in (leaves, windows, values) if found]


def _lines(watched: RecordedSearch, at: int, solved: int, path: Path | None = None) -> list[str]:
    node = [] if path is None else [f"node: {'.'.join(str(k + 1) for k in path) or 'root'}"]
    return [*tree_lines(watched.subject, watched.method), f"at: {at}", *node, f"solved: {solved}"]


def _leaf(watched: RecordedSearch, unseen: Sequence[Path], chance: Random) -> str:
    """One leaf that is never visited among some that are."""
    values = leaf_values(watched)
    right = chance.choice(unseen)
    others = sorted({event.path for event in watched.events if watched.nodes[event.path].over})
    chosen = sorted([right, *chance.sample(others, min(_CHOICES - 1, len(others)))])
    cut = watched.sentence(_cut_of(watched, right) or 0)
    why = [cut if path == right else f"{_is_read(watched, path)} {cut}" for path in chosen]
    answers = [
        (f"{watched.name(p)} ({score(values[p])})", p == right, each) for p, each in zip(chosen, why, strict=True)
    ]
    return choice_step(
        tr("Which of these leaves is never visited?"), _lines(watched, 0, watched.steps), _judged(answers)
    )


def _window(watched: RecordedSearch, step: int, path: Path, right: tuple[Score, Score], chance: Random) -> str:
    """The window among others made of its ends and of values in the tree."""
    alpha, beta = right
    values = [value for value in leaf_values(watched).values() if value is not None and _exact(value)]
    given = chance.sample(values, min(2, len(values)))
    others: set[tuple[Score, Score]] = {(-INFINITY, INFINITY), (alpha, INFINITY), (-INFINITY, beta)}
    others |= {(value, INFINITY) for value in given} | {(-INFINITY, value) for value in given}
    others -= {right}
    chosen = sorted([right, *chance.sample(sorted(others), min(_CHOICES - 1, len(others)))])
    answers = [
        (f"α = {score(a)}, β = {score(b)}", (a, b) == right, _why_window(watched.sentence(step), right, (a, b)))
        for a, b in chosen
    ]
    words = tr("{node}: what are α and β when the search gets here?", node=watched.name(path))
    return choice_step(words, _lines(watched, step - 1, step, path), _judged(answers))


def _why_window(said: str, right: tuple[Score, Score], given: tuple[Score, Score]) -> str:
    """What is sure when the search gets there, as far as the answer `given` is mistaken about it."""
    if given == right:
        return said + " " + tr("α is what MAX is already sure of on the path to here, β what MIN is sure of.")
    parts = []
    for name, side, known, thought in zip("αβ", (Side.MAX, Side.MIN), right, given, strict=True):
        words = {"name": name, "side": side, "known": score(known), "thought": score(thought)}
        if known != thought and known in (INFINITY, -INFINITY):
            parts.append(
                tr("{name} is {known}, not {thought}: on the path to here {side} is sure of nothing yet.", **words)
            )
        elif known != thought:
            parts.append(
                tr("{name} is {known}, not {thought}: on the path to here {side} is sure of {known}.", **words)
            )
    return " ".join(parts)


def _judged(answers: Sequence[tuple[str, bool, str]]) -> list[tuple[str, bool, str]]:
    """The answers with what is said of each."""
    answer = next(text for text, right, _ in answers if right)
    return [
        (
            text,
            right,
            tr("Right. {why}", why=why) if right else tr("No: the answer is {answer}. {why}", answer=answer, why=why),
        )
        for text, right, why in answers
    ]


def _value(watched: RecordedSearch, step: int, path: Path, value: Score) -> str:
    words = tr("{node}: what value does it return?", node=watched.name(path))
    why = " ".join(filter(None, (_comparison(watched, step - 1, path, value), watched.sentence(step))))
    return typed_step(words, _lines(watched, step - 1, step, path), score(value), why)


def _unseen(watched: RecordedSearch) -> list[Path]:
    """The leaves never visited, each below a cutoff."""
    seen = {event.path for event in watched.events}
    leaves = (path for path, node in watched.nodes.items() if node.over and path not in seen)
    return [path for path in leaves if _cut_of(watched, path)]


def _cut_of(watched: RecordedSearch, leaf: Path) -> int | None:
    """The step whose cutoff pruned a leaf, or None."""
    for step, event in enumerate(watched.events, 1):
        depth = len(event.path)
        pruned = [(k,) for k in event.pruned]
        if event.kind == "cut" and leaf[:depth] == event.path and leaf[depth : depth + 1] in pruned:
            return step
    return None


def _is_read(watched: RecordedSearch, leaf: Path) -> str:
    """When a leaf is read, as a sentence."""
    step = next(step for step, event in enumerate(watched.events, 1) if event.path == leaf)
    return tr("{node} is read, in step {step}.", node=watched.name(leaf), step=step)


def _comparison(watched: RecordedSearch, shown: int, path: Path, value: Score) -> str:
    """Which of its children's values the side to move takes; "" if that is not how the value came about."""
    node, state = watched.nodes[path], watched.state(shown)
    below: Sequence[Score] = [
        state.nodes[child].value  # type: ignore[misc]  # those without a value are left out
        for child in node.children
        if child in state.nodes and state.nodes[child].value is not None and state.nodes[child].status != "cut"
    ]
    if watched.by_mover or not below or (max if node.upper else min)(below) != value:
        return ""
    side, values = watched.side(path), ", ".join(map(score, below))
    if side in (Side.MAX, Side.FIRST):
        return tr("{side} takes the largest of {values}.", side=side, values=values)
    return tr("{side} takes the smallest of {values}.", side=side, values=values)


def _exact(value: Score) -> bool:
    return not isinstance(value, float) or value in (INFINITY, -INFINITY)
