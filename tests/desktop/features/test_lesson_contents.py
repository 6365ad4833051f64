"""The lessons on search and on heaps: the trees are the lecture's, and the answers are right by independent means."""

import json
from typing import Any

from tests.conftest import DATA
from tests.search.definition import grundy_by_definition
from tests.walks import walked
from tiling_gui.core.game import Side
from tiling_gui.desktop.features.lessons.catalogue import KEYS, lessons
from tiling_gui.desktop.ui.search_tree.recorded_search import RecordedSearch, watch
from tiling_gui.games.heaps.rules import GAME as HEAPS
from tiling_gui.records.lesson_figures import SearchText
from tiling_gui.records.lesson_file import read
from tiling_gui.search.compare import read_subject
from tiling_gui.search.conditions import BY_HAND
from tiling_gui.search.typed_tree import Tree, random_tree


def right(key: str, at: int) -> str:
    """The only right answer of a choice."""
    step = read(next(lesson for lesson in lessons() if lesson.key == key).text).steps[at]
    (found,) = (answer.text for answer in step.answers if answer.right)
    return found


def nested(tree: Tree) -> Any:
    return [nested(child) for child in tree.children] if tree.children else tree.value


def minimax(tree: Any, upper: bool = True) -> Any:
    if not isinstance(tree, list):
        return tree
    return (max if upper else min)(minimax(child, not upper) for child in tree)


def leaves_read(tree: Any, upper: bool = True, alpha: float = -999, beta: float = 999) -> tuple[Any, int]:
    """(value, leaves) of alpha-beta, implemented independently."""
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


LECTURE = "[[[-2, 7, 2, -4], [8, -1, -2]], [[6, 5, 6], [12, 23, 10]]]"
DRAWS = "[[[1, 0], [-1, 0]], [[0, -1], [1, -1]]]"
DEEP = "[[5, [6, 9]], [3, [[7, 2], 4]], [[[4, 8], 6], 9]]"
TREE, PUZZLE = "[[3, 5], [2, 9], [4, 6]]", "[[2, 8], [6, 7], [5, 9]]"


def run(tree: str, method: str) -> RecordedSearch:
    return watch(read_subject(f"tree:{tree}"), method, wanted=BY_HAND)


@walked("key", KEYS)
def test_every_language_shows_and_asks_the_same(key: str) -> None:
    english, german, french = (
        read(next(lesson for lesson in lessons(language) if lesson.key == key).text) for language in ("en", "de", "fr")
    )
    shown = [(step.figure, step.solved, step.finds) for step in english.steps]
    right = [[answer.right for answer in step.answers] for step in english.steps]
    for other in (german, french):
        assert [(step.figure, step.solved, step.finds) for step in other.steps] == shown
        assert [[answer.right for answer in step.answers] for step in other.steps] == right


def test_cut_is_said_exactly_where_the_search_cuts() -> None:
    """The lesson's right answer is what a search by hand does next, in alpha-beta and in questions of MTD(f)."""
    asked = 0
    for key in ("alpha-beta", "negascout"):
        for step in read(next(lesson for lesson in lessons() if lesson.key == key).text).steps:
            if step.answers and step.answers[0].text.startswith("cut"):
                assert isinstance(step.figure, SearchText)
                events = run(str(step.figure.subject.position.root), key.replace("-", "")).events
                assert step.answers[0].right == (events[step.figure.at].kind == "cut")
                asked += 1
    assert asked == 6


def test_the_trees_are_the_lecture_s() -> None:
    lecture = json.loads((DATA / "lecture_trees.json").read_text())
    assert Tree.parse(LECTURE) == Tree.of(lecture["minimax"]["tree"])
    assert minimax(nested(Tree.parse(LECTURE))) == lecture["minimax"]["value"]
    assert [right("backward-induction", at) for at in range(5)] == ["7", "8", "7", "6", "7"]
    assert right("backward-induction", 5) == "to the left"
    assert minimax(nested(Tree.parse(DRAWS))) == 0
    assert right("backward-induction", 6) == "a draw"
    assert right("backward-induction", 7) == str(minimax(nested(random_tree(3, 2, 0, 9, 3))))


def test_leaves_are_counted_as_another_alpha_beta_counts_them() -> None:
    assert right("alpha-beta", 4) == str(leaves_read(nested(Tree.parse(LECTURE)))[1])
    assert right("alpha-beta", 7) == str(leaves_read(nested(random_tree(3, 2, 0, 9, 5)))[1])
    best_first = [[[[0] * 3, [-1] * 3, [-1] * 3], [[1] * 3] * 3, [[1] * 3] * 3], *[[[[-1] * 3] * 3] * 3] * 2]
    assert len(best_first) == 3
    assert right("alpha-beta", 6) == str(leaves_read(best_first)[1])  # b = 3, d = 4, the best move first


def test_the_deep_cutoff_is_one_that_the_parent_alone_does_not_give() -> None:
    whole, parent_only = run(DEEP, "alphabeta"), run(DEEP, "alphabeta-paper")
    assert whole.result.value == parent_only.result.value == minimax(nested(Tree.parse(DEEP)))
    assert whole.result.counters.leaves < parent_only.result.counters.leaves
    assert right("alpha-beta", 5).startswith("cut")


def questions_of(tree: Any, guess: int) -> int:
    """The number of questions of MTD(f), by definition: each returns the fail-soft bound of a null window."""

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
    tree, puzzle = (nested(Tree.parse(text)) for text in (TREE, PUZZLE))
    assert right("mtdf", 5) == str(questions_of(tree, minimax(tree)))
    assert right("mtdf", 6) == str(questions_of(puzzle, 0))
    assert [right("mtdf", at) for at in (0, 2, 3)] == ["yes", "yes", "no"]  # it is 4: at least 0, more than 3, not 4
    assert right("mtdf", 1) == "it is at least 3"
    assert right("mtdf", 4) == right("negascout", 4) == str(minimax(tree))


def test_negascout_searches_again_only_where_a_question_says_yes() -> None:
    assert [right("negascout", at)[:3] for at in (1, 2)] == ["cut", "not"]
    assert right("negascout", 3).startswith("it searches that move again")
    assert right("negascout", 5) == "0"  # 3 and 2 are not more than 4


def value_of(code: str, heap: int) -> int:
    return grundy_by_definition(HEAPS.parse(f"octal:{code}:{heap}", Side.FIRST))


def test_values_of_octal_games_are_the_published_ones() -> None:
    assert [value_of("0.007", heap) for heap in range(11)] == [0, 0, 0, 1, 1, 1, 2, 2, 0, 3, 3]  # the slides
    assert [value_of("0.77", heap) for heap in range(10)] == [0, 1, 2, 3, 1, 4, 3, 2, 1, 4]  # Guy and Smith 1956
    assert [value_of("0.07", heap) for heap in range(10)] == [0, 0, 1, 1, 2, 0, 3, 1, 1, 0]
    assert [right("two-rows", at) for at in (1, 3, 4, 5)] == ["2 and 3", "1", "2", "0"]
    assert right("two-rows", 2).startswith("no, only how many squares")
    assert right("two-rows", 6) == "SECOND"
    assert [right("octal", at) for at in (0, 4, 5)] == ["nothing or one heap", "3", "5"]


def test_nim_sums() -> None:
    assert [right("nim-sum", at) for at in (0, 1, 2)] == [str(5 ^ 3), "0", str(3 ^ 4 ^ 5)]
    assert [right("nim-sum", at) for at in (3, 5, 6)] == ["FIRST", "SECOND", "SECOND"]
