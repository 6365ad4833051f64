"""The steps of a lesson as they are shown: what the file says, its drawings, and its right answers."""

from dataclasses import dataclass

from tiling_gui.core.limits import Run
from tiling_gui.desktop.features.lessons.tree_drawing import DrawingFigure, draw_stack, draw_sum, draw_tree
from tiling_gui.desktop.ui.search_tree.recorded_search import watch
from tiling_gui.desktop.ui.search_tree.search_tree_drawing import TreeDrawingOptions, draw, lay_out, leaf_values
from tiling_gui.language import tr
from tiling_gui.records.assignment import RightAnswers, right_answers
from tiling_gui.records.lesson_figures import BoardText, FigureText, GameTreeText, SearchText, StackText
from tiling_gui.records.lesson_file import LessonText, StepText
from tiling_gui.search.conditions import BY_HAND


@dataclass(frozen=True)
class Step:
    """One step of a lesson."""

    text: StepText
    shown: BoardText | DrawingFigure | None
    """None if the step shows nothing."""
    solved: BoardText | DrawingFigure | None = None
    """Replaces the figure once the question is answered."""
    answer: RightAnswers | None = None
    """What is right; None for a move, which is judged when it is made, for no question, and in an assignment."""


def steps_of(lesson: LessonText, run: Run | None = None) -> tuple[Step, ...]:
    """The steps of a lesson; may take a second. Raises InputError naming the line of a question that is too large."""
    return tuple(_step(number, step, run, hidden=lesson.hidden) for number, step in enumerate(lesson.steps, 1))


def _step(number: int, step: StepText, run: Run | None, *, hidden: bool) -> Step:
    if hidden:
        return Step(step, shown(step.figure))
    judged = step.asks and not step.finds
    return Step(step, shown(step.figure), shown(step.solved), right_answers(number, step, run) if judged else None)


def shown(figure: FigureText | None) -> BoardText | DrawingFigure | None:
    """What the window shows of a figure: a board as it is, anything else drawn."""
    match figure:
        case None | BoardText():
            return figure
        case GameTreeText():
            return draw_tree(figure.subject, figure.marks)
        case SearchText():
            return _search(figure)
        case StackText():
            return draw_stack(figure.items)
    return draw_sum(figure.heaps, solved=figure.summed)


def _search(figure: SearchText) -> DrawingFigure:
    """The tree after a number of steps of a search, with its leaf values, and "?" at the node in question."""
    watched = watch(figure.subject, figure.method, wanted=BY_HAND)
    look = TreeDrawingOptions(asked=figure.node, leaves=leaf_values(watched))
    words = tr("The tree {tree}.", tree=watched.subject.position.root)
    if figure.at and figure.node is None:
        words = f"{words} {watched.sentence(figure.at)}"
    return DrawingFigure(draw(watched, figure.at, lay_out(watched, moves=False), look), words)
