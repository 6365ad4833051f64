"""The lessons on search and on heaps: their trees are the lecture's, and what they call right is so by other means."""

import json
from typing import Any

import pytest

from tests.conftest import DATA
from tiling_gui.desktop.features.lessons.catalogue import LESSONS, steps_of
from tiling_gui.desktop.features.lessons.content import questions_only, search
from tiling_gui.desktop.features.lessons.content.octal import value_of
from tiling_gui.desktop.features.lessons.content.searched_tree import ask_cut, improvements, run
from tiling_gui.desktop.features.lessons.lesson import Choice, Step
from tiling_gui.search.random_tree import random_tree
from tiling_gui.search.typed_tree import Tree

Path = tuple[int, ...]


def step(key: str, at: int) -> Step:
    return steps_of(next(lesson for lesson in LESSONS if lesson.key == key))[at]


def right(key: str, at: int) -> str:
    """The one right answer of a choice."""
    question = step(key, at).question
    assert isinstance(question, Choice)
    (found,) = (answer.text for answer in question.answers if answer.right)
    return found


def nested(tree: Tree) -> Any:
    return [nested(child) for child in tree.children] if tree.children else tree.value


def minimax(tree: Any, upper: bool = True) -> Any:
    if not isinstance(tree, list):
        return tree
    return (max if upper else min)(minimax(child, not upper) for child in tree)


def leaves_read(tree: Any, upper: bool = True, alpha: float = -999, beta: float = 999) -> tuple[Any, int]:
    """(value, leaves) of alpha-beta, written out once more."""
    if not isinstance(tree, list):
        return tree, 1
    best, count = (-999 if upper else 999), 0
    for child in tree:
        value, read = leaves_read(child, not upper, alpha, beta)
        count += read
        best = max(best, value) if upper else min(best, value)
        alpha, beta = (max(alpha, best), beta) if upper else (alpha, min(beta, best))
        if alpha >= beta:
            break
    return best, count


def changed(tree: Any, new: dict[Path, int], path: Path = ()) -> Any:
    """The tree with other values at some leaves."""
    if not isinstance(tree, list):
        return new.get(path, tree)
    return [changed(child, new, (*path, k)) for k, child in enumerate(tree)]


def common(a: Path, b: Path) -> int:
    """How long two paths go together."""
    return next((k for k, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))


TREES = [search.LECTURE, search.DEEP, search.DRAWS, *(str(random_tree(3, 3, 0, 9, seed)) for seed in range(1, 5))]


@pytest.mark.parametrize("tree", TREES)
def test_cut_is_right_exactly_where_what_is_left_out_cannot_matter(tree: str) -> None:
    """Whatever stands at the leaves of the other children, the root is worth the same: then, and only then, cut."""
    watched, whole = run(tree, "alphabeta"), nested(Tree.parse(tree))
    asked = 0
    for at in improvements(watched):
        path = watched.events[at - 1].path
        seen = {event.path for event in watched.events[:at] if event.kind in ("leaf", "enter")}
        others = [child for child in watched.nodes[path].children if child not in seen]
        leaves = [leaf for leaf in watched.nodes if watched.nodes[leaf].over]
        below = [leaf for leaf in leaves if any(leaf[: len(child)] == child for child in others)]
        # What comes later must not hide it: little for MAX where it is MAX that chooses it, much where it is MIN.
        later = {leaf: -99 if common(leaf, path) % 2 == 0 else 99
                 for leaf in leaves if leaf[: len(path)] > path and leaf not in seen}  # fmt: skip
        settled = changed(whole, later)
        values = {minimax(changed(settled, dict.fromkeys(below, other))) for other in (-50, 50)}
        answers = ask_cut(watched, at).answers
        assert answers[0].right == (len(values) == 1), (path, at)
        asked += 1
    assert asked


def test_the_trees_are_the_lecture_s() -> None:
    lecture = json.loads((DATA / "lecture_trees.json").read_text())
    assert Tree.parse(search.LECTURE) == Tree.of(lecture["minimax"]["tree"])
    assert minimax(nested(Tree.parse(search.LECTURE))) == lecture["minimax"]["value"]
    assert [right("backward-induction", at) for at in range(5)] == ["7", "8", "7", "6", "7"]
    assert right("backward-induction", 5) == "to the left"
    assert minimax(nested(Tree.parse(search.DRAWS))) == 0
    assert right("backward-induction", 6) == "a draw"
    assert right("backward-induction", 7) == str(minimax(nested(random_tree(3, 2, 0, 9, 3))))


def test_leaves_are_counted_as_another_alpha_beta_counts_them() -> None:
    assert right("alpha-beta", 4) == str(leaves_read(nested(Tree.parse(search.LECTURE)))[1])
    assert right("alpha-beta", 7) == str(leaves_read(nested(random_tree(3, 2, 0, 9, 5)))[1])
    best_first = [[[[0] * 3, [-1] * 3, [-1] * 3], [[1] * 3] * 3, [[1] * 3] * 3], *[[[[-1] * 3] * 3] * 3] * 2]
    assert len(best_first) == 3
    assert right("alpha-beta", 6) == str(leaves_read(best_first)[1])  # b = 3, d = 4, the best move first


def test_the_deep_cutoff_is_one_that_the_parent_alone_does_not_give() -> None:
    whole, parent_only = run(search.DEEP, "alphabeta"), run(search.DEEP, "alphabeta-paper")
    assert whole.result.value == parent_only.result.value == minimax(nested(Tree.parse(search.DEEP)))
    assert whole.result.counters.leaves < parent_only.result.counters.leaves
    assert right("alpha-beta", 5).startswith("cut")


def questions_of(tree: Any, guess: int) -> int:
    """Questions of MTD(f), from the definition: each comes back with the fail-soft bound of a null window."""

    def ask(node: Any, upper: bool, yes: Any) -> Any:
        if not isinstance(node, list):
            return node
        best = None
        for child in node:
            value = ask(child, not upper, yes)
            best = value if best is None else max(best, value) if upper else min(best, value)
            if yes(value) == upper:
                break
        return best

    low, high, count = -999, 999, 0
    question: Any = lambda value: value >= guess  # noqa: E731
    while low < high:
        count += 1
        found = ask(tree, True, question)
        if question(found):
            low = bound = found
            question = lambda value, bound=bound: value > bound  # noqa: E731
        else:
            high = bound = found
            question = lambda value, bound=bound: value >= bound  # noqa: E731
    return count


def test_mtdf_asks_as_often_as_its_definition_says() -> None:
    tree, puzzle = (nested(Tree.parse(text)) for text in (questions_only.TREE, questions_only.PUZZLE))
    assert right("mtdf", 5) == str(questions_of(tree, minimax(tree)))
    assert right("mtdf", 6) == str(questions_of(puzzle, 0))
    assert [right("mtdf", at) for at in (0, 2, 3)] == ["yes", "yes", "no"]  # it is 4: at least 0, more than 3, not 4
    assert right("mtdf", 1) == "it is at least 3"
    assert right("mtdf", 4) == right("negascout", 4) == str(minimax(tree))


def test_negascout_searches_again_only_where_a_question_says_yes() -> None:
    assert [right("negascout", at)[:3] for at in (1, 2)] == ["cut", "not"]
    assert right("negascout", 3).startswith("it searches that move again")
    assert right("negascout", 5) == "0"  # 3 and 2 are not more than 4


def test_values_of_octal_games_are_the_published_ones() -> None:
    assert [value_of("0.007", heap) for heap in range(11)] == [0, 0, 0, 1, 1, 1, 2, 2, 0, 3, 3]  # the slides
    assert [value_of("0.77", heap) for heap in range(10)] == [0, 1, 2, 3, 1, 4, 3, 2, 1, 4]  # Guy and Smith 1956
    assert [value_of("0.07", heap) for heap in range(10)] == [0, 0, 1, 1, 2, 0, 3, 1, 1, 0]
    assert [right("two-rows", at) for at in (1, 2, 3, 4)] == ["2 and 3", "1", "2", "0"]
    assert right("two-rows", 5) == "SECOND"
    assert [right("octal", at) for at in (0, 4, 5)] == ["nothing or one heap", "3", "5"]


def test_nim_sums() -> None:
    assert [right("nim-sum", at) for at in (0, 1, 2)] == [str(5 ^ 3), "0", str(3 ^ 4 ^ 5)]
    assert [right("nim-sum", at) for at in (3, 5, 6)] == ["FIRST", "SECOND", "SECOND"]
