"""Tasks of every game: judgement and solution are what the definition of the value says."""

import random

from tests.search.definition import value_by_definition as worth
from tests.walks import walked
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side, reached
from tiling_gui.records.puzzles import random_game
from tiling_gui.records.task import Judgement, Task, judge, solve
from tiling_gui.search.engine import make_engine

STARTS = {key: game.example for key, game in GAMES.items()} | {
    "domino": "3x4",
    "ellie": "3x3",
    "heaps": "nim:1,2,3",
    "matching": "path:6",
    "evaluate": "x/y+z",
    "sharing": "path:4,edges,vertices,2",
}
ROUND = 4
"""Moves before the end at which a task is posed."""


def posed(key: str, count: int = 2) -> list[Task]:
    """Tasks before the ends of random games."""
    kind = GAMES[key]
    start = kind.parse(STARTS[key], kind.sides[0])
    lines = [random_game(start, random.Random(seed)) for seed in range(count)]
    return [Task(kind, start, line[: max(0, len(line) - ROUND)]) for line in lines]


@walked("key", GAMES)
def test_a_move_is_right_if_it_keeps_the_value_and_costs_what_it_changes(key: str) -> None:
    with_engine = make_engine(GAMES[key], threads=1, memory_mb=16)
    for task in posed(key):
        position = task.position
        value = worth(position)
        right = {move for move in position.moves() if worth(position.play(move)) == value}
        for move in position.moves():
            for known in (task, Task(task.game, task.start, task.moves, value)):
                found = judge(known, move, with_engine)
                assert found.right is (move in right)
                assert found.cost == abs(value - worth(position.play(move)))
                assert found.exact
                if found.reply is not None:
                    after = position.play(move)
                    assert worth(after.play(found.reply)) == worth(after), "the reply keeps what was given"
        solution = solve(task, with_engine)
        assert set(solution.right) == right
        assert solution.line[0] in right
        assert reached(position, solution.line).is_over
        assert len(solution.costs) == len(position.moves()) - len(right)
    with_engine.close()


def test_a_guess_is_right_if_it_was_played_or_keeps_the_value() -> None:
    engine = make_engine(GAMES["domino"], threads=1, memory_mb=16)
    wrong, task = next(
        (move, each)
        for each in posed("domino", 20)
        for move in each.position.moves()
        if worth(each.position.play(move)) != worth(each.position)
    )
    position = task.position
    right = next(move for move in position.moves() if worth(position.play(move)) == worth(position))
    guess = Task(task.game, task.start, task.moves, played=wrong, guess=True)
    assert judge(guess, wrong, engine).right
    assert judge(guess, right, engine).right
    other = Task(task.game, task.start, task.moves, played=right, guess=True)
    assert judge(other, wrong, engine).right is False
    engine.close()


def test_what_is_proved_at_least_is_kept_or_lost() -> None:
    """MAX is proved to have at least 3: a move after which at least 3 are proved is right, one with at most 2 wrong."""
    kind = GAMES["domino"]
    task = Task(kind, kind.parse("3x3", Side.MAX), value=3, exact=False)
    assert task.kept == (3, None)
    lost = Judgement(task, task.position.moves()[0], False, task.kept, (None, 1))
    assert (lost.cost, lost.exact) == (2, False)
    assert lost.sentence().endswith("costs 2 or more: at least 3 became at most 1.")


def test_right_answers_that_are_known_need_no_search() -> None:
    kind = GAMES["domino"]
    one, other, *_ = kind.parse("3x3", Side.MAX).moves()
    task = Task(kind, kind.parse("3x3", Side.MAX), right=(one,))
    assert (task.is_right(one), task.is_right(other)) == (True, False)
    assert Task(kind, task.start).is_right(one) is None


def test_the_code_names_start_and_moves() -> None:
    one, other = posed("domino")
    assert len({one.code, other.code, Task(one.game, one.start).code}) == 3
    assert Task(one.game, one.start, one.moves, 7, played=one.position.moves()[0]).code == one.code
