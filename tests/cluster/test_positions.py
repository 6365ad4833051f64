"""Positions by their keys: the results of moves and lemmas, compared with the definition of the game."""

import random

import pytest

from tests.cluster.workers import cells_of, random_position, true_value
from tests.theory.brute_force import values
from tests.walks import walked
from tiling_gui.cluster.positions import (
    SPACE,
    deletions,
    normal,
    options,
    position_of,
    start_key,
)
from tiling_gui.core.board import Board
from tiling_gui.core.game import Side
from tiling_gui.engine.position_keys import position_key, proved_bound
from tiling_gui.errors import InputError
from tiling_gui.games.domino.rules import DominoPosition, read_shape

KEYS = sorted({start_key(random_position(random.Random(seed))) for seed in range(60)} - {""})


@walked("key", KEYS)
def test_options_and_lemmas_hold(key: str) -> None:
    x, n = values(cells_of(key))
    small, gained = normal(key)
    assert values(cells_of(small)) == (x - gained, n - gained)
    below = [(true_value(child, Side.MAX) + gain, true_value(child, Side.MIN) + gain) for child, gain in options(key)]
    assert x == max(after for _, after in below)
    assert n == min(after for after, _ in below)
    for child, gain in deletions(key, Side.MIN):  # lemma M: a square less is worth no more
        assert true_value(child, Side.MIN) + gain <= n
    for child, gain in deletions(key, Side.MAX):  # lemma K: a square is worth at most a domino space
        assert true_value(child, Side.MAX) + gain >= x


@walked("key", KEYS)
def test_a_position_of_a_key_has_that_key(key: str) -> None:
    position = position_of(key)
    assert position_key(position.board, position.live) == key


def test_domino_spaces_cancel_in_pairs() -> None:
    assert normal("1x4:f+1x3:7+2x2:7+1x2:3") == (f"1x4:f+{SPACE}", 2)
    assert normal("1x3:7+1x2:3") == ("", 2)
    assert normal("") == ("", 0)


@walked("key", KEYS)
def test_what_is_proved_for_one_mover_bounds_the_other(key: str) -> None:
    for side in (Side.MAX, Side.MIN):
        value = true_value(key, side)
        fact = proved_bound(key, side, value, value)
        for mover in (Side.MAX, Side.MIN):
            low, high = fact.bounds(mover)
            assert low <= true_value(key, mover) <= high


def test_what_the_engine_cannot_be_asked_about_is_refused() -> None:
    with pytest.raises(InputError, match="within a rectangle of 128 squares"):
        start_key(DominoPosition(Board.rectangle(12, 12)))
    staircase = "/".join("#" * r + "..." + "#" * (17 - r) for r in range(18))
    with pytest.raises(InputError, match="within a rectangle of 128 squares"):
        start_key(read_shape(staircase))
