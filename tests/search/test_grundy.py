"""ELLIE and heap games solved: published values, and brute force compared with everything fast."""

import json
import random
import threading
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.conftest import DATA
from tests.search.definition import grundy_by_definition
from tests.walks import walked
from tiling_gui.core.board import Board
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Latest, Limit, Run, StopToken
from tiling_gui.errors import InputError
from tiling_gui.games.ellie import solver as ellie
from tiling_gui.games.ellie.rules import ElliePosition
from tiling_gui.games.ellie.solver import EllieSolver
from tiling_gui.games.heaps.grundy_values import octal_values
from tiling_gui.games.heaps.octal import OctalCode
from tiling_gui.games.heaps.rules import GrundyPosition, NimPosition, parse
from tiling_gui.games.heaps.solver import HeapsSolver, nim_winning_moves
from tiling_gui.games.heaps.treblecross import TreblecrossPosition
from tiling_gui.search.alphabeta import alphabeta
from tiling_gui.search.grundy import nim_sum_rows
from tiling_gui.search.table import Table

FACTS: dict[str, Any] = json.loads((DATA / "placement_and_heaps.json").read_text())
SHARED = EllieSolver()


def winner(position: Any) -> Side:
    """The winner by alpha-beta over the whole tree, independent of Grundy values."""
    return Side.FIRST if alphabeta(position, table=Table()).value == 1 else Side.SECOND


@walked("fact", FACTS["boards"])
def test_boards_of_the_data(fact: dict[str, Any]) -> None:
    for rows, columns in ((fact["m"], fact["n"]), (fact["n"], fact["m"])):
        position = ElliePosition.start(rows, columns)
        solver = EllieSolver()
        assert solver.grundy(position) == fact["grundy"]
        moves = solver.winning_moves(position)
        assert moves is not None
        assert len(moves) == fact["winning_first_placements"]
        assert len(position.moves()) == fact["first_placements"]
        assert winner(position) == (Side.FIRST if fact["winner"] == "first" else Side.SECOND)


@walked("n", range(2, 12))
def test_two_rows_are_the_octal_game_007(n: int) -> None:
    code = OctalCode.parse(".007")
    assert SHARED.grundy(ElliePosition.start(2, n)) == octal_values(code, 2 * n, keep=False)[2 * n]
    assert SHARED.grundy(ElliePosition.start(3, 3)) == 0  # heap 9 has 3: they agree only for two rows


@given(rows=st.integers(2, 5), columns=st.integers(2, 5), seed=st.integers(0, 10**9))
def test_random_shapes_have_the_value_of_the_definition(rows: int, columns: int, seed: int) -> None:
    chance = random.Random(seed)
    squares = [(r, c) for r in range(rows) for c in range(columns) if chance.random() < 0.8][:17]
    mask = sum(1 << r * columns + c for r, c in squares) or 1
    position = ElliePosition(Board(rows, columns, mask))
    assert SHARED.grundy(position) == grundy_by_definition(position)


def test_the_compiled_search_agrees_on_small_components_too(monkeypatch: pytest.MonkeyPatch) -> None:
    by_definition = EllieSolver()
    shapes = [ElliePosition.start(r, c) for r, c in ((2, 2), (2, 5), (3, 4), (3, 5), (4, 4), (1, 5))]
    expected = [grundy_by_definition(position) for position in shapes]
    assert [by_definition.grundy(position) for position in shapes] == expected
    monkeypatch.setattr(ellie, "SMALL", 2)
    compiled = EllieSolver()
    assert [compiled.grundy(position) for position in shapes] == expected
    assert compiled.nodes > 0


@walked("size", ["3x6", "4x5", "5x5", "4x6"])
def test_larger_boards_are_the_mex_of_their_options(size: str) -> None:
    position = ElliePosition(Board.parse(size))
    solver = EllieSolver()
    value = solver.grundy(position)
    options = {solver.grundy(position.play(move)) for move in position.moves()}
    assert value not in options
    assert value is not None
    assert set(range(value)) <= options
    moves = solver.winning_moves(position)
    assert moves == [move for move in position.moves() if solver.grundy(position.play(move)) == 0]


def test_the_table_grows_and_what_was_proved_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ellie, "_FIRST_TABLE", 64)
    solver = EllieSolver()
    assert solver.grundy(ElliePosition.start(5, 6)) == SHARED.grundy(ElliePosition.start(5, 6))
    nodes = solver.nodes
    assert solver.grundy(ElliePosition.start(5, 6)) is not None
    assert solver.nodes == nodes


def test_ellie_obeys_limits_and_stops_and_goes_on() -> None:
    solver = EllieSolver()
    position = ElliePosition.start(5, 6)
    stop = StopToken()
    stop.stop()
    assert solver.grundy(position, Run(stop=stop)) is None
    assert solver.winning_moves(position, Run(stop=stop)) is None
    assert solver.grundy(position, Run(Limit(nodes=0))) is None
    latest = Latest()
    assert solver.grundy(position, Run(report=latest)) == SHARED.grundy(position)
    assert latest.progress.stage in ("preparing", "solving")


def test_a_stop_ends_a_long_solve() -> None:
    stop = StopToken()
    solver = EllieSolver()
    solver.grundy(ElliePosition.start(4, 4))  # compiled by now
    timer = threading.Timer(0.2, stop.stop)
    timer.start()
    assert solver.grundy(ElliePosition.start(7, 8), Run(stop=stop)) is None
    timer.join()


def test_boards_too_large_are_refused() -> None:
    with pytest.raises(InputError, match="60"):
        EllieSolver().grundy(ElliePosition.start(8, 8))
    assert EllieSolver().grundy(ElliePosition.start(1, 20)) == 0


def test_grundys_game_of_the_data() -> None:
    solver = HeapsSolver()
    expected = FACTS["grundys_game_first_21"]
    assert [solver.grundy(GrundyPosition((n,))) for n in range(len(expected))] == expected
    assert solver.winning_moves(GrundyPosition((7,))) == []
    for n in range(3, 12):
        assert grundy_by_definition(GrundyPosition((n,))) == expected[n]


@given(heaps=st.lists(st.integers(0, 4), min_size=1, max_size=3))
def test_nim_is_won_where_the_nim_sum_is_not_zero(heaps: list[int]) -> None:
    position = NimPosition(tuple(heaps))
    solver = HeapsSolver()
    assert solver.grundy(position) == grundy_by_definition(position)
    moves = solver.winning_moves(position)
    assert moves == [m for m in position.moves() if winner(position.play(m)) == Side.FIRST]
    assert moves == nim_winning_moves(heaps)


def test_the_slides_nim_sum() -> None:
    assert nim_sum_rows([12, 13, 7]) == [(12, "1100"), (13, "1101"), (7, "0111"), (6, "0110")]


@walked("text", ["octal:.007:9,4", "kayles:7", "dawson:8,3", "octal:0.17:7", "octal:4.3:6", "octal:.6:7"])
def test_octal_positions_against_the_definition(text: str) -> None:
    position: Any = parse(text)
    solver = HeapsSolver()
    assert solver.grundy(position) == grundy_by_definition(position)
    moves = solver.winning_moves(position)
    assert moves == [m for m in position.moves() if winner(position.play(m)) == Side.FIRST]


@walked("cells", range(3, 10))
def test_treblecross_is_007_on_two_cells_more(cells: int) -> None:
    start = TreblecrossPosition.start(cells)
    solver = HeapsSolver()
    assert solver.grundy(start) == octal_values(OctalCode.parse(".007"), cells + 2, keep=False)[cells + 2]
    position = start
    chance = random.Random(cells)
    while not position.is_over:
        moves = solver.winning_moves(position)
        assert moves == [m for m in position.moves() if winner(position.play(m)) != position.to_move.other]
        assert (solver.grundy(position) is None) == bool(position.winning_cells())
        position = position.play(chance.choice(position.moves()))
