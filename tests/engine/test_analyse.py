"""Analysis: the exact value of every legal move in all kinds of positions, and its progress reports."""

import random

import pytest

from tests.engine.test_values import random_cells, shape
from tests.theory.brute_force import values
from tiling_gui.core.bound_store import Bound, MemoryBoundStore
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Latest, Limit, Run, StopToken
from tiling_gui.core.results import MoveValue
from tiling_gui.engine import Engine, solver
from tiling_gui.engine.estimate import estimate
from tiling_gui.engine.position_keys import bound_of
from tiling_gui.games.domino.rules import DominoPosition


def after(position: DominoPosition) -> int:
    board = position.board
    found = values(frozenset(board.squares_in(position.live)))
    return position.count + found[0 if position.to_move is Side.MAX else 1]


def test_every_move_has_the_brute_force_value(engine: Engine) -> None:
    chance = random.Random(12)
    for _ in range(60):
        cells = random_cells(chance, 4, 4, 16)
        for side in (Side.MAX, Side.MIN):
            position = shape(cells, side)
            analysis = engine.analyse(position)
            assert analysis.complete
            assert [entry.move for entry in analysis.moves] == list(position.moves())
            for entry in analysis.moves:
                assert entry.value == after(position.play(entry.move))
            assert analysis.value == after(position)


def test_moves_are_told_with_a_guess_at_once_and_when_more_is_proved(engine: Engine) -> None:
    position, told, bounds = DominoPosition.start(4, 7), [], []
    latest = Latest()
    analysis = engine.analyse(
        position, Run(report=latest), on_move=told.append, on_bounds=lambda low, high: bounds.append((low, high))
    )
    moves = position.moves()
    assert sorted(entry.move for entry in told[: len(moves)]) == sorted(moves)
    assert all(9 < entry.estimate < 14 for entry in told)
    assert sorted(entry.move for entry in told if entry.value is not None) == sorted(moves)  # each once
    assert {entry.move: entry for entry in told} == {entry.move: entry for entry in analysis.moves}
    assert bounds[-1] == (12, 12)
    assert all(low <= 12 <= high for low, high in bounds)
    assert latest.progress.stage == "values"
    assert (latest.progress.done, latest.progress.total) == (len(moves), len(moves))
    assert max(entry.value or 0 for entry in analysis.moves) == analysis.value == 12


def test_a_position_in_play_counts_what_lies(engine: Engine) -> None:
    position = DominoPosition.start(5, 5)
    for text in ("b2-b3", "d4-e4", "a1-b1"):
        position = position.play(position.read(text))
    solution = engine.solve(position)
    analysis = engine.analyse(position)
    assert solution.value == analysis.value == after(position)
    best = min(entry.value or 99 for entry in analysis.moves)
    assert best == solution.value


def test_a_finished_game_has_its_count_and_no_moves(engine: Engine) -> None:
    position = DominoPosition.start(1, 2).play(((0, 0), (0, 1)))
    assert engine.solve(position).value == 1
    analysis = engine.analyse(position)
    assert (analysis.value, analysis.moves, analysis.complete) == (1, (), True)


def test_a_stopped_analysis_keeps_true_intervals() -> None:
    engine, stop, told = Engine(threads=1, memory_mb=64), StopToken(), []

    def first(entry: MoveValue) -> None:
        if entry.value is not None:
            told.append(entry)
            stop.stop()

    analysis = engine.analyse(DominoPosition.start(6, 6), Run(stop=stop), on_move=first)
    assert told
    assert not analysis.complete
    assert analysis.lower <= 16 <= analysis.upper
    for entry in analysis.moves:
        assert entry.lower <= entry.upper
        if entry.value is not None:
            assert entry.value <= 16


def test_a_node_limit_ends_an_analysis(engine: Engine) -> None:
    analysis = engine.analyse(DominoPosition.start(7, 8), Run(Limit(nodes=500)))
    assert not analysis.complete
    assert analysis.lower <= analysis.upper


def test_solving_after_an_analysis_costs_next_to_nothing() -> None:
    engine = Engine(threads=1, memory_mb=64)
    analysis = engine.analyse(DominoPosition.start(5, 6))
    assert engine.solve(DominoPosition.start(5, 6)).nodes < analysis.nodes / 10


def test_estimates_are_near_the_values(engine: Engine) -> None:
    chance = random.Random(13)
    off = []
    for _ in range(80):
        position = shape(random_cells(chance, 5, 5, 18))
        off.append(estimate(position) - (engine.solve(position).value or 0))
    assert sum(abs(error) for error in off) / len(off) < 0.6
    assert estimate(DominoPosition.start(20, 20)) > 150


def test_an_analysis_keeps_what_it_proves_and_the_next_one_does_not_search_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver, "WORTH_STORING", 0)
    position, memory = DominoPosition.start(6, 6), MemoryBoundStore()
    first = Engine(threads=1, memory_mb=16, bound_store=memory).analyse(position)
    assert memory.facts
    again = Engine(threads=1, memory_mb=16, bound_store=memory).analyse(position)
    assert again.nodes < first.nodes
    assert [(entry.move, entry.value) for entry in again.moves] == [(e.move, e.value) for e in first.moves]
    assert again.value == first.value == 16


def test_what_an_earlier_analysis_proved_is_not_asked_again(engine: Engine) -> None:
    position, stop = DominoPosition.start(5, 6), StopToken()

    def stop_at_three(entry: MoveValue) -> None:
        if entry.value is not None:
            seen.append(entry)
            if len(seen) == 3:
                stop.stop()

    seen: list[MoveValue] = []
    part = engine.analyse(position, Run(stop=stop), on_move=stop_at_three)
    assert not part.complete
    whole = engine.analyse(position, known=part)
    again = engine.analyse(position, known=whole)
    assert (again.nodes, again.moves, again.complete) == (0, whole.moves, True)
    assert whole.moves == engine.analyse(position).moves


def test_what_is_known_is_told_before_anything_is_compiled() -> None:
    """If known facts settle everything, compiled code is not waited for."""
    position, memory, told = DominoPosition.start(4, 4), MemoryBoundStore(), []
    for child in map(position.play, position.moves()):
        memory.put(bound_of(child, after(child), after(child)))
    engine = Engine(threads=1, memory_mb=16, bound_store=memory)
    analysis = engine.analyse(position, on_move=told.append)
    assert analysis.complete
    assert analysis.value == after(position)
    assert {entry.move: entry.value for entry in told} == {
        move: after(position.play(move)) for move in position.moves()
    }
    assert engine.table_mb == 0, "there is a machine"


def test_what_comes_with_the_bound_store_is_taught_once() -> None:
    class Stocked(MemoryBoundStore):
        asked = 0

        def shipped(self, key: str) -> list[Bound]:
            self.asked += 1
            return [bound_of(child, after(child), after(child)) for child in map(position.play, position.moves())]

    # A rectangle would start with its value, by a certificate.
    cells = frozenset((r, c) for r in range(4) for c in range(5)) - {(0, 0)}
    position, memory = shape(cells, Side.MAX), Stocked()
    engine = Engine(threads=1, memory_mb=16, bound_store=memory)
    plain = Engine(threads=1, memory_mb=16).solve(position)
    first, _ = engine.solve(position), engine.solve(DominoPosition.start(4, 4))
    assert (first.value, memory.asked) == (plain.value, 1)
    assert first.nodes < plain.nodes
    engine.close()
    engine.solve(position)
    assert memory.asked == 2, "a new table is taught again"
