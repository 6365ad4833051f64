"""Nim, Grundy's game and Treblecross: moves, ends and notation."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.walks import walked
from tiling_gui.core.game import Side
from tiling_gui.errors import InputError
from tiling_gui.games.heaps.octal import OctalCode, OctalPosition
from tiling_gui.games.heaps.rules import GAME, GrundyPosition, NimPosition, parse, text_of, title
from tiling_gui.games.heaps.treblecross import TreblecrossPosition

STARTS = ["nim:3,0,4", "grundy:9,3", "treblecross:9", "octal:0.007:9,4", "kayles:7", "dawson:8,3", "octal:4.3:6"]


@pytest.mark.parametrize("text", STARTS)
@settings(max_examples=10)
@given(seed=st.integers(0, 9999))
def test_games_are_played_to_their_end_and_come_back_from_json(text: str, seed: int) -> None:
    chance = random.Random(seed)
    start: Any = parse(text, Side.SECOND)
    assert GAME.from_json(GAME.to_json(start)) == start
    assert parse(text_of(start), Side.SECOND) == start
    position, count = start, 0
    while not position.is_over:
        moves = position.moves()
        assert moves
        assert len(set(moves)) == len(moves)
        with pytest.raises(ValueError, match="not over"):
            position.value()
        move = chance.choice(moves)
        assert position.read(position.write(move)) == move
        assert GAME.move_from_json(GAME.move_to_json(move)) == move
        position, count = position.play(move), count + 1
        hash(position)
    assert list(position.moves()) == []
    assert position.winner() == (Side.SECOND if count % 2 else Side.FIRST)
    assert position.value() == (-1 if count % 2 else 1)
    assert position.scored == 0


def test_nim_moves_are_index_and_new_size() -> None:
    position = NimPosition((2, 0, 1))
    assert position.moves() == ((0, 0), (0, 1), (2, 0))
    assert position.play((0, 1)).heaps == (1, 0, 1)
    assert NimPosition((1, 2)).key() == NimPosition((2, 0, 1)).key()
    assert NimPosition((1, 2)).key() != NimPosition((1, 2), Side.SECOND).key()


def test_piles_split_into_unequal_parts() -> None:
    position = GrundyPosition((4, 3))
    assert position.moves() == ((0, 3, 1), (1, 2, 1))
    assert position.play((0, 3, 1)).heaps == (3, 1, 3)
    assert position.play((0, 1, 3)) == position.play((0, 3, 1))
    assert GrundyPosition((2, 1)).is_over
    assert len(GrundyPosition((7,)).moves()) == 3


def test_treblecross_ends_with_three_in_a_row() -> None:
    position = TreblecrossPosition.start(5).play(1).play(3)
    assert position.winning_cells() == (2,)
    assert position.grundy_parts() == [("at once",)]
    over = position.play(2)
    assert over.is_over
    assert over.diagram() == ".XXX."
    assert over.winner() is Side.FIRST
    assert TreblecrossPosition.start(6).play(0).key() == TreblecrossPosition.start(6).play(5).key()
    assert TreblecrossPosition.start(8).play(0).grundy_parts() == [("octal", (0, 0, 0, 7), 7)]


@given(cells=st.integers(3, 12), crosses=st.integers(0, 4095))
def test_treblecross_masks_against_looking_cell_by_cell(cells: int, crosses: int) -> None:
    crosses &= (1 << cells) - 1
    text = "".join("X" if crosses >> i & 1 else "." for i in range(cells))
    position = TreblecrossPosition(cells, crosses)
    assert position.is_over == ("XXX" in text)
    wins = [i for i in range(cells) if text[i] == "." and "XXX" in text[:i] + "X" + text[i + 1 :]]
    if not position.is_over:
        assert list(position.winning_cells()) == wins
    safe = [i for i in range(cells) if "X" not in text[max(0, i - 2) : i + 3]]
    assert [i for i in range(cells) if position.safe_cells() >> i & 1] == safe


@walked(
    ("text", "word"),
    [
        ("nim", "separated by commas"),
        ("nim:", "separated by commas"),
        ("nim:1,,2", "separated by commas"),
        ("nim:-1", "separated by commas"),
        ("nim:1000001", "at most 1000000"),
        ("nim:" + ",".join("1" * 101), "up to 100"),
        ("grundy:20001", "at most 20000"),
        ("treblecross:2", "3 to"),
        ("treblecross:x", "number of cells"),
        ("octal:0.009:3", "octal code"),
        ("octal:0.000:3", "no move"),
        ("octal:1.7:3", "octal code"),
        ("chess:3", "there are nim"),
        ("", "there are nim"),
    ],
)
def test_what_cannot_be_read_is_refused(text: str, word: str) -> None:
    with pytest.raises(InputError, match=word):
        parse(text)


@walked(
    ("text", "move", "word"),
    [
        ("nim:2,3", (0, 2), "become smaller"),
        ("nim:2,3", (2, 0), "no heap 3"),
        ("nim:2,3", (0, -1), "become smaller"),
        ("nim:2,3", 1, "written like"),
        ("nim:2,3", (0, 1, 1), "written like"),
        ("grundy:6", (0, 3, 3), "must not be equal"),
        ("grundy:6", (0, 4, 3), "does not split"),
        ("grundy:6", (0, 6, 0), "does not split"),
        ("grundy:6", (1, 2, 1), "no heap 2"),
        ("grundy:6", (0, 3), "written like"),
        ("octal:.007:6", (0, (2, 2)), "does not allow"),
        ("octal:.007:6", (0, (1, 1, 1)), "does not allow"),
        ("octal:.007:6", (0, (-1, 4)), "does not allow"),
        ("octal:.007:6", (3, (3,)), "no heap 4"),
        ("octal:.007:6", (0, 3), "written like"),
        ("treblecross:5", 5, "no cell 6"),
        ("treblecross:5", (1, 2), "written like"),
    ],
)
def test_illegal_moves_are_refused(text: str, move: Any, word: str) -> None:
    position: Any = parse(text)
    with pytest.raises(InputError, match=word):
        position.play(move)


def test_treblecross_refuses_taken_cells_and_play_after_the_end() -> None:
    position = TreblecrossPosition.start(5).play(1)
    with pytest.raises(InputError, match="already has a cross"):
        position.play(1)
    with pytest.raises(InputError, match="game is over"):
        position.play(2).play(3).play(4)


@walked(
    ("text", "typed", "word"),
    [
        ("nim:2,3", "4 1", "no heap of 4"),
        ("nim:2,3", "#3 2→1", "no heap 3"),
        ("nim:2,3", "#1 3→1", "has 2 counters"),
        ("nim:2,3", "3→1+1", "leaves one heap"),
        ("nim:2,3", "x", "written like"),
        ("grundy:7", "7→5", "splits into two"),
        ("treblecross:5", "a", "number of a cell"),
    ],
)
def test_typed_moves_are_refused_in_words(text: str, typed: str, word: str) -> None:
    position: Any = parse(text)
    with pytest.raises(InputError, match=word):
        position.read(typed)


def test_typed_moves() -> None:
    assert NimPosition((2, 9)).read("9->4") == (1, 4)
    assert NimPosition((9, 9)).read("#2 9 4") == (1, 4)
    assert NimPosition((9, 19)).read("#219-4") == NimPosition((9, 19)).read("19-4") == (1, 4)
    assert GrundyPosition((9,)).read("9-4+5") == GrundyPosition((9,)).read("#19->5+4") == (0, 5, 4)
    with pytest.raises(InputError, match="#1 9"):
        NimPosition((11, *[1] * 10)).read("#111-0")  # heap 1 of 11, or heap 11 of 1
    assert GrundyPosition((7,)).read("7 = 2 + 5".replace("=", "→")) == (0, 5, 2)
    octal = OctalPosition(OctalCode.parse(".007"), (3, 9))
    assert octal.read("3→0") == (0, ())
    assert octal.read("9→4+2") == (1, (2, 4))


def test_titles() -> None:
    shown = [title(parse(text)) for text in STARTS]
    assert shown == [
        "Nim 3, 0, 4",
        "Grundy's game 9, 3",
        "Treblecross on 9 cells",
        "Octal game 0.007: 9, 4",
        "Kayles 7",
        "Dawson's Kayles 8, 3",
        "Octal game 4.3: 6",
    ]
    assert parse("nim:3,0").diagram() == "1: ●●● 3\n2: 0"
