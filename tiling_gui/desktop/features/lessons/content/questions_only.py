"""Negascout and MTD(f): searches that ask whether a value is more than a number, instead of for the value."""

from tiling_gui.core.limits import Run
from tiling_gui.desktop.features.lessons.content.searched_tree import (
    ask_value,
    cut_answers,
    found_at,
    passes,
    run,
    shown,
    step_of,
)
from tiling_gui.desktop.features.lessons.lesson import Choice, Drawing, Step, judged
from tiling_gui.desktop.ui.search_tree.recorded_search import Watched, score
from tiling_gui.language import tr
from tiling_gui.search.compare import read_subject
from tiling_gui.search.mtdf import mtdf
from tiling_gui.search.result import Score
from tiling_gui.search.trace import Path, Trace

TREE = "[[3, 5], [2, 9], [4, 6]]"
SORTED = "[[4, 6], [3, 5], [2, 9]]"
"""The same with MAX's best move first."""
PUZZLE = "[[2, 8], [6, 7], [5, 9]]"


def negascout() -> tuple[Step, ...]:
    """The first move in full, of the others only whether they are better."""
    tree, best_first = run(TREE, "negascout"), run(SORTED, "negascout")
    no, yes = step_of(tree, "leaf", (1, 0)), step_of(tree, "leaf", (2, 0))
    first = found_at(tree, (0,))
    return (
        Step(
            tr("Negascout searches MAX’s first move in full, as alpha-beta does. What is the marked node worth?"),
            shown(tree, step_of(tree, "value", (0,)) - 1, (0,)),
            ask_value(tree, (0,)),
            shown(tree, step_of(tree, "value", (0,))),
        ),
        Step(
            tr(
                "Of the second move it only asks: is it worth more than {value}? That is a window without width, "
                "α = β = {value}. MIN moves, and the first leaf is {leaf}. Are the other children looked at?",
                value=score(first),
                leaf=score(found_at(tree, (1, 0))),
            ),
            shown(tree, no),
            _settled(tree, no),
            shown(tree, step_of(tree, "value", (1,))),
        ),
        Step(
            tr("The same question of the third move, and its first leaf is {leaf}. Are the others looked at?",
               leaf=score(found_at(tree, (2, 0)))),
            shown(tree, yes),
            _settled(tree, yes),
            shown(tree, step_of(tree, "value", (2,))),
        ),
        Step(
            tr(
                "So the answer is yes, it is more than {value}. A question does not say what it is worth. What does "
                "negascout do?",
                value=score(first),
            ),
            shown(tree, step_of(tree, "value", (2,))),
            _again(tree, (2,)),
            shown(tree, step_of(tree, "value", (2,), 1)),
        ),
        Step(
            tr("What is the root worth?"),
            shown(tree, tree.steps - 1, ()),
            ask_value(tree, ()),
            shown(tree, tree.steps),
        ),
        Step(
            tr("The puzzle: the same moves in another order. How many of them are searched twice now?"),
            shown(best_first, 0),
            _twice(best_first),
            shown(best_first, best_first.steps),
        ),
    )  # fmt: skip


def _settled(tree: Watched, step: int) -> Choice:
    """After a leaf of a question: is it answered?"""
    event = tree.events[step - 1]
    cut = tree.events[step].kind == "cut"
    bound = tree.events[step - 2].alpha
    words = {"leaf": score(event.value), "bound": score(bound)}
    reason = (
        tr("MIN can have {leaf}, which is not more than {bound}: the answer is no.", **words)
        if cut
        else tr("{leaf} is more than {bound}, but MIN may have less at the others.", **words)
    )
    return judged(cut_answers(), cut_answers()[0 if cut else 1], reason)


def _again(tree: Watched, path: Path) -> Choice:
    entered = [event for event in tree.events if event.kind == "enter" and event.path == path]
    answers = (tr("it searches that move again, in full"), tr("it goes on to the next move"))
    window = f"α = {score(entered[-1].alpha)}, β = {score(entered[-1].beta)}"
    reason = tr("it is entered again with {window}, and what the table knows is not searched twice.", window=window)
    return judged(answers, answers[0 if len(entered) > 1 else 1], reason)


def _twice(tree: Watched) -> Choice:
    moves = tree.nodes[()].children
    times = [sum(event.kind == "enter" and event.path == path for event in tree.events) for path in moves]
    again = sum(count > 1 for count in times)
    reason = tr("the first move is the best one, so every question is answered with no. That is when negascout pays.")
    return judged(range(len(moves)), again, reason)


def mtd_f() -> tuple[Step, ...]:
    """Nothing but questions, until the bounds meet."""
    tree, puzzle = run(TREE, "mtdf"), run(PUZZLE, "mtdf")
    begun = passes(tree)
    return (
        Step(
            tr(
                "MTD(f) does nothing but ask questions about the root. Nothing is known yet, and the first guess is 0. "
                "Is the value at least 0?"
            ),
            shown(tree, begun[0]),
            _answer(tree, 0),
            _end_of(tree, 0),
        ),
        Step(
            tr("The search that answered has come back with a number, {value}. What is known of the value now?",
               value=score(_said(tree, 0))),
            _end_of(tree, 0),
            _known(tree, 0),
        ),
        Step(
            tr("The next question begins there: {question} The table still knows what was seen. What is the answer?",
               question=tree.events[begun[1] - 1].text),
            shown(tree, begun[1]),
            _answer(tree, 1),
            _end_of(tree, 1),
        ),
        Step(
            tr("Now {question} And the answer?", question=tree.events[begun[2] - 1].text),
            shown(tree, begun[2]),
            _answer(tree, 2),
            _end_of(tree, 2),
        ),
        Step(
            tr("The value is at least {low} and at most {high}, and MTD(f) stops. What is it?",
               low=score(_said(tree, 1)), high=score(_said(tree, 2))),
            shown(tree, tree.steps - 1, ()),
            _met(tree),
            shown(tree, tree.steps),
        ),
        Step(
            tr("That took {count} questions from the first guess 0. How many does it take if the first guess is "
               "right?", count=len(begun)),
            shown(tree, tree.steps),
            _from_guess(tree),
        ),
        Step(
            tr("The puzzle: how many questions does MTD(f) ask here, beginning with “at least 0?”"),
            shown(puzzle, 0),
            _count(puzzle),
            shown(puzzle, puzzle.steps),
        ),
    )  # fmt: skip


def _last_of(tree: Watched, number: int) -> int:
    """The last step of a question."""
    begun = [*passes(tree), tree.steps + 1]
    return begun[number + 1] - 1


def _end_of(tree: Watched, number: int) -> Drawing:
    return shown(tree, _last_of(tree, number))


def _said(tree: Watched, number: int) -> Score:
    """The number with which a question came back."""
    value = tree.state(_last_of(tree, number)).nodes[()].value
    assert value is not None
    return value


def _yes(tree: Watched, number: int) -> bool:
    """Whether the answer was yes. After a yes it is asked for more than a bound, else for at least a bound."""
    bound = tree.events[passes(tree)[number]].alpha  # of the root, which is entered first
    assert bound is not None
    strict = number > 0 and _yes(tree, number - 1)
    return _said(tree, number) > bound if strict else _said(tree, number) >= bound


def _answer(tree: Watched, number: int) -> Choice:
    yes, said = _yes(tree, number), score(_said(tree, number))
    reason = tr("the search has found that it is at least {value}.", value=said) if yes else tr(
        "the search has found that it is at most {value}.", value=said)  # fmt: skip
    answers = (tr("yes"), tr("no"))
    return judged(answers, answers[0 if yes else 1], reason)


def _known(tree: Watched, number: int) -> Choice:
    said = score(_said(tree, number))
    answers = (
        tr("it is at least {value}", value=said),
        tr("it is {value}", value=said),
        tr("it is at most {value}", value=said),
    )
    reason = tr("one of MAX’s moves is worth that much; the others were left out, and may be worth more.")
    return judged(answers, answers[0 if _yes(tree, number) else 2], reason)


def _met(tree: Watched) -> Choice:
    value, values = found_at(tree, ()), sorted({found_at(tree, path) for path in tree.nodes[()].children})
    return judged(map(score, values), score(value), tr("the two bounds have met at {value}.", value=score(value)))


def _questions(tree: Watched, guess: int) -> int:
    trace = Trace()
    mtdf(read_subject(tree.subject.text).position, Run(trace=trace), guess=guess)
    return sum(event.kind == "pass" for event in trace.events)


def _from_guess(tree: Watched) -> Choice:
    right = _questions(tree, int(found_at(tree, ())))
    reason = tr("one for each bound: at least the value, and not more.")
    return judged(range(1, 5), right, reason)


def _count(tree: Watched) -> Choice:
    asked = ", ".join(tree.events[step - 1].text for step in passes(tree))
    return judged(range(1, 5), len(passes(tree)), tr("it asks: {questions}", questions=asked))
