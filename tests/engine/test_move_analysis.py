"""The questions of an analysis, their order, and the use of their answers, which come from brute force."""

import random
from collections.abc import Callable

from tests.engine.test_values import random_cells, shape
from tests.theory.brute_force import values
from tiling_gui.core.game import Side
from tiling_gui.engine.move_analysis import WHOLE, Ask, MoveAnalysis
from tiling_gui.games.domino.rules import DominoPosition


def final(position: DominoPosition) -> int:
    found = values(frozenset(position.board.squares_in(position.live)))
    return position.count + found[0 if position.to_move is Side.MAX else 1]


def about(study: MoveAnalysis, question: Ask) -> DominoPosition:
    return study.position if question.key == WHOLE else study.classes[question.key]


def holds(study: MoveAnalysis) -> bool:
    """Whether everything claimed as proved is true."""
    inside = study.lower <= final(study.position) <= study.upper
    return inside and all(low <= final(study.classes[key]) <= up for key, (low, up) in study.bounds.items())


def run(study: MoveAnalysis, patience: Callable[[Ask], bool] = lambda question: True) -> list[Ask]:
    """Answers every question that `patience` allows; returns all questions."""
    asked = []
    for question in study.questions():
        asked.append(question)
        assert len(asked) < 10_000
        if patience(question) or question.budget is None:
            study.answered(question, final(about(study, question)) >= question.k)
            assert holds(study)
        else:
            study.budget_exceeded()
    return asked


def positions(number: int) -> list[DominoPosition]:
    chance = random.Random(7)
    return [shape(random_cells(chance, 4, 4, 16), side) for _ in range(number) for side in (Side.MAX, Side.MIN)]


def test_the_answers_make_every_move_exact_and_are_never_more_than_true() -> None:
    for position in positions(40):
        study = MoveAnalysis(position)
        assert holds(study)
        asked = run(study)
        assert all(low == up for low, up in study.bounds.values())
        assert len({(question.key, question.k) for question in asked}) == len(asked), "something is asked twice"


def test_first_the_value_then_what_keeps_it_then_what_the_others_cost() -> None:
    seen = set()
    for position in positions(30):
        study, value, stages = MoveAnalysis(position), final(position), []
        for question in study.questions():
            undecided = [up > low and low <= value <= up for low, up in study.bounds.values()]
            stages.append(0 if study.lower < study.upper else 1 if any(undecided) else 2)
            if stages[-1] == 1:
                assert question.k == (value if position.to_move is Side.MAX else value + 1)
            study.answered(question, final(about(study, question)) >= question.k)
        assert stages == sorted(stages)
        seen |= set(stages)
    assert {0, 1} <= seen


def test_every_move_has_had_its_turn_before_one_may_take_longer() -> None:
    study = MoveAnalysis(DominoPosition.start(4, 4))
    asked = run(study, lambda question: (question.budget or 0) > 10_000)
    moves = [question for question in asked if question.key != WHOLE]
    before_longer = [question for question in moves if question.budget == moves[0].budget]
    assert {question.key for question in before_longer} == set(study.classes)
    turns = [question.budget or 0 for question in moves[: len(before_longer) + 1]]
    assert turns == sorted(turns)


def test_what_is_proved_of_the_position_bounds_every_move() -> None:
    for position in positions(40):
        value, other = final(position), final(DominoPosition(position.board, position.to_move.other))
        alone, both = MoveAnalysis(position), MoveAnalysis(position)
        if not alone.classes:
            continue
        alone.proved((value, value), (0, 99))
        both.proved((value, value), (other, other))
        assert holds(alone)
        assert holds(both)
        assert all(up - low <= 2 for low, up in alone.bounds.values())
        tight = 1 + (other - value if position.to_move is Side.MIN else value - other)
        assert all(up - low <= tight for low, up in both.bounds.values())


def test_what_is_proved_of_the_moves_bounds_the_position() -> None:
    for position in positions(40):
        study = MoveAnalysis(position)
        for key, child in study.classes.items():
            study.narrowed(key, final(child), final(child))
            assert holds(study)
            assert study.upper - study.lower <= 2
        assert study.lower == study.upper == final(position)
