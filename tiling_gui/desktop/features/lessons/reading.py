"""The steps of a lesson from the text that was read: what they show and ask."""

from dataclasses import replace

from tiling_gui.desktop.features.lessons.lesson import Board, Choice, Drawing, Find, Question, Step, Written
from tiling_gui.desktop.features.lessons.tree_drawing import draw_sum, draw_tree
from tiling_gui.desktop.features.lessons.truth import truth
from tiling_gui.desktop.ui.search_tree.recorded_search import watch
from tiling_gui.desktop.ui.search_tree.search_tree_drawing import Look, draw, lay_out, leaf_values
from tiling_gui.language import tr
from tiling_gui.records.lesson_file import (
    TEXT,
    WINNER,
    Answer,
    BoardText,
    FigureText,
    GameTreeText,
    LessonText,
    NimSumText,
    SearchText,
    StepText,
)
from tiling_gui.search.conditions import BY_HAND
from tiling_gui.search.game_graph import game_tree


def steps_of(lesson: LessonText) -> tuple[Step, ...]:
    """The steps; may take a second. Raises InputError where a position is too large to find its best moves."""
    return tuple(map(_hidden if lesson.hidden else _step, lesson.steps))


def _hidden(step: StepText) -> Step:
    """A step of an assignment: nothing in it says what is right."""
    shown = _shown(step.figure)
    question: Question | None = None
    if step.ask == WINNER and isinstance(shown, Board):
        question = Choice(tuple(Answer(str(side), right=False, why="") for side in shown.game.sides))
    elif step.ask:
        question = Written(words=step.ask == TEXT)
    elif step.finds:
        question = Find(frozenset(), lambda move: "")
    elif step.answers:
        question = Choice(tuple(replace(answer, right=False, why="") for answer in step.answers))
    return Step(step.words, shown, question, points=step.points)


def _step(step: StepText) -> Step:
    shown = _shown(step.figure)
    solved = None if step.solved is None else _shown(step.solved)
    assert not isinstance(solved, Board)
    question: Choice | Find | None = Choice(step.answers) if step.answers else None
    if step.finds and isinstance(shown, Board):
        question = truth(shown.position).find()
    return Step(step.words, shown, question, solved)


def _shown(figure: FigureText) -> Board | Drawing:
    match figure:
        case BoardText():
            return Board(figure.subject.game, figure.subject.position, figure.moves)
        case GameTreeText():
            ring, heap = figure.marks.get("ring"), figure.marks.get("heap")
            return draw_tree(
                game_tree(figure.subject.position),
                outcomes=figure.marks.get("outcomes", ()),
                numbers=figure.marks.get("numbers", ()),
                ringed=ring[0] if ring else None,
                heap=heap[0] if heap else None,
            )
        case NimSumText():
            return draw_sum(figure.heaps, solved=figure.summed)
        case SearchText():
            return _search(figure)


def _search(figure: SearchText) -> Drawing:
    """The tree after so many steps, its leaves written, with a question mark at the node that is asked about."""
    watched = watch(figure.subject, figure.method, wanted=BY_HAND)
    look = Look(asked=figure.node, leaves=leaf_values(watched))
    words = tr("The tree {tree}.", tree=watched.subject.position.root)
    if figure.at and figure.node is None:
        words = f"{words} {watched.sentence(figure.at)}"
    return Drawing(draw(watched, figure.at, lay_out(watched, moves=False), look), words)
