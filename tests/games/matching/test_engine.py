"""The interface of the engine: solutions, analyses and progress reports."""

import random
from collections import Counter

import pytest

from tests.theory.brute_force import Graph
from tests.walks import walked
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Limit, Progress, Run, StopToken
from tiling_gui.core.results import MoveValue
from tiling_gui.games.matching.engine import MatchingEngine
from tiling_gui.games.matching.rules import GAME, MatchingPosition, parse
from tiling_gui.search.depth_limited import look_ahead


@walked("name", ["petersen", "grid:3x4", "prism:5", "randomtree:12,4", "triangular:3", "wheel:7"])
@walked("first", [Side.MAX, Side.MIN])
def test_every_position_of_a_play_is_analysed_as_brute_force_does(name: str, first: Side) -> None:
    position, chance, engine = parse(name, first), random.Random(name), MatchingEngine()
    brute = Graph(len(position.graph.vertices), position.graph.edges)

    def final(at: MatchingPosition) -> int:
        return at.scored + brute.values(at.open)[at.to_move is Side.MIN]

    while True:
        heard: list[MoveValue] = []
        analysis = engine.analyse(position, on_move=heard.append)
        assert analysis.value == final(position)
        assert analysis.complete
        assert [entry.move for entry in analysis.moves] == list(position.moves())
        assert {entry.move: entry for entry in heard} == {entry.move: entry for entry in analysis.moves}
        assert all(entry.value == final(position.play(entry.move)) for entry in analysis.moves)
        solution = engine.solve(position)
        assert solution.value == final(position)
        low, high = engine.bounds(position)
        assert low <= final(position) <= high
        end = position
        for move in solution.line:
            end = end.play(move)
        assert end.is_over
        assert end.value() == solution.value
        if position.is_over:
            break
        position = position.play(chance.choice(position.moves()))
    engine.close()


@walked(("name", "plies"), [("torus:4x4", 3), ("petersen", 2), ("grid:3x4", 2), ("cube", 2)])
def test_moves_that_are_alike_are_worth_the_same(name: str, plies: int) -> None:
    position, chance = parse(name), random.Random(name)
    for _ in range(plies):
        brute = Graph(len(position.graph.vertices), position.graph.edges)
        classes = position.classes()
        assert sorted(move for alike in classes for move in alike) == sorted(position.moves())
        for alike in classes:
            after = [position.play(move) for move in alike]
            assert len({brute.values(at.open)[at.to_move is Side.MIN] for at in after}) <= 1
            assert len({sorted_degrees(at) for at in after}) == 1
        position = position.play(chance.choice(position.moves()))


def sorted_degrees(position: MatchingPosition) -> tuple[int, ...]:
    ends = Counter(v for move in position.moves() for v in move)
    return tuple(sorted(ends.values()))


def test_all_first_moves_of_a_torus_are_alike_and_are_guessed_at_once() -> None:
    position, stop = parse("torus:6x6"), StopToken()
    assert [len(alike) for alike in position.classes()] == [72]
    stop.stop()
    heard: list[MoveValue] = []
    MatchingEngine().analyse(position, Run(stop=stop), on_move=heard.append)
    assert {entry.move for entry in heard} == set(position.moves())
    assert len({(entry.lower, entry.upper, entry.estimate) for entry in heard[:72]}) == 1


def test_what_is_stopped_has_bounds_that_hold() -> None:
    position, engine, stop = parse("torus:6x6"), MatchingEngine(), StopToken()
    stop.stop()
    solution = engine.solve(position, Run(stop=stop))
    assert solution.value is None
    assert solution.lower < solution.upper <= 18
    analysis = engine.analyse(position, Run(stop=stop))
    assert not analysis.complete
    assert len(analysis.moves) == 72
    assert all(entry.lower <= entry.upper for entry in analysis.moves)


def test_what_is_told_is_about_the_position() -> None:
    position, engine = parse("grid:4x5").play((0, 1)), MatchingEngine()
    told: list[Progress] = []
    analysis = engine.analyse(position, Run(Limit(seconds=600), told.append))
    assert analysis.value == 9, "a corner is as good as any for MAX"
    for progress in told:
        if progress.lower is not None and progress.upper is not None:
            assert progress.lower <= 9 <= progress.upper
    assert [p.done for p in told if p.stage == "values"] == sorted(p.done for p in told if p.stage == "values")


def test_looking_ahead_finds_the_end() -> None:
    engine = MatchingEngine()
    found = engine.look_ahead(parse("path:4"), 5)
    assert found.exact
    assert found.value == 2
    assert set(found.best) == {(0, 1), (2, 3)}


@walked("evaluation", ["matching", "vertices"])
@walked("name", ["grid:3x5", "prism:5", "randomtree:16,4"])
def test_looking_ahead_with_guesses_kept_sees_what_every_guess_made_anew_shows(name: str, evaluation: str) -> None:
    made: list[int] = []
    position = parse(name)
    position = position.play(position.moves()[2])

    def counted(at: MatchingPosition) -> float | None:
        made.append(at.open)
        return GAME.evaluations[evaluation](at)

    plain = look_ahead(position, 3, counted)
    found = MatchingEngine().look_ahead(position, 3, evaluation=evaluation)
    assert (found.best, found.depth, found.exact) == (plain.best, plain.depth, plain.exact)
    assert found.value == pytest.approx(plain.value)
    assert len(set(made)) < 0.7 * len(made), "many guesses are of vertices met before"
