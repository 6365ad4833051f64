"""What the lessons on search share: a search that was run, its tree as a drawing, and questions about its steps."""

from collections.abc import Iterator

from tiling_gui.desktop.features.lessons.lesson import Choice, Drawing, judged
from tiling_gui.desktop.ui.search_tree.recorded_search import Watched, score, signed_score, watch
from tiling_gui.desktop.ui.search_tree.search_tree_drawing import Look, draw, lay_out, leaf_values
from tiling_gui.language import tr
from tiling_gui.search.compare import read_subject
from tiling_gui.search.result import Score
from tiling_gui.search.trace import Path


def run(tree: str, method: str) -> Watched:
    """A method, run on a tree of nested lists to its end; MAX moves first."""
    return watch(read_subject(f"tree:{tree}"), method)


def shown(watched: Watched, step: int, asked: Path | None = None) -> Drawing:
    """The tree after so many steps, its leaves written, with a question mark at the node that is asked about."""
    look = Look(asked=asked, leaves=leaf_values(watched))
    words = tr("The tree {tree}.", tree=watched.subject.position.root)
    if step and asked is None:
        words = f"{words} {watched.sentence(step)}"
    return Drawing(draw(watched, step, lay_out(watched, moves=False), look), words)


def step_of(watched: Watched, kind: str, path: Path, nth: int = 0) -> int:
    """The number of the step of this kind at a node, from 1: the first one, or the `nth` after it."""
    steps = [step for step, event in enumerate(watched.events, 1) if (event.kind, event.path) == (kind, path)]
    return steps[nth]


def passes(watched: Watched) -> list[int]:
    """The steps at which a search of the whole tree begins, from 1."""
    return [step for step, event in enumerate(watched.events, 1) if event.kind == "pass"]


def found_at(watched: Watched, path: Path) -> Score:
    """The value with which a node is left for good."""
    value = watched.state(watched.steps).nodes[path].value
    assert value is not None
    return value


def ask_value(watched: Watched, path: Path) -> Choice:
    """What is this inner node worth, its children's values being known?"""
    node = watched.nodes[path]
    values = [found_at(watched, child) for child in node.children]
    right = max(values) if node.upper else min(values)
    seen = watched.state(watched.steps).nodes
    named = ", ".join(signed_score(seen[child].value, seen[child].sign) for child in node.children)
    reason = (
        tr("MAX moves here and takes the greatest of {values}.", values=named)
        if node.upper
        else tr("MIN moves here and takes the least of {values}.", values=named)
    )
    return judged(map(score, sorted(set(values))), score(right), reason)


def ask_cut(watched: Watched, step: int) -> Choice:
    """After a step that improved a node: are the other children left out?"""
    event, cut = watched.events[step - 1], watched.events[step].kind == "cut"
    alpha, beta = event.alpha, event.beta
    words = {"alpha": score(alpha), "beta": score(beta)}
    if not cut:
        reason = tr("α = {alpha} is less than β = {beta}, so the other children may still matter.", **words)
    elif watched.nodes[event.path].upper:
        reason = tr(
            "α = {alpha} is not less than β = {beta}: MIN has {beta} above already and will not let it come to this.",
            **words,
        )
    else:
        reason = tr(
            "α = {alpha} is not less than β = {beta}: MAX has {alpha} above already and will not let it come to this.",
            **words,
        )
    return judged(cut_answers(), cut_answers()[0 if cut else 1], reason)


def cut_answers() -> tuple[str, str]:
    """Cut, or not."""
    return tr("cut: they are left out"), tr("not cut: the next one is looked at")


def improvements(watched: Watched) -> Iterator[int]:
    """The steps after which one may ask whether to cut: a node was improved, and has children left."""
    for step, event in enumerate(watched.events, 1):
        if event.kind == "bound":
            seen = {e.path for e in watched.events[:step] if e.kind == "enter"}
            if not set(watched.nodes[event.path].children) <= seen:
                yield step
