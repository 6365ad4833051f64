"""The shipped values: published values, lines that replay, lemmas M and T, and fresh solves where that is quick."""

import gzip
import json
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from tests.conftest import DATA
from tests.programs import TOP
from tests.walks import walked
from tiling_gui.core import shipped_files
from tiling_gui.core.board import Board
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Limit, Run
from tiling_gui.engine import Engine, book
from tiling_gui.engine import solved as shipping
from tiling_gui.engine.position_keys import bound_of, position_key
from tiling_gui.engine.solved import shipped_facts, solved_boards
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.paths import resource
from tiling_gui.store import Store

ALL = {(solved.board, solved.first): solved for solved in solved_boards()}
QUICK = 36
"""Squares of the largest boards that are solved again here."""


@walked("board", ["7x9", "8x8"])
def test_the_page_of_the_engine_quotes_what_the_record_says(board: str) -> None:
    page = (TOP / "docs" / "engine.md").read_text(encoding="utf-8")
    cells = re.search(rf"^\| {board.replace('x', '×')} \| (.*?) \| (.*?) \|", page, re.MULTILINE)
    assert cells is not None
    for cell, first in zip(cells.groups(), (Side.MAX, Side.MIN), strict=True):
        solved = ALL[board, first]
        value, millions, minutes = re.findall(r"[\d.]+", cell)[:3]
        assert int(value) == solved.value
        assert float(millions) == pytest.approx(solved.nodes / 1e6, abs=0.5 if solved.nodes > 1e7 else 0.05)
        assert float(minutes) == pytest.approx(solved.seconds / 60, abs=0.5 if solved.seconds > 600 else 0.05)


def test_every_line_is_a_game_that_ends_with_the_value() -> None:
    for solved in solved_boards():
        position = solved.position()
        for move in solved.line:
            position = position.play(move)
        assert position.is_over, solved
        assert position.count == solved.value, solved


def test_published_values() -> None:
    for entry, first in product(json.loads((DATA / "tiling.json").read_text())["values"], (Side.MAX, Side.MIN)):
        solved = ALL.get((f"{entry['m']}x{entry['n']}", first))
        assert solved is None or solved.value == entry[f"{first}_first"], entry


def test_tempo_and_smaller_boards() -> None:
    for (board, first), solved in ALL.items():
        other = ALL.get((board, Side.MIN if first is Side.MAX else Side.MAX))
        assert other is None or abs(other.value - solved.value) <= 1
    for (one, first), (two, second) in product(ALL, ALL):
        (m, n), (r, c) = (sorted(map(int, board.split("x"))) for board in (one, two))
        if first is second and m <= r and n <= c:
            assert ALL[one, first].value <= ALL[two, second].value, (one, two)


def test_solving_again_gives_the_same(engine: Engine) -> None:
    for solved in solved_boards():
        if Board.parse(solved.board).size <= QUICK:
            assert engine.solve(solved.position()).value == solved.value, solved


def test_what_took_long_is_known_from_the_first_start_with_its_line() -> None:
    long = [solved for solved in solved_boards() if solved.seconds >= 6]
    assert {"7x8", "8x8"} <= {solved.board for solved in long}
    with Store.in_memory() as store:
        for solved in long:
            found = Engine(threads=1, memory_mb=16, bound_store=store.facts).solve(solved.position())
            assert found.from_store
            assert found.value == solved.value
            assert found.line == solved.line  # nothing is searched, whatever the book has of other first moves
            end = found.position
            for move in found.line:
                end = end.play(move)
            assert end.is_over
            assert end.count == solved.value


def test_a_board_that_is_solved_soon_is_known_to_who_asks() -> None:
    with Store.in_memory() as store:
        for solved in solved_boards():
            if solved.seconds < 6:
                assert store.known_bounds(solved.position()).pair == (solved.value, solved.value), solved


def test_a_search_is_not_told_what_a_board_that_is_solved_soon_is_worth() -> None:
    with Store.in_memory() as store:
        found = Engine(threads=1, memory_mb=16, bound_store=store.facts).solve(DominoPosition.start(6, 6))
        assert (found.value, found.from_store) == (16, False)
        assert found.nodes > 0


def test_shipped_facts_bound_both_movers_by_one() -> None:
    for fact in shipped_facts():
        if fact in shipping.UNFINISHED.values():
            continue
        assert fact.lower_max == fact.upper_max or fact.lower_min == fact.upper_min
        assert fact.lower_max - 1 <= fact.upper_min
        assert fact.lower_min - 1 <= fact.upper_max


def test_the_positions_on_the_line_of_a_board_that_took_long_are_known_by_their_keys() -> None:
    for solved in (solved for solved in solved_boards() if solved.seconds >= 30):
        position = solved.position()
        for move in solved.line:
            if position.live.bit_count() < 20:
                break
            rows, columns, live = position.board.images(position.live)[-1]  # turned
            fact = shipping.shipped_fact(position_key(Board(rows, columns, (1 << rows * columns) - 1), live))
            assert fact.bounds(position.to_move) == (solved.value - position.count,) * 2, position.diagram()
            position = position.play(move)


def test_every_later_position_of_a_line_has_the_value(engine: Engine) -> None:
    """Those with few squares are not looked at: what is left of a game then is worth what it is worth anywhere."""
    for solved in solved_boards():
        position = solved.position()
        for move in solved.line:
            if 18 <= position.live.bit_count() <= 21:
                assert engine.solve(position).value == solved.value, position.diagram()
            position = position.play(move)


@pytest.fixture
def changed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """The file with a false value of 27 for 8 x 8, MAX first."""
    (tmp_path / "engine").mkdir()
    for name in (shipping.FILE, "engine/digests.json"):
        text = resource(name).read_text(encoding="utf-8")
        false = re.sub(r'("8x8", "first": "MAX", "value": )[0-9]+', r"\g<1>27", text)
        (tmp_path / name).write_text(false)
    monkeypatch.setattr(shipped_files, "resource", lambda name: tmp_path / name)
    facts = (shipping._facts, shipping._facts_of_size, shipping._line_positions, shipping._unfinished)
    caches = (shipping._file, shipping.entries, shipping.solves_of_size, *facts, book._lines)
    for cached in caches:
        cached.cache_clear()
    yield
    for cached in caches:
        cached.cache_clear()


def test_a_file_that_was_changed_is_left_out_and_told_of(changed: None, tmp_path: Path) -> None:
    assert shipping.solved_boards() == ()
    with Store.open(tmp_path) as store:
        assert store.searched_bounds(DominoPosition.start(8, 8)) is None
        assert store.searched_bounds(DominoPosition.start(6, 6)) is None
        assert store.messages == ("The values shipped with the program were changed: they are not used.",)


def test_the_file_is_the_one_that_was_written() -> None:
    assert shipping.integrity_message() == ""
    assert shipping.shipped_fact(bound_of(DominoPosition.start(8, 8), 0, 32).key) is not None


def test_bounds_of_unsolved_boards_are_rows_of_their_files() -> None:
    found = {}
    for file, fact in shipping.UNFINISHED.items():
        text = gzip.decompress((TOP / file).read_bytes()).decode()
        row = json.loads(next(line for line in text.splitlines() if f'"{fact.key}"' in line))
        assert (*row["max"], *row["min"]) == fact.as_tuple
        start = DominoPosition(Board.parse(fact.key.partition(":")[0]), Side.MAX)
        assert shipping.of_board(position_key(start.board, start.live)).as_tuple == fact.as_tuple
        found[start.board.name] = fact.as_tuple
    assert found == {"8x9": (28, 33, 27, 33)}


def test_a_short_search_proves_a_bound_of_8x9_again() -> None:
    engine = Engine(threads=1, memory_mb=256)  # the same nodes on every machine
    try:
        assert engine.solve(DominoPosition.start(8, 9), Run(Limit(nodes=120_000))).upper <= 34
    finally:
        engine.close()
