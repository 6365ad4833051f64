"""Turns the parsed text of a lesson into the steps that are shown."""

from dataclasses import replace
from functools import lru_cache
from typing import Any

from tiling_gui.core.game import Move, Side, Value
from tiling_gui.core.limits import Limit, Run
from tiling_gui.desktop.features.lessons.lesson import (
    BoardFigure,
    ChoiceQuestion,
    DrawingFigure,
    MoveQuestion,
    OpenQuestion,
    Question,
    Step,
)
from tiling_gui.desktop.features.lessons.tree_drawing import draw_sum, draw_tree
from tiling_gui.desktop.ui.search_tree.recorded_search import watch
from tiling_gui.desktop.ui.search_tree.search_tree_drawing import TreeDrawingOptions, draw, lay_out, leaf_values
from tiling_gui.desktop.ui.widgets.format import value as number
from tiling_gui.errors import input_error
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
from tiling_gui.search.alphabeta import alphabeta
from tiling_gui.search.conditions import BY_HAND
from tiling_gui.search.game_graph import game_tree
from tiling_gui.search.table import Table

_MOST_NODES = 300_000
"""Greatest number of nodes searched per move."""


def steps_of(lesson: LessonText) -> tuple[Step, ...]:
    """The steps of a lesson; may take a second. Raises InputError if a position is too large to find its best moves."""
    return tuple(map(_hidden if lesson.hidden else _step, lesson.steps))


def _hidden(step: StepText) -> Step:
    """A step of an assignment, without anything that tells the right answer."""
    shown = _shown(step.figure)
    question: Question | None = None
    if step.ask == WINNER and isinstance(shown, BoardFigure):
        question = ChoiceQuestion(tuple(Answer(str(side), right=False, why="") for side in shown.game.sides))
    elif step.ask:
        question = OpenQuestion(words=step.ask == TEXT)
    elif step.finds:
        question = MoveQuestion(frozenset(), lambda move: "")
    elif step.answers:
        question = ChoiceQuestion(tuple(replace(answer, right=False, why="") for answer in step.answers))
    return Step(step.words, shown, question, points=step.points)


def _step(step: StepText) -> Step:
    shown = _shown(step.figure)
    solved = None if step.solved is None else _shown(step.solved)
    assert not isinstance(solved, BoardFigure)
    question: ChoiceQuestion | MoveQuestion | None = ChoiceQuestion(step.answers) if step.answers else None
    if step.finds and isinstance(shown, BoardFigure):
        question = best_moves(shown.position)
    return Step(step.words, shown, question, solved)


def _shown(figure: FigureText | None) -> BoardFigure | DrawingFigure | None:
    match figure:
        case None:
            return None
        case BoardText():
            return BoardFigure(figure.subject.game, figure.subject.position, figure.moves)
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


def _search(figure: SearchText) -> DrawingFigure:
    """The tree after a number of steps of a search, with its leaf values, and "?" at the node in question."""
    watched = watch(figure.subject, figure.method, wanted=BY_HAND)
    look = TreeDrawingOptions(asked=figure.node, leaves=leaf_values(watched))
    words = tr("The tree {tree}.", tree=watched.subject.position.root)
    if figure.at and figure.node is None:
        words = f"{words} {watched.sentence(figure.at)}"
    return DrawingFigure(draw(watched, figure.at, lay_out(watched, moves=False), look), words)


@lru_cache(maxsize=256)
def best_moves(position: Any) -> MoveQuestion:
    """The question for a move that keeps the value. Raises InputError if the position is too large.

    Uses the uncompiled alpha-beta to the end of the game, so that a lesson opens without waiting for compilation.
    """
    table, worth, lines = Table(), dict[Move, Value](), dict[Move, tuple[Move, ...]]()
    for move in position.moves():
        found = alphabeta(position.play(move), Run(Limit(nodes=_MOST_NODES)), table=table)
        if not found.complete:
            raise input_error(
                "{position} is too large for a lesson that asks for its best moves.", position=position.diagram()
            )
        if found.value is not None:  # None if no line below has a value
            assert not isinstance(found.value, float)  # estimates occur only with a depth limit
            worth[move], lines[move] = found.value, found.line
    if not worth:
        return MoveQuestion(frozenset(), lambda move: "")
    best = (max if position.to_move in (Side.MAX, Side.FIRST) else min)(worth.values())

    def why(move: Move) -> str:
        return _why(position, move, worth[move], best, lines[move])

    return MoveQuestion(frozenset(move for move, value in worth.items() if value == best), why)


def _why(position: Any, move: Move, value: Value, best: Value, line: tuple[Move, ...]) -> str:
    """The reply to a move: its value under best play, and the answer that shows it."""
    after, counted = position.play(move), position.to_move in (Side.MAX, Side.MIN)
    words = {"move": position.write(move), "value": number(value), "best": number(best), "side": after.to_move}
    if line:
        words["reply"] = after.write(line[0])
    if value == best:
        if not counted:
            return tr("Right: {move} wins, whatever the reply.", **words)
        return tr("Right: after {move} the result is {value} if both play their best.", **words)
    if not line:
        return tr("No: {move} ends the game with {value}; another move leads to {best}.", **words)
    if not counted:
        return tr("No: {side} answers {move} with {reply} and then wins. Another move wins.", **words)
    return tr("No: {side} answers {move} with {reply}, and the result is {value}, not {best}.", **words)
