"""Questions about a watched search, each with the step that answers it. No Qt.

leaf    which leaf is never visited?                asked before the first step
window  what are alpha and beta at this node?       asked before the search enters it
value   which value does this node get?             asked when everything that decides it is known
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from tiling_gui.core.game import Side
from tiling_gui.desktop.ui.search_tree.recorded_search import RecordedSearch, score
from tiling_gui.errors import InputError
from tiling_gui.language import tr
from tiling_gui.search.result import INFINITY, Score
from tiling_gui.search.trace import Path

LEAF, WINDOW, VALUE = "leaf", "window", "value"
_INFINITE = ("∞", "inf", "infinity", "oo")


@dataclass(frozen=True)
class SearchQuestion:
    """A question with its answer."""

    kind: str
    path: Path
    """The node in question; the root for LEAF."""
    shown: int
    """The step shown while it is asked."""
    answered: int
    """The step that answers it."""
    text: str
    leaves: frozenset[Path] = frozenset()
    """For LEAF, the leaves that are right answers."""
    values: tuple[Score, ...] = ()
    """The right answer: (alpha, beta) for WINDOW, one value for VALUE."""


def questions(watched: RecordedSearch) -> list[SearchQuestion]:
    """All questions about a search; none has an estimate as its answer."""
    found = []
    unseen = _unseen(watched)
    if unseen:
        cut = _cut_of(watched, min(unseen)) or 0
        found.append(SearchQuestion(LEAF, (), 0, cut, tr("Which leaf is never visited? Click one."), unseen))
    for step, event in enumerate(watched.events, 1):
        name, over = watched.name(event.path), watched.nodes[event.path].over
        if event.kind == "enter" and not over and event.path:
            if event.alpha is None or event.beta is None or event.alpha == event.beta:
                continue
            if _exact(event.alpha) and _exact(event.beta):
                text = tr("{node}: what are α and β when the search gets here?", node=name)
                found.append(SearchQuestion(WINDOW, event.path, step - 1, step, text, values=(event.alpha, event.beta)))
        elif event.kind == "value" and not over and event.value is not None and _exact(event.value):
            text = tr("{node}: what value does it return?", node=name)
            found.append(SearchQuestion(VALUE, event.path, step - 1, step, text, values=(event.value,)))
    return found


def is_right(question: SearchQuestion, answer: Path | str) -> bool:
    """Whether the answer, a clicked leaf or typed values, is right. Raises InputError for invalid values."""
    if isinstance(answer, tuple):
        return answer in question.leaves
    parts = [part for part in answer.replace(";", ",").split(",") if part.strip()]
    if len(parts) != len(question.values):
        if question.kind == WINDOW:
            raise InputError(tr("Enter two values, α and β, such as 3, inf."))
        raise InputError(tr("Enter one value, such as 7, -5 or 16/3."))
    return tuple(map(read_score, parts)) == question.values


def read_score(text: str) -> Score:
    """Reads a value as typed, with or without a bound sign such as ≥. Raises InputError."""
    word = text.strip().lower().replace("−", "-").lstrip("≥≤=αβ ").strip()
    if word.lstrip("+-") in _INFINITE:
        return -INFINITY if word.startswith("-") else INFINITY
    try:
        if len(word) > 40 or "e" in word or "_" in word:
            raise ValueError
        return Fraction(word)
    except (ValueError, ZeroDivisionError) as error:
        raise InputError(
            tr("A value is a number such as 7, -5 or 16/3, or inf, not {text!r}.", text=text.strip()[:20])
        ) from error


def answer_text(watched: RecordedSearch, question: SearchQuestion) -> str:
    """The right answer as text."""
    if question.kind == LEAF:
        return ", ".join(watched.name(path) for path in sorted(question.leaves))
    if question.kind == WINDOW:
        alpha, beta = map(score, question.values)
        return f"α {alpha}, β {beta}"
    return score(question.values[0])


def explanation(watched: RecordedSearch, question: SearchQuestion, clicked: Path | None = None) -> str:
    """Why the answer is right: what the search did at the answering step, or at the leaf that was clicked."""
    if question.kind == LEAF:
        leaf = min(question.leaves) if clicked is None or not watched.nodes[clicked].over else clicked
        step = _cut_of(watched, leaf) if leaf in question.leaves else _read_at(watched, leaf)
        return watched.sentence(step) if step else ""
    said = watched.sentence(question.answered)
    if question.kind == WINDOW:
        return said + " " + tr("α is what MAX is already sure of on the path to here, β what MIN is sure of.")
    why = _comparison(watched, question)
    return f"{why} {said}" if why else said


def step_to_show(watched: RecordedSearch, question: SearchQuestion, clicked: Path | None = None) -> int:
    """The step at which the answer can be seen."""
    if question.kind == LEAF and clicked is not None and watched.nodes[clicked].over:
        step = _cut_of(watched, clicked) if clicked in question.leaves else _read_at(watched, clicked)
        return step or question.answered
    return question.answered


def _unseen(watched: RecordedSearch) -> frozenset[Path]:
    """The leaves never visited, each below a cutoff."""
    seen = {event.path for event in watched.events}
    leaves = (path for path, node in watched.nodes.items() if node.over and path not in seen)
    return frozenset(path for path in leaves if _cut_of(watched, path))


def _cut_of(watched: RecordedSearch, leaf: Path) -> int | None:
    """The step whose cutoff pruned a leaf, or None."""
    for step, event in enumerate(watched.events, 1):
        depth = len(event.path)
        if (
            event.kind == "cut"
            and leaf[:depth] == event.path
            and leaf[depth : depth + 1] in [(k,) for k in event.pruned]
        ):
            return step
    return None


def _read_at(watched: RecordedSearch, leaf: Path) -> int | None:
    """The last step at a leaf, which reads its value; None if there is none."""
    return max((step for step, event in enumerate(watched.events, 1) if event.path == leaf), default=None)


def _comparison(watched: RecordedSearch, question: SearchQuestion) -> str:
    """Which of its children's values the side to move takes; "" if that is not how the value came about."""
    node, state = watched.nodes[question.path], watched.state(question.shown)
    below: Sequence[Score] = [
        state.nodes[child].value  # type: ignore[misc]  # those without a value are left out
        for child in node.children
        if child in state.nodes and state.nodes[child].value is not None and state.nodes[child].status != "cut"
    ]
    if watched.by_mover or not below or (max if node.upper else min)(below) != question.values[0]:
        return ""
    side, values = watched.side(question.path), ", ".join(map(score, below))
    if side in (Side.MAX, Side.FIRST):
        return tr("{side} takes the largest of {values}.", side=side, values=values)
    return tr("{side} takes the smallest of {values}.", side=side, values=values)


def _exact(value: Score) -> bool:
    return not isinstance(value, float) or value in (INFINITY, -INFINITY)
