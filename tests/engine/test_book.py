"""The book of first moves: it agrees with itself and with fresh proofs, and is loaded only where it helps."""

import gzip
import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.walks import walked
from tiling_gui.core import shipped_files
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Limit, Run
from tiling_gui.engine import Engine, book, solved
from tiling_gui.engine.null_window import Question
from tiling_gui.engine.position_keys import position_key, squares_of_key
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.paths import resource
from tiling_gui.store import Store

START = DominoPosition.start(8, 8)


@pytest.fixture
def unread() -> Iterator[None]:
    book._lines.cache_clear()
    solved._file.cache_clear()
    yield
    book._lines.cache_clear()


def key_of(position: DominoPosition) -> str:
    return position_key(position.board, position.live)


def children(position: DominoPosition) -> list[DominoPosition]:
    return list({key_of(child): child for child in map(position.play, position.moves())}.values())


@walked("first", Side)
def test_every_first_move_is_exact_and_the_best_one_is_worth_the_board(first: Side) -> None:
    start = DominoPosition.start(8, 8, first)
    found = [solved.shipped_fact(key_of(child)) for child in children(start)]
    bounds = [fact.bounds(first.other) for fact in found if fact]
    assert len(bounds) == len(found) == 16
    assert all(lower == upper for lower, upper in bounds)
    best = max if first is Side.MAX else min
    assert 1 + best(lower for lower, _ in bounds) == 29  # values.json has 29 for either starting side


@walked("first", Side)
def test_the_empty_board_has_all_its_values_without_a_search(first: Side) -> None:
    with Store.in_memory() as store:
        engine = Engine(threads=1, memory_mb=64, bound_store=store.facts)
        found = engine.analyse(DominoPosition.start(8, 8, first), Run(Limit(nodes=1)))
    assert found.complete
    assert found.nodes == 0
    assert found.value == 29
    assert len(found.moves) == 112


def test_what_is_said_of_a_position_and_of_its_moves_agrees() -> None:
    """The value with MAX to move is one more than the greatest after a move, with MIN to move the least."""
    met = 0
    for position in (START, *children(START)):
        own = solved.shipped_fact(key_of(position))
        assert own is not None
        facts = [fact for fact in (solved.shipped_fact(key_of(child)) for child in children(position)) if fact]
        met += len(facts)
        for fact in facts:
            assert fact.lower_min + 1 <= own.upper_max
            assert fact.upper_max + 1 >= own.lower_min
    assert met > 50


def test_no_fact_contradicts_tempo_or_the_squares_there_are() -> None:
    facts = list(book.facts_for(key_of(START)))
    assert len({fact.key for fact in facts}) == len(facts) > 1000
    for fact in facts:
        assert squares_of_key(fact.key) >= book.FEWEST
        for low, up in (fact.bounds(Side.MAX), fact.bounds(Side.MIN)):
            assert 0 <= low <= up <= squares_of_key(fact.key) // 2
        assert fact.lower_max - 1 <= fact.upper_min
        assert fact.lower_min - 1 <= fact.upper_max


def test_cheap_facts_are_proved_again_by_an_engine_that_knows_no_book() -> None:
    engine, chance = Engine(threads=1, memory_mb=64), random.Random(18)
    cheap = [fact for fact in book.facts_for(key_of(START)) if fact.lower_max == 0 and 20_000 <= fact.nodes < 21_000]
    for fact in chance.sample(cheap, 2):  # only upper bounds, each from a single question
        reply = engine.ask(Question(fact.key, Side.MAX, fact.upper_max + 1), work="book", squares=64, budget=3_000_000)
        assert reply.answer is False


@pytest.mark.parametrize(("rows", "columns"), [(7, 7), (5, 10), (6, 7), (4, 14)])
def test_other_boards_do_not_read_it(unread: None, rows: int, columns: int) -> None:
    position = DominoPosition.start(rows, columns)
    assert solved.shipped_fact(key_of(position.play(position.moves()[0]))) is None
    assert not list(book.facts_for(key_of(position)))
    assert book._lines.cache_info().currsize == 0


def test_a_store_knows_what_the_book_says() -> None:
    with Store.in_memory() as store:
        known = store.known_bounds(START.play(START.moves()[0]))
        assert (known.lower, known.upper) in {(28, 29), (28, 28), (29, 29)}


@pytest.mark.parametrize("damage", ["changed", "interrupted", "no digest", "missing"])
def test_a_book_that_was_changed_is_left_out_and_said(
    unread: None, damage: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / book.FOLDER
    folder.mkdir()
    whole = resource(f"{book.FOLDER}/8x8.gz").read_bytes()
    digests = resource(f"{book.FOLDER}/digests.json").read_text()
    if damage == "changed":
        text = gzip.decompress(whole).decode()
        whole = gzip.compress(text.replace('"max": [28, ', '"max": [27, ', 1).encode())
    elif damage == "interrupted":
        whole = whole[: len(whole) // 2]
    elif damage == "no digest":
        digests = json.dumps({})
    if damage != "missing":
        (folder / "8x8.gz").write_bytes(whole)
        (folder / "digests.json").write_text(digests)
    monkeypatch.setattr(
        shipped_files, "resource", lambda name: tmp_path / name if name.startswith(book.FOLDER) else resource(name)
    )
    assert not solved.integrity_message()
    assert not list(book.facts_for(key_of(START)))
    assert book.fact_of(key_of(START.play(START.moves()[0]))) is None
    assert "book" in solved.integrity_message()
